"""What a position and a view have in common: the part of the table that everyone sees."""

from dataclasses import dataclass
from enum import IntEnum

from expeditions_widgets.engine.cards.cards import Card, Seat, Suit

HAND_SIZE = 8
"""Cards in a hand at the start and the end of each turn (set-up 1; a turn, step 2)."""

PerSuit = tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]
"""One run of cards for each suit, in the order of `SUITS`."""

NO_CARDS: PerSuit = ((), (), (), ())


class Step(IntEnum):
    """The two steps of a turn."""

    CARD = 1
    DRAW = 2


@dataclass(frozen=True, slots=True)
class Table:
    """The public part of a position.

    `columns[seat][suit.order]` is an expedition in the order played; `discards[suit.order]` a discard pile, its top
    card last; `barred` the suit discarded to in this turn, whose pile may not be drawn from now (rulings C8, C9).
    """

    columns: tuple[PerSuit, PerSuit]
    discards: PerSuit
    turn: Seat
    step: Step
    barred: Suit | None
    aces: bool

    def column(self, seat: Seat, suit: Suit) -> tuple[Card, ...]:
        """Return one seat's expedition in a suit, in the order played."""
        return self.columns[seat][suit.order]

    def top_discard(self, suit: Suit) -> Card | None:
        """Return the card that lies open on a suit's discard pile."""
        pile = self.discards[suit.order]
        return pile[-1] if pile else None


def with_suit(runs: PerSuit, suit: Suit, cards: tuple[Card, ...]) -> PerSuit:
    """Return `runs` with one suit's cards replaced."""
    spades, hearts, diamonds, clubs = (cards if index == suit.order else run for index, run in enumerate(runs))
    return spades, hearts, diamonds, clubs
