"""Where a place of a board stands on its map, and how large the map's marks are.

Longitudes and latitudes run straight, so that links drawn straight on the board's data cross nowhere here either.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from expeditions_widgets.drawing.routes.geometry import Box, Point
from expeditions_widgets.engine.routes.board import Board, Colour, Frame, Link, Pair, Place, pair

WIDTH: Final = 1280
HEIGHT: Final = 760
"""The room that a map gets unless told otherwise, in units that are pixels on a laptop's screen."""

STRETCH: Final = 1.3
"""How much longer a degree of latitude is drawn than one of longitude: room between the places of the north."""

_BORDER: Final = 11
_OUTSIDE: Final = 9
_SMALLEST: Final = 4.6
_LARGEST: Final = 9
_START: Final = 1.8


class Spot(NamedTuple):
    """One drawing of a place: at a side of the frame ("left" or "right") for an edge place, else with no side."""

    place: Place
    side: str
    at: Point

    @property
    def wish(self) -> str:
        """Where the name would like to stand, as a point of the compass."""
        return self.place.label[-1 if self.side == "right" else 0]


@dataclass(frozen=True)
class Projection:
    """A board's frame at a size: `scale` is units a degree of longitude, `unit` the size of type and marks."""

    frame: Frame
    scale: float
    unit: float

    @property
    def border(self) -> float:
        """Width of the ruled frame around the map."""
        return _BORDER * self.unit

    @property
    def outside(self) -> float:
        """Width of the strip of sea left and right of the board's frame, for the half of an edge place."""
        return _OUTSIDE * self.unit

    @cached_property
    def inner(self) -> Box:
        """The part inside the ruled frame."""
        wide = (self.frame.right - self.frame.left) * self.scale + 2 * self.outside
        high = (self.frame.top - self.frame.bottom) * self.scale * STRETCH
        return Box(self.border, self.border, wide, high)

    @property
    def width(self) -> float:
        """Width of the whole drawing."""
        return self.inner.width + 2 * self.border

    @property
    def height(self) -> float:
        """Height of the whole drawing."""
        return self.inner.height + 2 * self.border

    @property
    def radius(self) -> float:
        """Half the width of a place's mark: it grows with the map, within bounds."""
        return min(_LARGEST, max(_SMALLEST, self.scale * 2.05)) * self.unit

    def reach(self, place: Place) -> float:
        """Return how far a place's mark reaches from its middle: the star of the start further than the others."""
        return self.radius * (_START if place.colour is Colour.START else 1)

    def point(self, lon: float, lat: float) -> Point:
        """Return where a longitude and a latitude lie."""
        x = self.inner.x + self.outside + (lon - self.frame.left) * self.scale
        return Point(x, self.inner.y + (self.frame.top - lat) * self.scale * STRETCH)

    def at(self, place: Place, side: str) -> Point:
        """Return where a place stands, an edge place at one side of the frame."""
        if not place.edge:
            return self.point(place.lon, place.lat)
        return self.point(self.frame.left if side == "left" else self.frame.right, place.lat)

    def spots(self, board: Board) -> Iterator[Spot]:
        """Yield every drawing of every place: edge places twice (ruling 7)."""
        for place in board.places.values():
            for side in ("left", "right") if place.edge else ("",):
                yield Spot(place, side, self.at(place, side))

    def ends(self, board: Board, link: Link) -> tuple[Point, Point]:
        """Return where a link is drawn from and to."""
        one, other = board.places[link.a], board.places[link.b]
        return self.at(one, link.side), self.at(other, link.side)


def fitted(frame: Frame, width: float = WIDTH, height: float = HEIGHT) -> Projection:
    """Return the largest projection of a frame that fits a width and a height, and fills one of them.

    >>> from expeditions_widgets.engine.routes.world import world
    >>> fitted(world().frame).width
    1280.0
    """
    unit = max(1.0, width / WIDTH)
    across = (width - 2 * (_BORDER + _OUTSIDE) * unit) / (frame.right - frame.left)
    down = (height - 2 * _BORDER * unit) / (frame.top - frame.bottom) / STRETCH
    return Projection(frame, min(across, down), unit)


def links_by_pair(board: Board) -> dict[Pair, Link]:
    """Return how each connection is drawn."""
    return {pair(link.a, link.b): link for link in board.links}
