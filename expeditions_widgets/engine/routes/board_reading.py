"""Reading boards: all that is wrong with a text is told at once, each fault with its place.

A board is a JSON object: `name`, `frame`, `set_up`, `places` and `links`, as in data/world-map.json. Of a place only
`code`, `name`, `lon`, `lat` and `colour` must be there, of a link only its two ends `a` and `b`.
"""

import re
from typing import Any, Final

from expeditions_widgets.engine.routes.board import Board, Colour, Frame, Link, Place, SetUp, pair
from expeditions_widgets.engine.routes.board_checks import check_board, check_cards, check_frame
from expeditions_widgets.engine.routes.board_draft import (
    ANY_TEXT,
    COMPASS,
    LIST,
    NUMBER,
    OBJECT,
    TEXT,
    TRUTH,
    WHOLE,
    BoardDraft,
    Key,
    Kind,
    one_of,
)

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6
SIDES: Final = ("left", "right")

_CODE = Kind(
    lambda value: isinstance(value, str) and re.fullmatch("[a-z]{2,3}", value) is not None, "2 or 3 letters from a to z"
)
_NAME = Kind(
    lambda value: isinstance(value, str) and re.fullmatch("[a-z][a-z0-9-]*", value) is not None,
    "a word of small letters, digits and hyphens",
)
_LABEL = Kind(
    lambda value: (
        value in COMPASS
        if isinstance(value, str)
        else isinstance(value, dict) and set(value) == set(SIDES) and all(value[side] in COMPASS for side in SIDES)
    ),
    f"one of {', '.join(COMPASS)}, or one for left and one for right",
)

_BOARD = {"name": Key(_NAME), "frame": Key(OBJECT), "set_up": Key(OBJECT), "places": Key(LIST), "links": Key(LIST)}
_FRAME = dict.fromkeys(Frame._fields, Key(NUMBER))
_SET_UP = dict.fromkeys(SetUp._fields, Key(WHOLE)) | {"hand": Key(OBJECT)}
_PLACE = {
    "code": Key(_CODE),
    "id": Key(_NAME, ""),
    "name": Key(TEXT),
    "short": Key(TEXT, ""),
    "lon": Key(NUMBER),
    "lat": Key(NUMBER),
    "colour": Key(one_of(*Colour)),
    "continent": Key(ANY_TEXT, ""),
    "edge": Key(TRUTH, default=False),
    "label": Key(_LABEL, "E"),
    "fact": Key(ANY_TEXT, ""),
}
_LINK = {"a": Key(TEXT), "b": Key(TEXT), "dashed": Key(TRUTH, default=False), "side": Key(one_of(*SIDES), "")}


def parse_board(text: str) -> Board:
    """Return the board that a JSON text describes.

    Raises FaultyTextError with every fault: what can't be read, codes and names used twice, places without a link to
    the rest, links to unknown places, more or fewer starts than one, too few cards for the hands.
    """
    draft = BoardDraft(text)
    parts = draft.read(draft.whole(), (), "A board", _BOARD)
    if parts is None:
        draft.refuse()
    frame = _frame(draft, parts["frame"])
    set_up = _set_up(draft, parts["set_up"])
    places = _places(draft, parts["places"])
    links = _links(draft, parts["links"], places)
    if len(places) == len(parts["places"]):
        if frame is not None:
            check_frame(draft, places, frame)
        if check_board(draft, places, links) and set_up is not None:
            check_cards(draft, places, links, set_up)
    if draft.faults or frame is None or set_up is None:
        draft.refuse()
    return Board(parts["name"], places, tuple(links), set_up, frame)


def _frame(draft: BoardDraft, value: Any) -> Frame | None:  # noqa: ANN401
    numbers = draft.read(value, ("frame",), "The frame", _FRAME)
    if numbers is None:
        return None
    frame = Frame(**numbers)
    if not (frame.left < frame.right <= frame.left + 360 and frame.bottom < frame.top):
        sentence = "The frame needs left below right, 360 degrees apart at most, and bottom below top."
        draft.fault("frame", ("frame",), sentence)
    return frame


def _set_up(draft: BoardDraft, value: Any) -> SetUp | None:  # noqa: ANN401
    numbers = draft.read(value, ("set_up",), "The set-up", _SET_UP)
    if numbers is None:
        return None
    path = ("set_up", "hand")
    keys = {str(players): Key(WHOLE, 0) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)}
    cards = draft.read(numbers["hand"], path, "The hand", keys)
    if cards is None:
        return None
    hand = {int(players): count for players, count in cards.items() if count}
    if not hand:
        draft.fault("no-hand", path, "The hand needs the cards a player for at least one number of players, 2 to 6.")
    if numbers["arrows"] == 0:
        draft.fault("no-arrows", ("set_up", "arrows"), "An expedition needs at least one arrow.")
    for players, count in hand.items():
        if count < numbers["tokens"]:
            sentence = f"With {players} players a hand of {count} is too small for {numbers['tokens']} tokens."
            draft.fault("too-many-tokens", (*path, str(players)), sentence)
    return SetUp(**numbers | {"hand": hand})


def _places(draft: BoardDraft, values: list[Any]) -> dict[str, Place]:
    places: dict[str, Place] = {}
    used: dict[str, set[str]] = {"code": set(), "id": set(), "name": set()}
    for index, value in enumerate(values):
        path = ("places", index)
        found = draft.read(value, path, f"Place {index + 1}", _PLACE)
        if found is None:
            continue
        found["id"] = found["id"] or found["code"]
        found["short"] = found["short"] or found["name"]
        for key, taken in used.items():
            if found[key] in taken:
                sentence = f"Place {index + 1}: another place has the {key} {found[key]} already."
                draft.fault(f"double-{key}", (*path, key), sentence)
            taken.add(found[key])
        wishes = found["label"]
        if isinstance(wishes, dict):
            label = tuple(wishes[side] for side in SIDES)
        else:
            label = (wishes, wishes) if found["edge"] else (wishes,)
        if len(label) == len(SIDES) and not found["edge"]:
            sentence = f"{found['name']} is drawn once, so its label has one wish."
            draft.fault("two-labels", (*path, "label"), sentence)
        places[found["code"]] = Place(**found | {"label": label, "colour": Colour(found["colour"])})
    return places


def _links(draft: BoardDraft, values: list[Any], places: dict[str, Place]) -> list[Link]:
    links = []
    used = set()
    for index, value in enumerate(values):
        path = ("links", index)
        found = draft.read(value, path, f"Link {index + 1}", _LINK)
        if found is None:
            continue
        link = Link(**found)
        unknown = [end for end in ("a", "b") if found[end] not in places]
        for end in unknown:
            draft.fault("unknown-place", (*path, end), f"Link {index + 1}: there is no place {found[end]}.")
        if unknown:
            continue
        if link.a == link.b:
            draft.fault("to-itself", path, f"Link {index + 1} leads from {link.a} back to {link.a}.")
        elif pair(link.a, link.b) in used:
            draft.fault("double-link", path, f"Link {index + 1}: {link.a} and {link.b} are connected already.")
        else:
            links.append(link)
        used.add(pair(link.a, link.b))
        at_edge = places[link.a].edge or places[link.b].edge
        if at_edge != bool(link.side):
            needs = "needs" if at_edge else "has no use for"
            draft.fault("side", path, f"Link {index + 1}, {link.a} to {link.b}, {needs} a side, left or right.")
    return links
