"""Many rounds one after another, each from a fresh deal."""

import numpy as np

from expeditions_widgets.rollouts.chance import chance_from
from expeditions_widgets.rollouts.compiling import compiled
from expeditions_widgets.rollouts.dealing import deal_into, deck_row, shuffle
from expeditions_widgets.rollouts.random_play import play_randomly
from expeditions_widgets.rollouts.rows import ROW_SIZE, TURN, Row
from expeditions_widgets.rollouts.rules import score
from expeditions_widgets.rollouts.steady_play import play_steadily
from expeditions_widgets.rollouts.steady_weights import WeightsRow


def random_rounds(count: int, seed: str, *, aces: bool = False) -> Row:
    """Play rounds by chance on both sides; return a table with a line for each: points of A, of B, and turns.

    Seat B deals each round. The same seed gives the same table, compiled or not, on every machine.
    """
    results = np.zeros((count, 3), dtype=np.int64)
    _play_random_rounds(results, deck_row(aces=aces), chance_from(seed))
    return results


def steady_rounds(count: int, seed: str, weights: WeightsRow, other_weights: WeightsRow, *, aces: bool = False) -> Row:
    """Play rounds by steady players, seat A by `weights` and seat B by `other_weights`; return as `random_rounds`."""
    results = np.zeros((count, 3), dtype=np.int64)
    _play_steady_rounds(results, deck_row(aces=aces), chance_from(seed), weights, other_weights)
    return results


@compiled
def _play_random_rounds(results: Row, cards: Row, chance: Row) -> None:
    row = np.empty(ROW_SIZE, dtype=np.int64)
    for number in range(len(results)):
        shuffle(cards, chance)
        deal_into(row, cards, 1)
        play_randomly(row, chance)
        _note(results, number, row)


@compiled
def _play_steady_rounds(results: Row, cards: Row, chance: Row, weights: WeightsRow, other_weights: WeightsRow) -> None:
    row = np.empty(ROW_SIZE, dtype=np.int64)
    for number in range(len(results)):
        shuffle(cards, chance)
        deal_into(row, cards, 1)
        play_steadily(row, weights, other_weights)
        _note(results, number, row)


@compiled
def _note(results: Row, number: int, row: Row) -> None:
    results[number, 0] = score(row, 0)
    results[number, 1] = score(row, 1)
    results[number, 2] = row[TURN] - 1
