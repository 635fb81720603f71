"""Runs notebooks and stores what they show: `python -m tests.notebooks.store` for all, or name some.

The pictures and texts stay, so that a notebook can be read without a kernel; the widgets' ids of that one run go.
A lesson's metadata gets the names of its exercises, for the front page to know when all of them are solved.
"""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

from expeditions_widgets.lessons.check import check_notebook

CHECKOUT = Path(__file__).parents[2]
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"


def notebooks() -> list[Path]:
    """Return every notebook of the project."""
    found = (path for folder in ("notebooks", "tutorials") for path in (CHECKOUT / folder).rglob("*.ipynb"))
    return sorted(path for path in found if ".ipynb_checkpoints" not in path.parts)


def store(path: Path) -> None:
    """Run a notebook in its folder and save it with its outputs."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, kernel_name="python3", resources={"metadata": {"path": str(path.parent)}}).execute()
    notebook.metadata.pop("widgets", None)
    exercises = list(check_notebook(path).exercises)
    if exercises:
        notebook.metadata.setdefault("expeditions", {})["exercises"] = exercises
    notebook.metadata.language_info = {"name": "python"}
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(WIDGET_VIEW, None)
    nbformat.write(notebook, path)


if __name__ == "__main__":
    for each in [Path(word).resolve() for word in sys.argv[1:]] or notebooks():
        store(each)
