"""Scoring, as a breakdown: every point is there to be shown, with the place it comes from."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from expeditions_widgets.engine.routes.position import Position
from expeditions_widgets.engine.routes.table import Seat


class Reason(StrEnum):
    """Why a point is won or lost."""

    REVEALED = "revealed"
    """An own card whose place an expedition has reached: +1."""
    TAKEN = "taken"
    """An open card won: +1."""
    RETURNED = "returned"
    """A token that came back: +1."""
    HELD = "held"
    """A card left in the hand: -1."""
    LEFT = "left"
    """A token left on the board: -1."""


WORTH = {Reason.REVEALED: 1, Reason.TAKEN: 1, Reason.RETURNED: 1, Reason.HELD: -1, Reason.LEFT: -1}
"""What one card or token counts (scoring; ruling 20)."""


class Point(NamedTuple):
    """One point won (1) or lost (-1), and the place that it comes from."""

    reason: Reason
    place: str
    worth: int


@dataclass(frozen=True, slots=True)
class SeatScore:
    """One player's score, point by point; the tickets left count nothing, and decide ties (ruling 20)."""

    revealed: tuple[str, ...]
    taken: tuple[str, ...]
    returned: tuple[str, ...]
    held: tuple[str, ...]
    left: tuple[str, ...]
    tickets: int

    def places(self, reason: Reason) -> tuple[str, ...]:
        """Return the places whose cards or tokens count for one reason."""
        by_reason = {
            Reason.REVEALED: self.revealed,
            Reason.TAKEN: self.taken,
            Reason.RETURNED: self.returned,
            Reason.HELD: self.held,
            Reason.LEFT: self.left,
        }
        return by_reason[reason]

    def subtotal(self, reason: Reason) -> int:
        """Return the points won or lost for one reason."""
        return WORTH[reason] * len(self.places(reason))

    @property
    def points(self) -> tuple[Point, ...]:
        """Every point, by reason, in the order it came about."""
        return tuple(Point(reason, place, WORTH[reason]) for reason in Reason for place in self.places(reason))

    @property
    def total(self) -> int:
        """The player's result; may be negative."""
        return sum(self.subtotal(reason) for reason in Reason)


def score_seat(position: Position, seat: Seat) -> SeatScore:
    """Return what a player would score if the game ended here (scoring; ruling 20).

    >>> from expeditions_widgets.engine.routes.reading import parse_position
    >>> score = score_seat(parse_position("1 fuj ulu !fuj -taj =taj *sva t2 / 2"), 0)
    >>> score.total, score.subtotal(Reason.HELD), score.tickets
    (0, -2, 2)
    """
    area = position.areas[seat]
    return SeatScore(
        revealed=area.revealed,
        taken=area.taken,
        returned=area.returned,
        held=position.hands[seat],
        left=area.tokens,
        tickets=area.tickets,
    )


def score_game(position: Position) -> tuple[SeatScore, ...]:
    """Return what each player would score if the game ended here, by seat."""
    return tuple(score_seat(position, seat) for seat in range(position.players))


def winners(scores: tuple[SeatScore, ...]) -> tuple[Seat, ...]:
    """Return who has the most points; of those, who has the most tickets; all of them if that is level (ruling 20)."""
    best = max((score.total, score.tickets) for score in scores)
    return tuple(seat for seat, score in enumerate(scores) if (score.total, score.tickets) == best)
