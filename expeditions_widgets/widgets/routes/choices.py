"""What may be chosen now: each legal action with its ends on the map, what it brings, and the button's words."""

from typing import Final, Literal

from expeditions_widgets.engine.routes import (
    EXPEDITIONS,
    Action,
    Arrow,
    BlueArrow,
    Board,
    Expedition,
    LaidArrow,
    LayToken,
    LoopArrow,
    Remove,
    Step,
    TicketArrow,
    View,
    legal_actions,
)
from expeditions_widgets.play.routes.prospects import arrival_words, removal_words
from expeditions_widgets.widgets.protocol import MapChoice, MapTail, RouteExpedition

Names = tuple[str, ...]
Way = Literal["", "arrow", "remove"]
"""Which use of a ticket was begun: none, another arrow, or taking one back."""

NO_WAY: Way = ""

ACT: Final = "do:"
"""An action's id: this and its compact form."""

_WAYS: Final[dict[Way, type[Action]]] = {"arrow": TicketArrow, "remove": Remove}


def choices(view: View, names: Names, way: Way) -> list[MapChoice]:
    """Return the actions on the map that the seat may choose, as `way` narrows them, in the order of their names."""
    kinds = (_WAYS[way],) if way else (LayToken, Arrow, LoopArrow, BlueArrow)
    found = [_choice(view, names, action) for action in legal_actions(view) if isinstance(action, kinds)]
    return sorted(found, key=lambda choice: choice["label"])


def tails(view: View, found: list[MapChoice]) -> list[MapTail]:
    """Return the places that the arrows to choose from leave from; none if that is one and the same."""
    return tails_of(view.board, found) if view.loop_due else []


def tails_of(board: Board, found: list[MapChoice]) -> list[MapTail]:
    """Return the places that arrows leave from, with how many; none if that is one and the same."""
    counts: dict[str, int] = {}
    for choice in found:
        counts[choice["tail"]] = counts.get(choice["tail"], 0) + 1
    places = board.places
    ordered = sorted(counts, key=lambda code: places[code].name)
    if len(ordered) == 1:
        return []
    return [{"place": code, "label": places[code].name, "effect": _ways_on(counts[code])} for code in ordered]


def expeditions(view: View, found: list[MapChoice]) -> list[RouteExpedition]:
    """Return the three expeditions; one that no action leads on says why."""
    able = {choice["expedition"] for choice in found}
    return [_expedition(view, expedition, able=expedition.value in able) for expedition in EXPEDITIONS]


def _expedition(view: View, expedition: Expedition, *, able: bool) -> RouteExpedition:
    route, places = view.route(expedition), view.board.places
    left = route.left(view.board)
    why = None if able else _why_not(view, expedition)
    return {
        "id": expedition.value,
        "name": expedition.spoken,
        "at": f"at {places[route.head].name}" if route.head else "not set out yet",
        "left": f"{left} left",
        "why": why,
    }


def _why_not(view: View, expedition: Expedition) -> str:
    if view.loop_due and view.loop_due is not expedition:
        return f"First comes {view.loop_due.spoken}’s loop arrow."
    if not view.to_act:
        return "It is another player’s turn."
    if not view.route(expedition).left(view.board):
        return f"{expedition.spoken} has no arrow left."
    if view.step is Step.AFTER and not view.blue_due:
        return "This turn’s arrow is laid."
    return f"{expedition.spoken} has no way on now."


def _choice(view: View, names: Names, action: Action) -> MapChoice:
    places = view.board.places
    if isinstance(action, LayToken):
        far = view.board.distance(action.place)
        return {
            "id": f"{ACT}{action}",
            "expedition": "",
            "tail": "",
            "tip": action.place,
            "label": places[action.place].name,
            "effect": f"{far} connections from the start",
            "act": f"Lay a token on {places[action.place].name}",
        }
    if isinstance(action, Remove):
        tail, tip = view.route(action.expedition).arrows[-1]
        name = action.expedition.spoken
        return {
            "id": f"{ACT}{action}",
            "expedition": action.expedition.value,
            "tail": tail,
            "tip": tip,
            "label": f"{name}: {places[tail].name} to {places[tip].name}",
            "effect": removal_words(view, names, action.expedition),
            "act": f"Take back {name}’s arrow to {places[tip].name}",
        }
    assert isinstance(action, LaidArrow)  # noqa: S101 - told to the type checker: nothing else lies on the map
    return {
        "id": f"{ACT}{action}",
        "expedition": action.expedition.value,
        "tail": action.tail,
        "tip": action.tip,
        "label": places[action.tip].name,
        "effect": arrival_words(view, names, action.expedition, action.tail, action.tip),
        "act": f"Lay {action.expedition.spoken} to {places[action.tip].name}",
    }


def _ways_on(count: int) -> str:
    return "1 way on" if count == 1 else f"{count} ways on"
