"""Changing a position freely, as when one is set up: each edit gives a new position that can be, and undoes no other.

A card lies in one place: put somewhere, it leaves where it was. What is said to be due stays only as long as it can be.
"""

from dataclasses import replace
from enum import StrEnum
from typing import Final

from expeditions_widgets.engine.chance import generator, shuffled
from expeditions_widgets.engine.routes import Area, Board, Expedition, Position, Route, Seat, Step
from expeditions_widgets.engine.routes.effects import with_area
from expeditions_widgets.engine.routes.expeditions import ArrowEnds
from expeditions_widgets.engine.routes.table import with_route
from expeditions_widgets.engine.routes.tokens import is_far, token_places

BLUE_AT_ONCE: Final = 3
"""Extra arrows that may be said to be due."""

MOST_TICKETS: Final = 99


class Spot(StrEnum):
    """Where a card or a token lies; the first four belong to a player."""

    HAND = "hand"
    REVEALED = "revealed"
    TAKEN = "taken"
    TOKENS = "tokens"
    RETURNED = "returned"
    OPEN = "open"


def empty_position(board: Board, players: int) -> Position:
    """Return a board with nothing on it but the players' first tickets."""
    return Position(
        board=board,
        routes=(Route(), Route(), Route()),
        areas=(Area(tickets=board.set_up.tickets),) * players,
        open_cards=(),
        first=0,
        turn=0,
        step=Step.ARROW,
        tickets_used=0,
        loop_due=None,
        blue_due=0,
        last_round=False,
        hands=((),) * players,
        deck=(),
        discards=(),
        drawn=(),
        seed="",
        reshuffles=0,
    )


def arrows_on(position: Position, expedition: Expedition) -> tuple[ArrowEnds, ...]:
    """Return every arrow that may come next: from the head, and after a loop from any place visited (ruling 8)."""
    route = position.route(expedition)
    on = route.next_arrows(position.board)
    more = route.loop_arrows(position.board) if route.closes_loop else ()
    return (*on, *(ends for ends in more if ends not in on))


def lengthened(position: Position, expedition: Expedition, ends: ArrowEnds) -> Position:
    """Return the position with one arrow more, one of `arrows_on`; nothing else comes of it."""
    route = position.route(expedition).longer(*ends)
    return mended(replace(position, routes=with_route(position.routes, expedition, route)))


def shortened(position: Position, expedition: Expedition) -> Position:
    """Return the position without an expedition's last arrow."""
    route = position.route(expedition).shorter()
    return mended(replace(position, routes=with_route(position.routes, expedition, route)))


def lies(position: Position, code: str, spot: Spot, seat: Seat) -> bool:
    """Whether a card or a token lies there."""
    return code in _places(position, spot, seat)


def put(position: Position, code: str, spot: Spot, seat: Seat) -> Position:
    """Return the position with a place's card, or its token, laid there, or taken away if it lies there already."""
    away = lies(position, code, spot, seat)
    is_token = spot in {Spot.TOKENS, Spot.RETURNED}
    position = _without_token(position, code) if is_token else without_card(position, code)
    return mended(position if away else _with(position, spot, seat, (*_places(position, spot, seat), code)))


def may_lie(position: Position, code: str, spot: Spot) -> bool:
    """Whether a place's token may lie on the board at all: far from the start (ruling 2); a card may anywhere."""
    return spot not in {Spot.TOKENS, Spot.RETURNED} or is_far(position, code)


def is_full(position: Position, spot: Spot, seat: Seat) -> bool:
    """Whether there is room for no more: the open row, and a player's tokens."""
    numbers = position.board.set_up
    if spot is Spot.OPEN:
        return len(position.open_cards) >= numbers.open_cards
    area = position.areas[seat]
    return spot in {Spot.TOKENS, Spot.RETURNED} and len(area.tokens) + len(area.returned) >= numbers.tokens


def without_card(position: Position, code: str) -> Position:
    """Return the position with a place's card nowhere."""
    areas = tuple(
        replace(area, revealed=_drop(area.revealed, code), taken=_drop(area.taken, code)) for area in position.areas
    )
    return replace(
        position,
        hands=tuple(_drop(hand, code) for hand in position.hands),
        areas=areas,
        open_cards=_drop(position.open_cards, code),
        deck=_drop(position.deck, code),
        discards=_drop(position.discards, code),
        drawn=_drop(position.drawn, code),
    )


