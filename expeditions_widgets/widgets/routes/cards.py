"""The route game's cards for the browser: the hand, the open row, and the end of a swap."""

from expeditions_widgets.drawing.routes.standing import token_letters
from expeditions_widgets.engine.routes import View
from expeditions_widgets.play.routes.prospects import nearest
from expeditions_widgets.widgets.protocol import RouteCard, RouteCards, RouteSwap

Names = tuple[str, ...]


def hand_cards(view: View, names: Names) -> RouteCards:
    """Return the viewer's hand."""
    marked = sum(code in view.areas[view.seat].tokens for code in view.hand)
    note = _counted(len(view.hand)) + (f", {marked} with a token" if marked else "")
    return {"title": "Your hand", "note": note, "cards": [route_card(view, names, code) for code in view.hand]}


def open_cards(view: View, names: Names) -> RouteCards:
    """Return the open cards, with what lies in the deck."""
    cards = [route_card(view, names, code) for code in view.open_cards]
    return {"title": "Open cards", "note": f"{view.deck_count} in the deck", "cards": cards}


def swap(view: View, names: Names) -> RouteSwap | None:
    """Return the end of the viewer's swap; None while none goes on (ruling 15)."""
    if not view.drawn:
        return None
    return {
        "keep": "Keep one of the cards drawn",
        "drawn": [route_card(view, names, code) for code in view.drawn],
        "discard": "Discard one from your hand",
        "hand": [route_card(view, names, code) for code in view.hand],
        "submit": {"id": "swap", "label": "Keep and discard", "look": "main"},
    }


def route_card(view: View, names: Names, code: str) -> RouteCard:
    """Return one card that the viewer may see, with the expedition that is nearest to its place."""
    name = view.board.places[code].name
    way = nearest(view, code)
    note = "out of reach" if way is None else f"{way[0].spoken}: {_steps(way[1])}"
    owner = next((seat for seat, area in enumerate(view.areas) if code in area.tokens), None)
    token = None if owner is None else token_letters(names)[owner]
    # What is seen on the card comes first, in its order, for people who say what they see.
    marked = "" if token is None else f". {token}, a token"
    return {"place": code, "name": name, "note": note, "token": token, "label": f"{name}. {note}{marked}"}


def _counted(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _steps(count: int) -> str:
    return "1 step" if count == 1 else f"{count} steps"
