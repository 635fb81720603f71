"""The words in a page's title bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nbformat import NotebookNode

SITE_NAME = "Expeditions"


def page_title(notebook: NotebookNode) -> str:
    """Return a notebook's title with the site's name.

    >>> from nbformat.v4 import new_markdown_cell, new_notebook
    >>> page_title(new_notebook(cells=[new_markdown_cell("# First expedition")]))
    'First expedition · Expeditions'
    >>> page_title(new_notebook())
    'Expeditions'
    """
    title = notebook_title(notebook)
    return SITE_NAME if title in ("", SITE_NAME) else f"{title} · {SITE_NAME}"


def notebook_title(notebook: NotebookNode) -> str:
    """Return a notebook's own title: its `title` metadata, else its first heading, else nothing."""
    return str(notebook.metadata.get("title") or _first_heading(notebook))


def _first_heading(notebook: NotebookNode) -> str:
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            for line in cell.source.splitlines():
                if line.startswith("#"):
                    return str(line.lstrip("#").strip())
    return ""
