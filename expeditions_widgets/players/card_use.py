"""What a card is good for, in points: to one's own expeditions, and to the other side's."""

from expeditions_widgets.engine.cards import Card, fits
from expeditions_widgets.players.suit_reading import SuitReading
from expeditions_widgets.players.weights import Weights

_HOPE_SPAN = 16
_MOST_HOPE = 1.5


def own_use(card: Card, suit: SuitReading, weights: Weights) -> float:
    """Return a card's use to the seat's own expedition; 0 if it no longer fits there."""
    if not fits(card, suit.column):
        return 0.0
    if suit.column:
        if card.is_wager:
            return weights.wager_use * max(suit.projection, 0.0)
        return suit.multiplier * card.value + weights.number_use_extra
    hope = min(max((suit.projection + weights.hope_shift) / _HOPE_SPAN, 0.0), _MOST_HOPE)
    return hope * (weights.hoped_wager_use if card.is_wager else card.value + weights.hoped_number_use_extra)


def other_use(card: Card, suit: SuitReading, pile_share: float, weights: Weights) -> float:
    """Return a card's use to the other side's expedition; 0 if it no longer fits there.

    `pile_share` is the part of the draw pile that is left, 0 to 1.
    """
    if not fits(card, suit.other_column):
        return 0.0
    if suit.other_column:
        if card.is_wager:
            return weights.other_wager_use * suit.other_multiplier
        return weights.other_number_use * suit.other_multiplier * card.value + weights.other_number_use_extra
    if card.is_wager:
        return weights.other_hoped_wager_use * pile_share
    return pile_share * (weights.other_hoped_number_use * card.value + weights.other_hoped_number_use_extra)
