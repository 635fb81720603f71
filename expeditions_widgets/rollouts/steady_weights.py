"""The places of the steady player's weights in their row; `players/weights.py` says what each one means."""

from collections.abc import Iterable
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

WeightsRow: TypeAlias = NDArray[np.float64]
"""28 weights, in the order of the constants here, which is that of the fields of `players.weights.Weights`."""

UNSEEN_SHARE: Final = 0
START_ABOVE: Final = 1
WAGER_USE: Final = 2
NUMBER_USE_EXTRA: Final = 3
HOPE_SHIFT: Final = 4
HOPED_WAGER_USE: Final = 5
HOPED_NUMBER_USE_EXTRA: Final = 6
OTHER_WAGER_USE: Final = 7
OTHER_NUMBER_USE: Final = 8
OTHER_NUMBER_USE_EXTRA: Final = 9
OTHER_HOPED_WAGER_USE: Final = 10
OTHER_HOPED_NUMBER_USE: Final = 11
OTHER_HOPED_NUMBER_USE_EXTRA: Final = 12
PRESSURE_FROM: Final = 13
DISCARD_OWN_USE: Final = 14
DISCARD_COST: Final = 15
DISCARD_COST_PRESSED: Final = 16
WAGER_PLAY: Final = 17
WAGER_PLAY_COST: Final = 18
GAP_UNSEEN: Final = 19
PRESSED_NUMBER: Final = 20
FIRST_NUMBER_COST: Final = 21
START_WORTH: Final = 22
START_WAGER_LIFT: Final = 23
TAKE_OWN_USE: Final = 24
TAKE_OTHER_USE: Final = 25
TAKE_COST: Final = 26
TAKE_SURPLUS: Final = 27
WEIGHT_COUNT: Final = 28


def weights_row(weights: Iterable[float]) -> WeightsRow:
    """Return weights, in the order above, as a row.

    Raises ValueError if they are not 28.
    """
    row = np.array(tuple(weights), dtype=np.float64)
    if row.shape != (WEIGHT_COUNT,):
        raise ValueError(f"The steady player has {WEIGHT_COUNT} weights; these are {row.size}.")
    return row
