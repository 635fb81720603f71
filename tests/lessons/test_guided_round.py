"""What lesson 12 says of its round: the comments stand at the moments that matter, and each claim is true."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from expeditions_widgets.engine.cards import Discard, Draw, Play, Seat, Variant, parse_record, start_match
from expeditions_widgets.lessons import ChooseExercise, WatchExercise
from expeditions_widgets.lessons.watch_exercise import Moment, moments_of
from expeditions_widgets.play.sitting import Sitting
from expeditions_widgets.players.steady import SteadyPlayer
from tests.lessons.lesson_notebook import lesson, source

if TYPE_CHECKING:
    from expeditions_widgets.engine.cards import Action, Card

LESSON = "12-whole-round"
MINUS = "−"


def guided() -> WatchExercise:
    found = lesson(LESSON)[0]["cards-12-round"]
    assert isinstance(found, WatchExercise)
    return found


def moments() -> tuple[Moment, ...]:
    return moments_of(parse_record(guided().record))


def deeds() -> list[tuple[int, Seat, Action, Card | None]]:
    """Return every action of the round: its turn, whose it is, and the card that a draw brought."""
    return [
        (turn, event.seat, event.action, event.drawn)
        for turn, moment in enumerate(moments())
        for event in moment.events
        if event.action is not None
    ]


def comment(turn: int) -> str:
    found = moments()[turn].comment
    assert found, f"no comment stands at turn {turn}"
    return found


def run(turn: int, seat: Seat, suit: str) -> str:
    """Return the ranks of an expedition after a turn."""
    columns = moments()[turn].match.position.columns[seat]
    return "".join(card.rank for column in columns for card in column if card.suit == suit)


def points(ranks: str) -> int:
    """Return what a run of ranks scores by the rule sheet's four steps."""
    numbers = sum(10 if rank == "T" else int(rank) for rank in ranks if rank not in "JQK")
    return (numbers - 20) * (1 + sum(rank in "JQK" for rank in ranks)) + (20 if len(ranks) >= 8 else 0) if ranks else 0


def test_it_is_the_round_that_two_steady_players_play_from_its_seed() -> None:
    record = parse_record(guided().record)
    match = start_match(record.seed, Variant(short=True), dealer=record.dealer)
    sitting = Sitting(match, (SteadyPlayer(), SteadyPlayer()), record.players)
    sitting.reply()
    assert [entry.action for entry in record.rounds[0]] == [event.action for event in sitting.events]
    assert sitting.match.is_over
    assert len(moments()) - 1 == 34
    assert "34 turns" in guided().praise


def test_a_comment_stands_at_the_first_wager() -> None:
    turn = next(turn for turn, _, action, _ in deeds() if isinstance(action, Play) and action.card.is_wager)
    assert turn == 1
    assert "first wager" in comment(turn)


def test_a_comment_stands_at_the_first_discard_that_helps_the_other_side_and_at_its_taking_and_its_playing() -> None:
    given = {action.card: (turn, seat) for turn, seat, action, _ in deeds() if isinstance(action, Discard)}
    taken = {
        drawn: (turn, seat)
        for turn, seat, action, drawn in deeds()
        if isinstance(action, Draw) and action.suit and drawn
    }
    laid = {action.card: turn for turn, _, action, _ in deeds() if isinstance(action, Play)}
    helped = {card: given[card][0] for card in taken if given[card][1] is not taken[card][1]}
    card = min(helped, key=lambda each: helped[each])
    assert (card.code, helped[card], taken[card][0], laid[card]) == ("d6", 11, 12, 28)
    for turn in (11, 12, 28):
        assert "6" in comment(turn)


def test_a_comment_stands_where_five_cards_are_left() -> None:
    counts = [moment.match.position.pile_count for moment in moments()]
    assert counts.index(5) == 29
    assert comment(29).startswith("Five cards are left.")
    assert "last card" in comment(34)


