"""Every link into the rules page, from any notebook, leads to a rule or a heading that is there."""

from __future__ import annotations

import re

import nbformat

from expeditions_widgets.engine.cards import rulebook
from expeditions_widgets.widgets.rule_link import RULES_PAGE
from tests.notebooks.store import CHECKOUT, notebooks

LINK = re.compile(r"rules-cards\.ipynb#([\w.-]+)")


def words(notebook: nbformat.NotebookNode) -> str:
    return "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "markdown")


def test_they_lead_to_something() -> None:
    rules = words(nbformat.read(CHECKOUT / RULES_PAGE, as_version=4))
    headings = {line.lstrip("# ").replace(" ", "-") for line in rules.splitlines() if line.startswith("#")}
    linked = {anchor for path in notebooks() for anchor in LINK.findall(words(nbformat.read(path, as_version=4)))}
    assert len(linked) > 10
    assert linked - set(rulebook.BY_KEY) - headings == set()
