"""What an action is worth, in points, by the formulas of `players/action_worth.py` and `players/card_use.py`.

Each sum adds up in the order it has there, so that the two agree to the last bit.
"""

from typing import Final

from expeditions_widgets.engine.cards import COST
from expeditions_widgets.rollouts.compiling import compiled
from expeditions_widgets.rollouts.outlook import Outlook, SuitReading, multiplier
from expeditions_widgets.rollouts.steady_weights import (
    DISCARD_COST,
    DISCARD_COST_PRESSED,
    DISCARD_OWN_USE,
    FIRST_NUMBER_COST,
    GAP_UNSEEN,
    HOPE_SHIFT,
    HOPED_NUMBER_USE_EXTRA,
    HOPED_WAGER_USE,
    NUMBER_USE_EXTRA,
    OTHER_HOPED_NUMBER_USE,
    OTHER_HOPED_NUMBER_USE_EXTRA,
    OTHER_HOPED_WAGER_USE,
    OTHER_NUMBER_USE,
    OTHER_NUMBER_USE_EXTRA,
    OTHER_WAGER_USE,
    PRESSED_NUMBER,
    START_ABOVE,
    START_WAGER_LIFT,
    START_WORTH,
    TAKE_COST,
    TAKE_OTHER_USE,
    TAKE_OWN_USE,
    TAKE_SURPLUS,
    WAGER_PLAY,
    WAGER_PLAY_COST,
    WAGER_USE,
    WeightsRow,
)
from expeditions_widgets.rollouts.suit_sets import COUNT, NUMBERS, SUM, WAGERS

_HOPE_SPAN: Final = 16
_MOST_HOPE: Final = 1.5


@compiled
def worth_of_playing(rank: int, suit: SuitReading, outlook: Outlook, weights: WeightsRow) -> float:
    """Return the worth of playing a card, which must fit its column."""
    if not suit.column:
        return _worth_of_starting(rank, suit, outlook, weights)
    if _is_wager(rank):
        return weights[WAGER_PLAY] * suit.projection - weights[WAGER_PLAY_COST]
    times = multiplier(suit.column)
    pressed = outlook.pressure * times * SUM[1 << rank] * weights[PRESSED_NUMBER]
    first_number = not suit.column & NUMBERS
    closing = weights[FIRST_NUMBER_COST] * outlook.pile_share * (times - 1) if first_number else 0.0
    gap = times * _gap(rank, suit, outlook, weights)
    return -gap - _shut_out(rank, suit, suit.projection, weights) + pressed - closing


@compiled
def worth_of_discarding(rank: int, suit: SuitReading, outlook: Outlook, weights: WeightsRow) -> float:
    """Return the worth of discarding a card."""
    own = _own_use(rank, suit, weights) * weights[DISCARD_OWN_USE]
    cost = weights[DISCARD_COST] + outlook.pressure * weights[DISCARD_COST_PRESSED]
    return -own - _other_use(rank, suit, outlook.pile_share, weights) - cost


@compiled
def worth_of_taking(rank: int, suit: SuitReading, outlook: Outlook, weights: WeightsRow) -> float:
    """Return the worth of taking a card from its discard pile; drawing from the draw pile is worth 0."""
    own = _own_use(rank, suit, weights) * weights[TAKE_OWN_USE]
    other = _other_use(rank, suit, outlook.pile_share, weights) * weights[TAKE_OTHER_USE]
    return own + other - weights[TAKE_COST] + outlook.surplus * weights[TAKE_SURPLUS]


@compiled
def _worth_of_starting(rank: int, suit: SuitReading, outlook: Outlook, weights: WeightsRow) -> float:
    # Any card fits a suit not started, so all that is held can be laid, turns permitting.
    reach, wagers = suit.projection, COUNT[suit.held & WAGERS]
    if outlook.turns_left < COUNT[suit.held]:
        reach, wagers = float(_highest(suit.held, outlook.turns_left) - COST), 0
    above = reach - weights[START_ABOVE]
    lift = 1 + weights[START_WAGER_LIFT] * wagers if above > 0 else 1.0
    gap = _gap(rank, suit, outlook, weights)
    return above * weights[START_WORTH] * lift - gap - _shut_out(rank, suit, reach, weights)


@compiled
def _highest(cards: int, count: int) -> int:
    """Return the sum of the highest numbers of a set, at most so many."""
    numbers = cards & NUMBERS
    while COUNT[numbers] > count:
        numbers &= numbers - 1
    return SUM[numbers]


@compiled
def _gap(rank: int, suit: SuitReading, outlook: Outlook, weights: WeightsRow) -> float:
    below = (1 << rank) - 1
    return SUM[suit.held & suit.fitting & below] + weights[GAP_UNSEEN] * outlook.pile_share * SUM[suit.unseen & below]


@compiled
def _shut_out(rank: int, suit: SuitReading, reach: float, weights: WeightsRow) -> float:
    if _is_wager(rank):
        return 0.0
    return COUNT[suit.held & suit.fitting & WAGERS] * max(reach, 0.0) * weights[WAGER_PLAY]


@compiled
def _own_use(rank: int, suit: SuitReading, weights: WeightsRow) -> float:
    if not suit.fitting >> rank & 1:
        return 0.0
    if suit.column:
        if _is_wager(rank):
            return weights[WAGER_USE] * max(suit.projection, 0.0)
        return multiplier(suit.column) * SUM[1 << rank] + weights[NUMBER_USE_EXTRA]
    hope = min(max((suit.projection + weights[HOPE_SHIFT]) / _HOPE_SPAN, 0.0), _MOST_HOPE)
    return hope * (weights[HOPED_WAGER_USE] if _is_wager(rank) else SUM[1 << rank] + weights[HOPED_NUMBER_USE_EXTRA])


@compiled
def _other_use(rank: int, suit: SuitReading, pile_share: float, weights: WeightsRow) -> float:
    if not suit.other_fitting >> rank & 1:
        return 0.0
    if suit.other_column:
        times = multiplier(suit.other_column)
        if _is_wager(rank):
            return weights[OTHER_WAGER_USE] * times
        return weights[OTHER_NUMBER_USE] * times * SUM[1 << rank] + weights[OTHER_NUMBER_USE_EXTRA]
    if _is_wager(rank):
        return weights[OTHER_HOPED_WAGER_USE] * pile_share
    return pile_share * (weights[OTHER_HOPED_NUMBER_USE] * SUM[1 << rank] + weights[OTHER_HOPED_NUMBER_USE_EXTRA])


@compiled
def _is_wager(rank: int) -> bool:
    return bool(WAGERS >> rank & 1)
