"""A view: what one seat may know of a position, and all that widgets, players and drawings get to see."""

from dataclasses import dataclass

from expeditions_widgets.engine.routes.table import Seat, Table
from expeditions_widgets.engine.routes.writing import codes_text, table_text, unseen_text


@dataclass(frozen=True, slots=True)
class View(Table):
    """A position as `seat` knows it.

    `hand` is the seat's own, in the order it was taken up; of the others' hands `hand_counts` tells the size. A token
    shows the card that was marked with it, but nobody else sees whether that card was swapped away since (ruling 15).
    `deck_count` and `discard_count` are numbers of cards lying face down. `drawn` are the cards that this seat's
    own swap has brought; of another's swap there is only `drawn_count`.
    """

    seat: Seat
    hand: tuple[str, ...]
    hand_counts: tuple[int, ...]
    deck_count: int
    discard_count: int
    drawn: tuple[str, ...]
    drawn_count: int

    @property
    def to_act(self) -> bool:
        """Whether this seat is to act."""
        return self.turn == self.seat and not self.is_over

    def __str__(self) -> str:
        """Return the view's text: as a position's, with `?9` for nine cards unseen."""
        hands = [unseen_text(count) for count in self.hand_counts]
        hands[self.seat] = codes_text(self.hand)
        return table_text(
            self,
            hands=tuple(hands),
            deck=unseen_text(self.deck_count),
            discards=unseen_text(self.discard_count),
            drawn=codes_text(self.drawn) or unseen_text(self.drawn_count),
            chance="",
            seen_by=self.seat,
        )

    def __repr__(self) -> str:
        """Return a repr that reads back."""
        return f"parse_view({str(self)!r})"
