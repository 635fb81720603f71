"""What columns would come to if an expedition cost something else, or a long one had another bonus."""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from expeditions_widgets.engine.cards import Card, Suit
from expeditions_widgets.engine.cards.cards import RANKS
from expeditions_widgets.engine.cards.scoring import BONUS, COST, ExpeditionScore
from expeditions_widgets.rollouts.suit_sets import SET_COUNT

ScoreTable: TypeAlias = NDArray[np.int64]
"""A column's result for each of the 8,192 sets of ranks; 0 for a suit never started."""


def score_table(cost: int = COST, bonus: int = BONUS) -> ScoreTable:
    """Return the results with another cost of an expedition, or another bonus from eight cards on, in points.

    >>> from expeditions_widgets.rollouts.suit_sets import SCORE, WAGERS
    >>> int(score_table(cost=15)[WAGERS]), bool((score_table() == SCORE).all())
    (-60, True)
    """
    return np.array([_result(ranks, cost, bonus) for ranks in range(SET_COUNT)], dtype=np.int64)


def _result(ranks: int, cost: int, bonus: int) -> int:
    if not ranks:
        return 0
    score = ExpeditionScore(tuple(Card(Suit.SPADES, rank) for place, rank in enumerate(RANKS) if ranks >> place & 1))
    # The change alone, so that how a result comes about is said once, by the engine.
    return score.total + (score.cost - cost) * score.multiplier + (bonus - score.bonus if score.bonus else 0)


USUAL_SCORES: Final = score_table()
"""The results by the rules, as an array whether compiled or not."""
