"""A rule of the route game named on a table leads to its words on the rules page."""

import re
from pathlib import Path

import pytest

from expeditions_widgets.engine.refusals import Rule
from expeditions_widgets.engine.routes import rulebook
from expeditions_widgets.hosting.project_folder import is_served
from expeditions_widgets.widgets.routes import rule_link
from expeditions_widgets.widgets.routes.rule_link import ROUTE_RULES_PAGE, route_rule_link
from tests.notebooks.store import CHECKOUT


def test_the_rules_page_is_one_that_is_served() -> None:
    assert is_served(ROUTE_RULES_PAGE)
    assert (CHECKOUT / ROUTE_RULES_PAGE).is_file()


@pytest.mark.parametrize("rule", rulebook.ALL, ids=lambda rule: rule.key)
def test_a_link_names_the_rule_and_its_anchor(rule: Rule) -> None:
    link = route_rule_link(rule)
    assert link["title"] == f"{rule.title}."
    assert link["href"].partition("#")[::2] == (ROUTE_RULES_PAGE, rule.key)


def test_no_widget_of_the_route_game_leads_to_the_card_game_s_rules() -> None:
    folder = Path(rule_link.__file__).parent
    used = {
        path.name for path in folder.glob("*.py") if re.search(r"(?<!_)rule_link\(", path.read_text(encoding="utf-8"))
    }
    assert used == set()
