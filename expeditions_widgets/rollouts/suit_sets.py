"""What is asked of a suit's cards all the time, as tables with one entry for each of the 8,192 sets of ranks.

A set is a number of 13 bits, as `rows` describes. Compiled, the tables are arrays; as Python they are tuples, which
Python reads several times as fast.
"""

from typing import TYPE_CHECKING, Final

import numpy as np

from expeditions_widgets.engine.cards import Card, Suit, fits
from expeditions_widgets.engine.cards.cards import RANKS
from expeditions_widgets.engine.cards.scoring import ExpeditionScore
from expeditions_widgets.rollouts.compiling import IS_COMPILED
from expeditions_widgets.rollouts.rows import RANK_COUNT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

WAGERS: Final = 0b111
"""The set of a suit's three wagers."""

SET_COUNT: Final = 1 << RANK_COUNT
WHOLE_SUIT: Final = SET_COUNT - 1
NUMBERS: Final = WHOLE_SUIT - WAGERS
"""The set of a suit's numbers, the Ace included."""

_CARDS: Final = tuple(Card(Suit.SPADES, rank) for rank in RANKS)
"""A suit's cards by rank; which suit makes no difference."""


def _cards(ranks: int) -> tuple[Card, ...]:
    return tuple(card for rank, card in enumerate(_CARDS) if ranks >> rank & 1)


def _sum(ranks: int) -> int:
    return sum(card.value for card in _cards(ranks))


def _fitting_on(column: tuple[Card, ...]) -> int:
    return sum(1 << rank for rank, card in enumerate(_CARDS) if fits(card, column))


_FITTING_ON_TOP: Final = (_fitting_on(()), *(_fitting_on((card,)) for card in _CARDS))


def _fitting(ranks: int) -> int:
    # A column's highest rank is its last card, and no other counts (a turn, step 1).
    return _FITTING_ON_TOP[ranks.bit_length()]


def _score(ranks: int) -> int:
    return ExpeditionScore(_cards(ranks)).total if ranks else 0


def _lowest(ranks: int) -> int:
    return (ranks & -ranks).bit_length() - 1


def _table(entry: "Callable[[int], int]") -> "Sequence[int]":
    entries = [entry(ranks) for ranks in range(SET_COUNT)]
    # Numba takes either for constants, but so many items only as an array.
    return np.array(entries, dtype=np.int16) if IS_COMPILED else tuple(entries)  # type: ignore[return-value]


COUNT: Final = _table(int.bit_count)
"""The number of cards in a set."""

LOWEST: Final = _table(_lowest)
"""The lowest rank in a set; -1 for none."""

SUM: Final = _table(_sum)
"""The values of a set's numbers added up."""

FITTING: Final = _table(_fitting)
"""The set of ranks that may go on a column; wagers that lie on it are among them until a number does."""

SCORE: Final = _table(_score)
"""A column's result at the round's end, -80 to 160; 0 for a suit never started."""
