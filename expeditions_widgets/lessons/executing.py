"""Running a lesson's notebook in a kernel of its own, with a question to the kernel after each cell."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

CELL_SECONDS: Final = 120

_LEFT_OUT: Final = re.compile(r"(\w+)\(\) missing \d+ required .*arguments?: (.*)")


@dataclass(frozen=True, slots=True)
class Ran:
    """A code cell: its number among all cells, from 1, what it shows, and what the kernel answered.

    `shown` are its outputs as nbformat's nodes, behind a cell that stopped those of the file; `told` is what the
    question printed.
    """

    number: int
    shown: tuple[Any, ...]
    told: str


@dataclass(frozen=True, slots=True)
class Stopped:
    """The cell at which a notebook could not go on, and how: "fails with NameError: …"."""

    number: int
    sentence: str


@dataclass(frozen=True, slots=True)
class Executed:
    """A notebook as it was read, its code cells in order, and the fault that ended it, if one did."""

    notebook: Any
    cells: tuple[Ran, ...]
    stopped: Stopped | None


def execute(path: Path, question: str, seconds: int = CELL_SECONDS, first: str = "") -> Executed:
    """Run a notebook's cells in order, in its folder, up to the first that fails or takes longer than `seconds`.

    `question` is code that runs after each cell, `first` what runs before them all.
    Raises OSError or ValueError if the file can't be read as a notebook.
    """
    import nbformat  # noqa: PLC0415 - only some commands need it
    from nbclient import NotebookClient  # noqa: PLC0415
    from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError  # noqa: PLC0415

    notebook = read_notebook(path)
    numbers = [number for number, cell in enumerate(notebook.cells, start=1) if cell.cell_type == "code"]
    code = [notebook.cells[number - 1] for number in numbers]
    for cell in code:
        cell.execution_count = None
    running = nbformat.v4.new_notebook()
    asked = [nbformat.v4.new_code_cell(question) for _ in code]
    running.cells = [
        nbformat.v4.new_code_cell(first),
        *(each for pair in zip(code, asked, strict=True) for each in pair),
    ]
    client = NotebookClient(
        running,
        timeout=seconds,
        kernel_name="python3",
        # What a kernel warns of is nothing that an author could mend.
        extra_arguments=["--log-level=ERROR"],
        resources={"metadata": {"path": str(path.resolve().parent)}},
    )
    stopped: Stopped | None = None
    try:
        client.execute()
    except CellExecutionError as error:
        failed = max(next(index for index, cell in enumerate(running.cells) if _failed(cell)) - 1, 0)
        stopped = Stopped(numbers[failed // 2], _why(error.ename, error.evalue))
    except (CellTimeoutError, DeadKernelError) as error:
        unrun = (index for index, cell in enumerate(running.cells) if cell.source.strip() and not cell.execution_count)
        waiting = max(next(unrun) - 1, 0)
        late = f"does not end within {seconds} seconds."
        sentence = "ends the notebook’s kernel." if isinstance(error, DeadKernelError) else late
        stopped = Stopped(numbers[waiting // 2], sentence)
    shown, told = (tuple(cell.outputs) for cell in code), map(_printed, asked)
    ran = (Ran(*each) for each in zip(numbers, shown, told, strict=True))
    return Executed(notebook, tuple(ran), stopped)


def read_notebook(path: Path) -> Any:  # noqa: ANN401 - nbformat has no types
    """Return a file as a notebook of nbformat 4; raises OSError or ValueError if it can't be read as one."""
    import nbformat  # noqa: PLC0415

    try:
        return nbformat.read(path, as_version=4)
    except (AttributeError, nbformat.ValidationError) as error:
        raise ValueError("it is JSON of another kind.") from error


def _why(name: str, said: str) -> str:
    """Return why a cell failed, as a clause for its author: a part that was left out is named as such."""
    left_out = _LEFT_OUT.match(said)
    if name == "TypeError" and left_out:
        return f"leaves out what {left_out[1]}(…) needs: {left_out[2]}."
    if name == "FaultyTextError":
        return f"holds a text that can’t be read.\n{said}"
    return f"fails with {name}: {said}"


def _failed(cell: Any) -> bool:  # noqa: ANN401 - nbformat has no types
    return any(output.output_type == "error" for output in cell.outputs)


def _printed(cell: Any) -> str:  # noqa: ANN401
    return "".join(output.text for output in cell.outputs if output.output_type == "stream")
