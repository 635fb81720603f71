"""What lies on the connections of a table: every arrow in its lane, loops marked, and the stubs through the frame."""

from collections.abc import Iterator
from typing import NamedTuple

from expeditions_widgets.drawing.routes.arrows import LANE, Course, arrow, edge_stub, loop_badge
from expeditions_widgets.drawing.routes.geometry import Point
from expeditions_widgets.drawing.routes.projection import Projection, links_by_pair
from expeditions_widgets.engine.routes.board import pair
from expeditions_widgets.engine.routes.expeditions import EXPEDITIONS, Expedition, Route
from expeditions_widgets.engine.routes.table import Table


class Laid(NamedTuple):
    """One arrow of a table with its course on the map, between marks of two radii.

    `closes` says that it leads to a place visited before, `branches` that it leaves from another place than the head
    (ruling 8).
    """

    expedition: Expedition
    course: Course
    marks: tuple[float, float]
    closes: bool
    branches: bool

    @property
    def middle(self) -> Point:
        """The middle of the arrow."""
        return self.course.at(self.course.length / 2)


def laid_arrows(table: Table, projection: Projection) -> tuple[Laid, ...]:
    """Return every arrow with its course, expedition by expedition in the order laid.

    Lanes are counted across a connection from its first place to its second, so that opposite ways keep their lanes.
    """
    return tuple(laid for name in EXPEDITIONS for laid in _laid(table, projection, name))


def journeys(table: Table, projection: Projection, laid: tuple[Laid, ...]) -> str:
    """Draw the arrows of a table and, where an edge place was visited, the line's way through the frame."""
    arrows = "".join(
        arrow(one.expedition, one.course, one.marks, projection.unit, branches=one.branches) for one in laid
    )
    return arrows + "".join(_stubs(table, projection))


def loops(laid: tuple[Laid, ...], unit: float) -> str:
    """Draw a badge on each arrow that closed a loop."""
    return "".join(loop_badge(one.expedition, one.middle, unit) for one in laid if one.closes)


def lane_of(table: Table, expedition: Expedition, tail: str, tip: str) -> float:
    """Return how many lanes to the right of the straight line an expedition's arrow lies, -1 to 1.

    >>> from expeditions_widgets.engine.routes.reading import parse_position
    >>> table = parse_position("a cop-gei / v cop-gei / 1 / 2")
    >>> lane_of(table, Expedition.AMBER, "cop", "gei"), lane_of(table, Expedition.VIOLET, "cop", "gei")
    (-0.5, 0.5)
    """
    link = pair(tail, tip)
    sharing = [name for name in EXPEDITIONS if link in table.route(name).used]
    lane = sharing.index(expedition) - (len(sharing) - 1) / 2
    return lane if link == (tail, tip) else -lane


def _laid(table: Table, projection: Projection, expedition: Expedition) -> Iterator[Laid]:
    links, board, done = links_by_pair(table.board), table.board, Route()
    for tail, tip in table.route(expedition).arrows:
        side = links[pair(tail, tip)].side
        aside = lane_of(table, expedition, tail, tip) * LANE * projection.unit
        one, other = board.places[tail], board.places[tip]
        course = Course(projection.at(one, side), projection.at(other, side), aside)
        branches = done.is_started and tail != done.head
        done = done.longer(tail, tip)
        marks = projection.reach(one), projection.reach(other)
        yield Laid(expedition, course, marks, closes=done.closes_loop, branches=branches)


def _stubs(table: Table, projection: Projection) -> Iterator[str]:
    for spot in projection.spots(table.board):
        if spot.side:
            for name in EXPEDITIONS:
                if spot.place.code in table.route(name).visited:
                    yield edge_stub(name, spot.at, spot.side, projection.outside + 2, projection.unit)
