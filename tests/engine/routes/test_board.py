"""Boards: what they answer, and every fault that a board's text can have, by its code and its place."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.engine.routes.board import Colour, Frame, Link, SetUp, pair
from expeditions_widgets.engine.routes.board_reading import parse_board
from expeditions_widgets.engine.routes.small_boards import small_board


def written() -> dict[str, Any]:
    """Return a board of four places: start aa, cards bb and cc, red edge place dd; a ring with one way across."""
    return {
        "name": "four",
        "frame": {"left": 0, "right": 40, "top": 30, "bottom": 0},
        "set_up": {"arrows": 4, "hand": {"2": 1}, "open_cards": 0, "tokens": 1, "token_distance": 1, "tickets": 1},
        "places": [
            {"code": "aa", "name": "A", "lon": 10, "lat": 10, "colour": "start"},
            {"code": "bb", "name": "B", "lon": 20, "lat": 10, "colour": "green", "label": "NW"},
            {"code": "cc", "name": "C", "lon": 20, "lat": 20, "colour": "green"},
            {"code": "dd", "name": "D", "lon": 40, "lat": 15, "colour": "red", "edge": True},
        ],
        "links": [
            {"a": "aa", "b": "bb"},
            {"a": "bb", "b": "cc"},
            {"a": "cc", "b": "dd", "side": "right"},
            {"a": "dd", "b": "aa", "dashed": True, "side": "left"},
            {"a": "aa", "b": "cc"},
        ],
    }


def found(text: str) -> list[tuple[str, str]]:
    """Return each fault of a text: its code and the characters that it points at."""
    with pytest.raises(FaultyTextError) as raised:
        parse_board(text)
    assert all(fault.sentence.endswith(".") for fault in raised.value.faults)
    return [(fault.code, text[fault.start : fault.end]) for fault in raised.value.faults]


def changed(*path: str | int, to: Any) -> str:  # noqa: ANN401
    """Return the board's text with one value changed."""
    whole = written()
    part: Any = whole
    for key in path[:-1]:
        part = part[key]
    if isinstance(part, list) and path[-1] == len(part):
        part.append(to)
    else:
        part[path[-1]] = to
    return json.dumps(whole, indent=1)


def without(*path: str | int) -> str:
    """Return the board's text with one value left out."""
    whole = written()
    part: Any = whole
    for key in path[:-1]:
        part = part[key]
    del part[path[-1]]
    return json.dumps(whole)


def test_a_board_is_read_with_what_may_be_left_out() -> None:
    board = parse_board(json.dumps(written()))
    assert board.name == "four"
    assert board.start == "aa"
    assert list(board.places) == ["aa", "bb", "cc", "dd"]
    assert board.cards == ("bb", "cc")
    assert board.set_up == SetUp(4, {2: 1}, 0, 1, 1, 1)
    assert board.frame == Frame(0, 40, 30, 0)
    assert board.links[3] == Link("dd", "aa", dashed=True, side="left")
    place = board.places["bb"]
    assert (place.id, place.short, place.fact, place.continent, place.edge) == ("bb", "B", "", "", False)
    assert (place.colour, place.label, board.places["dd"].label) == (Colour.GREEN, ("NW",), ("E", "E"))


def test_neighbours_are_in_order_whichever_way_a_link_is_written() -> None:
    board = parse_board(json.dumps(written()))
    assert {code: board.neighbours(code) for code in board.places} == {
        "aa": ("bb", "cc", "dd"),
        "bb": ("aa", "cc"),
        "cc": ("aa", "bb", "dd"),
        "dd": ("aa", "cc"),
    }
    assert board.connections == {("aa", "bb"), ("bb", "cc"), ("cc", "dd"), ("aa", "dd"), ("aa", "cc")}


def test_distances_count_connections() -> None:
    lanes = small_board("lanes")
    assert [lanes.distance(code) for code in ("cop", "gei", "sva", "gia", "thi", "azo")] == [0, 1, 2, 1, 2, 3]
    assert lanes.distances_from("sva") == {"sva": 0, "gei": 1, "cop": 2, "gia": 3, "thi": 4, "azo": 5}


def test_ruling_7_an_edge_place_is_one_place() -> None:
    pacific = small_board("pacific")
    assert pacific.neighbours("moa") == ("kla", "nan", "rot", "tah")
    assert pacific.distances_from("rot")["tah"] == 2


def test_a_connection_has_no_direction() -> None:
    assert pair("cc", "aa") == pair("aa", "cc") == ("aa", "cc")


