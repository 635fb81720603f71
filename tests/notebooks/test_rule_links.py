"""Every link into a rules page, from any notebook, leads to a rule or a heading that is there."""

from __future__ import annotations

import re

import nbformat
import pytest

from expeditions_widgets.engine.cards import rulebook
from expeditions_widgets.engine.routes import rulebook as route_rulebook
from expeditions_widgets.widgets.routes.rule_link import ROUTE_RULES_PAGE
from expeditions_widgets.widgets.rule_link import RULES_PAGE
from tests.notebooks.store import CHECKOUT, notebooks


def words(notebook: nbformat.NotebookNode) -> str:
    return "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "markdown")


@pytest.mark.parametrize(
    ("page", "keys", "fewest"),
    [(RULES_PAGE, rulebook.BY_KEY, 10), (ROUTE_RULES_PAGE, route_rulebook.BY_KEY, 10)],
    ids=["cards", "routes"],
)
def test_they_lead_to_something(page: str, keys: dict[str, object], fewest: int) -> None:
    link = re.compile(re.escape(page.rpartition("/")[2]) + r"#([\w.-]+)")
    rules = words(nbformat.read(CHECKOUT / page, as_version=4))
    headings = {line.lstrip("# ").replace(" ", "-") for line in rules.splitlines() if line.startswith("#")}
    linked = {anchor for path in notebooks() for anchor in link.findall(words(nbformat.read(path, as_version=4)))}
    assert len(linked) >= fewest
    assert linked - set(keys) - headings == set()
