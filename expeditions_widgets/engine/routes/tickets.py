"""The tickets: when one may be used, and what removing an arrow and swapping a card change."""

from dataclasses import replace

from expeditions_widgets.engine.refusals import RefusedActionError
from expeditions_widgets.engine.routes import rulebook
from expeditions_widgets.engine.routes.actions import Keep, Remove
from expeditions_widgets.engine.routes.deck import drawn_cards
from expeditions_widgets.engine.routes.effects import arrived, with_area
from expeditions_widgets.engine.routes.position import Position
from expeditions_widgets.engine.routes.table import TICKETS_A_TURN, Table, with_route
from expeditions_widgets.engine.routes.view import View

SWAP_CARDS = 2
"""Cards that a swap draws (using a ticket; ruling 15)."""


def has_ticket(table: Table) -> bool:
    """Whether the seat to act holds a ticket and has used fewer than two this turn (ruling 12)."""
    return table.areas[table.turn].tickets > 0 and table.tickets_used < TICKETS_A_TURN


def may_swap(position: Position | View) -> bool:
    """Whether a swap has a card to give and one to draw (ruling 15)."""
    return position.hand_counts[position.turn] > 0 and position.deck_count + position.discard_count > 0


def may_use_ticket(position: Position | View) -> bool:
    """Whether a ticket has a use, with nothing due."""
    if not has_ticket(position):
        return False
    return any(route.is_started for route in position.routes) or position.can_advance() or may_swap(position)


def ticket_refusal(table: Table) -> RefusedActionError | None:
    """Return why the seat to act may not use a ticket now, or None if it may (ruling 12)."""
    if table.tickets_used >= TICKETS_A_TURN:
        sentence = f"You have used {TICKETS_A_TURN} tickets, as many as a turn allows."
        return RefusedActionError("tickets-used", rulebook.TWO_TICKETS, sentence)
    if not table.areas[table.turn].tickets:
        return RefusedActionError("no-ticket", rulebook.TICKET, "You have no ticket. Red places give one.")
    return None


def removal_refusal(table: Table, action: Remove) -> RefusedActionError | None:
    """Return why there is no arrow to take back, or None if there is."""
    if table.route(action.expedition).is_started:
        return None
    sentence = f"{action.expedition.spoken} has no arrow to take back."
    return RefusedActionError("nothing-to-remove", rulebook.REMOVE, sentence)


def swap_refusal(position: Position | View) -> RefusedActionError | None:
    """Return why no card can be swapped, or None if one can (ruling 15)."""
    if not position.hand_counts[position.turn]:
        return RefusedActionError("no-card-to-swap", rulebook.SWAP, "You have no card to give for another.")
    if not may_swap(position):
        return RefusedActionError("nothing-to-draw", rulebook.SWAP, "There is no card left to draw.")
    return None


def keep_refusal(position: Position | View, action: Keep) -> RefusedActionError | None:
    """Return why a swap can't end so, or None if it can."""
    held = position.hand_counts[position.turn]
    for number, count, where in ((action.drawn, position.drawn_count, "drawn"), (action.discarded, held, "in hand")):
        if not 1 <= number <= count:
            cards = "1 card" if count == 1 else f"{count} cards"
            sentence = f"There is no card number {number}: you have {cards} {where}."
            return RefusedActionError("no-such-card", rulebook.SWAP, sentence)
    return None


def with_ticket_spent(position: Position) -> Position:
    """Return the position with one ticket of the active seat used."""
    area = position.areas[position.turn]
    areas = with_area(position, position.turn, replace(area, tickets=area.tickets - 1))
    return replace(position, areas=areas, tickets_used=position.tickets_used + 1)


def after_removal(position: Position, action: Remove) -> Position:
    """Return the position without an expedition's last arrow; the place of the one before has its effect (ruling 14).

    Nothing scored is undone. Without its only arrow the expedition has not set out, and nothing else happens.
    """
    route = position.route(action.expedition).shorter()
    position = replace(position, routes=with_route(position.routes, action.expedition, route))
    return arrived(position, action.expedition) if route.is_started else position


def after_swap(position: Position) -> Position:
    """Return the position with two cards drawn, or the one there is, waiting for `Keep` (ruling 15)."""
    drawn, position = drawn_cards(position, SWAP_CARDS)
    return replace(position, drawn=drawn)


def after_keep(position: Position, action: Keep) -> Position:
    """Return the position with one drawn card in hand; the other and one held before lie on the discards (ruling 15).

    A token stays on the place of a card that is discarded.
    """
    seat, hand = position.turn, position.hand
    kept, at = position.drawn[action.drawn - 1], action.discarded - 1
    others = (card for card in position.drawn if card != kept)
    new = (*hand[:at], *hand[at + 1 :], kept)
    return replace(
        position,
        hands=(*position.hands[:seat], new, *position.hands[seat + 1 :]),
        discards=(*position.discards, *others, hand[at]),
        drawn=(),
    )
