"""The score calculator: what is pressed or typed, what is said, what is written down, and what comes back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.score_calculator import SAVE_KEY, ScoreCalculator
from expeditions_widgets.widgets.surface import SORRY
from tests.engine.cards.random_games import examples
from tests.widgets.driving import Browser, Content
from tests.widgets.shapes import misfits
from tests.widgets.test_nonsense import JSON

ANNA = "sJ36 hKQ479T d256789T"
"""The rule sheet's example: 35 points."""


class Calculator(Browser):
    """A browser at a calculator."""

    def __init__(self, saved: str | None = None) -> None:
        super().__init__(ScoreCalculator())
        self.hello(saved=saved)

    @property
    def shown(self) -> Content:
        """The calculator now; its state fits the protocol."""
        assert list(misfits(self.state, State)) == []
        content: Content = self.state["calculator"]
        return content

    def enter(self, code: object, seat: object) -> Content:
        return self.send({"type": "enter", "serial": self.state["serial"], "code": code, "seat": seat})

    def type(self, seat: str, text: str) -> Content:
        return self.submit(**{f"typed-{seat}": text})

    def side(self, seat: str) -> Content:
        side: Content = self.shown["sides"]["AB".index(seat)]
        return side

    def expedition(self, seat: str, suit: str) -> Content:
        expedition: Content = self.side(seat)["expeditions"]["shdc".index(suit)]
        return expedition

    def lies(self, seat: str, code: str) -> str:
        return str(next(pick["lies"] for pick in self.expedition(seat, code[0])["picks"] if pick["code"] == code))

    def total(self, seat: str) -> str:
        return str(self.side(seat)["total"]["value"])

    def write_down(self, first: str, second: str) -> None:
        """Type a round for both and write it down."""
        number = 1 + len([each for each in self.shown["rounds"]["rounds"] if each["buttons"]])
        for seat, text in zip("AB", (first, second), strict=True):
            if text:
                self.type(seat, text)
        self.press(f"keep-{number}")

    def written(self) -> list[tuple[str, ...]]:
        """Return for each row: name, note, and both sides' points with what they come to in all."""
        return [
            (
                row["name"],
                row["note"],
                *(f"{one['points']} {one['running']} {one['won']}".strip() for one in row["points"]),
            )
            for row in self.shown["rounds"]["rounds"]
        ]


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
