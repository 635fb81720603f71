"""The arrows of the three expeditions, told apart by colour, by line and by head, side by side on one connection."""

from math import hypot, sqrt
from typing import Final, NamedTuple

from expeditions_widgets.drawing.glyphs import num
from expeditions_widgets.drawing.routes.geometry import Point, line_path
from expeditions_widgets.engine.routes.expeditions import Expedition

LANE: Final = 6.6
"""The way from one arrow to the next on the same connection."""

_LINE: Final = 3.0
_HEAD_LENGTH: Final = 9.5
_HEAD_WIDTH: Final = 5.2
_GAP: Final = 2.2
"""What an arrow leaves free between itself and a place's mark."""


class Course(NamedTuple):
    """Where one arrow runs: between the middles of two places, so far to the right of the straight line."""

    tail: Point
    tip: Point
    aside: float

    @property
    def length(self) -> float:
        """How far the two places lie apart."""
        return hypot(self.tip.x - self.tail.x, self.tip.y - self.tail.y)

    def at(self, along: float, across: float = 0) -> Point:
        """Return the point so far along the course, and so far to the right of it."""
        length = self.length or 1
        east, south = (self.tip.x - self.tail.x) / length, (self.tip.y - self.tail.y) / length
        right = self.aside + across
        return Point(self.tail.x + east * along - south * right, self.tail.y + south * along + east * right)


class _Shaft(NamedTuple):
    """A course cut to what is drawn of it: from `start` to `tip` along it, in marks of a size."""

    course: Course
    start: float
    tip: float
    unit: float

    def line(self, css: str, end: float, width: float, more: str = "") -> str:
        d = line_path((self.course.at(self.start), self.course.at(max(end, self.start))))
        return f'<path class="exp-map-{css}" d="{d}" stroke-width="{num(width * self.unit)}"{more}/>'

    def chevron(self, back: float, tip: float) -> str:
        half = _HEAD_WIDTH * self.unit
        return line_path((self.course.at(back, -half), self.course.at(tip), self.course.at(back, half)))


def arrow(
    expedition: Expedition, course: Course, marks: tuple[float, float], unit: float, *, branches: bool = False
) -> str:
    """Draw one arrow between two places with marks of these radii; a ring at its tail if it `branches` off.

    Amber runs solid with a filled triangle, Violet double with a double chevron, Slate dashed with a pointed drop.
    """
    free, kept = (sqrt(max((radius + _GAP) ** 2 - course.aside**2, 0)) for radius in marks)
    shaft = _Shaft(course, free, course.length - kept, unit)
    back = shaft.tip - _HEAD_LENGTH * unit
    casing = shaft.line("casing", shaft.tip, _LINE + 3.4)
    casing += f'<path class="exp-map-casing" d="{shaft.chevron(back, shaft.tip)}" stroke-width="4.5"/>'
    ring = _ring(course.at(free + 3.4 * unit), 3.6 * unit) if branches else ""
    return colour_group(expedition, casing + _BODIES[expedition](shaft) + ring)


def loop_badge(expedition: Expedition, at: Point, unit: float) -> str:
    """Draw the sign of a closed loop, an arrow going round, centred on a point."""
    radius, turn = 6.4 * unit, 3.3 * unit
    start, end = at.moved(turn * 0.87, -turn * 0.5), at.moved(turn * 0.34, -turn * 0.94)
    bend = f"M{num(start.x)} {num(start.y)}A{num(turn)} {num(turn)} 0 1 1 {num(end.x)} {num(end.y)}"
    barb = line_path(
        (end.moved(-0.6 * unit, -2.4 * unit), end.moved(1.6 * unit, 0.4 * unit), end.moved(-2 * unit, 1.8))
    )
    return colour_group(expedition, _ring(at, radius) + f'<path class="exp-map-loop" d="{bend}{barb}"/>')


def edge_stub(expedition: Expedition, at: Point, side: str, length: float, unit: float) -> str:
    """Draw an expedition's line from an edge place out through the frame: it goes on at the other side."""
    out = at.moved(-length if side == "left" else length, 0)
    dashes = ' stroke-dasharray="4 2"' if expedition is Expedition.SLATE else ""
    stroke = f'stroke-width="{num(_LINE * unit)}"{dashes}'
    return colour_group(expedition, f'<path class="exp-map-line" d="{line_path((at, out))}" {stroke}/>')


def colour_group(expedition: Expedition, drawing: str) -> str:
    """Return a drawing as a group in an expedition's colour."""
    return f'<g class="exp-map-{expedition.name.lower()}">{drawing}</g>'


def _amber(shaft: _Shaft) -> str:
    length = _HEAD_LENGTH * shaft.unit
    head = shaft.chevron(shaft.tip - length, shaft.tip)
    return shaft.line("line", shaft.tip - length * 0.8, _LINE * 1.15) + f'<path class="exp-map-tip" d="{head}Z"/>'


def _violet(shaft: _Shaft) -> str:
    length = _HEAD_LENGTH * shaft.unit
    heads = "".join(shaft.chevron(tip - length * 0.72, tip) for tip in (shaft.tip - length * 0.58, shaft.tip))
    return (
        shaft.line("line", shaft.tip - 2, _LINE + 1.6)
        + shaft.line("inlay", shaft.tip - 5, _LINE - 1.2)
        + f'<path class="exp-map-line" d="{heads}" stroke-width="{num(2.5 * shaft.unit)}"/>'
    )


def _slate(shaft: _Shaft) -> str:
    radius = _HEAD_WIDTH * 0.86 * shaft.unit
    middle = shaft.tip - _HEAD_LENGTH * 1.12 * shaft.unit
    left, right = (shaft.course.at(middle + radius * 0.36, side * radius * 0.93) for side in (-1, 1))
    point = shaft.course.at(shaft.tip)
    bend = f"A{num(radius)} {num(radius)} 0 1 0 {num(right.x)} {num(right.y)}Z"
    dashes = f' stroke-dasharray="{num(6 * shaft.unit)} {num(3.2 * shaft.unit)}"'
    line = shaft.line("line", middle - radius * 0.6, _LINE, dashes)
    return f'{line}<path class="exp-map-tip" d="{line_path((point, left))}{bend}"/>'


def _ring(at: Point, radius: float) -> str:
    return f'<circle class="exp-map-ring" cx="{num(at.x)}" cy="{num(at.y)}" r="{num(radius)}"/>'


_BODIES: Final = {Expedition.AMBER: _amber, Expedition.VIOLET: _violet, Expedition.SLATE: _slate}
