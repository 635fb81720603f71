"""All that is wrong with a text is told at once, each fault with its place; nothing else is ever raised."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.engine.routes import parse_position, parse_record, parse_view, small_board
from tests.engine.routes.playing import OPEN
from tests.engine.routes.random_games import examples, random_record, reached

if TYPE_CHECKING:
    from expeditions_widgets.engine.routes import Position


def faults(text: str, *, view: bool = False, whole: bool = False) -> list[tuple[str, str]]:
    """Return each fault's code and the part of the text it points at."""
    read = (lambda: parse_view(text, OPEN)) if view else (lambda: parse_position(text, OPEN, whole=whole))
    with pytest.raises(FaultyTextError) as raised:
        read()
    return [(fault.code, text[fault.start : fault.end]) for fault in raised.value.faults]


@pytest.mark.parametrize(
    ("text", "code", "part"),
    [
        ("x ga", "unknown-field", "x"),
        ("1 ga / 1 gb", "repeated-field", "1"),
        ("B world", "other-board", "B world"),
        ("a st-xx", "unknown-place", "xx"),
        ("1 xx", "unknown-place", "xx"),
        ("a st", "bad-chain", "st"),
        ("a st-st", "not-connected", "st-st"),
        ("a st-ga-st", "connection-used", "ga-st"),
        ("a ga-gb", "not-from-head", "ga-gb"),
        ("a st-ga-gb ga-gc", "not-from-head", "ga-gc"),
        ("1 ba", "no-card", "ba"),
        ("1 !ra", "no-card", "ra"),
        ("O !ga", "bad-mark", "!ga"),
        ("1 ga / 2 ga", "duplicate-card", "ga"),
        ("1 ga =ga", "duplicate-card", "ga"),
        ("1 !ga / 2 -ga", "duplicate-token", "ga"),
        ("1 !ga !gb -gc", "too-many-tokens", "1 !ga !gb -gc"),
        ("O ga gb", "too-many-open", "O ga gb"),
        ("1 t2 t3", "bad-count", "t3"),
        ("O t2", "bad-count", "t2"),
        ("T", "bad-turn", "T"),
        ("T 3 arrow", "bad-turn", "3"),
        ("T 1 going", "bad-turn", "going"),
        ("T 1 arrow used3", "bad-turn", "used3"),
        ("F 1 first", "bad-turn", "first"),
        ("a st-ga / T 1 after loop:a", "bad-due", " T 1 after loop:a"),
        ("T 1 token blue1 / 1 ga", "bad-due", "T 1 token blue1 "),
        ("1 ga / S gb / T 1 arrow", "bad-swap", " S gb "),
        ("S gb / T 1 arrow used1", "bad-swap", "S gb "),
        ("1 ga / S gb gc gd / T 1 arrow used1", "bad-swap", " S gb gc gd "),
        ("1 / T 1 token", "no-token", " T 1 token"),
        ("C north", "bad-chance", "north"),
        ("C 0:%ff", "bad-chance", "0:%ff"),
        ("C", "bad-word", "C"),
        ("1 ?3", "unseen-card", "1 ?3"),
        ("O ?3", "unseen-card", "?3"),
        ("D ?3 ?4", "bad-count", "?4"),
        ("V 1", "seen-by", "V 1"),
    ],
)
def test_a_fault_of_a_position_has_its_code_and_place(text: str, code: str, part: str) -> None:
    assert (code, part) in faults(text)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("1 ga / 2 ?1", "no-viewer"),
        ("1 ?2 / 2 ?1 / V 1", "unseen-card"),
        ("1 ga / 2 gb / V 1", "seen-card"),
        ("1 ga / 2 ?1 / D gb / V 1", "seen-card"),
        ("1 ga / 2 ?1 / X gb / V 1", "seen-card"),
        ("1 ga / 2 ?1 / S gb / T 2 arrow used1 / V 1", "seen-card"),
        ("1 ga / 2 ?1 / S ?2 / T 1 arrow used1 / V 1", "unseen-card"),
        ("1 ga / 2 ?1 / C 0:x / V 1", "seen-chance"),
        ("1 ga / 2 ?1 / D ?9 / V 1", "too-many-unseen"),
    ],
)
def test_a_fault_of_a_view_has_its_code(text: str, code: str) -> None:
    assert code in [found for found, _ in faults(text, view=True)]


