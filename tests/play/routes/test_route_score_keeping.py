"""A route game's sheet from a real table: what is counted, what follows, what can't be, and who has won."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.routes import parse_position, score_seat, start_game
from expeditions_widgets.play.routes.score_keeping import COUNTS, MOST_PLAYERS, Count, Line, RouteSheet, working
from expeditions_widgets.play.routes.sheet_reading import (
    NAME,
    read_sheet,
    sheet_result,
    tied_without_tickets,
    winning_seats,
)
from expeditions_widgets.play.routes.sheet_text import kept_text, parse_kept, sheet_summary
from tests.engine.routes.random_games import examples

REACHED, HELD, RETURNED, LEFT, TAKEN, TICKETS = COUNTS


def sheet_of(*lines: str) -> RouteSheet:
    """Return a sheet; a line is "name reached held returned left taken tickets", a dash for nothing typed."""
    sheet = RouteSheet(len(lines))
    for seat, line in enumerate(lines):
        name, *texts = line.split()
        typed = ("" if text == "." else text for text in texts)
        sheet = sheet.with_texts(seat, name, dict(zip(COUNTS, typed, strict=True)))
    return sheet


def faults(sheet: RouteSheet) -> list[dict[str, str]]:
    return [dict(line.faults) for line in read_sheet(sheet)]


def test_the_counts_score_as_the_engine_scores_the_position() -> None:
    """Ida's cards and tokens in a position, and the same counted by hand."""
    ida = "fuj ulu taj sva !fuj -kil -vic -bai =chi =tim =syd =rio =gei *alh *gal t2"
    engine = score_seat(parse_position(f"1 {ida} / 2"), 0)
    (line, *_) = read_sheet(sheet_of("Ida 5 4 3 1 2 2", *(f"{name} 0 9 0 4 0 0" for name in "ABC")))
    assert line.score is not None
    assert (line.score.total, line.score.tickets) == (engine.total, engine.tickets) == (5, 2)


def test_the_arithmetic_is_told_in_words() -> None:
    told = working({REACHED: 5, TAKEN: 2, RETURNED: 3, HELD: 4, LEFT: 1}).replace("\xa0", " ")
    assert told == (
        "5 cards reached, 2 open cards won, 3 tokens back, 4 cards left, 1 token left: 5 + 2 + 3 − 4 − 1 = 5 points"
    )


@pytest.mark.parametrize("players", range(2, 7))
def test_hand_tokens_and_open_cards_are_those_of_a_deal(players: int) -> None:
    game, sheet = start_game("sheet", players), RouteSheet(players)
    assert {len(hand) for hand in game.hands} == {sheet.hand}
    assert game.board.set_up.tokens == sheet.tokens
    assert game.deck_count + len(game.open_cards) == sheet.open_cards


def test_of_a_pair_one_count_will_do() -> None:
    first, second, third, _ = read_sheet(sheet_of("A 5 . 3 . 2 2", "B . 4 . 1 2 2", "C 5 4 3 1 2 2", "D . . . . . ."))
    assert first.rest == {HELD: 4, LEFT: 1}
    assert second.rest == {REACHED: 5, RETURNED: 3}
    assert first.score == second.score == third.score
    assert third.rest == {}


def test_what_is_still_missing_is_named() -> None:
    (line, other) = read_sheet(sheet_of("A . 4 . . . .", "B . . . . . ."))
    assert line.missing == (RETURNED, TAKEN)
    assert (line.score, line.faults) == (None, {})
    assert other.missing == (REACHED, RETURNED, TAKEN)


