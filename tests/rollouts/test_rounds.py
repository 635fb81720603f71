"""Rounds of the core come out as the measurements of the same play did, and the same seed gives the same rounds."""

from __future__ import annotations

from dataclasses import astuple, fields, replace

import numpy as np
import pytest

from expeditions_widgets.players.weights import STEADY, Weights
from expeditions_widgets.rollouts import steady_weights
from expeditions_widgets.rollouts.random_play import PILE_ONLY_AFTER_TURN
from expeditions_widgets.rollouts.rounds import random_rounds, steady_rounds
from expeditions_widgets.rollouts.steady_weights import weights_row
from tests.rollouts.choices import ROLLOUT

SCOUT = weights_row(astuple(STEADY))
COUNT = 2000


def test_chance_ends_where_it_was_measured() -> None:
    """Measured apart: -34.4 points a side, 85 turns a round."""
    results = random_rounds(COUNT, "measured")
    assert results.shape == (COUNT, 3)
    assert results[:, :2].mean() == pytest.approx(-34.4, abs=1.5)
    assert results[:, 2].mean() == pytest.approx(85, abs=1.5)


def test_steady_players_end_where_they_were_measured() -> None:
    """Measured apart: 22.5 points a side, their standard deviation 20, 32 turns a round."""
    results = steady_rounds(COUNT, "measured", SCOUT, SCOUT)
    assert results[:, :2].mean() == pytest.approx(22.5, abs=1.5)
    assert results[:, :2].std() == pytest.approx(20, abs=1.5)
    assert results[:, 2].mean() == pytest.approx(32, abs=0.5)


def test_each_side_plays_by_its_own_weights() -> None:
    never = weights_row(astuple(replace(STEADY, start_above=1000.0)))
    for results, idle in (
        (steady_rounds(50, "idle", never, SCOUT), 0),
        (steady_rounds(50, "idle", SCOUT, never), 1),
    ):
        assert not results[:, idle].any()
        assert results[:, 1 - idle].mean() > 10


@pytest.mark.parametrize("aces", [False, True], ids=["plain", "aces"])
def test_a_seed_names_the_rounds(aces: bool) -> None:  # noqa: FBT001
    rollout = weights_row(astuple(ROLLOUT))
    first, again, other = (random_rounds(20, seed, aces=aces) for seed in ("named", "named", "other"))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)
    first, again, other = (steady_rounds(20, seed, SCOUT, rollout, aces=aces) for seed in ("named", "named", "other"))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_sides_that_take_every_discard_finish_by_the_guard() -> None:
    eager = weights_row(astuple(replace(STEADY, discard_cost=-1000.0, take_cost=-1000.0)))
    turns = steady_rounds(20, "eager", eager, eager)[:, 2]
    assert turns.min() > PILE_ONLY_AFTER_TURN
    assert turns.max() <= PILE_ONLY_AFTER_TURN + 32


def test_the_places_of_the_weights_are_those_of_their_fields() -> None:
    names = [field.name.upper() for field in fields(Weights)]
    assert [getattr(steady_weights, name) for name in names] == list(range(steady_weights.WEIGHT_COUNT))


def test_too_few_weights_are_refused() -> None:
    with pytest.raises(ValueError, match="has 28 weights; these are 27"):
        weights_row([1.0] * 27)
