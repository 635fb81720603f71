import re
from itertools import combinations

import pytest

from expeditions_widgets.drawing.routes.arrows import LANE, Course, arrow
from expeditions_widgets.drawing.routes.geometry import Point
from expeditions_widgets.drawing.routes.journeys import journeys, laid_arrows, loops
from expeditions_widgets.drawing.routes.projection import fitted
from expeditions_widgets.engine.routes import EXPEDITIONS, Expedition, world
from tests.drawing.routes.tables import MIDGAME, seen

PROJECTION = fitted(world().frame)


def middles(text: str) -> dict[Expedition, Point]:
    """Where each expedition's first arrow has its middle."""
    laid = laid_arrows(seen(text), PROJECTION)
    return {one.expedition: one.middle for one in reversed(laid)}


def apart(one: Point, other: Point) -> float:
    return abs(complex(*one) - complex(*other))


def test_three_arrows_on_one_connection_lie_side_by_side_the_middle_one_on_the_line() -> None:
    laid = middles("a cop-gei / v cop-gei / s cop-gei / 1 / 2")
    amber, violet, slate = (laid[name] for name in EXPEDITIONS)
    ends = [PROJECTION.at(world().places[code], "") for code in ("cop", "gei")]
    middle = Point(sum(end.x for end in ends) / 2, sum(end.y for end in ends) / 2)
    assert apart(violet, middle) == pytest.approx(0, abs=0.01)
    assert apart(amber, violet) == pytest.approx(LANE)
    assert apart(violet, slate) == pytest.approx(LANE)
    assert apart(amber, slate) == pytest.approx(2 * LANE)


def test_opposite_ways_keep_their_lanes() -> None:
    same, opposite = (
        laid_arrows(seen(f"a cop-gei / v {route} / 1 / 2"), PROJECTION) for route in ("cop-gei", "cop-gia-thi-gei-cop")
    )
    for one, other in ((same[0], opposite[0]), (same[-1], opposite[-1])):
        assert apart(one.middle, other.middle) == pytest.approx(0, abs=0.01)
    assert (same[-1].course.tail, same[-1].course.tip) == (opposite[-1].course.tip, opposite[-1].course.tail)
    assert apart(same[0].middle, same[-1].middle) == pytest.approx(LANE)


def test_the_expeditions_are_told_apart_without_their_colours() -> None:
    course = Course(Point(0, 0), Point(60, 0), 0)
    shapes = [re.sub(r"exp-map-(amber|violet|slate)", "", arrow(name, course, (6, 6), 1)) for name in EXPEDITIONS]
    assert all(one != other for one, other in combinations(shapes, 2))
    amber, violet, slate = shapes
    assert "inlay" in violet
    assert "stroke-dasharray" in slate
    assert "inlay" not in amber + slate
    assert "stroke-dasharray" not in amber + violet


@pytest.mark.parametrize("name", EXPEDITIONS)
def test_an_arrow_runs_from_one_mark_to_the_other_and_its_tip_is_at_the_end(name: Expedition) -> None:
    drawing = arrow(name, Course(Point(0, 0), Point(60, 0), 0), (6, 8), 1)
    xs = [float(x) for x, _ in re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", drawing)]
    assert (min(xs), max(xs)) == (8.2, 49.8)


def test_a_closed_loop_has_a_badge_and_the_arrow_after_it_begins_with_a_ring() -> None:
    laid = laid_arrows(seen(MIDGAME), PROJECTION)
    violet = [one for one in laid if one.expedition is Expedition.VIOLET]
    assert [number for number, one in enumerate(violet) if one.closes] == [10]
    assert [number for number, one in enumerate(violet) if one.branches] == [11]
    assert not any(one.closes or one.branches for one in laid if one.expedition is not Expedition.VIOLET)
    assert loops(laid, 1).count("exp-map-loop") == 1
    assert journeys(seen(MIDGAME), PROJECTION, laid).count("exp-map-ring") == 1


def test_a_line_goes_on_through_the_frame_at_both_sides_of_an_edge_place() -> None:
    def stubs(text: str) -> int:
        drawing = journeys(seen(text), PROJECTION, ())
        return drawing.count("exp-map-line")

    assert stubs("a cop-pet-ura-oym / 1 / 2") == 0
    assert stubs("a cop-pet-ura-oym-str / 1 / 2") == 2
    assert stubs("a cop-pet-ura-oym-str / s cop-pet-ura-oym-str-kat / 1 / 2") == 4


def test_arrows_at_the_start_keep_clear_of_its_larger_mark() -> None:
    away, back = laid_arrows(seen("a cop-gei / v cop-gia-thi-gei-cop / 1 / 2"), PROJECTION)[::4]
    assert away.marks == back.marks[::-1]
    assert away.marks[0] > 1.5 * PROJECTION.radius == 1.5 * away.marks[1]
