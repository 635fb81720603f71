from itertools import combinations

import pytest

from expeditions_widgets.drawing.routes.geometry import Box, Point, length_inside
from expeditions_widgets.drawing.routes.projection import fitted
from expeditions_widgets.engine.routes import SMALL_BOARDS, board_called, world


def test_edge_places_stand_at_both_sides_of_the_frame_at_one_height() -> None:
    board = world()
    projection = fitted(board.frame)
    sides: dict[str, list[Point]] = {}
    for spot in projection.spots(board):
        if spot.side:
            sides.setdefault(spot.place.code, []).append(spot.at)
    left, right = projection.point(board.frame.left, 0).x, projection.point(board.frame.right, 0).x
    assert len(sides) == 4
    for one, other in sides.values():
        assert (one.x, other.x) == (left, right)
        assert one.y == other.y


def test_a_wrapping_link_reaches_its_edge_place_at_the_nearer_side() -> None:
    board = world()
    projection = fitted(board.frame)
    links = {frozenset(link[:2]): projection.ends(board, link) for link in board.links}
    to_alaska, to_siberia = links[frozenset(("str", "kat"))], links[frozenset(("str", "oym"))]
    assert min(end.x for end in to_alaska) < 60
    assert max(end.x for end in to_siberia) > 1220
    assert max(abs(one.x - other.x) for one, other in links.values()) < 640


@pytest.mark.parametrize("name", ["world", *SMALL_BOARDS])
def test_no_place_lies_on_another(name: str) -> None:
    board = board_called(name)
    for width in (1280, 1920):
        projection = fitted(board.frame, width, width)
        spots = list(projection.spots(board))
        nearest = min(abs(complex(*one.at) - complex(*other.at)) for one, other in combinations(spots, 2))
        assert nearest > 2 * projection.radius


def test_north_is_up_and_east_is_right() -> None:
    projection = fitted(world().frame)
    here, north, east = (projection.point(*at) for at in ((0, 0), (0, 10), (10, 0)))
    assert north.x == here.x
    assert north.y < here.y
    assert east.y == here.y
    assert east.x > here.x


@pytest.mark.parametrize(
    ("tail", "tip", "length"),
    [((-5, 5), (15, 5), 10), ((5, 5), (5, 20), 5), ((-1, -1), (-1, 20), 0), ((2, 2), (5, 6), 5), ((20, 0), (30, 9), 0)],
)
def test_the_length_of_a_line_inside_a_box(tail: tuple[int, int], tip: tuple[int, int], length: float) -> None:
    assert length_inside(Point(*tail), Point(*tip), Box(0, 0, 10, 10)) == pytest.approx(length)
