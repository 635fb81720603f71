"""The map of a position being set up, for the browser: what may be laid or taken away next, and what lies where."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from expeditions_widgets.drawing.routes.holdings import holdings, places_listed
from expeditions_widgets.drawing.routes.standing import player_names
from expeditions_widgets.drawing.routes.text_map import turn_line
from expeditions_widgets.engine.routes import Expedition, Position, Seat
from expeditions_widgets.play.routes.outcome_words import whose
from expeditions_widgets.play.routes.position_edits import Spot, arrows_on, is_full, lies, may_lie
from expeditions_widgets.widgets.protocol import Button, Heading, Keys, MapChoice, RouteAsked, RouteCards, RouteTable
from expeditions_widgets.widgets.routes.cards import route_card
from expeditions_widgets.widgets.routes.choices import tails_of
from expeditions_widgets.widgets.routes.game_table import players_table
from expeditions_widgets.widgets.routes.map_board import KIND_WORDS
from expeditions_widgets.widgets.routes.table import KEYS, Around, Notice, route_table

LAY: Final = "lay:"
"""The id of an arrow's choice: this, its expedition, and its two places."""
PUT: Final = "put:"
"""The id of a card's or a token's choice: this and its place."""
BACK: Final = "back"
MORE_TICKETS: Final = "ticket-more"
FEWER_TICKETS: Final = "ticket-fewer"

SPOTS: Final = {
    Spot.HAND: ("Hand", "hand"),
    Spot.TOKENS: ("Tokens", "tokens on the board"),
    Spot.REVEALED: ("Cards reached", "own cards reached"),
    Spot.TAKEN: ("Open cards won", "open cards won"),
    Spot.RETURNED: ("Tokens back", "tokens that came back"),
    Spot.OPEN: ("Open cards", "open cards"),
}
"""What each spot is called on its button and in a sentence."""

_DIRECT: Final = {
    "Enter": "lay the arrow, put the card there or lift it",
    "1 to 9": "the same with a place of the list",
}
SETUP_KEYS: Final[Keys] = {**KEYS, "rows": [[row[0], _DIRECT.get(row[0], row[1])] for row in KEYS["rows"]]}


@dataclass(frozen=True, slots=True)
class Tool:
    """What is set up just now: an expedition's arrows, or what lies at a spot, of this seat where it is a player's."""

    what: Expedition | Spot
    seat: Seat


def setup_table(position: Position, tool: Tool, notice: Notice, tools: Sequence[Button]) -> RouteTable:
    """Return the table on which a position is set up."""
    table = _table(position, tool.seat, notice, tools)
    what = tool.what
    found = _arrows(position, what) if isinstance(what, Expedition) else _cards(position, what, tool.seat)
    table["choices"] = found
    table["tails"] = tails_of(position.board, found) if isinstance(what, Expedition) else []
    table["asked"] = _asked(position, tool)
    table["buttons"] = [_back(position, what)] if isinstance(what, Expedition) else []
    table["direct"] = True
    if isinstance(what, Spot):
        table["search"] = {"label": "Find a place", "none": "No place has a name that begins so."}
        if what is not Spot.OPEN:
            table["hand"] = _row(position, what, tool.seat)
    return table


def shown_table(position: Position, seat: Seat, notice: Notice, buttons: Sequence[Button]) -> RouteTable:
    """Return the table on which a position is shown: its map, one hand, and who holds what."""
    table = _table(position, seat, notice, ())
    turn = turn_line(position, player_names(position.players, None))
    table["asked"] = {**_asked(position, Tool(Spot.HAND, seat)), "kind": "wait", "text": turn}
    table["buttons"] = list(buttons)
    if table["tickets"]:
        table["tickets"]["buttons"] = []
    told = [one.sentence for one in holdings(position)]
    if position.open_cards:
        told.append(f"Open cards: {places_listed(position.board, position.open_cards)}.")
    table["log"] = {"title": "Who holds what", "lines": [{"who": "table", "text": text} for text in told]}
    return table


def no_way(position: Position, expedition: Expedition, name: str) -> str:
    """Return why an expedition can't be led on to the place of that name."""
    if not list(arrows_on(position, expedition)):
        return f"{expedition.spoken} can’t go on. Take its last arrow back first."
    return f"{expedition.spoken} can’t go to {name} from here: no free connection leads there. Choose a lit place."


def _table(position: Position, seat: Seat, notice: Notice, tools: Sequence[Button]) -> RouteTable:
    names = player_names(position.players, None)
    heading: Heading = {"title": "World routes", "round": _size(position), "totals": [], "last": ""}
    # The view of a seat that is not to act has no choices of the game's own.
    view = replace(position.view(seat), turn=(seat + 1) % position.players, loop_due=None, drawn=(), drawn_count=0)
    table = route_table(view, names, Around(notice=notice, heading=heading, tools=tuple(tools)))
    table["players"] = players_table(position, names, seat, covered=False)
    table["hand"] = _row(position, Spot.HAND, seat)
    table["keys"] = SETUP_KEYS
    table["expeditions"], table["filter"], table["choices"], table["tails"] = [], False, [], []
    if table["tickets"]:
        fewer: Button = {"id": FEWER_TICKETS, "label": "One less"}
        if not position.areas[seat].tickets:
            fewer["why"] = f"{_name(position, seat)} has no ticket."
        table["tickets"]["title"] = f"{_name(position, seat)}: tickets"
        table["tickets"]["buttons"] = [{"id": MORE_TICKETS, "label": "One more"}, fewer]
    return table


