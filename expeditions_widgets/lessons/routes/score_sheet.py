"""A player's score sheet of the route game: its boxes, and what belongs in each (ruling 20)."""

from dataclasses import dataclass
from typing import Final

from expeditions_widgets.engine.routes import Reason, Seat, SeatScore

TOTAL: Final = "total"
BOXES: Final = (*(reason.value for reason in Reason), TOTAL)
"""What the sheet can ask for, a line each, in order."""

BOX_NAMES: Final = {
    Reason.REVEALED.value: "cards reached",
    Reason.TAKEN.value: "open cards won",
    Reason.RETURNED.value: "tokens back",
    Reason.HELD.value: "cards left",
    Reason.LEFT.value: "tokens left",
    TOTAL: "result",
}


@dataclass(frozen=True, slots=True)
class Box:
    """One box: a seat's points for one reason, or its result."""

    seat: Seat
    player: str
    part: str

    @property
    def name(self) -> str:
        """The box's name in events and saves: "1-revealed", "2-total"."""
        return f"{self.seat + 1}-{self.part}"

    @property
    def label(self) -> str:
        """The box as one reads it: "Ada: tokens back"."""
        return f"{self.player}: {BOX_NAMES[self.part]}"

    @property
    def may_be_negative(self) -> bool:
        """Whether what belongs in such a box can be less than nothing."""
        return self.part in {Reason.HELD, Reason.LEFT, TOTAL}


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The sheet of some seats: their scores, the players' names by seat, and the parts asked for."""

    scores: tuple[SeatScore, ...]
    names: tuple[str, ...]
    seats: tuple[Seat, ...]
    parts: tuple[str, ...] = BOXES

    @property
    def boxes(self) -> tuple[Box, ...]:
        """The boxes to fill in, line by line: a line for each part, with a box for each player."""
        return tuple(Box(seat, self.names[seat], part) for part in BOXES if part in self.parts for seat in self.seats)

    def right(self, box: Box) -> int:
        """Return what belongs in a box."""
        return self.value(box.seat, box.part)

    def value(self, seat: Seat, part: str) -> int:
        """Return a seat's points for one part, asked for or not."""
        score = self.scores[seat]
        return score.total if part == TOTAL else score.subtotal(Reason(part))
