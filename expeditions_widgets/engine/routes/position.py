"""A position: everything on the table at one moment of the game, hidden cards included."""

from dataclasses import dataclass

from expeditions_widgets.engine.routes.table import Seat, Table
from expeditions_widgets.engine.routes.view import View
from expeditions_widgets.engine.routes.writing import chance_text, codes_text, table_text


@dataclass(frozen=True, slots=True)
class Position(Table):
    """A position, as an immutable value: an action gives a new one, undo is keeping the old one.

    `hands[seat]` is in the order the cards were taken up; `deck` has its next card first; `discards` lie face down.
    `drawn` are the cards that a swap has brought and that wait for `Keep`. The next time that the discards are shuffled
    under the deck, `seed` and `reshuffles`, the number of times so far, decide their order (ruling 16).
    """

    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    discards: tuple[str, ...]
    drawn: tuple[str, ...]
    seed: str
    reshuffles: int

    @property
    def hand(self) -> tuple[str, ...]:
        """The hand of the seat that is to act."""
        return self.hands[self.turn]

    @property
    def hand_counts(self) -> tuple[int, ...]:
        """The number of cards in each hand; public."""
        return tuple(map(len, self.hands))

    @property
    def deck_count(self) -> int:
        """The number of cards left in the deck; public."""
        return len(self.deck)

    @property
    def discard_count(self) -> int:
        """The number of cards on the discards; public."""
        return len(self.discards)

    @property
    def drawn_count(self) -> int:
        """The number of cards that a swap has brought and that wait for `Keep`; public."""
        return len(self.drawn)

    @property
    def to_act(self) -> bool:
        """Whether anybody is to act."""
        return not self.is_over

    def view(self, seat: Seat) -> View:
        """Return what `seat` may know; two positions that differ only in cards hidden from it give equal views."""
        return View(
            board=self.board,
            routes=self.routes,
            areas=self.areas,
            open_cards=self.open_cards,
            first=self.first,
            turn=self.turn,
            step=self.step,
            tickets_used=self.tickets_used,
            loop_due=self.loop_due,
            blue_due=self.blue_due,
            last_round=self.last_round,
            seat=seat,
            hand=self.hands[seat],
            hand_counts=self.hand_counts,
            deck_count=self.deck_count,
            discard_count=self.discard_count,
            drawn=self.drawn if self.turn == seat else (),
            drawn_count=self.drawn_count,
        )

    def __str__(self) -> str:
        """Return the position's text, one ASCII line (see `writing`)."""
        return table_text(
            self,
            hands=tuple(map(codes_text, self.hands)),
            deck=codes_text(self.deck),
            discards=codes_text(self.discards),
            drawn=codes_text(self.drawn),
            chance=chance_text(self.seed, self.reshuffles),
        )

    def __repr__(self) -> str:
        """Return a repr that reads back."""
        return f"parse_position({str(self)!r})"
