"""A view: what one seat may know of a position, and all that widgets, players and drawings get to see."""

from dataclasses import dataclass

from expeditions_widgets.engine.cards.cards import Card, Seat, in_display_order
from expeditions_widgets.engine.cards.table import Table
from expeditions_widgets.engine.cards.writing import hand_text, table_text


@dataclass(frozen=True, slots=True)
class View(Table):
    """A position as `seat` knows it.

    `hand` is the seat's own, in the order it was taken up; `shown` the part of it that the other side saw it take
    from discard piles. Of the other hand `other_shown` was seen to be taken, and `other_hidden` cards are unknown.
    `pile_count` is the number of cards left in the draw pile. Every discard has been seen, so `discards` is whole,
    though drawings show the top cards only (ruling C9).
    """

    seat: Seat
    hand: tuple[Card, ...]
    shown: frozenset[Card]
    other_shown: frozenset[Card]
    other_hidden: int
    pile_count: int

    @property
    def is_over(self) -> bool:
        """Whether the round has ended: the draw pile's last card was taken."""
        return self.pile_count == 0

    @property
    def to_act(self) -> bool:
        """Whether this seat is to act."""
        return self.turn == self.seat and not self.is_over

    @property
    def other_count(self) -> int:
        """The number of cards in the other hand."""
        return len(self.other_shown) + self.other_hidden

    def __str__(self) -> str:
        """Return the view's text: as a position's, with `?8` for eight cards unseen."""
        own = hand_text(self.hand, self.shown)
        other = f"{hand_text(in_display_order(self.other_shown), self.other_shown)} ?{self.other_hidden}".strip()
        hands = (own, other) if self.seat is Seat.A else (other, own)
        return table_text(self, hands, f"?{self.pile_count}")

    def __repr__(self) -> str:
        """Return a repr that reads back."""
        return f"parse_view({str(self)!r})"
