"""Why an action is worth what it is: each reason is a comparison on the same deals with one thing changed."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from expeditions_widgets.engine.cards import Action, Card, Discard, Draw, Play, View, fits, in_display_order
from expeditions_widgets.players.pricing import BAND, Price, Pricing, leads_of, paired
from expeditions_widgets.rollouts.action_numbers import action_number
from expeditions_widgets.rollouts.rows import (
    DISCARD_COUNTS,
    DISCARDS,
    NONE,
    RANK_COUNT,
    Row,
    row_of_view,
)
from expeditions_widgets.rollouts.rules import apply_card
from expeditions_widgets.rollouts.samples import Sample


class Change(StrEnum):
    """The one thing that is changed in a comparison."""

    OPEN = "open"
    """The card that comes to lie open, or stays there, leaves the table instead."""
    ORDER = "order"
    """A lower number of the suit is played first."""
    WAGER_FIRST = "wager first"
    """A wager of the suit is played first."""
    NO_WAGER = "no wager"
    """The wager is left out: the suit's lowest number is played."""
    WAIT = "wait"
    """The suit is not started this turn: the best of the other actions is taken."""
    DRAW = "draw"
    """The other way to draw: the draw pile, or the open card worth most."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One comparison: `gain` is the lead with `action` less the lead with one thing changed, deal by deal.

    `instead` is the action compared with; None where the change is no action, and `card` the card that it is about.
    """

    change: Change
    action: Action
    card: Card
    gain: Sample
    instead: Action | None = None

    @property
    def is_clear(self) -> bool:
        """Whether the difference is beyond its error."""
        return abs(self.gain.mean) > BAND * self.gain.error


def reasons(pricing: Pricing, action: Action) -> tuple[Reason, ...]:
    """Return why a legal action is worth what it is: what is beyond its error, the largest difference first.

    Raises ValueError if the action is not legal there.
    """
    price = pricing.of(action)
    found = [reason for reason in _compared(pricing, price) if reason.is_clear]
    return tuple(sorted(found, key=lambda reason: -abs(reason.gain.mean)))


def _compared(pricing: Pricing, price: Price) -> Iterator[Reason]:
    action, view = price.action, pricing.view
    if isinstance(action, Play):
        yield from _of_playing(pricing, price, action.card)
    elif isinstance(action, Discard):
        yield _lying_open(pricing, price, action.card, _gone_after_discard(pricing, action))
    else:
        yield from _of_drawing(pricing, price, action)
        top = None if action.suit else _dearest_open(pricing)
        if top is not None:
            yield _lying_open(pricing, price, top, _gone_before_draw(view, pricing.turn, top))


def _of_playing(pricing: Pricing, price: Price, card: Card) -> Iterator[Reason]:
    view = pricing.view
    column = view.column(view.seat, card.suit)
    held = [one for one in in_display_order(view.hand) if one.suit is card.suit and fits(one, column)]
    wagers = [one for one in held if one.is_wager]
    numbers = [one for one in held if not one.is_wager]
    if card.is_wager and numbers:
        yield _against(pricing, price, Change.NO_WAGER, card, Play(numbers[0]))
    if not card.is_wager and wagers:
        yield _against(pricing, price, Change.WAGER_FIRST, wagers[0], Play(wagers[0]))
    if not card.is_wager and numbers[0] != card:
        yield _against(pricing, price, Change.ORDER, numbers[0], Play(numbers[0]))
    if not column:
        others = (other for other in pricing.prices if not _starts(other.action, card))
        instead = next(others, None)
        if instead is not None:
            yield _against(pricing, price, Change.WAIT, card, instead.action)


def _starts(action: Action, card: Card) -> bool:
    return isinstance(action, Play) and action.card.suit is card.suit


def _of_drawing(pricing: Pricing, price: Price, action: Draw) -> Iterator[Reason]:
    view = pricing.view
    takes = [other.action for other in pricing.prices if isinstance(other.action, Draw) and other.action.suit]
    instead = Draw() if action.suit else next(iter(takes), None)
    taken = action if action.suit else instead
    top = view.top_discard(taken.suit) if taken and taken.suit else None
    if instead is not None and top is not None:
        yield _against(pricing, price, Change.DRAW, top, instead)


def _dearest_open(pricing: Pricing) -> Card | None:
    takes = (price.action.suit for price in pricing.prices if isinstance(price.action, Draw) and price.action.suit)
    suit = next(takes, None)
    return pricing.view.top_discard(suit) if suit else None


def _against(pricing: Pricing, price: Price, change: Change, card: Card, instead: Action) -> Reason:
    return Reason(change, price.action, card, price.lead.less(pricing.of(instead).lead), instead)


def _lying_open(pricing: Pricing, price: Price, card: Card, gone: tuple[Row, int]) -> Reason:
    # The same seed deals the same cards: the card that is gone stays out of the unseen ones.
    rounds = paired(pricing.view, [gone], pricing.seed)
    without = Sample(tuple(leads_of(rounds, pricing.view.seat, pricing.deals)[0]))
    return Reason(Change.OPEN, price.action, card, price.lead.less(without))


def _gone_after_discard(pricing: Pricing, action: Discard) -> tuple[Row, int]:
    row = row_of_view(pricing.view, pricing.turn)
    apply_card(row, action_number(action))
    _leave(row, action.card)
    return row, NONE


def _gone_before_draw(view: View, turn: int, card: Card) -> tuple[Row, int]:
    row = row_of_view(view, turn)
    _leave(row, card)
    return row, action_number(Draw())


def _leave(row: Row, card: Card) -> None:
    """Take the top card of a discard pile off the table; it stays seen."""
    suit = card.suit.order
    row[DISCARD_COUNTS + suit] -= 1
    row[DISCARDS + RANK_COUNT * suit + row[DISCARD_COUNTS + suit]] = NONE
