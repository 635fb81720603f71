"""The front page's form in JupyterLab leads to every other notebook, by its title."""

from __future__ import annotations

import re

import nbformat

from expeditions_widgets.hosting.page_title import notebook_title
from expeditions_widgets.hosting.project_folder import FRONT_PAGE
from tests.notebooks.store import CHECKOUT, notebooks

LINK = re.compile(r"\[([^\]]+)\]\(([^)#]+\.ipynb)\)")


def test_it_leads_to_every_notebook_by_its_title() -> None:
    front = CHECKOUT / FRONT_PAGE
    words = "\n".join(cell.source for cell in nbformat.read(front, as_version=4).cells if cell.cell_type == "markdown")
    links = {(front.parent / path).resolve(): title for title, path in LINK.findall(words)}
    titles = {path: notebook_title(nbformat.read(path, as_version=4)) for path in notebooks() if path != front}
    assert links == titles