@pytest.mark.parametrize(
    ("players", "count", "text", "reason"),
    [
        (2, REACHED, "13", "13 is too many: with 2 players everybody has 12 cards."),
        (3, HELD, "13", "13 is too many: with 3 players everybody has 12 cards."),
        (4, HELD, "10", "10 is too many: with 4 players everybody has 9 cards."),
        (6, REACHED, "10", "10 is too many: with 6 players everybody has 9 cards."),
        (4, RETURNED, "5", "5 is too many: everybody has 4 tokens."),
        (4, LEFT, "44", "44 is too many: everybody has 4 tokens."),
        (4, TAKEN, "40", "40 is too many: only 39 cards were not dealt to a hand."),
        (6, TAKEN, "22", "22 is too many: only 21 cards were not dealt to a hand."),
        (2, TICKETS, "100", "The sheet has room for 99 tickets."),
        (2, TICKETS, "-1", "Less than none can’t be."),
        (2, TAKEN, "−3", "Less than none can’t be."),
        (2, TAKEN, "two", "“two” is no whole number, such as 0 or 3."),
        (2, TAKEN, "2.5", "“2.5” is no whole number, such as 0 or 3."),
        (2, TAKEN, "٣", "“٣” is no whole number, such as 0 or 3."),
        (2, TAKEN, "9999", "“9999” is no whole number, such as 0 or 3."),
    ],
)
def test_what_can_not_be_is_told_at_its_field(players: int, count: Count, text: str, reason: str) -> None:
    sheet = RouteSheet(players).with_texts(1, None, {count: text})
    assert faults(sheet) == [{}, {count: reason}, *({} for _ in range(players - 2))]
    assert sheet.lines[1].text(count) == text


@pytest.mark.parametrize(
    ("players", "count", "text"),
    [(2, REACHED, "12"), (4, HELD, "9"), (4, LEFT, "4"), (4, TAKEN, "39"), (2, TICKETS, " 099 "), (2, TAKEN, "")],
)
def test_the_most_there_can_be_is_no_fault(players: int, count: Count, text: str) -> None:
    assert not any(faults(RouteSheet(players).with_texts(1, None, {count: text})))


def test_pairs_must_make_up_the_hand_and_the_tokens() -> None:
    (line, _, _, _) = read_sheet(sheet_of("A 5 3 2 1 0 0", *("B . . . . . .",) * 3))
    assert line.faults == {
        HELD: "5 reached and 3 left make 8, not 9 cards.",
        LEFT: "2 back and 1 left make 3, not 4 tokens.",
    }
    assert line.score is None


def test_all_open_cards_together_can_not_be_more_than_there_are() -> None:
    sheet = sheet_of("A 9 . 4 . 20 0", "B 9 . 4 . 19 0", "C . . . . . .", "D . . . . . .")
    assert not any(faults(sheet))
    over = sheet.with_texts(2, None, {TAKEN: "1"})
    sentence = "Together that makes 40, but only 39 cards were not dealt to a hand."
    assert faults(over) == [{}, {}, {TAKEN: sentence}, {}]


def test_two_players_of_one_name_could_not_be_told_apart() -> None:
    sheet = sheet_of("Ida . . . . . .", "ida . . . . . .", "Ravi . . . . . .")
    assert faults(sheet) == [{}, {NAME: "Somebody else is called ida. Another name, please."}, {}]
    assert RouteSheet(2).names == ("Player 1", "Player 2")


# --- the result --------------------------------------------------------------------------------------------------


def test_the_most_points_win() -> None:
    sheet = sheet_of("Ida 5 . 3 . 2 .", "Ravi 5 . 3 . 1 .", "Ada 0 . 0 . 0 .")
    lines = read_sheet(sheet)
    assert winning_seats(lines) == (0,)
    assert sheet_result(sheet, lines).replace("\xa0", " ") == "Ida won with 2 points."


def test_below_nothing_the_higher_score_wins_too() -> None:
    sheet = sheet_of("Ida 0 . 0 . 0 0", "Ravi 0 . 0 . 1 0")
    assert sheet_result(sheet, read_sheet(sheet)).replace("\xa0", " ") == "Ravi won with −15 points."


