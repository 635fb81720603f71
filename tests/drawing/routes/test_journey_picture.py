"""The front page's picture of the route game: real journeys over real connections."""

from itertools import pairwise

from expeditions_widgets.drawing.routes.journey_picture import _JOURNEYS, journey_picture
from expeditions_widgets.engine.routes import world


def test_the_journeys_are_possible() -> None:
    board = world()
    for codes, _, _ in _JOURNEYS:
        stops = codes.split()
        assert stops[0] == board.start
        assert all(tip in board.neighbours(tail) for tail, tip in pairwise(stops))


def test_it_is_one_small_picture_with_a_title() -> None:
    picture = journey_picture()
    assert len(picture) < 40_000
    assert picture.count("<title>") == 1
    assert picture == journey_picture()
