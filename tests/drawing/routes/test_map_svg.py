import re
from collections import Counter

import pytest

from expeditions_widgets.drawing.routes.colours import DARK, LIGHT, Colours
from expeditions_widgets.drawing.routes.map_svg import map_svg
from expeditions_widgets.engine.routes import SMALL_BOARDS, board_called, world
from tests.drawing.routes.tables import MIDGAME, SAME_TO_1, SVG, places, seen, texts, tree

BOARDS = ["world", *SMALL_BOARDS]
SHAPES = {"green": "circle", "blue": "rect", "red": "path", "start": "path"}


def test_two_games_that_differ_in_hidden_cards_only_look_the_same() -> None:
    assert MIDGAME != SAME_TO_1
    assert map_svg(seen(MIDGAME)) == map_svg(seen(SAME_TO_1))
    assert map_svg(seen(MIDGAME, 1)) != map_svg(seen(SAME_TO_1, 1))


@pytest.mark.parametrize("name", BOARDS)
def test_every_place_is_drawn_by_its_shape_and_colour_an_edge_place_twice(name: str) -> None:
    board = board_called(name)
    drawn = list(places(map_svg(board)))
    assert Counter(code for code, _ in drawn) == {code: 1 + place.edge for code, place in board.places.items()}
    for code, group in drawn:
        colour = board.places[code].colour
        assert group[-1].tag == SVG + SHAPES[colour]
        assert group[-1].get("fill") == getattr(LIGHT, colour)


def test_only_red_places_lie_at_the_edge_where_each_shape_is_half_a_disc() -> None:
    edges = [place for name in BOARDS for place in board_called(name).places.values() if place.edge]
    assert edges
    assert {place.colour for place in edges} == {"red"}


@pytest.mark.parametrize("name", BOARDS)
def test_every_name_stands_on_a_board_once_for_each_drawing(name: str) -> None:
    board = board_called(name)
    expected = Counter({place.short: 1 + place.edge for place in board.places.values()})
    assert Counter(texts(map_svg(board))) == expected


def test_every_connection_is_drawn_dotted_over_the_sea() -> None:
    board = world()
    lines = {path.get("stroke-width"): path.get("d", "") for path in tree(map_svg(board)).iter(f"{SVG}path")}
    assert (lines["1.15"].count("M"), lines["1.7"].count("M")) == (
        sum(not link.dashed for link in board.links),
        sum(link.dashed for link in board.links),
    )


def test_own_and_open_cards_have_their_ring_and_their_name_on_a_plate() -> None:
    drawing = map_svg(seen(MIDGAME))
    rings = {code: [part.get("stroke-dasharray", "") for part in group[2:-1]] for code, group in places(drawing)}
    own, opened = {"chi", "tim", "fuj"}, {"alh", "gal", "hal"}
    assert {code for code, ring in rings.items() if ring == [""]} == own
    assert {code for code, ring in rings.items() if ring == ["3 2.6"]} == opened
    plates = [str(rect.get("fill")) for rect in tree(drawing).iter(f"{SVG}rect") if rect.get("rx") == "3"]
    assert sorted(plates) == sorted([LIGHT.ink] * len(own) + [LIGHT.panel] * len(opened))


def test_heads_have_a_flag_and_tokens_the_letter_of_their_player() -> None:
    drawn = Counter(texts(map_svg(seen(MIDGAME), ("Fox", "Heron"))))
    assert [drawn[letter] for letter in "AVSFH"] == [1, 1, 1, 2, 2]
    numbered = Counter(texts(map_svg(seen(MIDGAME))))
    assert [numbered[letter] for letter in "12"] == [2, 2]


def test_the_readers_own_tokens_are_dark() -> None:
    for seat in (0, 1):
        groups = [group for group in tree(map_svg(seen(MIDGAME, seat))).iter(f"{SVG}g") if "scale" in str(group.attrib)]
        fills = {str(group[1].text): group[0].get("fill") for group in groups}
        assert fills == {str(seat + 1): LIGHT.ink, str(2 - seat): LIGHT.token}


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_the_picture_paints_itself_and_says_what_it_shows(colours: Colours) -> None:
    drawing = map_svg(seen(MIDGAME), colours=colours)
    assert "class=" not in drawing
    title, told = tree(drawing)[:2]
    assert title.text == "A game of World routes, board world"
    assert "Slate stands at Katmai, 40 arrows left." in str(told.text)
    other = LIGHT if colours is DARK else DARK
    assert other.land not in drawing


def test_ids_are_the_same_each_time_and_differ_between_boards_and_sizes() -> None:
    drawings = [map_svg(board_called("six")), map_svg(board_called("six"), width=400), map_svg(board_called("lanes"))]
    assert drawings[0] == map_svg(board_called("six"))
    ids = [name for drawing in drawings for name in re.findall(r' id="([^"]+)"', drawing)]
    assert len(ids) == len(set(ids)) == 6
    for drawing in drawings:
        assert set(re.findall(r"#([\w-]+-(?:land|clip))", drawing)) == set(re.findall(r' id="([^"]+)"', drawing))


@pytest.mark.parametrize(("width", "height"), [(1280, 760), (1024, 300), (360, 780), (1920, 1080)])
def test_the_map_fits_its_room_and_fills_one_side_of_it(width: int, height: int) -> None:
    root = tree(map_svg(world(), width=width, height=height))
    drawn = float(root.get("width", "")), float(root.get("height", ""))
    assert drawn[0] <= width + 0.1
    assert drawn[1] <= height + 0.1
    assert drawn[0] == pytest.approx(width, abs=0.1) or drawn[1] == pytest.approx(height, abs=0.1)
