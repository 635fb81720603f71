"""Setting up a position of the route game for the browser: the editor, and the position that a link opened."""

from collections.abc import Sequence
from typing import Final

from expeditions_widgets.engine.routes import Position, Seat
from expeditions_widgets.play.routes.position_draft import PositionDraft, fault_sentences
from expeditions_widgets.play.routes.position_edits import with_rest_in_deck
from expeditions_widgets.widgets.position_link import position_query, position_share
from expeditions_widgets.widgets.protocol import Button, PositionHead, PositionShare, RuleLink, State
from expeditions_widgets.widgets.routes.setup_fields import seat_field, tool_fields, turn_fields
from expeditions_widgets.widgets.routes.setup_table import Tool, setup_table, shown_table
from expeditions_widgets.widgets.routes.table import Notice

NAME: Final = "Set up a route position"
PLAY_PAGE: Final = "notebooks/play-routes.ipynb"
FRONT_PAGE: Final = "notebooks/index.ipynb"
_TEXT_HELP: Final = (
    "Routes of the expeditions a, v, s. Players 1 to 6: cards, !tokens, -tokens back, =cards reached, *open cards won, "
    "t3 tickets. O open cards, D deck, X discards, S drawn for a swap, B board, T the turn, F who began, C chance, "
    "V who looks."
)
_PRESETS: Final[tuple[Button, ...]] = (
    {"id": "empty", "label": "Empty map"},
    {"id": "fresh", "label": "Fresh game"},
    {"id": "middle", "label": "Middle of a game"},
)


def editor_state(draft: PositionDraft, tool: Tool, notice: Notice, address: str, typings: int) -> State:
    """Return the editor; `typings` rises with every text that the field is to take anew."""
    position = draft.position
    state: State = {
        "serial": 0,
        "name": NAME,
        "live": "",
        "save": None,
        "positionHead": {
            "title": NAME,
            "intro": "Choose what to set up, then places on the map or in the list.",
            "fields": tool_fields(position, tool),
            "buttons": list(_PRESETS),
        },
        "routes": setup_table(position, tool, notice, _tools(draft)),
        "routeSetup": {
            "title": "Game, turn and text",
            "fields": turn_fields(position),
            "typed": {
                "legend": "The position as text",
                "help": _TEXT_HELP,
                "text": draft.moment.text,
                "number": typings,
                "faults": list(fault_sentences(draft.moment)),
                "submit": {"id": "read", "label": "Read the text"},
                "suits": [],
            },
            "links": [] if draft.moment.typed else [_play_on(position)],
        },
    }
    if not draft.moment.typed:
        state["positionShare"] = _share(position, address)
    return state


def viewer_state(position: Position, seat: Seat, notice: Notice, address: str) -> State:
    """Return a position as a link opened it, with one hand on the map."""
    edit: Button = {"id": "edit", "label": "Change it", "look": "main"}
    return {
        "serial": 0,
        "name": NAME,
        "live": "",
        "save": None,
        "positionHead": {
            "title": "A position",
            "intro": "Somebody set this map up. Look whose hand you like.",
            "fields": [seat_field(position, min(seat, position.players - 1), "Whose hand?")],
            "buttons": [edit],
        },
        "routes": shown_table(position, min(seat, position.players - 1), notice, ()),
        "routeSetup": {"title": "From here", "fields": [], "typed": None, "links": [_play_on(position)]},
        "positionShare": _share(position, address),
    }


def fault_head(head: PositionHead, linked: str, faults: Sequence[str]) -> PositionHead:
    """Return the editor's head with what is wrong with the position of a link."""
    text = f"This link’s position can’t be shown: “{linked[:80]}{'…' if len(linked) > 80 else ''}”."  # noqa: PLR2004
    return {**head, "fault": {"text": text, "faults": list(faults), "home": "To the front page"}}


def _share(position: Position, address: str) -> PositionShare:
    share = position_share(str(position), address, "Everything on the table, in one line.")
    share["link"]["help"] = "Whoever opens it sees this map, and can play on from it."
    return share


def _tools(draft: PositionDraft) -> list[Button]:
    undo: Button = {"id": "undo", "label": "Take back", "icon": "undo", "key": "Ctrl+Z"}
    if not draft.can_undo:
        undo["why"] = "Nothing was changed yet."
    redo: Button = {"id": "redo", "label": "Do again", "icon": "redo", "key": "Ctrl+Y"}
    if not draft.can_redo:
        redo["why"] = "Nothing was taken back, so there is nothing to do again."
    rest: Button = {"id": "rest", "label": "Other cards to the deck"}
    if with_rest_in_deck(draft.position) == draft.position:
        rest["why"] = "Every card lies somewhere already."
    return [undo, redo, rest]


def _play_on(position: Position) -> RuleLink:
    """Return the way to play on from here, for people at one screen."""
    return {
        "title": "Play on from here, at one screen",
        "href": PLAY_PAGE + position_query(str(position)),
        "note": "(opens in a new tab)",
    }
