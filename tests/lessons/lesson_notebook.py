"""The exercises of a lesson's notebook, made by running its cells, and what else they define."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import nbformat

from expeditions_widgets.lessons import Exercise, constructed

LESSONS = Path(__file__).parents[2] / "tutorials"


@cache
def lesson(name: str, course: str = "cards") -> tuple[dict[str, Exercise], dict[str, Any]]:
    """Return the exercises of a course's lesson by their names, and the cells' variables."""
    names: dict[str, Any] = {}
    before = len(constructed.EXERCISES)
    for cell in nbformat.read(LESSONS / course / f"{name}.ipynb", as_version=4).cells:
        if cell.cell_type == "code":
            exec(cell.source, names)  # noqa: S102 - our own notebook
    made = constructed.EXERCISES[before:]
    return {exercise.name: exercise for exercise in made}, names


def source(name: str) -> str:
    """Return all that is written in the lesson's cells, its story and its code."""
    return "\n\n".join(cell.source for cell in nbformat.read(LESSONS / "cards" / f"{name}.ipynb", as_version=4).cells)
