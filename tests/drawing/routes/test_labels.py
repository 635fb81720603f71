from itertools import combinations

import pytest

from expeditions_widgets.drawing.routes.geometry import Box, Point, around, shared_area
from expeditions_widgets.drawing.routes.labels import SIDES, Label, Rank, drawn_label, placed_labels
from expeditions_widgets.drawing.routes.lettering import text_width
from expeditions_widgets.drawing.routes.projection import fitted
from expeditions_widgets.drawing.routes.room import LINK_WEIGHT, Room
from expeditions_widgets.engine.routes import SMALL_BOARDS, board_called

SHEET = Box(0, 0, 400, 300)
MIDDLE = Point(200, 150)


def label(wish: str = "E", rank: Rank = Rank.OTHER, text: str = "Lima") -> Label:
    return Label("lim", text, MIDDLE, 7, wish, rank, 1)


@pytest.mark.parametrize("side", SIDES)
def test_a_name_stands_where_it_wishes_if_nothing_is_there(side: str) -> None:
    ((_, box),) = placed_labels([label(side)], Room(SHEET))
    middle = Point(box.x + box.width / 2, box.y + box.height / 2)
    assert shared_area(box, around(MIDDLE, 4)) == 0
    assert (middle.x > MIDDLE.x, middle.x < MIDDLE.x) == ("E" in side, "W" in side)
    assert (middle.y > MIDDLE.y, middle.y < MIDDLE.y) == ("S" in side, "N" in side)


def test_a_name_makes_way_for_what_is_there() -> None:
    room = Room(SHEET)
    room.take(Box(205, 100, 100, 100))
    ((_, box),) = placed_labels([label("E")], room)
    assert box.right < 205


def test_a_name_without_room_is_left_out_unless_it_must_stand() -> None:
    for rank, count in ((Rank.OTHER, 0), (Rank.OWN, 1), (Rank.MUST, 1)):
        room = Room(SHEET)
        room.take(SHEET)
        assert len(list(placed_labels([label(rank=rank)], room))) == count


def test_names_that_matter_are_placed_first() -> None:
    labels = [label(text="Other"), label(rank=Rank.OWN, text="Own")]
    placed = list(placed_labels(labels, Room(SHEET)))
    assert [one.text for one, _ in placed] == ["Own", "Other"]
    assert shared_area(placed[0][1], placed[1][1]) == 0


def test_a_name_that_stands_off_has_a_line_to_its_place() -> None:
    near, far = label().box("E"), label().box("E", 14)
    assert "leader" not in drawn_label(label(), near)
    assert "leader" in drawn_label(label(), far)


def test_a_name_is_written_as_text() -> None:
    assert "A &amp; B" in drawn_label(label(text="A & B"), label().box("E"))


@pytest.mark.parametrize("name", ["world", *SMALL_BOARDS])
def test_on_a_board_no_name_covers_a_place_or_another_name(name: str) -> None:
    board = board_called(name)
    projection = fitted(board.frame)
    room = Room(projection.inner)
    for link in board.links:
        room.run(*projection.ends(board, link), LINK_WEIGHT)
    spots = list(projection.spots(board))
    marks = [around(spot.at, projection.radius) for spot in spots]
    labels = []
    for spot, mark in zip(spots, marks, strict=True):
        room.take(mark, spot.place.code)
        wish = Label(spot.place.code, spot.place.short, spot.at, projection.radius + 1, spot.wish, Rank.MUST, 1)
        labels.append(wish)
    boxes = [box for _, box in placed_labels(labels, room)]
    assert len(boxes) == len(spots)
    assert all(shared_area(one, other) <= 1 for one, other in combinations(boxes, 2))
    assert all(shared_area(box, mark.grown(-2)) <= 1 for box in boxes for mark in marks)
    assert all(projection.inner.holds(box) for box in boxes)


def test_wider_words_are_wider() -> None:
    assert text_width("Lillit", 11) < text_width("Mammon", 11) < text_width("Mammon", 11, bold=True)
    assert text_width("Uluru", 22) == 2 * text_width("Uluru", 11)
