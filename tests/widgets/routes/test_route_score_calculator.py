"""The route game's score calculator: what is typed, what is said, what is kept, and what comes of nonsense."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.routes.score_calculator import SAVE_KEY, RouteScoreCalculator
from expeditions_widgets.widgets.surface import SORRY
from tests.engine.routes.random_games import examples
from tests.widgets.driving import Browser, Content
from tests.widgets.shapes import misfits
from tests.widgets.test_nonsense import JSON


class Sheet(Browser):
    """A browser at the sheet."""

    def __init__(self, saved: str | None = None) -> None:
        super().__init__(RouteScoreCalculator())
        self.hello(saved=saved)

    def fill(self, **values: object) -> Content:
        """Send fields; `reached_1` is the field "reached-1"."""
        named = {name.replace("_", "-"): value for name, value in values.items()}
        return self.send({"type": "fill", "serial": self.state["serial"], "values": named})

    @property
    def shown(self) -> Content:
        """The sheet now; its state fits the protocol."""
        assert list(misfits(self.state, State)) == []
        content: Content = self.state["tally"]
        return content

    def line(self, seat: int) -> Content:
        line: Content = self.shown["lines"][seat - 1]
        return line

    def box(self, key: str, seat: int) -> Content:
        return next(box for box in self.line(seat)["boxes"] if box["name"] == f"{key}-{seat}")


def plain(text: str) -> str:
    return text.replace("\xa0", " ")


def counted(*, last_tickets: str = "1") -> Sheet:
    browser = Sheet()
    browser.fill(players="2", name_1="Ida", reached_1="5", returned_1="3", taken_1="2", tickets_1="2")
    browser.fill(name_2="Ravi", held_2="7", left_2="1", taken_2="2", tickets_2=last_tickets)
    return browser


def test_a_sheet_for_four_is_there_at_once() -> None:
    browser = Sheet()
    assert [line["label"] for line in browser.shown["lines"]] == [f"Player {seat}" for seat in range(1, 5)]
    assert browser.shown["result"] == "None of 4 players counted."
    assert browser.shown["intro"].startswith("With 4 players everybody has 9 cards and 4 tokens.")
    assert {line["steps"] for line in browser.shown["lines"]} == {"Nothing counted yet."}


def test_a_score_comes_with_its_arithmetic_and_what_follows_from_what() -> None:
    browser = Sheet()
    said = browser.fill(players="4", reached_1="5", returned_1="3", taken_1="2")["live"]
    assert plain(said) == "Player 1: 5 points."
    line = browser.line(1)
    assert line["total"] == "5"
    assert plain(line["steps"]) == (
        "5 cards reached, 2 open cards won, 3 tokens back, 4 cards left, 1 token left: 5 + 2 + 3 − 4 − 1 = 5 points."
    )
    assert [browser.box(key, 1)["hint"] for key in ("reached", "held", "returned", "left")] == ["", "so 4", "", "so 1"]


def test_what_a_score_still_needs_is_named() -> None:
    browser = Sheet()
    browser.fill(held_2="4")
    assert browser.line(2)["steps"] == "Still to count: tokens back or left, open cards won."
    assert browser.line(2)["total"] == "–"


def test_a_fault_stands_at_its_field_is_said_once_and_the_text_stays() -> None:
    browser = Sheet()
    assert browser.fill(reached_1="10")["live"] == "10 is too many: with 4 players everybody has 9 cards."
    assert browser.box("reached", 1)["fault"].startswith("10 is too many")
    assert browser.box("reached", 1)["value"] == "10"
    assert browser.fill(reached_1="10", taken_2="1")["live"] == ""
    assert browser.shown["result"].startswith("Something can’t be")
    browser.fill(players="3")
    assert browser.box("reached", 1)["fault"] == ""


def test_the_win_is_told_with_the_last_count_and_marked_at_its_line() -> None:
    browser = counted()
    assert plain(browser.shown["result"]) == "Ida won with 2 points and the most tickets; level in points: Ravi."
    assert browser.shown["settled"]
    assert [line["won"] for line in browser.shown["lines"]] == ["has won", ""]
    assert plain(browser.state["live"]).endswith(plain(browser.shown["result"]))


def test_a_tie_that_tickets_leave_is_shared() -> None:
    browser = counted(last_tickets="2")
    assert [line["won"] for line in browser.shown["lines"]] == ["shares the win", "shares the win"]


def test_print_and_copy_hold_the_whole_sheet() -> None:
    browser = counted()
    printed = browser.shown["printed"]
    assert printed["head"] == ["Counted", "Ida", "Ravi"]
    assert printed["rows"][:2] == [["Own cards reached", "5", "5"], ["Cards left", "7", "7"]]
    assert printed["foot"] == ["Score", "2", "2"]
    lines = plain(browser.shown["copy"]["text"]).splitlines()
    assert lines[0] == "World routes, 2 players"
    assert lines[-1] == plain(browser.shown["result"])


def test_a_reload_brings_everything_back_faults_too() -> None:
    browser = counted()
    browser.fill(taken_1="x")
    again = Sheet(saved=browser.state["save"]["text"])
    assert browser.state["save"]["key"] == SAVE_KEY
    assert again.shown == browser.shown
    assert again.state["live"].startswith("Welcome back.")


def test_a_sheet_that_can_not_be_read_is_put_aside() -> None:
    browser = Sheet(saved="[Game]")
    assert browser.state["save"] == {"key": f"{SAVE_KEY}:unread", "text": "[Game]"}
    assert browser.state["live"].endswith("It is no score sheet of World routes.")
    browser.fill(taken_1="2")
    assert browser.state["save"]["key"] == SAVE_KEY


def test_a_new_game_keeps_the_names() -> None:
    browser = counted()
    browser.press("new")
    assert [line["label"] for line in browser.shown["lines"]] == ["Ida", "Ravi"]
    assert {line["total"] for line in browser.shown["lines"]} == {"–"}
    assert browser.shown["buttons"][0]["why"] == "The sheet is empty already."


@examples(60)
@given(
    st.dictionaries(
        st.sampled_from(["players", "name-1", "name-9", "reached-1", "taken-2", "tickets-6", "held-0"]) | st.text(),
        JSON | st.sampled_from(["0", "3", "12", "²", "-1", "99"]),
    )
)
def test_values_of_any_kind_are_answered(values: dict[str, Any]) -> None:
    browser = Sheet()
    state = browser.send({"type": "fill", "serial": browser.state["serial"], "values": values})
    assert SORRY not in state["live"]
    assert browser.shown["title"] == "Score sheet"
    assert Sheet(saved=state["save"]["text"]).shown == browser.shown


@pytest.mark.parametrize(
    "message",
    [
        {"type": "fill", "values": ["x"]},
        {"type": "fill"},
        {"type": "press", "id": "keep-1"},
        {"type": "submit", "values": {"players": "2"}},
        {"type": "enter", "code": "h7", "seat": "A"},
    ],
    ids=json.dumps,
)
def test_any_other_message_changes_nothing(message: Content) -> None:
    browser = counted()
    before = browser.shown
    browser.send(message | {"serial": browser.state["serial"]})
    assert browser.shown == before


def test_a_long_text_is_answered_with_a_short_state() -> None:
    browser = Sheet()
    browser.fill(name_1="x" * 100_000, reached_1="9" * 100_000)
    assert len(str(browser.state)) < 20_000