def with_rest_in_deck(position: Position) -> Position:
    """Return the position with every card that lies nowhere shuffled under the deck, always in the same order."""
    areas = [code for area in position.areas for code in (*area.revealed, *area.taken)]
    held = [code for hand in position.hands for code in hand]
    named = {*areas, *held, *position.open_cards, *position.deck, *position.discards, *position.drawn}
    rest = shuffled((code for code in position.board.cards if code not in named), generator("the rest"))
    return replace(position, deck=(*position.deck, *rest))


def with_tickets(position: Position, seat: Seat, tickets: int) -> Position:
    """Return the position with so many tickets in a player's hand, 0 to 99."""
    area = replace(position.areas[seat], tickets=min(max(tickets, 0), MOST_TICKETS))
    return _with_area(position, seat, area)


def with_players(position: Position, players: int) -> Position:
    """Return the position for more or fewer players; the last ones leave, and new ones have nothing but tickets."""
    fresh = players - position.players
    areas = (*position.areas[:players], *((Area(tickets=position.board.set_up.tickets),) * fresh))
    hands = (*position.hands[:players], *(((),) * fresh))
    turn, first = min(position.turn, players - 1), min(position.first, players - 1)
    return mended(replace(position, areas=areas, hands=hands, turn=turn, first=first))


def mended(position: Position) -> Position:
    """Return the position without what can't be due any more, nor a swap that can't go on."""
    if position.step is Step.TOKEN and not token_places(position, position.turn, position.hand):
        position = replace(position, step=Step.ARROW)
    if position.step not in {Step.ARROW, Step.AFTER}:
        return replace(position, tickets_used=0, loop_due=None, blue_due=0, drawn=())
    if position.loop_due and position.loop_due not in loops_to_go_on(position):
        position = replace(position, loop_due=None)
    if position.blue_due and not position.can_advance():
        position = replace(position, blue_due=0)
    swaps = position.hand and position.tickets_used and not (position.loop_due or position.blue_due)
    return position if swaps or not position.drawn else replace(position, drawn=())


def loops_to_go_on(position: Position) -> tuple[Expedition, ...]:
    """Return the expeditions whose last arrow closed a loop from which an arrow can be laid (ruling 8)."""
    return tuple(
        name
        for name in Expedition
        if position.route(name).closes_loop and position.route(name).loop_arrows(position.board)
    )


def steps_possible(position: Position) -> tuple[Step, ...]:
    """Return the steps that the seat to act may be at."""
    can_token = bool(token_places(position, position.turn, position.hand))
    return tuple(step for step in Step if can_token or step is not Step.TOKEN)


def _places(position: Position, spot: Spot, seat: Seat) -> tuple[str, ...]:
    area = position.areas[seat]
    found: dict[Spot, tuple[str, ...]] = {
        Spot.HAND: position.hands[seat],
        Spot.REVEALED: area.revealed,
        Spot.TAKEN: area.taken,
        Spot.TOKENS: area.tokens,
        Spot.RETURNED: area.returned,
        Spot.OPEN: position.open_cards,
    }
    return found[spot]


def _with(position: Position, spot: Spot, seat: Seat, codes: tuple[str, ...]) -> Position:
    if spot is Spot.OPEN:
        return replace(position, open_cards=codes)
    if spot is Spot.HAND:
        return replace(position, hands=(*position.hands[:seat], codes, *position.hands[seat + 1 :]))
    return _with_area(position, seat, _marked(position.areas[seat], spot, codes))


def _marked(area: Area, spot: Spot, codes: tuple[str, ...]) -> Area:
    if spot is Spot.TOKENS:
        return replace(area, tokens=codes)
    if spot is Spot.RETURNED:
        return replace(area, returned=codes)
    return replace(area, revealed=codes) if spot is Spot.REVEALED else replace(area, taken=codes)


def _with_area(position: Position, seat: Seat, area: Area) -> Position:
    return replace(position, areas=with_area(position, seat, area))


def _without_token(position: Position, code: str) -> Position:
    areas = tuple(
        replace(area, tokens=_drop(area.tokens, code), returned=_drop(area.returned, code)) for area in position.areas
    )
    return replace(position, areas=areas)


def _drop(codes: tuple[str, ...], code: str) -> tuple[str, ...]:
    return tuple(one for one in codes if one != code)