def test_boards_of_the_same_text_are_equal_and_survive_a_process_boundary() -> None:
    one, other = parse_board(json.dumps(written())), parse_board(json.dumps(written(), indent=2))
    assert one == other
    assert hash(one) == hash(other)
    assert pickle.loads(pickle.dumps(one)) == one  # noqa: S301 - our own bytes
    assert one != parse_board(changed("places", 1, "name", to="Z"))
    assert repr(one) == "<Board 'four' with 4 places>"


@pytest.mark.parametrize(
    ("text", "code", "part"),
    [
        ('{"name": }', "not-json", "}"),
        ("", "not-json", ""),
        ("[]", "wrong-kind", "[]"),
        (changed("name", to="Four!"), "wrong-kind", '"Four!"'),
        (changed("start", to="aa"), "unknown-key", '"aa"'),
        (
            without("places", 1, "name"),
            "missing-key",
            json.dumps({k: v for k, v in written()["places"][1].items() if k != "name"}),
        ),
        (changed("places", 1, to="bb"), "wrong-kind", '"bb"'),
        (changed("places", 1, "code", to="b"), "wrong-kind", '"b"'),
        (changed("places", 1, "code", to="Bé"), "wrong-kind", '"B\\u00e9"'),
        (changed("places", 1, "lon", to="20"), "wrong-kind", '"20"'),
        (changed("places", 1, "lon", to=True), "wrong-kind", "true"),
        (changed("places", 1, "lat", to=float("nan")), "wrong-kind", "NaN"),
        (changed("places", 1, "colour", to="pink"), "wrong-kind", '"pink"'),
        (changed("places", 1, "edge", to=0), "wrong-kind", "0"),
        (changed("places", 1, "label", to="up"), "wrong-kind", '"up"'),
        (changed("places", 1, "label", to=["N"]), "wrong-kind", '[\n    "N"\n   ]'),
        (changed("places", 1, "short", to=""), "wrong-kind", '""'),
        (changed("places", 2, "name", to="B"), "double-name", '"B"'),
        (changed("places", 2, "id", to="bb"), "double-id", '"bb"'),
        (
            changed("places", 2, "lat", to=31),
            "off-frame",
            json.dumps({**written()["places"][2], "lat": 31}, indent=1).replace("\n", "\n  "),
        ),
        (changed("places", 2, "colour", to="start"), "two-starts", '"start"'),
        (changed("frame", "left", to=50), "frame", None),
        (changed("links", 1, "b", to="xx"), "unknown-place", '"xx"'),
        (changed("links", 2, "side", to="up"), "wrong-kind", '"up"'),
        (changed("links", 5, to={"a": "cc", "b": "bb"}), "double-link", None),
        (changed("links", 5, to={"a": "cc", "b": "cc"}), "to-itself", None),
        (changed("links", 1, "side", to="left"), "side", None),
        (without("links", 2, "side"), "side", '{"a": "cc", "b": "dd"}'),
        (changed("set_up", "arrows", to=0), "no-arrows", "0"),
        (changed("set_up", "arrows", to=-1), "wrong-kind", "-1"),
        (changed("set_up", "tickets", to=1.5), "wrong-kind", "1.5"),
        (changed("set_up", "hand", to={}), "no-hand", "{}"),
        (changed("set_up", "hand", "7", to=1), "unknown-key", "1"),
        (changed("set_up", "tokens", to=2), "too-many-tokens", "1"),
        (changed("set_up", "hand", "2", to=2), "too-few-cards", "2"),
        (changed("set_up", "token_distance", to=2), "too-few-cards", "1"),
    ],
)
def test_a_fault_is_told_with_its_place(text: str, code: str, part: str | None) -> None:
    faults = found(text)
    assert [fault for fault, _ in faults].count(code) == 1
    if part is not None:
        assert (code, part) in faults


def test_a_code_used_twice_is_told() -> None:
    assert ("double-code", '"bb"') in found(changed("places", 2, "code", to="bb"))


def test_a_board_without_a_start_is_told() -> None:
    assert "no-start" in [code for code, _ in found(changed("places", 0, "colour", to="blue"))]


def test_every_place_that_no_way_leads_to_is_told() -> None:
    whole = written()
    whole["links"] = whole["links"][:1]
    assert [code for code, _ in found(json.dumps(whole))] == ["not-connected", "not-connected"]


def test_all_faults_are_told_at_once_in_the_order_of_the_text() -> None:
    whole = written()
    whole["set_up"]["arrows"] = 0
    whole["places"][1]["lat"] = "north"
    whole["places"][2]["colour"] = "pink"
    del whole["links"][0]["a"]
    assert [code for code, _ in found(json.dumps(whole))][:3] == ["no-arrows", "wrong-kind", "wrong-kind"]
    assert "missing-key" in [code for code, _ in found(json.dumps(whole))]
