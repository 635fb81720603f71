"""A position: everything on the table at one moment of a round, hidden cards included."""

from dataclasses import dataclass

from expeditions_widgets.engine.cards.cards import Card, Seat, deck
from expeditions_widgets.engine.cards.table import HAND_SIZE, NO_CARDS, Step, Table
from expeditions_widgets.engine.cards.view import View
from expeditions_widgets.engine.cards.writing import hand_text, run_text, table_text


@dataclass(frozen=True, slots=True)
class Position(Table):
    """A position, as an immutable value: an action gives a new one, undo is keeping the old one.

    `hands[seat]` is in the order the cards were taken up; `pile` is the draw pile, next card first; `shown[seat]`
    are the cards in that hand which the other side saw being taken from discard piles.
    """

    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    pile: tuple[Card, ...]
    shown: tuple[frozenset[Card], frozenset[Card]]

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand of the seat that is to act."""
        return self.hands[self.turn]

    @property
    def pile_count(self) -> int:
        """The number of cards left in the draw pile; public."""
        return len(self.pile)

    @property
    def is_over(self) -> bool:
        """Whether the round has ended: the draw pile's last card was taken (end of a round)."""
        return not self.pile

    def view(self, seat: Seat) -> View:
        """Return what `seat` may know; two positions that differ only in cards hidden from it give equal views."""
        other = seat.other
        return View(
            columns=self.columns,
            discards=self.discards,
            turn=self.turn,
            step=self.step,
            barred=self.barred,
            aces=self.aces,
            seat=seat,
            hand=self.hands[seat],
            shown=self.shown[seat],
            other_shown=self.shown[other],
            other_hidden=len(self.hands[other]) - len(self.shown[other]),
            pile_count=len(self.pile),
        )

    def __str__(self) -> str:
        """Return the position's text, one ASCII line (see `reading`)."""
        first, second = (hand_text(hand, shown) for hand, shown in zip(self.hands, self.shown, strict=True))
        return table_text(self, (first, second), run_text(self.pile))

    def __repr__(self) -> str:
        """Return a repr that reads back."""
        return f"parse_position({str(self)!r})"


def deal(cards: tuple[Card, ...], dealer: Seat) -> Position:
    """Return the position after the deal: 8 cards each, one at a time, the non-dealer first (set-up; ruling C15).

    `cards` is the shuffled deck, top card first: 48 cards, or 52 with the Aces. The non-dealer is to play.
    Raises ValueError if it is neither.
    """
    aces = len(cards) == len(deck(aces=True))
    if frozenset(cards) != frozenset(deck(aces=aces)) or len(cards) != len(deck(aces=aces)):
        message = f"A deal needs each of the 48 cards once, or each of the 52 with the Aces; this has {len(cards)}."
        raise ValueError(message)
    first = dealer.other
    dealt = cards[: 2 * HAND_SIZE]
    hands = (dealt[0::2], dealt[1::2]) if first is Seat.A else (dealt[1::2], dealt[0::2])
    return Position(
        columns=(NO_CARDS, NO_CARDS),
        discards=NO_CARDS,
        turn=first,
        step=Step.CARD,
        barred=None,
        aces=aces,
        hands=hands,
        pile=cards[2 * HAND_SIZE :],
        shown=(frozenset(), frozenset()),
    )
