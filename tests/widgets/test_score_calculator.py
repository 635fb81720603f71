"""The score calculator: what is pressed or typed, what is said, and what comes of nonsense."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.surface import SORRY
from tests.engine.cards.random_games import examples
from tests.widgets.calculating import ANNA, Calculator
from tests.widgets.shapes import misfits
from tests.widgets.test_nonsense import JSON

# --- a round -----------------------------------------------------------------------------------------------------


def test_the_rule_sheets_example_is_explained_step_by_step() -> None:
    browser = Calculator()
    for code in "h9 h4 hK s6 sJ d2 d5 hQ d6 s3 d7 hT d8 d9 h7 dT".split():  # noqa: SIM905
        browser.enter(code, "A")
    assert browser.total("A") == "35"
    assert browser.total("B") == "0"
    assert " ".join(browser.expedition("A", "h")["steps"]) == (
        "4 + 7 + 9 + 10 = 30. Less 20 for setting out: 10. Two wagers, so times three: 30. Six cards, no bonus."
    )
    assert " ".join(browser.expedition("A", "s")["steps"]) == (
        "3 + 6 = 9. Less 20 for setting out: −11. One wager, so times two: −22. Three cards, no bonus."
    )
    assert browser.expedition("A", "d")["total"] == "27"
    assert browser.expedition("A", "c")["total"] is None
    assert browser.expedition("A", "c")["steps"] == ["Not started, so it counts nothing."]


def test_only_wagers_count_minus_20_multiplied() -> None:
    browser = Calculator()
    browser.type("B", "hJQK")
    assert browser.expedition("B", "h")["steps"] == [
        "No number card: 0.",
        "Less 20 for setting out: −20.",
        "Three wagers, so times four: −80.",
        "Three cards, no bonus.",
    ]


def test_eight_cards_earn_20_more_unmultiplied() -> None:
    browser = Calculator()
    browser.type("A", "cJ2345678")
    assert browser.expedition("A", "c")["steps"][2:] == [
        "One wager, so times two: 30.",
        "Eight cards, so 20 more: 50.",
    ]


def test_what_changed_last_is_said() -> None:
    browser = Calculator()
    browser.enter("h7", "A")
    said = browser.enter("hJ", "A")["live"]
    assert said == (
        "Player 1’s hearts. One number card: 7. Less 20 for setting out: −13. One wager, so times two: −26. "
        "Two cards, no bonus. The side scores −26."
    )
    assert browser.enter("hJ", "A")["live"].endswith("The side scores −13.")
    assert (
        browser.enter("h7", "A")["live"] == "Player 1’s hearts. Not started, so it counts nothing. The side scores 0."
    )


def test_a_card_on_the_other_side_is_shown_taken_and_says_with_whom_it_lies() -> None:
    browser = Calculator()
    browser.submit(first="Anna", second="Ben")
    browser.enter("h7", "A")
    assert (browser.lies("A", "h7"), browser.lies("B", "h7"), browser.lies("B", "h8")) == ("here", "there", "no")
    label = next(pick["label"] for pick in browser.expedition("B", "h")["picks"] if pick["code"] == "h7")
    assert label == "7 of hearts, lies with Anna"
    said = browser.enter("h7", "B")["live"]
    assert said.startswith("The 7 of hearts lies with Anna.")
    assert browser.expedition("B", "h")["note"] == said
    assert browser.expedition("A", "h")["note"] is None
    assert browser.total("B") == "0"
    browser.enter("h8", "B")
    assert browser.expedition("B", "h")["note"] is None


def test_an_ace_is_there_in_its_variant_only() -> None:
    browser = Calculator()
    assert len(browser.expedition("A", "h")["picks"]) == 12
    assert browser.enter("hA", "A")["live"] == "This match is played without Aces."
    browser.submit(first="Anna", second="Ben", variants="aces")
    assert [pick["text"] for pick in browser.expedition("A", "h")["picks"]][:5] == ["J", "Q", "K", "A", "2"]
    browser.type("A", "hJQKA2345")
    assert browser.total("A") == "0"  # ruling C12


# --- typing ------------------------------------------------------------------------------------------------------


def test_typed_cards_are_added_and_the_field_is_emptied() -> None:
    browser = Calculator()
    browser.enter("h4", "A")
    before = browser.side("A")["typed"]["number"]
    said = browser.type("A", ANNA)["live"]
    assert said.startswith("Laid for Player 1: spades J 3 6; hearts Q K 4 7 9 10; diamonds 2 5 6 7 8 9 10.")
    assert said.endswith("The side scores 35.")
    typed = browser.side("A")["typed"]
    assert (typed["text"], typed["faults"], typed["number"]) == ("", [], before + 1)


def test_a_text_at_fault_lays_nothing_and_stays_to_be_mended() -> None:
    browser = Calculator()
    browser.enter("h7", "B")
    browser.type("A", "h4 7 foo")
    typed = browser.side("A")["typed"]
    assert typed["text"] == "h4 7 foo"
    assert [fault.split(":")[0] for fault in typed["faults"]] == ["Character 4", "Character 6"]
    assert "lies with Player 2" in typed["faults"][0]
    assert browser.total("A") == "0"
    browser.enter("s2", "A")
    typed = browser.side("A")["typed"]
    assert (typed["text"], typed["faults"]) == ("h4 7 foo", [])


def test_cards_without_a_suit_ask_for_it() -> None:
    browser = Calculator()
    browser.type("A", "K Q 4 7 10")
    suits = browser.side("A")["typed"]["suits"]
    assert [button["label"] for button in suits] == ["Spades", "Hearts", "Diamonds", "Clubs"]
    browser.press(suits[1]["id"])
    assert browser.expedition("A", "h")["total"] == "3"
    assert browser.side("A")["typed"]["text"] == ""


# --- nonsense ----------------------------------------------------------------------------------------------------


@examples(60)
@given(JSON | st.sampled_from(["h7", "hA", "x9", "7h"]), JSON | st.sampled_from(["A", "B", "C", "seat"]))
def test_a_card_of_any_kind_is_laid_or_nothing_happens(code: Any, seat: Any) -> None:  # noqa: ANN401
    browser = Calculator()
    state = browser.enter(code, seat)
    assert SORRY not in state["live"]
    assert browser.shown["title"] == "Round 1 of 3"


@examples(60)
@given(
    st.dictionaries(st.sampled_from(["typed-A", "typed-B", "first", "second", "variants", "dealer"]), JSON),
    st.sampled_from(["keep-", "correct-", "remove-", "suit-A-", "suit-", "keep-²", "keep-٣", ""]) | st.text(max_size=4),
)
def test_forms_and_buttons_of_any_kind_are_answered(values: dict[str, Any], button: str) -> None:
    browser = Calculator()
    for message in ({"type": "submit", "values": values}, {"type": "press", "id": button}):
        state = browser.send(message | {"serial": browser.state["serial"]})
        assert SORRY not in state["live"]
        assert list(misfits(state, State)) == []


@pytest.mark.parametrize(
    "button", ["keep-2", "keep-01", "correct-1", "remove-1", "remove-0", "back", "suit-A-h", "keep"]
)
def test_a_button_that_is_not_there_changes_nothing(button: str) -> None:
    browser = Calculator()
    browser.enter("h7", "A")
    before = browser.shown
    browser.press(button)
    assert browser.shown == before


def test_a_long_text_is_answered_with_a_short_state() -> None:
    browser = Calculator()
    browser.type("A", "x" * 100_000)
    browser.type("B", "zz " * 50_000)
    assert len(str(browser.state)) < 60_000
