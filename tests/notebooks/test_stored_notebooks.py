"""The notebooks as they are stored: whole, executed, with something that the notebook run can compare."""

from __future__ import annotations

from typing import TYPE_CHECKING

import nbformat
import pytest

from expeditions_widgets.lessons.executing import execute
from tests.notebooks.store import CHECKOUT, WIDGET_VIEW, notebooks

if TYPE_CHECKING:
    from pathlib import Path

NOTEBOOKS = notebooks()
NAMES = """
from expeditions_widgets.lessons.constructed import EXERCISES
print(*(f"exercise {each.name}" for each in EXERCISES), sep="\\n")
EXERCISES.clear()
"""


def test_there_are_notebooks() -> None:
    assert CHECKOUT / "notebooks/index.ipynb" in NOTEBOOKS


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: str(path.relative_to(CHECKOUT)))
def test_a_notebook_is_whole(path: Path) -> None:
    stored = nbformat.read(path, as_version=4)
    nbformat.validate(stored)
    first = stored.cells[0]
    assert first.cell_type == "markdown"
    assert first.source.startswith("# "), "the first heading is the page's title"
    assert stored.metadata.kernelspec.name == "python3"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: str(path.relative_to(CHECKOUT)))
def test_a_notebook_is_executed_and_has_values_to_compare(path: Path) -> None:
    stored = nbformat.read(path, as_version=4)
    code = [cell for cell in stored.cells if cell.cell_type == "code"]
    outputs = [output for cell in code for output in cell.outputs]
    assert all(cell.execution_count for cell in code), "run all cells and save"
    assert [output for output in outputs if output.output_type == "error"] == []
    compared = [output for output in outputs if output.output_type == "stream" or "text/plain" in output.data]
    assert compared or not code


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: str(path.relative_to(CHECKOUT)))
def test_a_stored_widget_can_be_seen_without_a_kernel(path: Path) -> None:
    stored = nbformat.read(path, as_version=4)
    outputs = [output for cell in stored.cells for output in cell.get("outputs", [])]
    assert all(WIDGET_VIEW not in output.get("data", {}) for output in outputs), "run python -m tests.notebooks.store"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: str(path.relative_to(CHECKOUT)))
def test_a_notebook_names_its_exercises(path: Path) -> None:
    stored = nbformat.read(path, as_version=4)
    named = stored.metadata.get("expeditions", {}).get("exercises", [])
    lines = "\n".join(cell.told for cell in execute(path, NAMES).cells).splitlines()
    made = [line.removeprefix("exercise ") for line in lines if line.startswith("exercise ")]
    assert named == made, "run python -m tests.notebooks.store"
