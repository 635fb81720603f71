"""A board for the browser: its places, connections, land and words, sent once."""

from functools import cache
from typing import Final, Literal

from expeditions_widgets.drawing.routes.land import outlines
from expeditions_widgets.engine.routes import Board, Colour, Place
from expeditions_widgets.engine.routes.board import Frame
from expeditions_widgets.widgets.protocol import LegendEntry, MapBoard, MapFrame, MapPlace, MapSea, MapWords

KIND_WORDS: Final = {
    Colour.START: "the start",
    Colour.GREEN: "green, a card",
    Colour.BLUE: "blue, one more arrow",
    Colour.RED: "red, a ticket",
}
"""What a place's colour does, in a few words."""

_Sign = Literal["start", "green", "blue", "red", "own", "open", "token", "edge"]
_LEGEND: Final[tuple[tuple[_Sign, str], ...]] = (
    ("start", "start"),
    ("green", "card"),
    ("blue", "one more arrow"),
    ("red", "a ticket"),
    ("own", "Your card"),
    ("open", "Open card"),
    ("token", "token"),
    ("edge", "goes on at the other edge"),
)
_SEAS: Final = (
    ("Pacific Ocean", Frame(left=-166, right=-118, top=45, bottom=-60)),
    ("Atlantic Ocean", Frame(left=-58, right=-14, top=50, bottom=-52)),
    ("Indian Ocean", Frame(left=56, right=100, top=4, bottom=-46)),
    ("Pacific Ocean", Frame(left=140, right=188, top=45, bottom=-8)),
)
_WORDS: Final[MapWords] = {
    "map": "Map. Arrow keys move between places, the first letters of a name jump to it, Enter chooses or reads it.",
    "zoomIn": "Zoom in",
    "zoomOut": "Zoom out",
    "whole": "Whole map",
    "toMove": "To the move",
    "view": "Map view",
    "legend": "Kinds of place",
    "skip": "Skip the map",
}


@cache
def map_board(board: Board, *, alone: bool = False) -> MapBoard:
    """Return a board as the browser draws it; the mapping is not to be changed.

    A board that is `alone`, without a game, has no sign for cards and tokens in its legend.
    """
    edges = any(place.edge for place in board.places.values())
    return {
        "name": board.name,
        "frame": _frame(board.frame),
        "land": [[degree for point in ring for degree in point] for ring in outlines(board.frame)],
        "seas": [_sea(name, area) for name, area in _SEAS if _holds(board.frame, area)],
        "places": [_place(place) for place in board.places.values()],
        "links": [{"a": link.a, "b": link.b, "dashed": link.dashed, "side": _side(link.side)} for link in board.links],
        "legend": [_entry(sign, text) for sign, text in _LEGEND if _is_used(sign, edges=edges, alone=alone)],
        "words": _WORDS,
    }


def place_label(place: Place) -> str:
    """Return a place for the ear, with what its colour does."""
    edge = ", goes on at the other edge" if place.edge else ""
    return f"{place.name}, {KIND_WORDS[place.colour]}{edge}"


def _frame(frame: Frame) -> MapFrame:
    return {"left": frame.left, "right": frame.right, "top": frame.top, "bottom": frame.bottom}


def _sea(name: str, area: Frame) -> MapSea:
    return {"name": name, "area": _frame(area)}


def _holds(outer: Frame, inner: Frame) -> bool:
    across = outer.left <= inner.left and inner.right <= outer.right
    return across and outer.bottom <= inner.bottom and inner.top <= outer.top


def _place(place: Place) -> MapPlace:
    return {
        "code": place.code,
        "name": place.name,
        "short": place.short,
        "kind": place.colour.value,
        "lon": place.lon,
        "lat": place.lat,
        "edge": place.edge,
        "wish": place.label[0],
        "wishRight": place.label[-1],
        "fact": place.fact,
        "label": place_label(place),
    }


def _entry(sign: _Sign, text: str) -> LegendEntry:
    return {"sign": sign, "text": text}


def _is_used(sign: _Sign, *, edges: bool, alone: bool) -> bool:
    return edges if sign == "edge" else not (alone and sign in {"own", "open", "token"})


def _side(side: str) -> Literal["left", "right"] | None:
    return "left" if side == "left" else "right" if side else None
