"""What holds for the strong player at any table: legal, fair, repeatable, never stalling, and it looks ahead."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.rounds import shuffled_deal
from expeditions_widgets.engine.cards import Draw, Position, Step, deal_unseen, legal_actions, parse_view
from expeditions_widgets.experiments.playing_on import played_between
from expeditions_widgets.players.player import PILE_ONLY_FROM_TURN
from expeditions_widgets.players.strong import StrongPlayer
from tests.players.positions import UNHURRIED, positions

PILOT = StrongPlayer(deals=4)
UNHURRIED_AND_FEW = settings(UNHURRIED, max_examples=40)
ANY_TURN = st.integers(min_value=1, max_value=400)


@UNHURRIED_AND_FEW
@given(positions, ANY_TURN)
def test_always_legal(position: Position, turn: int) -> None:
    assert PILOT.choose(position.view(position.turn), turn) in legal_actions(position)


@UNHURRIED_AND_FEW
@given(positions, ANY_TURN, st.text(max_size=5))
def test_sees_its_view_only(position: Position, turn: int, seed: str) -> None:
    view = position.view(position.turn)
    other = deal_unseen(view, seed)
    assert PILOT.choose(other.view(other.turn), turn) == PILOT.choose(view, turn)


@UNHURRIED_AND_FEW
@given(positions, ANY_TURN, st.randoms(use_true_random=False))
def test_the_order_of_the_hand_makes_no_difference(position: Position, turn: int, numbers: Random) -> None:
    view = position.view(position.turn)
    hand = list(view.hand)
    numbers.shuffle(hand)
    assert PILOT.choose(replace(view, hand=tuple(hand)), turn) == PILOT.choose(view, turn)


@UNHURRIED_AND_FEW
@given(positions)
def test_late_in_a_long_round_it_draws_from_the_draw_pile(position: Position) -> None:
    view = position.view(position.turn)
    if view.step is Step.DRAW:
        assert PILOT.choose(view, PILE_ONLY_FROM_TURN) == Draw()


def test_every_round_between_two_of_it_ends() -> None:
    for number in range(4):
        assert played_between(shuffled_deal(f"pilot {number}", aces=number % 2 == 1), (PILOT, PILOT)).is_over


def test_with_one_card_left_in_the_pile_it_lays_what_counts_most() -> None:
    # Nothing can follow: the ten adds 30 to a suit with two wagers, the nine 9, and the four 12.
    view = parse_view("hKQ2 s8 / B c2 / a hT s9 h4 d2 d3 d4 c5 / b ?8 / P ?1")
    assert StrongPlayer(deals=2).choose(view, 40).spoken == "play the ten of hearts"


def test_it_takes_the_card_that_the_other_side_waits_for() -> None:
    # The ten is worth 40 to the other side, which lays it next turn; the draw pile's card can't count any more.
    view = parse_view("s24 / B hJQK9 / D hT / a s3 s5 d2 d3 d4 c5 c6 / b ?8 / P ?3 / T A2")
    assert StrongPlayer(deals=50).choose(view, 40).spoken == "draw from the hearts discard pile"


def test_nothing_to_do_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing to do"):
        PILOT.choose(parse_view("hJ4 / a h5 / b ?8 / P ?1 / T B1"), 1)
