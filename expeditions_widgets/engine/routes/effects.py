"""What an arrow brings about where it arrives: cards revealed, tokens back, tickets, and further arrows due."""

from dataclasses import replace

from expeditions_widgets.engine.routes.board import Colour
from expeditions_widgets.engine.routes.deck import drawn_cards
from expeditions_widgets.engine.routes.expeditions import Expedition
from expeditions_widgets.engine.routes.position import Position
from expeditions_widgets.engine.routes.table import Area, Seat, with_route


def after_arrow(position: Position, expedition: Expedition, tail: str, tip: str) -> Position:
    """Return the position with one arrow more and all of its effects; the kind of arrow makes no difference."""
    route = position.route(expedition).longer(tail, tip)
    return arrived(replace(position, routes=with_route(position.routes, expedition, route)), expedition)


def arrived(position: Position, expedition: Expedition) -> Position:
    """Return the position with the effects of the place at the expedition's head (place effects).

    The effects happen when an arrow arrives and when a removal makes its arrow the last one again (ruling 14).
    The start has none (ruling 18). A loop that the arrow closes makes a loop arrow due, if one can be laid (ruling 8).
    """
    route = position.route(expedition)
    place = position.board.places[route.arrows[-1][1]]
    if place.colour is Colour.GREEN:
        position = _revealed(position, place.code)
    elif place.colour is Colour.BLUE:
        position = replace(position, blue_due=position.blue_due + 1)
    elif place.colour is Colour.RED:
        area = position.areas[position.turn]
        position = replace(position, areas=with_area(position, position.turn, replace(area, tickets=area.tickets + 1)))
    if route.closes_loop and route.loop_arrows(position.board):
        position = replace(position, loop_due=expedition)
    return position


def with_area(position: Position, seat: Seat, area: Area) -> tuple[Area, ...]:
    """Return the areas with that of one seat replaced."""
    return tuple(area if index == seat else other for index, other in enumerate(position.areas))


def _revealed(position: Position, code: str) -> Position:
    """Return the position with the card of a place fulfilled, wherever it lies in play, and its token back."""
    for seat, area in enumerate(position.areas):
        if code in area.tokens:
            tokens = tuple(other for other in area.tokens if other != code)
            freed = replace(area, tokens=tokens, returned=(*area.returned, code))
            position = replace(position, areas=with_area(position, seat, freed))
    for seat, hand in enumerate(position.hands):
        if code in hand:
            area = position.areas[seat]
            shown = replace(area, revealed=(*area.revealed, code))
            kept = tuple(card for card in hand if card != code)
            hands = (*position.hands[:seat], kept, *position.hands[seat + 1 :])
            position = replace(position, hands=hands, areas=with_area(position, seat, shown))
    if code in position.open_cards:
        position = _taken(position, code)
    return position


def _taken(position: Position, code: str) -> Position:
    """Return the position with an open card taken by the active seat and its place in the row filled (ruling 16)."""
    area = position.areas[position.turn]
    areas = with_area(position, position.turn, replace(area, taken=(*area.taken, code)))
    at = position.open_cards.index(code)
    new, position = drawn_cards(position, 1)
    open_cards = (*position.open_cards[:at], *new, *position.open_cards[at + 1 :])
    return replace(position, areas=areas, open_cards=open_cards)
