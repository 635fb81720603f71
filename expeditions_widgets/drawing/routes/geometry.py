"""Points and boxes on a drawing: where they touch, and how a path through points is written."""

from collections.abc import Iterable
from math import hypot
from typing import NamedTuple

from expeditions_widgets.drawing.glyphs import num


class Point(NamedTuple):
    """A point in the drawing's units, from its top left corner."""

    x: float
    y: float

    def moved(self, right: float, down: float) -> "Point":
        """Return the point so much further right and down."""
        return Point(self.x + right, self.y + down)


class Box(NamedTuple):
    """An upright rectangle by its top left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right side."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower side."""
        return self.y + self.height

    def grown(self, by: float) -> "Box":
        """Return the box with every side moved outwards."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def holds(self, other: "Box") -> bool:
        """Whether another box lies within this one."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom


def around(at: Point, radius: float) -> Box:
    """Return the square around a circle.

    >>> around(Point(10, 10), 4)
    Box(x=6, y=6, width=8, height=8)
    """
    return Box(at.x - radius, at.y - radius, 2 * radius, 2 * radius)


def enclosing(boxes: Iterable[Box]) -> Box:
    """Return the smallest box around one or more boxes.

    >>> enclosing([Box(0, 0, 2, 2), Box(3, -1, 1, 1)])
    Box(x=0, y=-1, width=4, height=3)
    """
    around_all = list(boxes)
    x, y = min(box.x for box in around_all), min(box.y for box in around_all)
    return Box(x, y, max(box.right for box in around_all) - x, max(box.bottom for box in around_all) - y)


def shared_area(one: Box, other: Box) -> float:
    """Return the area that two boxes share, 0 if they lie apart.

    >>> shared_area(Box(0, 0, 4, 4), Box(2, 3, 4, 4)), shared_area(Box(0, 0, 4, 4), Box(5, 0, 4, 4))
    (2, 0)
    """
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0, across) * max(0, down)


def length_inside(tail: Point, tip: Point, box: Box) -> float:
    """Return how much of the straight line between two points lies in a box.

    >>> length_inside(Point(0, 1), Point(10, 1), Box(2, 0, 3, 2))
    3.0
    """
    enters, leaves = 0.0, 1.0
    for start, way, low, high in (
        (tail.x, tip.x - tail.x, box.x, box.right),
        (tail.y, tip.y - tail.y, box.y, box.bottom),
    ):
        if not way:
            if not low <= start <= high:
                return 0.0
            continue
        near, far = sorted(((low - start) / way, (high - start) / way))
        enters, leaves = max(enters, near), min(leaves, far)
    return max(0.0, leaves - enters) * hypot(tip.x - tail.x, tip.y - tail.y)


def line_path(points: Iterable[Point], *, closed: bool = False) -> str:
    """Write a path through points.

    >>> line_path([Point(0, 0), Point(4.26, 1)], closed=True)
    'M0 0L4.3 1Z'
    """
    return "M" + "L".join(f"{num(point.x)} {num(point.y)}" for point in points) + ("Z" if closed else "")