def test_every_fault_is_told_at_once_in_order() -> None:
    text = "a st-xx / 1 ba ga / 2 ga t1 t2 / T 9 arrow"
    assert [code for code, _ in faults(text)] == ["unknown-place", "no-card", "duplicate-card", "bad-count", "bad-turn"]


def test_full_play_needs_every_card() -> None:
    assert faults("1 ga gb / 2 gc gd / O ge / D gf", whole=True) == [
        ("missing-card", "1 ga gb / 2 gc gd / O ge / D gf")
    ]


def test_too_many_arrows_and_an_unknown_board_are_told() -> None:
    with pytest.raises(FaultyTextError, match="Amber has 5 arrows; there is none left for this one"):
        parse_position("B six / a cop-gei-pet-cop-wie-mat-cop")
    with pytest.raises(FaultyTextError, match="There is no board 'moon'"):
        parse_position("B moon / a cop-gei")


FIELDS = ["a", "v", "s", "B", "T", "F", "C", "V", "O", "D", "X", "S", "1", "2"]
WORDS = ["cop", "gei", "?8", "t3", "loop:a", "blue1", "used1", "over", "token", "last", "swap", "keep:1:1", "end"]
PIECES = st.one_of(
    st.sampled_from(("/", " / ", " ", "", "\n", "?", "!", "-", "=", "*", "t", *FIELDS, *WORDS)),
    st.sampled_from(("[", "]", '"', "\\", "{", "}", "<", ">")),
    st.text(max_size=4),
)
EDITS = st.lists(st.tuples(st.integers(0, 10**4), st.integers(0, 5), PIECES), min_size=1, max_size=6)


def edited(text: str, edits: list[tuple[int, int, str]]) -> str:
    for where, length, piece in edits:
        start = where % (len(text) + 1)
        text = text[:start] + piece + text[start + length :]
    return text


def check_faults(error: FaultyTextError, text: str) -> None:
    """Every fault has a place within the text, in order, and a sentence."""
    assert error.text == text
    assert error.faults
    for fault in error.faults:
        assert 0 <= fault.start <= fault.end <= len(text)
        assert fault.code
        assert fault.sentence.endswith(".")


@examples(200)
@given(position=reached(), edits=EDITS, whole=st.booleans())
def test_a_mutated_position_is_read_or_its_faults_are_told(
    position: Position, edits: list[tuple[int, int, str]], *, whole: bool
) -> None:
    text = edited(str(position), edits)
    try:
        read = parse_position(text, whole=whole)
    except FaultyTextError as error:
        check_faults(error, text)
    else:
        assert parse_position(str(read), whole=whole) == read


@examples(200)
@given(st.builds(lambda position, seat: str(position.view(seat)), reached(), st.integers(0, 1)), EDITS)
def test_a_mutated_view_is_read_or_its_faults_are_told(original: str, edits: list[tuple[int, int, str]]) -> None:
    text = edited(original, edits)
    try:
        read = parse_view(text)
    except FaultyTextError as error:
        check_faults(error, text)
    else:
        assert parse_view(str(read)) == read


RECORD = str(random_record("482913", 2, small_board("loops")))


@examples(150)
@given(EDITS)
def test_a_mutated_record_is_read_or_its_faults_are_told(edits: list[tuple[int, int, str]]) -> None:
    text = edited(RECORD, edits)
    try:
        read = parse_record(text)
    except FaultyTextError as error:
        check_faults(error, text)
    else:
        assert parse_record(str(read)) == read


@examples(200)
@given(st.text(max_size=40))
def test_any_text_at_all_is_read_or_its_faults_are_told(text: str) -> None:
    for read in (parse_position, parse_view, parse_record):
        try:
            read(text)
        except FaultyTextError as error:
            check_faults(error, text)
