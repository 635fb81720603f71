"""The fast core plays whole rounds as the rules do, compared after every action, with and without Aces."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from expeditions_widgets.players.weights import STEADY, Weights
from tests.rollouts.choices import ROLLOUT, by_chance, by_weights
from tests.rollouts.lock_step import play_in_lock_step

if TYPE_CHECKING:
    from expeditions_widgets.engine.cards import Position
    from expeditions_widgets.rollouts.rows import Row

ROUNDS = 400
"""Rounds of each test that compares; the two variants make 800 by chance and 800 by steady players.

The short game deals the same rounds. `make soak` compares 100,000.
"""

VARIANTS = pytest.mark.parametrize("aces", [False, True], ids=["plain", "aces"])


@VARIANTS
def test_rounds_by_chance(aces: bool) -> None:  # noqa: FBT001
    played = [play_in_lock_step(f"chance {number}", by_chance(f"{number}"), aces=aces) for number in range(ROUNDS)]
    assert sum(one.actions for one in played) > ROUNDS * 140
    assert any(one.turns > 121 for one in played), "no round came past the guard"


@VARIANTS
@pytest.mark.parametrize("weights", [STEADY, ROLLOUT], ids=["steady", "rollout"])
def test_steady_rounds(weights: Weights, aces: bool) -> None:  # noqa: FBT001
    choose = by_weights(weights)
    actions = sum(play_in_lock_step(f"steady {number}", choose, aces=aces).actions for number in range(ROUNDS // 2))
    assert actions > ROUNDS // 2 * 60


@VARIANTS
@pytest.mark.parametrize("wanted", [2000, pytest.param(10_000, marks=pytest.mark.soak)])
def test_steady_decisions_in_the_positions_that_chance_leaves(wanted: int, aces: bool) -> None:  # noqa: FBT001
    """Positions as no steady player would come by them."""
    steady, positions, number = by_weights(STEADY), 0, 0
    while positions < wanted:
        chance = by_chance(f"left {number}")

        def choose(row: Row, position: Position, turn: int) -> int:
            steady(row, position, turn)
            return chance(row, position, turn)  # noqa: B023 - called within this turn of the loop

        positions += play_in_lock_step(f"left {number}", choose, aces=aces).actions
        number += 1


def test_a_difference_prints_the_record() -> None:
    def choose(row: Row, position: Position, turn: int) -> int:
        if turn == 3:
            row[0] = 1 - row[0]
        return by_chance("wrong")(row, position, turn)

    with pytest.raises(AssertionError, match=r'\[Game "cards"\]'):
        play_in_lock_step("wrong", choose, aces=False)
