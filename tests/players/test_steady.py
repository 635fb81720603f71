"""What holds for the steady player at any table: legal, fair, repeatable, never stalling, far better than chance."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.rounds import RandomPlayer, play_round, shuffled_deal
from expeditions_widgets.engine.cards import (
    HAND_SIZE,
    Draw,
    Position,
    Step,
    alike,
    apply,
    deal_unseen,
    legal_actions,
    parse_view,
)
from expeditions_widgets.engine.chance import generator
from expeditions_widgets.players.player import PILE_ONLY_FROM_TURN, Player
from expeditions_widgets.players.steady import SteadyPlayer
from expeditions_widgets.players.weights import STEADY
from tests.players.positions import UNHURRIED, position_after, positions

SCOUT: Player = SteadyPlayer()
EAGER = SteadyPlayer(replace(STEADY, discard_cost=-1000.0, take_cost=-1000.0))
"""Discards whatever it holds and takes whatever lies there, so two of it would never finish a round."""

ANY_TURN = st.integers(min_value=1, max_value=400)


def turn_by(player: Player, position: Position, turn: int) -> Position:
    """Return the position after both steps of a turn."""
    for _ in Step:
        position = apply(position, player.choose(position.view(position.turn), turn))
    return position


@UNHURRIED
@given(positions, ANY_TURN)
def test_always_legal(position: Position, turn: int) -> None:
    view = position.view(position.turn)
    assert SCOUT.choose(view, turn) in legal_actions(position)


@UNHURRIED
@given(positions, ANY_TURN)
def test_always_legal_from_a_view_dealt_mid_round(position: Position, turn: int) -> None:
    dealt = deal_unseen(position.view(position.turn), "another deal")
    while not dealt.is_over:
        action = SCOUT.choose(dealt.view(dealt.turn), turn)
        assert action in legal_actions(dealt)
        dealt, turn = apply(dealt, action), turn + 1


@UNHURRIED
@given(positions, ANY_TURN, st.text(max_size=5))
def test_sees_its_view_only(position: Position, turn: int, seed: str) -> None:
    view = position.view(position.turn)
    other = deal_unseen(view, seed)
    assert SCOUT.choose(other.view(other.turn), turn) == SCOUT.choose(view, turn)


@UNHURRIED
@given(positions, ANY_TURN, st.randoms(use_true_random=False))
def test_the_order_of_the_hand_makes_no_difference(position: Position, turn: int, numbers: Random) -> None:
    view = position.view(position.turn)
    hand = list(view.hand)
    numbers.shuffle(hand)
    assert SCOUT.choose(replace(view, hand=tuple(hand)), turn) == SCOUT.choose(view, turn)


@UNHURRIED
@given(positions)
def test_never_draws_from_the_barred_pile(position: Position) -> None:
    view = position.view(position.turn)
    action = EAGER.choose(view, 1)
    assert not isinstance(action, Draw) or view.barred is None or action.suit is not view.barred


def test_the_barred_pile_is_left_alone_though_it_is_the_best_one() -> None:
    free = parse_view("hJ45 / D hT / a s23 d46 c25 h2 / b ?8 / P ?20 / T A2")
    assert SCOUT.choose(free, 1) == Draw(free.discards[1][0].suit)
    assert SCOUT.choose(parse_view(str(free).replace("T A2", "T A2h")), 1) == Draw()


@pytest.mark.parametrize("aces", [False, True], ids=["plain", "aces"])
def test_two_stalling_sides_end_by_the_guard(aces: bool) -> None:  # noqa: FBT001
    position = shuffled_deal("stalling", aces=aces)
    for turn in range(1, PILE_ONLY_FROM_TURN):
        position = turn_by(EAGER, position, turn)
    stalled = position.pile_count
    assert stalled > 20
    for turn in range(PILE_ONLY_FROM_TURN, PILE_ONLY_FROM_TURN + stalled):
        assert not position.is_over
        position = turn_by(EAGER, position, turn)
    assert position.is_over


@UNHURRIED
@given(positions)
def test_only_the_draw_pile_from_the_guard_on(position: Position) -> None:
    view = position.view(position.turn)
    action = EAGER.choose(view, PILE_ONLY_FROM_TURN)
    assert not isinstance(action, Draw) or action.suit is None
    takes = view.step is Step.DRAW and len(legal_actions(view)) > 1
    before = EAGER.choose(view, PILE_ONLY_FROM_TURN - 1)
    assert not takes or (isinstance(before, Draw) and before.suit is not None)


def test_wins_mirrored_rounds_against_chance_by_far() -> None:
    margins = []
    for number in range(25):
        chance = RandomPlayer(generator(f"chance {number}"))
        deal = shuffled_deal(f"mirrored {number}")
        first, second = play_round(deal, (SCOUT, chance)).points
        margins.append(first - second)
        first, second = play_round(deal, (chance, SCOUT)).points
        margins.append(second - first)
    assert len(margins) == 50
    assert sum(margin > 0 for margin in margins) >= 48
    assert sum(margins) / 50 > 80


def test_the_same_deal_is_played_the_same_way_again() -> None:
    deal = shuffled_deal("again")
    one, other = (play_round(deal, (SteadyPlayer(), SteadyPlayer())).position for _ in range(2))
    assert one == other


def test_any_wager_of_a_suit_brings_the_same_choice() -> None:
    held_jack, held_king = (
        SCOUT.choose(parse_view(f"a h{wager}6789T s2 c2 / b ?8 / P ?32"), 1) for wager in ("J", "K")
    )
    assert not isinstance(held_jack, Draw)
    assert not isinstance(held_king, Draw)
    assert type(held_jack) is type(held_king)
    assert alike(held_jack.card, held_king.card)


@pytest.mark.parametrize(
    "text",
    ["a h9 / b ?8", "a h9 / b ?8 / P ?20 / T B1", "b ?8 / P ?20"],
    ids=["round over", "other side to act", "no card in hand"],
)
def test_says_so_where_there_is_nothing_to_do(text: str) -> None:
    with pytest.raises(ValueError, match="Seat A has nothing to do here"):
        SCOUT.choose(parse_view(text), 1)


def test_a_lesson_may_leave_parts_out() -> None:
    view = parse_view("h4 / a h9 / P ?20")
    assert len(view.hand) < HAND_SIZE
    assert str(SCOUT.choose(view, 1)) == "h9"


def test_plays_from_either_seat_alike() -> None:
    position = position_after("either seat", 31, aces=False)
    view = position.view(position.turn)
    crossed = replace(
        view,
        columns=(view.columns[1], view.columns[0]),
        turn=view.turn.other,
        seat=view.seat.other,
    )
    assert crossed.seat is not view.seat
    assert SCOUT.choose(crossed, 16) == SCOUT.choose(view, 16)
