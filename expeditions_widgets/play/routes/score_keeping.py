"""The sheet of a route game played at a real table: what each player counts, and the score that follows from it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from expeditions_widgets.engine.routes import Reason, SeatScore
from expeditions_widgets.engine.routes.world import world
from expeditions_widgets.play.routes.final_words import total_text

MOST_PLAYERS: Final = 6
LONGEST: Final = 12
"""Letters of a name or a count that are kept."""


class Count(StrEnum):
    """What is counted for each player, in the order asked; the value is the count's key."""

    REACHED = "reached"
    """Own cards that were revealed."""
    HELD = "held"
    """Cards left in the hand."""
    RETURNED = "returned"
    """Tokens that came back."""
    LEFT = "left"
    """Tokens left on the board."""
    TAKEN = "taken"
    """Open cards won."""
    TICKETS = "tickets"
    """Tickets left, which decide ties only (ruling 20)."""


COUNTS: Final = tuple(Count)
PAIRS: Final = ((Count.REACHED, Count.HELD), (Count.RETURNED, Count.LEFT))
"""Counts that make up the hand, and the tokens: one of a pair follows from the other."""

_REASONS: Final = {
    Reason.REVEALED: Count.REACHED,
    Reason.TAKEN: Count.TAKEN,
    Reason.RETURNED: Count.RETURNED,
    Reason.HELD: Count.HELD,
    Reason.LEFT: Count.LEFT,
}


@dataclass(frozen=True, slots=True)
class Line:
    """One player's line as it was typed: a name and a text for each count, in the order of `COUNTS`."""

    name: str = ""
    texts: tuple[str, ...] = ("",) * len(COUNTS)

    def text(self, count: Count) -> str:
        """Return what was typed for a count."""
        return self.texts[COUNTS.index(count)]

    @property
    def is_blank(self) -> bool:
        """Whether nothing was counted."""
        return not any(text.strip() for text in self.texts)


@dataclass(frozen=True, slots=True)
class RouteSheet:
    """A game on paper, as an immutable value: `players` lines count; those beyond are kept in case they come back."""

    players: int = 4
    lines: tuple[Line, ...] = (Line(),) * MOST_PLAYERS

    @property
    def hand(self) -> int:
        """Cards that each player was dealt, which swaps do not change (setting up; ruling 15)."""
        return world().set_up.hand[self.players]

    @property
    def tokens(self) -> int:
        """Tokens that each player laid (ruling 2)."""
        return world().set_up.tokens

    @property
    def open_cards(self) -> int:
        """The most open cards that all players can have won together: those that were not dealt to a hand."""
        return len(world().cards) - self.players * self.hand

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat; who has none is called by number."""
        return tuple(line.name.strip() or f"Player {seat + 1}" for seat, line in enumerate(self.lines[: self.players]))

    def with_texts(self, seat: int, name: str | None, texts: Mapping[Count, str]) -> "RouteSheet":
        """Return the sheet with a line typed anew; counts that `texts` does not name stay."""
        line = self.lines[seat]
        new = Line(
            line.name if name is None else name[:LONGEST],
            tuple(texts.get(count, line.text(count))[:LONGEST] for count in COUNTS),
        )
        return replace(self, lines=(*self.lines[:seat], new, *self.lines[seat + 1 :]))

    def cleared(self) -> "RouteSheet":
        """Return the sheet for another game: the same players, nothing counted."""
        return replace(self, lines=tuple(Line(line.name) for line in self.lines))


def counted_score(counts: Mapping[Count, int]) -> SeatScore:
    """Return the score of what was counted; where each point comes from is not known.

    >>> counted_score({Count.REACHED: 5, Count.HELD: 4, Count.RETURNED: 3, Count.LEFT: 1, Count.TAKEN: 2}).total
    5
    """
    revealed, taken, returned, held, left = (("",) * counts[_REASONS[reason]] for reason in Reason)
    return SeatScore(revealed, taken, returned, held, left, counts.get(Count.TICKETS, 0))


def working(counts: Mapping[Count, int]) -> str:
    r"""Return how counts add up, in words and numbers.

    >>> working(dict.fromkeys(Count, 1) | {Count.REACHED: 3}).replace("\xa0", " ")
    '3 cards reached, 1 open card won, 1 token back, 1 card left, 1 token left: 3 + 1 + 1 − 1 − 1 = 3 points'
    """
    return total_text(counted_score(counts))


def is_complete(counts: Iterable[Count]) -> bool:
    """Whether these counts make a score: all but the tickets."""
    return set(counts) >= set(COUNTS) - {Count.TICKETS}
