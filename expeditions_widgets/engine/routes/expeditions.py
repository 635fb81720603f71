"""The three expeditions, and the route that each has taken: its arrows, in the order they were laid."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from expeditions_widgets.engine.routes.board import Board, Pair, pair

ArrowEnds = tuple[str, str]
"""The two places of an arrow by their codes: where it leaves from and where its tip is."""


class Expedition(StrEnum):
    """One of the three expeditions, which belong to everyone; the value is its letter in every text."""

    AMBER = "a"
    VIOLET = "v"
    SLATE = "s"

    @property
    def order(self) -> int:
        """The expedition's place, 0 to 2, in everything that holds one entry an expedition."""
        return _INDEX[self]

    @property
    def spoken(self) -> str:
        """The expedition in a sentence: "Amber"."""
        return self.name.capitalize()


EXPEDITIONS = tuple(Expedition)
_INDEX = {expedition: index for index, expedition in enumerate(EXPEDITIONS)}


@dataclass(frozen=True)
class Route:
    """The arrows of one expedition in the order they were laid, the whole list (ruling 6).

    >>> route = Route((("cop", "gei"), ("gei", "sva")))
    >>> route.head, sorted(route.visited), route.longer("sva", "thi").head
    ('sva', ['cop', 'gei', 'sva'], 'thi')
    """

    arrows: tuple[ArrowEnds, ...] = ()

    @property
    def is_started(self) -> bool:
        """Whether an arrow lies."""
        return bool(self.arrows)

    @property
    def head(self) -> str | None:
        """The tip of the arrow laid last; None before the first (ruling 6)."""
        return self.arrows[-1][1] if self.arrows else None

    @cached_property
    def visited(self) -> frozenset[str]:
        """The places that an arrow leaves from or leads to: the start too, once it has left it (ruling 8)."""
        return frozenset(code for ends in self.arrows for code in ends)

    @cached_property
    def used(self) -> frozenset[Pair]:
        """The connections with an arrow of this expedition, in either direction (ruling 4)."""
        return frozenset(pair(tail, tip) for tail, tip in self.arrows)

    @property
    def closes_loop(self) -> bool:
        """Whether the arrow laid last leads to a place that this expedition had visited before (ruling 8)."""
        return any(self.head in ends for ends in self.arrows[:-1])

    def longer(self, tail: str, tip: str) -> "Route":
        """Return the route with one arrow more."""
        return Route((*self.arrows, (tail, tip)))

    def shorter(self) -> "Route":
        """Return the route without the arrow laid last (ruling 14)."""
        return Route(self.arrows[:-1])

    def free_tips(self, board: Board, tail: str) -> tuple[str, ...]:
        """Return where an arrow from `tail` could lead: over each connection that has none of this expedition."""
        used = self.used
        return tuple(tip for tip in board.neighbours(tail) if pair(tail, tip) not in used)

    def left(self, board: Board) -> int:
        """Return how many arrows of this expedition are still in the supply."""
        return board.set_up.arrows - len(self.arrows)

    def next_arrows(self, board: Board) -> tuple[ArrowEnds, ...]:
        """Return every arrow that would advance the expedition: from its head, or from the start (a turn)."""
        if not self.left(board):
            return ()
        tail = self.head or board.start
        return tuple((tail, tip) for tip in self.free_tips(board, tail))

    def loop_arrows(self, board: Board) -> tuple[ArrowEnds, ...]:
        """Return every arrow from a place visited over a connection not used (ruling 8)."""
        if not self.left(board):
            return ()
        return tuple((tail, tip) for tail in sorted(self.visited) for tip in self.free_tips(board, tail))
