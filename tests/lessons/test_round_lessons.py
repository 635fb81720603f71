"""What lessons 06 and 10 say of their situations: each figure from the rules, each consequence as it is played out."""

from __future__ import annotations

import pytest

from expeditions_widgets.engine.cards import Position, Seat, apply, deal_unseen, legal_actions, parse_action, parse_view
from expeditions_widgets.lessons import ChooseExercise, PlayExercise
from expeditions_widgets.lessons.play_session import PlaySession
from tests.lessons.lesson_notebook import lesson

END, HABITS = "06-round-end", "10-good-habits"


def play_exercise(name: str) -> PlayExercise:
    found = lesson(END if name.startswith("cards-06") else HABITS)[0][name]
    assert isinstance(found, PlayExercise)
    return found


def after(name: str, *actions: str) -> PlaySession:
    session = PlaySession(play_exercise(name))
    for action in actions:
        session.act(parse_action(action))
    return session


def points(position: Position, seat: Seat, suit: str) -> int:
    """Return what an expedition scores, by the rule sheet's four steps and without the engine's arithmetic."""
    run = next((column for column in position.columns[seat] if column and column[0].suit == suit), ())
    ranks = [card.rank for card in run]
    wagers = sum(rank in "JQK" for rank in ranks)
    numbers = sum(10 if rank == "T" else int(rank) for rank in ranks if rank not in "JQK")
    return (numbers - 20) * (1 + wagers) + (20 if len(ranks) >= 8 else 0) if ranks else 0


def total(position: Position, seat: Seat) -> int:
    return sum(points(position, seat, suit) for suit in "shdc")


def turns_left(position: Position, seat: Seat) -> int:
    """Return how many turns a seat has, the one that it is in included, if everyone draws from the pile."""
    turns = 0
    while not position.is_over:
        turns += position.turn is seat and position.step == 1
        action = next(action for action in legal_actions(position) if str(action).startswith("-") or str(action) == "p")
        position = apply(position, action)
    return turns


def test_lesson_06_the_lead_is_34_points_and_18_of_them_go_with_one_more_turn() -> None:
    start = play_exercise("cards-06-end").start()
    assert total(start, Seat.A) - total(start, Seat.B) == 34
    session = after("cards-06-end", "s")
    assert session.table.is_over
    assert points(session.table, Seat.B, "c") - points(start, Seat.B, "c") == 18
    assert after("cards-06-end", "p").table.is_over


def test_lesson_06_six_cards_are_three_turns() -> None:
    exercise = lesson(END)[0]["cards-06-count"]
    assert isinstance(exercise, ChooseExercise)
    position = deal_unseen(parse_view(exercise.position), "six")
    assert position.pile_count == 6
    assert turns_left(position, Seat.A) == 3
    assert [option.text for option in exercise.options if option.right] == ["Three"]


def test_lesson_06_an_open_card_gives_the_turn_that_the_10_needs() -> None:
    by_open_card, by_pile = after("cards-06-gain", "c"), after("cards-06-gain", "p")
    assert turns_left(by_open_card.position, Seat.A) == 1
    assert turns_left(by_pile.position, Seat.A) == 0
    assert by_pile.table.is_over
    assert "hT" in {card.code for card in by_pile.table.hands[Seat.A]}
    assert points(by_pile.table, Seat.A, "h") == 3


@pytest.mark.parametrize(("code", "gain"), [("hT", 10), ("d8", 16), ("d9", 18), ("s9", -11), ("c9", -11), ("c6", -14)])
def test_lesson_06_what_each_last_card_brings(code: str, gain: int) -> None:
    exercise = play_exercise("cards-06-last")
    start = exercise.start()
    assert total(after("cards-06-last", code).position, Seat.A) - total(start, Seat.A) == gain
    assert turns_left(start, Seat.A) == 1
    assert not any(start.discards), "no open card, so no turn can be gained"
    assert after("cards-06-last", code).done is (gain == 18)


def test_lesson_10_two_turns_in_hearts_bring_19_and_two_in_clubs_lose_1() -> None:
    start = play_exercise("cards-10-few").start()
    assert turns_left(start, Seat.A) == 2
    assert points(start, Seat.A, "h") == -6
    wrong = after("cards-10-few", "c9").table
    assert wrong.is_over
    assert points(wrong, Seat.A, "c") == -1
    assert points(wrong, Seat.A, "h") == -6
    assert 2 + 5 + 7 + 9 + 10 - 20 == 13 == -6 + 19


def test_lesson_10_the_wager_without_cards_stands_at_minus_32() -> None:
    exercise = play_exercise("cards-10-wager")
    hand = exercise.start().hands[Seat.A]
    assert sum(card.is_wager for card in hand) == 3
    assert sum(card.value for card in hand if card.suit == "d") == 32
    assert points(after("cards-10-wager", "sJ").table, Seat.A, "s") == -32


@pytest.mark.parametrize(("given", "gain"), [("d8", 24), ("d9", 27)])
def test_lesson_10_they_take_the_card_and_score_with_it(given: str, gain: int) -> None:
    session = after("cards-10-discard", f"-{given}")
    before, table = play_exercise("cards-10-discard").start(), session.table
    assert given in {card.code for column in table.columns[Seat.B] for card in column}
    assert points(table, Seat.B, "d") - points(before, Seat.B, "d") == gain
    assert session.verdict is not None
    assert f"scored {gain} with it" in session.verdict.text


@pytest.mark.parametrize("code", ["h2", "h3", "h5"])
def test_lesson_10_the_right_discards_lie_below_both_hearts(code: str) -> None:
    assert after("cards-10-discard", f"-{code}").done
    start = play_exercise("cards-10-discard").start()
    assert all(int(code[1]) < start.columns[seat][1][-1].value for seat in Seat)


def test_lesson_10_the_10_brings_hearts_from_1_to_11_and_waiting_leaves_them() -> None:
    exercise = play_exercise("cards-10-pile")
    assert points(exercise.start(), Seat.A, "h") == 1
    assert points(after("cards-10-pile", "hT").position, Seat.A, "h") == 11
    assert turns_left(exercise.start(), Seat.A) == 1
    assert not any(exercise.start().discards)
    waited = after("cards-10-pile", "-d2").table
    assert waited.is_over
    assert {"h8", "hT"} <= {card.code for card in waited.hands[Seat.A]}


def test_lesson_10_an_open_card_gives_two_turns_and_the_pile_one() -> None:
    assert turns_left(after("cards-10-time", "d").position, Seat.A) == 2
    assert turns_left(after("cards-10-time", "p").position, Seat.A) == 1
    table = after("cards-10-time", "p").table
    assert table.is_over
    assert points(table, Seat.A, "h") == 2 + 5 + 6 + 7 + 10 - 20 == 10
    assert 2 + 5 + 6 + 7 + 9 + 10 - 20 == 19
