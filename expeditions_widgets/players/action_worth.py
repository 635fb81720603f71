"""What an action is worth, in points: only differences between actions of one step mean anything."""

from expeditions_widgets.engine.cards import Card
from expeditions_widgets.engine.cards.scoring import COST
from expeditions_widgets.players.card_use import other_use, own_use
from expeditions_widgets.players.outlook import Outlook
from expeditions_widgets.players.suit_reading import SuitReading
from expeditions_widgets.players.weights import Weights


def worth_of_playing(card: Card, suit: SuitReading, outlook: Outlook, weights: Weights) -> float:
    """Return the worth of playing a card, which must fit its column."""
    if not suit.column:
        return _worth_of_starting(card, suit, outlook, weights)
    if card.is_wager:
        return weights.wager_play * suit.projection - weights.wager_play_cost
    multiplier = suit.multiplier
    pressed = outlook.pressure * multiplier * card.value * weights.pressed_number
    first_number = suit.column[-1].is_wager
    closing = weights.first_number_cost * outlook.pile_share * (multiplier - 1) if first_number else 0.0
    gap = multiplier * _gap(card, suit, outlook, weights)
    return -gap - _shut_out(card, suit, suit.projection, weights) + pressed - closing


def worth_of_discarding(card: Card, suit: SuitReading, outlook: Outlook, weights: Weights) -> float:
    """Return the worth of discarding a card: what both sides' uses of it, and the turn, make one lose."""
    own = own_use(card, suit, weights) * weights.discard_own_use
    cost = weights.discard_cost + outlook.pressure * weights.discard_cost_pressed
    return -own - other_use(card, suit, outlook.pile_share, weights) - cost


def worth_of_taking(card: Card, suit: SuitReading, outlook: Outlook, weights: Weights) -> float:
    """Return the worth of taking a card from its discard pile; drawing from the draw pile is worth 0."""
    own = own_use(card, suit, weights) * weights.take_own_use
    other = other_use(card, suit, outlook.pile_share, weights) * weights.take_other_use
    return own + other - weights.take_cost + outlook.surplus * weights.take_surplus


def _worth_of_starting(card: Card, suit: SuitReading, outlook: Outlook, weights: Weights) -> float:
    reach, wagers = suit.projection, suit.wagers
    if outlook.turns_left < suit.playable_count:
        # Not every card held can still be laid: count the highest numbers alone, one a turn.
        reach, wagers = sum(suit.numbers[-outlook.turns_left :]) - COST, 0
    above = reach - weights.start_above
    lift = 1 + weights.start_wager_lift * wagers if above > 0 else 1
    gap = _gap(card, suit, outlook, weights)
    return above * weights.start_worth * lift - gap - _shut_out(card, suit, reach, weights)


def _gap(card: Card, suit: SuitReading, outlook: Outlook, weights: Weights) -> float:
    """Return the loss by the numbers between the column and the card, which an expedition can't go back to."""
    held = sum(number for number in suit.numbers if number < card.value)
    unseen = sum(number for number in suit.unseen if number < card.value)
    return held + weights.gap_unseen * outlook.pile_share * unseen


def _shut_out(card: Card, suit: SuitReading, reach: float, weights: Weights) -> float:
    """Return the loss by the wagers in hand that a number keeps from ever being laid."""
    return 0.0 if card.is_wager else suit.wagers * max(reach, 0.0) * weights.wager_play
