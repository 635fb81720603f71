"""Texts that can't be read: every fault by its code and its exact place, all of them at once."""

import pytest

from expeditions_widgets.engine.cards import Position, Seat, View, deal, deck, parse_position, parse_view
from expeditions_widgets.engine.faults import FaultyTextError


def found(text: str, *, view: bool = False, whole: bool = False) -> list[tuple[str, str, int]]:
    """Return each fault of a text: its code, the characters it points at, and where these start."""
    with pytest.raises(FaultyTextError) as raised:
        read(text, view=view, whole=whole)
    faults = raised.value.faults
    assert all(fault.sentence.endswith(".") for fault in faults)
    assert all(fault.sentence in str(raised.value) for fault in faults)
    return [(fault.code, text[fault.start : fault.end], fault.start) for fault in faults]


def read(text: str, *, view: bool, whole: bool) -> Position | View:
    return parse_view(text) if view else parse_position(text, whole=whole)


@pytest.mark.parametrize(
    ("text", "code", "part", "start"),
    [
        ("A h2 / X h3", "unknown-field", "X", 7),
        ("A h2 / A h3", "repeated-field", "A", 7),
        ("A h2 / P d2 / A h3 ", "repeated-field", "A", 14),
        ("A x9", "unknown-suit", "x", 2),
        ("A h2 9h", "unknown-suit", "9", 5),
        ("A h", "no-rank", "h", 2),
        ("A h2 s / B d3", "no-rank", "s", 5),
        ("A h20", "unknown-rank", "0", 4),
        ("A h1", "unknown-rank", "1", 3),
        ("A hj4", "unknown-rank", "j", 3),
        ("hX", "unknown-rank", "X", 1),
        ("A h4 / a h5 / B h4", "duplicate-card", "4", 17),
        ("A h44", "duplicate-card", "4", 4),
        ("A hJJ", "duplicate-card", "J", 4),
        ("a h5 / b h5", "duplicate-card", "5", 10),
        ("D h5 / P s2 h5", "duplicate-card", "5", 13),
        ("A h74", "column-order", "4", 4),
        ("A h7 s2 h4", "column-order", "4", 9),
        ("B d2435", "column-order", "3", 5),
        ("A h4K", "wager-after-number", "K", 4),
        ("A hK4Q9", "wager-after-number", "Q", 5),
        ("A hA2", "ace-without-variant", "A", 3),
        ("P hA", "ace-without-variant", "A", 3),
        ("A h2A / V aces", "column-order", "A", 4),
        ("A h2!", "bad-mark", "!", 4),
        ("P h2!", "bad-mark", "!", 4),
        ("a h!2", "bad-mark", "!", 3),
        ("a h2!!", "bad-mark", "!", 5),
        ("a h2 / T C1", "bad-turn", "C1", 9),
        ("T A3", "bad-turn", "A3", 2),
        ("T A1 B2", "bad-turn", "T", 0),
        ("a h2 / T", "bad-turn", "T", 7),
        ("V", "unknown-variant", "V", 0),
        ("T a1", "bad-turn", "a1", 2),
        ("D h2 / T A1h", "bad-turn", "A1h", 9),
        ("D h2 / T A2s", "bad-turn", " T A2s", 6),
        ("D h2 / T A2x", "bad-turn", "A2x", 9),
        ("V kings", "unknown-variant", "kings", 2),
        ("A ?3", "unseen-card", "?3", 2),
        ("D ?3", "unseen-card", "?3", 2),
        ("a ?8", "unseen-card", "a ?8", 0),
        ("a h2 / P ?20", "unseen-card", " P ?20", 6),
        ("a s23456789T", "hand-size", "a s23456789T", 0),
        ("a s23456789 / b h2 / T A2", "hand-size", "a s23456789 ", 0),
        ("a s2 / b h23456789T", "hand-size", " b h23456789T", 6),
    ],
)
def test_a_fault_of_a_position_has_its_code_and_place(text: str, code: str, part: str, start: int) -> None:
    assert found(text) == [(code, part, start)]


