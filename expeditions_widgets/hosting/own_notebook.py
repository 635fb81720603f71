"""A notebook that someone wrote for the pages: opened, or told in a sentence why it can't be."""

from __future__ import annotations

import ast
import json
from typing import TYPE_CHECKING, Any, Final

import nbformat

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

KINDS_OF_EXERCISE: Final = ("play", "choose", "score", "estimate", "watch", "practice")
"""The names of the functions that make an exercise in a cell; its first word is the exercise's name."""
KERNEL: Final = {"name": "python3", "display_name": "Python 3", "language": "python"}


class NotebookFaultError(Exception):
    """A notebook can't be shown; the text is a sentence for its author."""


def open_notebook(path: Path) -> nbformat.NotebookNode:
    """Return a notebook, with the kernel of these pages whatever it was written with.

    Raises:
        NotebookFaultError: if the file can't be read, is no notebook, or is written in another language than Python.
    """
    notebook = _read(path)
    language = _language(notebook.metadata)
    if language.lower() not in {"", "python", "ipython", "python3"}:
        raise NotebookFaultError(f"Its cells are written in {language}. These pages run Python.")
    notebook.metadata["kernelspec"] = nbformat.from_dict(KERNEL)
    return notebook


def exercises_of(notebook: nbformat.NotebookNode) -> tuple[str, ...]:
    """Return the names of a notebook's exercises: those that its cells write out, else those that its metadata names.

    >>> from nbformat.v4 import new_code_cell, new_notebook
    >>> exercises_of(new_notebook(cells=[new_code_cell('play("one", task="Go.")'), new_code_cell("play(")]))
    ('one',)
    """
    written = tuple(name for cell in notebook.cells if cell.cell_type == "code" for name in _exercises(cell.source))
    about = notebook.metadata.get("expeditions")
    named = about.get("exercises") if isinstance(about, dict) else None
    named = named if isinstance(named, list) else []
    return written or tuple(name for name in named if isinstance(name, str))


def _read(path: Path) -> nbformat.NotebookNode:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as reason:
        raise NotebookFaultError(f"The file can’t be read: {reason.strerror}.") from reason
    except UnicodeDecodeError as reason:
        raise NotebookFaultError("The file is no text: save it as a notebook again.") from reason
    if not text.strip():
        raise NotebookFaultError("The file is empty.")
    try:
        content = json.loads(text)
    except json.JSONDecodeError as reason:
        where = f"line {reason.lineno}, column {reason.colno}"
        raise NotebookFaultError(f"The file is no notebook: its JSON breaks off or goes wrong at {where}.") from reason
    except (ValueError, RecursionError) as reason:
        raise NotebookFaultError(f"The file is no notebook: {_line(reason)}.") from reason
    try:
        notebook: nbformat.NotebookNode = nbformat.reads(text, as_version=4)
        for cell in notebook.cells:
            _ = cell.cell_type, cell.source.splitlines()
        _ = notebook.metadata.items()
    except Exception as reason:
        told = "it has no cells" if not isinstance(content, dict) or "cells" not in content else _line(reason)
        raise NotebookFaultError(f"The file is JSON, but no notebook: {told}.") from reason
    return notebook


def _line(reason: Exception) -> str:
    first = str(reason).strip().partition("\n")[0].rstrip(".")
    return f"{type(reason).__name__}: {first}" if first else type(reason).__name__


def _language(metadata: Any) -> str:  # noqa: ANN401  # whatever JSON an author's notebook holds
    for name, part in (("kernelspec", "language"), ("language_info", "name")):
        said = metadata.get(name)
        language = said.get(part) if isinstance(said, dict) else None
        if isinstance(language, str) and language:
            return language
    return ""


def _exercises(source: str) -> Iterator[str]:
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call) and _called(node) in KINDS_OF_EXERCISE)
    for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
        named = [keyword.value for keyword in call.keywords if keyword.arg == "name"]
        match [*call.args[:1], *named]:
            case [ast.Constant(value=str(name)), *_]:
                yield name


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""
