"""Cards as people type them: every way is read, and every fault is told with its place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.cards import Seat
from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.play.typed_cards import NO_SUIT, typed_cards
from tests.engine.cards.random_games import examples
from tests.play.test_score_keeping import EMPTY, cards

A, B = Seat.A, Seat.B


@pytest.mark.parametrize(
    "text",
    [
        "hKQ47T",
        "h K Q 4 7 10",
        "hearts: k, q, 4, 7, 10",
        "♥KQ47T",
        "H10 7 4 Queen king",
        "Heart K+Q+4+7+10",
        "hK hQ h4 h7T",
    ],
)
def test_every_way_to_type_an_expedition_is_read(text: str) -> None:
    assert typed_cards(text, EMPTY, 1, A) == cards("hK hQ h4 h7 hT")


def test_several_suits_are_typed_in_one_go() -> None:
    assert typed_cards("sJ36 hearts 4 c10", EMPTY, 1, A) == cards("sJ s3 s6 h4 cT")


def test_what_lies_there_already_may_be_typed_again() -> None:
    assert typed_cards("h47", EMPTY.with_cards(1, A, cards("h4")), 1, A) == cards("h4 h7")


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("K Q 4", [(NO_SUIT, "K Q 4")]),
        ("4 7 h9", [(NO_SUIT, "4 7")]),
        ("h4 4", [("twice", "4")]),
        ("h1", [("unknown", "1")]),
        ("h11", [("unknown", "11")]),
        ("h4 blue x", [("unknown", "blue"), ("unknown", "x")]),
        ("hA2", [("no-aces", "A")]),
        ("h4 d", [("no-card", "d")]),
        ("", [("no-card", "")]),
        (" ,; ", [("no-card", " ,; ")]),
        ("c2 d5", [("taken", "2")]),
        ("K x c2", [(NO_SUIT, "K"), ("unknown", "x"), ("taken", "2")]),
    ],
)
def test_every_fault_of_a_typed_text_is_told_with_its_place(text: str, faults: list[tuple[str, str]]) -> None:
    sheet = EMPTY.with_cards(1, B, cards("c2"))
    with pytest.raises(FaultyTextError) as caught:
        typed_cards(text, sheet, 1, A)
    assert [(fault.code, text[fault.start : fault.end]) for fault in caught.value.faults] == faults


@examples(100)
@given(st.text("shdcJQKA23456789T10 ,♥x", max_size=20) | st.text(max_size=10))
def test_any_text_is_read_or_told_to_be_at_fault(text: str) -> None:
    try:
        read = typed_cards(text, EMPTY, 1, A)
    except FaultyTextError:
        return
    assert read
