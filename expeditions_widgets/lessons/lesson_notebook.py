"""A lesson as the text of a notebook file, with what the front page reads of it."""

import json
from collections.abc import Iterable
from typing import Any, Final

MINUTES: Final = 3
"""How long two exercises take."""

_KERNEL: Final = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}


def lesson_notebook(  # noqa: PLR0913 - what a lesson says of itself
    title: str,
    *,
    game: str,
    summary: str,
    minutes: int,
    exercises: Iterable[str],
    cells: Iterable[tuple[str, str]],
) -> str:
    """Return the text of a lesson's notebook.

    `cells` are kind ("markdown" or "code") and source; `exercises` the names of those in them, in order.
    """
    about = {
        "page": "lesson",
        "course": game,
        "summary": summary,
        "minutes": minutes,
        "exercises": list(exercises),
    }
    notebook = {
        "cells": [_cell(number, kind, source) for number, (kind, source) in enumerate(cells, start=1)],
        "metadata": {
            "title": title,
            "expeditions": about,
            "kernelspec": _KERNEL,
            "language_info": {"name": "python"},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


def _cell(number: int, kind: str, source: str) -> dict[str, Any]:
    cell: dict[str, Any] = {"id": f"cell-{number}", "cell_type": kind, "metadata": {}}
    cell["source"] = source.splitlines(keepends=True)
    return cell | ({"execution_count": None, "outputs": []} if kind == "code" else {})
