"""What room is left on the map: names, flags and tokens go where they cover the least."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeVar

from expeditions_widgets.drawing.routes.geometry import Box, Point, enclosing, length_inside, shared_area

ARROW_WEIGHT: Final = 1.5
LINK_WEIGHT: Final = 0.5
"""What it costs to cover one unit of an arrow, and of a bare connection."""

OUTSIDE: Final = 9000.0
_COVERED: Final = 60.0
_SHARED: Final = 30.0

Choice = TypeVar("Choice")


class _Line(NamedTuple):
    tail: Point
    tip: Point
    weight: float

    def cost(self, box: Box) -> float:
        if (
            max(self.tail.x, self.tip.x) < box.x
            or min(self.tail.x, self.tip.x) > box.right
            or max(self.tail.y, self.tip.y) < box.y
            or min(self.tail.y, self.tip.y) > box.bottom
        ):
            return 0.0
        return self.weight * length_inside(self.tail, self.tip, box)


@dataclass
class Room:
    """The inside of the map with the lines that run over it and the boxes that are taken."""

    inner: Box
    lines: list[_Line] = field(default_factory=list)
    taken: list[tuple[str, Box]] = field(default_factory=list)

    def run(self, tail: Point, tip: Point, weight: float) -> None:
        """Let a line run from one point to another."""
        self.lines.append(_Line(tail, tip, weight))

    def take(self, box: Box, owner: str = "") -> None:
        """Take a box; what belongs to the same owner, if one is given, may lie over it."""
        self.taken.append((owner, box))

    def cost(self, box: Box, owner: str = "") -> float:
        """Return what it costs to put something of an owner into a box, 0 if it covers nothing."""
        cost = 0.0 if self.inner.holds(box) else OUTSIDE
        for other, mark in self.taken:
            shared = 0.0 if owner and other == owner else shared_area(box, mark)
            if shared > 1:
                cost += _COVERED + _SHARED * shared
        return cost + sum(line.cost(box) for line in self.lines)

    def freest(
        self, choices: Iterable[Choice], box: Callable[[Choice], Box], extra: Callable[[Choice], float], owner: str
    ) -> tuple[Choice, float]:
        """Return the choice that costs the least, the first of several, with its cost; `extra` is added to each."""
        boxes = [(box(choice), choice) for choice in choices]
        near = self._near(enclosing(box for box, _ in boxes))
        costs = [(near.cost(box, owner) + extra(choice), choice) for box, choice in boxes]
        cost, choice = min(costs, key=lambda found: found[0])
        return choice, cost

    def _near(self, box: Box) -> "Room":
        """Return the room with what touches a box only: what is looked at for every choice in it."""
        lines = [line for line in self.lines if line.cost(box)]
        return Room(self.inner, lines, [(owner, mark) for owner, mark in self.taken if shared_area(mark, box)])
