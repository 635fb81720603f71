"""Compiling ahead, so that nobody waits for it later: `python -m expeditions_widgets.rollouts.warming`."""

from typing import Final

from expeditions_widgets.rollouts.rounds import random_rounds, steady_rounds
from expeditions_widgets.rollouts.rows import ROW_SIZE, empty_row
from expeditions_widgets.rollouts.rules import legal_card_actions, legal_draws
from expeditions_widgets.rollouts.steady_weights import WEIGHT_COUNT, weights_row

_ANY_WEIGHTS: Final = weights_row([1.0] * WEIGHT_COUNT)


def warm_up() -> None:
    """Compile every function that runs rounds and keep the result on disk; quick where it was kept, or without numba.

    The first time takes about 15 seconds.
    """
    random_rounds(1, "warm up")
    steady_rounds(1, "warm up", _ANY_WEIGHTS, _ANY_WEIGHTS)
    row, actions = empty_row(), empty_row()[:ROW_SIZE]
    legal_card_actions(row, actions)
    legal_draws(row, actions)


if __name__ == "__main__":
    warm_up()