def _size(position: Position) -> str:
    arrows = sum(len(route.arrows) for route in position.routes)
    return f"{position.players} players, {arrows} {'arrow' if arrows == 1 else 'arrows'}"


def _arrows(position: Position, expedition: Expedition) -> list[MapChoice]:
    places = position.board.places
    found: list[MapChoice] = [
        {
            "id": f"{LAY}{expedition.value}:{tail}-{tip}",
            "expedition": expedition.value,
            "tail": tail,
            "tip": tip,
            "label": places[tip].name,
            "effect": KIND_WORDS[places[tip].colour],
            "act": f"Lay {expedition.spoken} to {places[tip].name}",
        }
        for tail, tip in arrows_on(position, expedition)
    ]
    return sorted(found, key=lambda choice: choice["label"])


def _cards(position: Position, spot: Spot, seat: Seat) -> list[MapChoice]:
    found = [_card(position, code, spot, seat) for code in position.board.cards if may_lie(position, code, spot)]
    return sorted(found, key=lambda choice: choice["label"])


def _card(position: Position, code: str, spot: Spot, seat: Seat) -> MapChoice:
    name = position.board.places[code].name
    here = lies(position, code, spot, seat)
    where = "lies here" if here else _elsewhere(position, code, spot)
    return {
        "id": f"{PUT}{code}",
        "expedition": "",
        "tail": "",
        "tip": code,
        "label": name,
        "effect": where,
        "act": f"Take {name} away" if here else f"Put {name} here",
        "on": here,
    }


def _elsewhere(position: Position, code: str, spot: Spot) -> str:
    """Return where a place's card or token lies now; "" for nowhere."""
    tokens = {Spot.TOKENS, Spot.RETURNED}
    alike = tokens if spot in tokens else set(Spot) - tokens
    for seat in range(position.players):
        for other in Spot:
            if other in alike and lies(position, code, other, seat):
                if other is Spot.OPEN:
                    return "lies among the open cards"
                return f"{whose(seat, player_names(position.players, None))} {SPOTS[other][1]}"
    if spot in tokens:
        return ""
    piles = ((position.deck, "in the deck"), (position.discards, "on the discards"), (position.drawn, "drawn"))
    return next((word for codes, word in piles if code in codes), "")


def _asked(position: Position, tool: Tool) -> RouteAsked:
    text, tips = "", "Places with a card"
    if isinstance(tool.what, Expedition):
        name, route = tool.what.spoken, position.route(tool.what)
        at = position.board.places[route.head or position.board.start].name
        text, tips = f"{name} is at {at}. Where does it go?", "Places to go"
        if not arrows_on(position, tool.what):
            text = f"{name} is at {at} and has no way on, or no arrow left."
    elif tool.what is Spot.OPEN:
        text = "Choose the open cards."
    else:
        text = f"{_name(position, tool.seat)}: choose the {SPOTS[tool.what][1]}."
    if isinstance(tool.what, Spot) and is_full(position, tool.what, tool.seat):
        text = f"{text} {_full(position, tool.what)}"
    return {
        "kind": "arrow" if isinstance(tool.what, Expedition) else "token",
        "text": text,
        "choose": "Choose an expedition",
        "tails": "From where?",
        "tips": tips,
        "idle": "Choose a place",
        "back": "Another place to leave from",
    }


def _full(position: Position, spot: Spot) -> str:
    if spot is Spot.OPEN:
        return f"{position.board.set_up.open_cards} lie there, as many as there may be."
    return f"All {position.board.set_up.tokens} lie on the board or came back."


def _back(position: Position, expedition: Expedition) -> Button:
    button: Button = {"id": BACK, "label": f"Take back {expedition.spoken}’s last arrow"}
    if not position.route(expedition).is_started:
        button["why"] = f"{expedition.spoken} has no arrow to take back."
    return button


def _row(position: Position, spot: Spot, seat: Seat) -> RouteCards:
    names, area = player_names(position.players, None), position.areas[seat]
    codes = position.hands[seat] if spot is Spot.HAND else getattr(area, spot.value)
    view = position.view(seat)
    return {
        "title": f"{names[seat]}: {SPOTS[spot][0].lower()}",
        "note": str(len(codes)),
        "cards": [route_card(view, names, code) for code in codes],
    }


def _name(position: Position, seat: Seat) -> str:
    return player_names(position.players, None)[seat]
