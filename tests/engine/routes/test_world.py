"""The world board and the small ones: their numbers, that nothing crosses, and the words of the places."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from itertools import combinations
from math import atan2, degrees

import pytest

from expeditions_widgets.engine.routes.board import Colour, SetUp
from expeditions_widgets.engine.routes.board_reading import parse_board
from expeditions_widgets.engine.routes.small_boards import SMALL_BOARDS, board_called, small_board
from expeditions_widgets.engine.routes.world import land, world
from tests.engine.routes.planarity import crossings, meet, point


def test_the_world_has_its_places_and_connections() -> None:
    board = world()
    assert (len(board.places), len(board.connections), len(board.links)) == (112, 200, 200)
    colours = Counter(place.colour for place in board.places.values())
    assert colours == {Colour.START: 1, Colour.GREEN: 75, Colour.BLUE: 17, Colour.RED: 19}
    assert len(board.cards) == 75


def test_every_place_has_three_to_six_neighbours_and_the_start_six() -> None:
    board = world()
    degrees = Counter(len(board.neighbours(code)) for code in board.places)
    assert degrees == {3: 56, 4: 49, 5: 6, 6: 1}
    assert board.neighbours("cop") == ("gei", "gia", "mat", "mon", "pet", "wie")


def test_the_world_is_set_up_as_the_rules_say() -> None:
    hand = {2: 12, 3: 12, 4: 9, 5: 9, 6: 9}
    assert world().set_up == SetUp(arrows=45, hand=hand, open_cards=6, tokens=4, token_distance=3, tickets=3)


def test_every_place_can_be_reached() -> None:
    board = world()
    assert len(board.distances_from("cop")) == 112
    assert max(board.distances_from("cop").values()) == 10


def test_all_far_cards_are_enough_for_six_hands_and_the_open_row() -> None:
    board = world()
    far = [code for code in board.cards if board.distance(code) >= 3]
    assert len(far) == 64
    assert len(far) >= 6 * 9 + 6


def test_four_red_edge_places_are_drawn_at_both_sides() -> None:
    board = world()
    edges = [place for place in board.places.values() if place.edge]
    assert [place.code for place in edges] == ["str", "mid", "moa", "cht"]
    for place in edges:
        assert place.colour is Colour.RED
        assert len(place.label) == 2
        assert {link.side for link in board.links if place.code in (link.a, link.b)} == {"left", "right"}
    assert all(len(place.label) == 1 for place in board.places.values() if not place.edge)


@pytest.mark.parametrize("name", ["world", *SMALL_BOARDS])
def test_no_two_connections_cross(name: str) -> None:
    assert crossings(board_called(name)) == []


def test_the_crossing_test_sees_crossings() -> None:
    square = ((0, 0), (4, 4))
    assert meet(square, ((0, 4), (4, 0)))
    assert meet(square, ((2, 2), (4, 0)))
    assert meet(square, ((0, 0), (2, 2)))
    assert meet(square, ((1, 1), (9, 9)))
    assert not meet(square, ((0, 0), (4, 0)))
    assert not meet(square, ((5, 5), (9, 9)))
    assert not meet(square, ((0, 1), (3, 4)))


def test_two_connections_at_one_place_part_by_fifteen_degrees() -> None:
    board = world()
    leaving: dict[tuple[int, int], list[float]] = {}
    for link in board.links:
        a, b = point(board, link.a, link.side), point(board, link.b, link.side)
        for tail, tip in ((a, b), (b, a)):
            angle = degrees(atan2((tip[1] - tail[1]) * 1.31, tip[0] - tail[0]))
            leaving.setdefault(tail, []).append(angle)
    for angles in leaving.values():
        assert all(abs((one - other + 180) % 360 - 180) >= 15 for one, other in combinations(angles, 2))


def test_codes_are_two_or_three_letters_and_names_are_apart() -> None:
    places = world().places
    assert all(re.fullmatch("[a-z]{2,3}", code) for code in places)
    assert len({place.id for place in places.values()}) == 112
    assert len({place.name for place in places.values()}) == 112
    assert len({place.short for place in places.values()}) == 112
    assert {code for code in places if places[code].short != places[code].name} == {"kat", "gob"}


def test_every_place_has_a_fact_of_one_sentence() -> None:
    for place in world().places.values():
        assert place.fact.endswith(".")
        assert place.fact.count(". ") == place.fact.count("St. ")
        assert len(place.fact) <= 170


def test_the_land_lies_in_the_frame() -> None:
    frame = world().frame
    assert len(land()) == 93
    for ring in land():
        assert len(ring) >= 3
        assert all(frame.left <= lon <= frame.right and -90 <= lat <= 90 for lon, lat in ring)


@pytest.mark.parametrize("name", SMALL_BOARDS)
def test_a_small_board_keeps_the_codes_and_names_of_the_world(name: str) -> None:
    for code, place in small_board(name).places.items():
        assert (place.id, place.name, place.lon, place.lat) == (
            world().places[code].id,
            world().places[code].name,
            world().places[code].lon,
            world().places[code].lat,
        )


@pytest.mark.parametrize("name", ["world", *SMALL_BOARDS])
def test_a_board_is_called_as_its_file_says(name: str) -> None:
    assert board_called(name).name == name


def test_the_small_boards_have_what_they_are_for() -> None:
    six, lanes, loops, pacific, europe = map(small_board, SMALL_BOARDS)
    assert len(six.places) == 6
    assert {place.colour for place in six.places.values()} == set(Colour)
    assert [code for code in lanes.places if len(lanes.neighbours(code)) == 1] == ["sva", "azo"]
    assert len(loops.links) - len(loops.places) + 1 == 6, "rings that share no more than their sides"
    assert [code for code, place in pacific.places.items() if place.edge] == ["moa", "cht"]
    assert set(europe.set_up.hand) == {2, 3, 4, 5, 6}


def test_an_unknown_board_is_told_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"no board 'mars'.* world, six, lanes"):
        board_called("mars")
    with pytest.raises(ValueError, match=r"no small board 'world'.* six, lanes"):
        small_board("world")


def test_the_files_are_read_as_they_are_packaged() -> None:
    data = files("expeditions_widgets.engine.routes").joinpath("data")
    assert parse_board(data.joinpath("world-map.json").read_text(encoding="utf-8")) == world()