@pytest.mark.parametrize(
    ("turn", "seat", "suit", "ranks"),
    [
        (1, Seat.A, "c", "K"),
        (3, Seat.A, "c", "KJ"),
        (6, Seat.B, "h", "4"),
        (9, Seat.A, "c", "KJ2"),
        (11, Seat.A, "d", ""),
        (11, Seat.B, "d", ""),
        (12, Seat.B, "d", "Q"),
        (20, Seat.B, "d", "QK"),
        (22, Seat.B, "d", "QKJ"),
        (29, Seat.A, "c", "KJ23789T"),
        (30, Seat.A, "s", "479"),
        (34, Seat.B, "d", "QKJ5689T"),
        (34, Seat.B, "h", "478T"),
    ],
)
def test_the_expeditions_are_what_the_comments_build_on(turn: int, seat: Seat, suit: str, ranks: str) -> None:
    assert run(turn, seat, suit) == ranks


def test_the_numbers_in_the_comments_are_right() -> None:
    piles = {turn: moment.match.position.pile_count for turn, moment in enumerate(moments())}
    assert (piles[11], piles[12]) == (21, 21)
    assert "still holds 21" in comment(12)
    assert (piles[19], piles[20]) == (14, 14)
    assert "stays at 14" in comment(20)
    assert points("QKJ") == -80
    assert f"{MINUS}80" in comment(22)
    assert 2 + 3 + 7 + 8 + 9 + 10 - 20 == 19
    assert "19 × 3" in comment(29)
    assert "multiplier is 3" in comment(3)


def test_what_the_comments_say_of_hands_and_earlier_turns_is_so() -> None:
    hand = {turn: {card.code for card in moment.match.position.hands[Seat.A]} for turn, moment in enumerate(moments())}
    assert {"c9", "cT"} <= hand[1]
    assert {code for code in hand[9] if code[0] == "c"} == {"c7", "c8", "c9", "cT"}
    assert {code for code in hand[29] if code[0] == "c"} == {"cQ", "c6"}, "neither fits on the 10"
    by_turn = {turn: (seat, str(action)) for turn, seat, action, _ in deeds() if not isinstance(action, Draw)}
    assert by_turn[4] == (Seat.B, "-dJ")
    assert by_turn[5] == (Seat.A, "-h6")
    assert by_turn[6] == (Seat.B, "-hK")


def test_the_questions_have_the_right_answers() -> None:
    right = {
        question.before_turn: next(option.text for option in question.options if option.right)
        for question in guided().questions
    }
    assert set(right) == {1, 12, 21, 30, 31}
    by_turn = {turn: action for turn, _, action, _ in deeds() if not isinstance(action, Draw)}
    assert str(by_turn[1]) == "cK"
    assert isinstance(by_turn[31], Discard)
    assert isinstance(by_turn[33], Discard)
    left = [moment.events[0].seat for moment in moments()[30:]]
    assert (left.count(Seat.B), left.count(Seat.A)) == (3, 2)
    assert right[30] == "Ben three, Ada two"
    hand = {card.code for card in moments()[30].match.position.hands[Seat.A]}
    assert {"s8", "h5", "h9"} <= hand
    assert 5 + 9 - 20 == -6


def test_the_score_sheets_are_those_of_the_round() -> None:
    final = moments()[-1].match
    assert final.position.is_over
    sides = [" ".join(f"{suit}{run(34, seat, suit)}" for suit in "shdc" if run(34, seat, suit)) for seat in Seat]
    cells = source(LESSON)
    for side, name in zip(sides, ("Ada", "Ben"), strict=True):
        assert f'ScoreSheet("{side}", "{name}")' in cells
    totals = [sum(points(run(34, seat, suit)) for suit in "shdc") for seat in Seat]
    assert totals == [77, 101]
    assert points("479") == 0
    assert points("478T") == 9
    assert "Ben’s hearts brought 9 points" in source(LESSON)


def test_the_6_was_worth_44_points_and_the_round() -> None:
    with_it, without = points("QKJ5689T"), points("QKJ589T")
    assert (with_it, without, with_it - without) == (92, 48, 44)
    six, winner = lesson(LESSON)[0]["cards-12-six"], lesson(LESSON)[0]["cards-12-winner"]
    assert isinstance(six, ChooseExercise)
    assert isinstance(winner, ChooseExercise)
    assert [option.text[:2] for option in six.options if option.right] == ["48"]
    assert without + points("478T") == 57
    assert points("KJ23789T") == 77
    assert [option.text for option in winner.options if option.right] == ["Ada"]
    assert re.search("lost by 24", winner.praise)
    assert 101 - 77 == 24
