"""A rule named on a table leads to its words on the rules page."""

import pytest

from expeditions_widgets.engine.cards import rulebook
from expeditions_widgets.engine.refusals import Rule
from expeditions_widgets.hosting.project_folder import is_served
from expeditions_widgets.widgets.match_table import match_table
from expeditions_widgets.widgets.rule_link import RULES_PAGE, rule_link
from tests.notebooks.store import CHECKOUT
from tests.play.test_stalling import stalled


def test_the_rules_page_is_one_that_is_served() -> None:
    assert is_served(RULES_PAGE)
    assert (CHECKOUT / RULES_PAGE).is_file()


@pytest.mark.parametrize("rule", rulebook.ALL, ids=lambda rule: rule.key)
def test_a_link_names_the_rule_and_its_anchor(rule: Rule) -> None:
    link = rule_link(rule)
    assert link["title"] == f"{rule.title}."
    assert link["href"].partition("#")[::2] == (RULES_PAGE, rule.key)


def test_players_who_stall_are_led_to_the_house_rule() -> None:
    sitting = stalled(6)
    message = match_table(sitting, sitting.match.position.turn, None, (), covered=False)["message"]
    assert message["kind"] == "quiet"
    assert message["rule"] == rule_link(rulebook.STALL)