@pytest.mark.parametrize(
    ("text", "code", "part", "start"),
    [
        ("a ?8 / b ?8 / P ?20", "no-hand", " b ?8 ", 6),
        ("a h2 / b ?8 / P c5", "seen-pile", "5", 17),
        ("a h2 / b h3 ?7 / P ?9", "seen-hand", "3", 10),
        ("a ?7 h3 / b h2 / P ?9", "seen-hand", "3", 6),
        ("a h2 / b ?x", "bad-count", "?x", 9),
        ("a h2 / b ?", "bad-count", "?", 9),
        ("a h2 / b ?-1", "bad-count", "?-1", 9),
        ("a h2 / b ?3 ?4", "bad-count", "?4", 12),
        ("a h2 / b ?9 / P ?9", "hand-size", " b ?9 ", 6),
        ("a h2 / b d2! ?8 / P ?9", "hand-size", " b d2! ?8 ", 6),
        ("a h2 / b ?8 / P ?9 / T B2", "hand-size", " b ?8 ", 6),
        ("a h2 / b ?8 / P ?40", "too-many-unseen", "a h2 / b ?8 / P ?40", 0),
    ],
)
def test_a_fault_of_a_view_has_its_code_and_place(text: str, code: str, part: str, start: int) -> None:
    assert found(text, view=True) == [(code, part, start)]


def test_as_many_unseen_cards_as_the_deck_has_left_are_right() -> None:
    assert parse_view("a h2 / b ?8 / P ?39").pile_count == 39
    assert parse_view("a h2 / b ?8 / P ?43 / V aces").pile_count == 43


def test_all_that_is_wrong_is_told_at_once_in_the_order_of_places() -> None:
    text = "A h74K hX / B h7 q2 / X s2 / a s23456789TA / P ?9 / T A9 / V kings / B c2"
    assert found(text) == [
        ("column-order", "4", 4),
        ("wager-after-number", "K", 5),
        ("unknown-rank", "X", 8),
        ("duplicate-card", "7", 15),
        ("unknown-suit", "q", 17),
        ("unknown-field", "X", 22),
        ("hand-size", " a s23456789TA ", 28),
        ("unseen-card", " P ?9 ", 44),
        ("bad-turn", "A9", 54),
        ("unknown-variant", "kings", 61),
        ("repeated-field", "B", 69),
    ]


def test_the_message_shows_the_text_points_at_each_fault_and_says_it() -> None:
    with pytest.raises(FaultyTextError) as raised:
        parse_position("A h7410")
    assert str(raised.value).splitlines() == [
        "A h7410",
        "    ^^^",
        "Character 5: The 4 of hearts can't lie above the 7 of hearts: a column only climbs.",
        "Character 6: '1' is no rank. Ranks are 2 to 9, T, J Q K, and A with the Aces. Ten is written T.",
        "Character 7: '0' is no rank. Ranks are 2 to 9, T, J Q K, and A with the Aces. Ten is written T.",
    ]


def test_full_play_needs_every_card_of_the_deck() -> None:
    text = str(deal(deck(), Seat.A))
    last = text.index(" / T ") - 1
    short = text[:last] + text[last + 1 :]
    assert found(short, whole=True) == [("missing-card", short, 0)]
    with pytest.raises(FaultyTextError, match="missing: cT"):
        parse_position(short, whole=True)


def test_full_play_needs_eight_cards_in_each_hand() -> None:
    codes = [found_code for found_code, _, _ in found("a s23456789 / b h234", whole=True)]
    assert codes == ["missing-card", "hand-size"]


def test_full_play_needs_seven_cards_in_the_hand_about_to_draw() -> None:
    assert ("hand-size", "a s23456789 ", 0) in found("a s23456789 / b h23456789 / T A2", whole=True)
    assert "hand-size" not in {code for code, _, _ in found("a s2345678 / b h23456789 / T A2", whole=True)}


def test_a_hand_left_out_is_pointed_at_behind_the_text() -> None:
    text = "a s23456789"
    assert ("hand-size", "", len(text)) in found(text, whole=True)


def test_a_count_of_thousands_of_digits_is_a_fault_like_any_other() -> None:
    digits = "?" + "9" * 5000
    assert found(f"a h2 / P {digits}", view=True) == [("bad-count", digits, 9)]
