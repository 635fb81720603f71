"""What a view says about one suit: what is laid, what is held, what may still come."""

from dataclasses import dataclass
from functools import cache

from expeditions_widgets.engine.cards import SUITS, Card, Suit, View, deck, fits, in_display_order
from expeditions_widgets.engine.cards.scoring import COST


@dataclass(frozen=True, slots=True)
class SuitReading:
    """One suit as the view's seat sees it.

    `held` are its cards in hand, wagers first, then rising; `numbers` (their values, rising) and `wagers` (a count)
    are those of them that still fit the seat's own `column`. `unseen` are the values of the numbers that would fit it
    and that the seat has not placed: in the draw pile or in the other hand. `projection` is what the expedition may
    end at before the multiplier: all of these numbers, the unseen ones at the share `unseen_share`, less the cost.
    """

    column: tuple[Card, ...]
    other_column: tuple[Card, ...]
    held: tuple[Card, ...]
    numbers: tuple[int, ...]
    wagers: int
    unseen: tuple[int, ...]
    projection: float

    @property
    def multiplier(self) -> int:
        """The seat's own multiplier so far, 1 to 4."""
        return _multiplier(self.column)

    @property
    def other_multiplier(self) -> int:
        """The other side's multiplier so far, 1 to 4."""
        return _multiplier(self.other_column)

    @property
    def playable_count(self) -> int:
        """The number of held cards that still fit the column."""
        return len(self.numbers) + self.wagers


def read_suits(view: View, unseen_share: float) -> tuple[SuitReading, ...]:
    """Return the reading of each suit, in the order of `SUITS`.

    `unseen_share` is the part of an unseen number's value that joins a projection, 0 to 1.

    >>> from expeditions_widgets.engine.cards import parse_view
    >>> hearts = read_suits(parse_view("hJ4 / B h6 / D h8 / a h359 sK / b hT! ?7 / P ?20"), 0.5)[1]
    >>> hearts.numbers, hearts.unseen, hearts.projection
    ((5, 9), (7,), 1.5)
    """
    hand = in_display_order(view.hand)
    return tuple(_read_suit(view, suit, hand, unseen_share) for suit in SUITS)


def _read_suit(view: View, suit: Suit, hand: tuple[Card, ...], unseen_share: float) -> SuitReading:
    column = view.column(view.seat, suit)
    other_column = view.column(view.seat.other, suit)
    held = tuple(card for card in hand if card.suit is suit)
    taken = tuple(card for card in view.other_shown if card.suit is suit)
    placed = {card.value for cards in (held, column, other_column, view.discards[suit.order], taken) for card in cards}
    playable = [card for card in held if fits(card, column)]
    numbers = tuple(card.value for card in playable if not card.is_wager)
    left = (card for card in _numbers(suit, aces=view.aces) if card.value not in placed)
    unseen = tuple(card.value for card in left if fits(card, column))
    sure = sum(numbers) + sum(card.value for card in column)
    return SuitReading(
        column=column,
        other_column=other_column,
        held=held,
        numbers=numbers,
        wagers=len(playable) - len(numbers),
        unseen=unseen,
        projection=sure + unseen_share * sum(unseen) - COST,
    )


@cache
def _numbers(suit: Suit, *, aces: bool) -> tuple[Card, ...]:
    return tuple(card for card in deck(aces=aces) if card.suit is suit and not card.is_wager)


def _multiplier(column: tuple[Card, ...]) -> int:
    return 1 + sum(card.is_wager for card in column)
