"""The match sheet of the score calculator: rounds, dealers and winner, corrections, names, and a reload."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from expeditions_widgets.widgets.score_calculator import SAVE_KEY
from tests.widgets.calculating import ANNA, Calculator

if TYPE_CHECKING:
    from tests.widgets.driving import Content

# --- the match ---------------------------------------------------------------------------------------------------


def test_a_match_of_three_rounds_is_kept_with_dealers_totals_and_winner() -> None:
    browser = Calculator()
    browser.submit(first="Anna", second="Ben", dealer="B")
    assert browser.shown["intro"].startswith("Ben dealt, so Anna starts.")
    browser.write_down(ANNA, "c2")
    assert browser.shown["title"] == "Round 2 of 3"
    assert browser.shown["intro"] == (
        "Round 1 goes to Anna, 35 to −18. Anna won the round and deals the next one, so Ben starts."
    )
    browser.write_down("h2", "d3")
    browser.write_down("", "d2")
    assert browser.written() == [
        ("Round 1", "Ben dealt", "35 35 in all won the round", "−18 −18 in all"),
        ("Round 2", "Anna dealt", "−18 17 in all", "−17 −35 in all won the round"),
        ("Round 3", "Ben dealt", "0 17 in all won the round", "−18 −53 in all"),
    ]
    assert browser.shown["title"] == "Anna wins the match, 17 to −53."
    assert browser.shown["rounds"]["foot"] == ["Match", "17", "−53"]
    assert browser.shown["sides"] == []


def test_level_totals_bring_a_fourth_round_and_then_a_draw_c1() -> None:
    browser = Calculator()
    browser.write_down("h2", "d3")
    browser.write_down("h3", "d2")
    browser.write_down("h4", "d4")
    assert browser.shown["title"] == "Round 4, the last"
    assert "a fourth round decides" in browser.shown["intro"]
    assert "Player 2 deals the next round" in browser.shown["intro"]  # ruling C3: after a tie, who did not deal it
    browser.write_down("s5", "c5")
    assert browser.shown["title"] == "The match is drawn, −66 each."


def test_a_short_game_is_one_round() -> None:
    browser = Calculator()
    browser.submit(first="Anna", second="Ben", variants="short")
    assert browser.shown["title"] == "One round"
    browser.write_down("h9T", "d2")
    assert browser.shown["title"] == "Anna wins the match, −1 to −18."


def test_an_empty_round_is_asked_about_before_it_is_written_down() -> None:
    browser = Calculator()
    assert "0 to 0" in browser.shown["buttons"][0]["ask"]["text"]
    browser.enter("h7", "A")
    assert "ask" not in browser.shown["buttons"][0]


def test_an_earlier_round_is_corrected_and_everything_after_it_follows() -> None:
    browser = Calculator()
    browser.write_down("hT", "d2")
    browser.write_down("h2", "d2")
    browser.enter("c9", "A")
    assert browser.written()[1][1] == "Player 1 dealt"
    browser.press("correct-1")
    assert browser.shown["title"] == "Round 1 of 3: correct it"
    assert browser.lies("A", "hT") == "here"
    browser.type("B", "d9T")
    assert browser.written()[0][3] == "1 1 in all won the round"
    assert browser.written()[1][1] == "Player 2 dealt"
    browser.press("back")
    assert browser.shown["title"] == "Round 3 of 3"
    assert browser.lies("A", "c9") == "here"


def test_a_fourth_round_that_no_longer_counts_says_so() -> None:
    browser = Calculator()
    for first, second in (("h2", "d3"), ("h3", "d2"), ("h4", "d4"), ("s5", "c6")):
        browser.write_down(first, second)
    browser.press("correct-3")
    browser.enter("h9", "A")
    row = browser.written()[3]
    assert row[1].startswith("Does not count")
    assert row[2:] == ("−15", "−14")
    assert browser.shown["rounds"]["result"] == "Player 1 wins the match, −42 to −51."
    assert browser.press("back")["calculator"]["sides"] == []


def test_removing_a_round_and_beginning_anew_ask_first() -> None:
    browser = Calculator()
    browser.submit(first="Anna", second="Ben")
    browser.write_down("hT", "d2")
    browser.write_down("h2", "dT")
    remove = browser.shown["rounds"]["rounds"][0]["buttons"][1]
    assert (remove["id"], remove["ask"]["title"]) == ("remove-1", "Remove round 1?")
    browser.press("remove-1")
    assert browser.written()[0][2] == "−18 −18 in all"
    assert browser.shown["title"] == "Round 2 of 3"
    new = browser.shown["buttons"][-1]
    assert new["ask"]["title"] == "Begin a new match?"
    browser.press("new")
    assert [row[2] for row in browser.written()] == ["–", "–", "–"]
    assert browser.side("A")["name"] == "Anna"


# --- names and variants ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"first": "A very long name", "second": "Ben"}, "first"),
        ({"first": "Anna", "second": "anna"}, "second"),
        ({"first": "You", "second": "Ben"}, "first"),
    ],
)
def test_a_name_that_can_t_be_used_says_why(values: dict[str, str], field: str) -> None:
    browser = Calculator()
    browser.submit(**values)
    faults = {each["name"]: each["fault"] for each in browser.shown["settings"]["fields"] if "fault" in each}
    assert list(faults) == [field]
    assert browser.state["live"] == faults[field]
    assert browser.side("A")["name"] == "Player 1"


def test_aces_that_lie_in_a_round_keep_the_variant() -> None:
    browser = Calculator()
    browser.submit(first="Anna", second="Ben", variants="aces")
    browser.write_down("hA2", "d2")
    browser.submit(first="Anna", second="Ben", variants="")
    fault = next(each["fault"] for each in browser.shown["settings"]["fields"] if each["name"] == "variants")
    assert fault == "An Ace lies in round 1: lift it before you play without Aces."
    assert len(browser.expedition("A", "h")["picks"]) == 13


def test_a_match_made_short_after_two_rounds_is_over_with_the_first() -> None:
    browser = Calculator()
    browser.write_down("hT", "d2")
    browser.write_down("h2", "dT")
    browser.submit(first="Anna", second="Ben", variants="short")
    assert browser.shown["title"] == "Anna wins the match, −10 to −18."
    assert browser.written()[1][1].startswith("Does not count")


# --- saving ------------------------------------------------------------------------------------------------------


def test_a_reload_loses_nothing() -> None:
    browser = Calculator()
    browser.submit(first="Anna", second="Ben", variants="aces", dealer="B")
    browser.write_down(ANNA, "cA2")
    browser.enter("h7", "B")
    again = Calculator(browser.state["save"]["text"])
    assert without_numbers(again.shown) == without_numbers(browser.shown)
    assert again.state["live"].startswith("Welcome back: Round 2 of 3.")


def without_numbers(shown: Content) -> Content:
    """Return what is shown without the count of typed texts, which no one sees."""
    return {**shown, "sides": [{**side, "typed": {**side["typed"], "number": 0}} for side in shown["sides"]]}


def test_an_untouched_sheet_keeps_nothing() -> None:
    assert Calculator().state["save"] == {"key": SAVE_KEY, "text": ""}


@pytest.mark.parametrize("text", ["Dear diary", "{}", "[" * 5000, '[Game "cards"]'])
def test_a_sheet_that_can_t_be_read_is_put_aside(text: str) -> None:
    browser = Calculator(text)
    assert "can’t be read" in browser.state["live"]
    assert browser.state["save"] == {"key": f"{SAVE_KEY}:unread", "text": text}
    browser.enter("h7", "A")
    assert browser.state["save"]["key"] == SAVE_KEY


def test_a_second_hello_changes_nothing() -> None:
    browser = Calculator()
    browser.enter("h7", "A")
    before = browser.shown
    other = Calculator()
    other.type("B", "cT")
    browser.hello(saved=other.state["save"]["text"])
    assert browser.shown == before
