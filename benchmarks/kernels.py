"""How large the kernel of each kind of page is: `python -m benchmarks.kernels`.

A kernel runs the page's cells as Voila would; its proportional share of memory (PSS) is read once they are done. Linux
only. The first line is a kernel that has run nothing.
"""

import sys
from pathlib import Path
from typing import Final

import nbformat
from nbclient import NotebookClient

PAGES: Final = (
    None,
    "tutorials/cards/01-first-expedition.ipynb",
    "tutorials/cards/09-should-i-wager.ipynb",
    "notebooks/play-cards.ipynb",
    "notebooks/wager-lab.ipynb",
    "notebooks/review.ipynb",
    "notebooks/playtest.ipynb",
)
HEAVY: Final = ("numpy", "numba", "matplotlib")
ASK: Final = f"import sys; print(*(name for name in {HEAVY} if name in sys.modules))"


def main() -> None:
    """Run each page in a kernel of its own and print the table."""
    if not Path("/proc/self/smaps_rollup").exists():
        sys.exit("This machine has no /proc/PID/smaps_rollup: kernels can't be measured here.")
    print("python -m benchmarks.kernels")
    print(f"{'page':45}{'PSS':>9}{'more':>9}  loaded")
    bare = 0.0
    for page in PAGES:
        size, loaded = measure(page)
        bare = bare or size
        print(f"{page or 'nothing':45}{size:>6.1f} MB{size - bare:>6.1f} MB  {loaded or '-'}", flush=True)


def measure(page: str | None) -> tuple[float, str]:
    """Return a kernel's size in MB after a page's cells, and which of the heavy libraries it has loaded."""
    notebook = nbformat.read(page, as_version=4) if page else nbformat.v4.new_notebook()
    notebook.cells.append(nbformat.v4.new_code_cell(f"{ASK}\nimport os; print(os.getpid())"))
    folder = {"metadata": {"path": str(Path(page or ".").parent)}}
    client = NotebookClient(notebook, resources=folder)
    with client.setup_kernel():
        for place, cell in enumerate(notebook.cells):
            client.execute_cell(cell, place)
        loaded, process = notebook.cells[-1].outputs[0].text.splitlines()
        lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    kilobytes = next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return kilobytes / 1024, loaded


if __name__ == "__main__":
    main()
