"""Who plays the rounds that are compared: chance, or the steady player of the core held against that of `players/`."""

from __future__ import annotations

from dataclasses import astuple
from importlib import import_module
from typing import TYPE_CHECKING, Any

from expeditions_widgets.engine.cards import Position, Step
from expeditions_widgets.players.player import PILE_ONLY_FROM_TURN
from expeditions_widgets.players.steady import SteadyPlayer
from expeditions_widgets.players.weights import Weights
from expeditions_widgets.rollouts.chance import chance_from
from expeditions_widgets.rollouts.random_play import PILE_ONLY_AFTER_TURN, random_card_action, random_draw
from expeditions_widgets.rollouts.steady_play import steady_card_action, steady_draw
from expeditions_widgets.rollouts.steady_weights import weights_row
from tests.rollouts.lock_step import Choice, action_of

if TYPE_CHECKING:
    from expeditions_widgets.rollouts.rows import Row

reference: Any = import_module("tests.players.heuristic_reference")  # it has no types
ROLLOUT = Weights(*reference.ROLLOUT[0], *reference.ROLLOUT[1])


def by_chance(seed: str) -> Choice:
    """Return the core's side by chance."""
    chance = chance_from(seed)

    def choose(row: Row, position: Position, turn: int) -> int:  # noqa: ARG001 - chance needs the row alone
        return (random_card_action if position.step is Step.CARD else random_draw)(row, chance)

    return choose


def by_weights(weights: Weights) -> Choice:
    """Return the core's steady side; it raises AssertionError where the readable one chooses otherwise."""
    numbers, player = weights_row(astuple(weights)), SteadyPlayer(weights)

    def choose(row: Row, position: Position, turn: int) -> int:
        chosen = (steady_card_action if position.step is Step.CARD else steady_draw)(row, numbers)
        # The guards begin at different turns: let both be on, or none.
        guarded = PILE_ONLY_FROM_TURN if turn > PILE_ONLY_AFTER_TURN else 1
        expected = player.choose(position.view(position.turn), guarded)
        if action_of(chosen, position.step) != expected:
            raise AssertionError(f"the core chose {action_of(chosen, position.step)} for {expected}")
        return chosen

    return choose