def test_tickets_break_a_tie_and_are_asked_for() -> None:
    sheet = sheet_of("Ida 5 . 3 . 2 .", "Ravi 5 . 3 . 2 1", "Ada 0 . 0 . 0 .")
    assert tied_without_tickets(read_sheet(sheet)) == (0, 1)
    assert sheet_result(sheet, read_sheet(sheet)) == "Ida and Ravi are level: count their tickets."
    assert winning_seats(read_sheet(sheet)) == ()
    settled = sheet.with_texts(0, None, {TICKETS: "2"})
    told = sheet_result(settled, read_sheet(settled)).replace("\xa0", " ")
    assert told == "Ida won with 2 points and the most tickets; level in points: Ravi."
    level = sheet.with_texts(0, None, {TICKETS: "1"})
    told = sheet_result(level, read_sheet(level)).replace("\xa0", " ")
    assert told == "Ida and Ravi shared the win: 2 points and equally many tickets each."
    assert winning_seats(read_sheet(level)) == (0, 1)


def test_until_all_are_counted_nobody_has_won() -> None:
    sheet = sheet_of("Ida 5 . 3 . 2 2", "Ravi . . . . . .")
    assert sheet_result(sheet, read_sheet(sheet)) == "1 of 2 players counted."
    assert sheet_result(RouteSheet(2), read_sheet(RouteSheet(2))) == "None of 2 players counted."
    wrong = sheet.with_texts(1, None, {TAKEN: "x"})
    assert sheet_result(wrong, read_sheet(wrong)).startswith("Something can’t be")


def test_with_fewer_players_lines_wait_and_hands_are_judged_anew() -> None:
    four = sheet_of("A 5 4 . . . .", "B . . . . . .", "C . . . . . .", "D 9 . 4 . 1 2")
    three = replace(four, players=3)
    assert [set(fault) for fault in faults(three)] == [{HELD}, set(), set()]
    assert replace(three, players=4) == four


def test_a_new_game_keeps_the_players() -> None:
    sheet = sheet_of("Ida 5 . 3 . 2 2", "Ravi . . . . . .").cleared()
    assert (sheet.players, sheet.names) == (2, ("Ida", "Ravi"))
    assert all(line.is_blank for line in sheet.lines)


# --- as text -----------------------------------------------------------------------------------------------------


def test_the_text_for_people_has_every_score_and_the_result() -> None:
    text = sheet_summary(sheet_of("Ida 5 . 3 . 2 2", "Ravi 12 . 4 . 0 .")).replace("\xa0", " ")
    assert text.splitlines() == [
        "World routes, 2 players",
        (
            "Ida: 5 cards reached, 2 open cards won, 3 tokens back, 7 cards left, 1 token left: "
            "5 + 2 + 3 − 7 − 1 = 2 points. Tickets held: 2."
        ),
        "Ravi: 12 cards reached, 4 tokens back: 12 + 4 = 16 points.",
        "Ravi won with 16 points.",
    ]


TEXTS = st.text(max_size=12)
LINES = st.builds(Line, TEXTS, st.tuples(*(TEXTS for _ in COUNTS)))


@examples(60)
@given(st.builds(RouteSheet, st.integers(2, 6), st.tuples(*(LINES for _ in range(MOST_PLAYERS)))))
def test_whatever_was_typed_is_kept_and_read_again(sheet: RouteSheet) -> None:
    assert parse_kept(kept_text(sheet)) == sheet
    assert sheet_result(sheet, read_sheet(sheet))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "7",
        '{"game": "cards", "format": 1}',
        kept_text(RouteSheet()).replace('"players": 4', '"players": 7'),
        kept_text(RouteSheet()).replace('"players": 4', '"players": true'),
        kept_text(RouteSheet()).replace('[["", ', "[[3, "),
        kept_text(RouteSheet()).replace('[["", ', f'[["{"x" * 13}", '),
        kept_text(RouteSheet()).replace('[["", ', '[["", "", '),
    ],
)
def test_another_text_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        parse_kept(text)
