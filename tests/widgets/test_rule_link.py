"""A rule named on a table leads to its words on the rules page."""

from random import Random

import pytest

from expeditions_widgets.engine.cards import rulebook
from expeditions_widgets.engine.refusals import Rule
from expeditions_widgets.hosting.project_folder import is_served
from expeditions_widgets.widgets.card_match import CardMatch
from expeditions_widgets.widgets.match_table import match_table
from expeditions_widgets.widgets.play_exercise import PlayWidget
from expeditions_widgets.widgets.protocol import RuleLink
from expeditions_widgets.widgets.rule_link import RULES_PAGE, rule_link
from tests.lessons.exercises import CLIMB, changed
from tests.notebooks.store import CHECKOUT
from tests.play.test_stalling import stalled
from tests.widgets.driving import Browser, dealt, fields, whole_match


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


def shown_rules(rules: list[RuleLink]) -> list[str]:
    return [rule["href"].partition("#")[2] for rule in rules]


def test_the_form_leads_to_the_rules_of_what_it_offers() -> None:
    named = fields(Browser(CardMatch()).hello()["form"])
    assert shown_rules(named["variants"]["rules"]) == ["variant.aces", "variant.short", "C16"]
    assert shown_rules(named["dealer"]["rules"]) == ["C4"]


def test_a_round_s_summary_leads_to_the_rule_of_the_next_deal_and_the_last_one_to_the_match_s_end() -> None:
    summaries = [state["summary"] for state in whole_match(dealt(), Random(3)) if "summary" in state]
    assert [shown_rules(summary["rules"])[1] for summary in summaries][-1] == "match.end"
    assert {shown_rules(summary["rules"])[1] for summary in summaries[:-1]} == {"match.dealer"}


def test_an_answer_leads_to_the_rule_that_the_exercise_is_about() -> None:
    browser = Browser(PlayWidget(changed(CLIMB, rule="turn.climb")))
    browser.attempt("h6", "own-h")
    assert browser.state["exercise"]["verdict"]["rule"] == rule_link(rulebook.CLIMB)
    without = Browser(PlayWidget(CLIMB))
    without.attempt("h6", "own-h")
    assert without.state["exercise"]["verdict"]["rule"] is None
