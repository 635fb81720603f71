"""Laying the tokens, before the first turn: one each in turn order, until everyone has laid theirs."""

from dataclasses import replace

from expeditions_widgets.engine.refusals import RefusedActionError
from expeditions_widgets.engine.routes import rulebook
from expeditions_widgets.engine.routes.actions import LayToken
from expeditions_widgets.engine.routes.effects import with_area
from expeditions_widgets.engine.routes.position import Position
from expeditions_widgets.engine.routes.table import Seat, Step, Table
from expeditions_widgets.engine.routes.view import View


def token_places(table: Table, seat: Seat, hand: tuple[str, ...]) -> tuple[str, ...]:
    """Return where a seat with this hand may lay a token: on the places of own cards, far from the start (ruling 2)."""
    tokens = table.areas[seat].tokens
    if len(tokens) >= table.board.set_up.tokens:
        return ()
    return tuple(code for code in hand if code not in tokens and is_far(table, code))


def is_far(table: Table, code: str) -> bool:
    """Whether a place is far enough from the start to be marked (ruling 2)."""
    return table.board.distance(code) >= table.board.set_up.token_distance


def token_refusal(position: Position | View, action: LayToken) -> RefusedActionError | None:
    """Return why the seat to act may not lay this token, or None if it may."""
    if position.step is not Step.TOKEN:
        sentence = "Tokens are laid before the first turn only."
        return RefusedActionError("no-token-now", rulebook.TOKENS, sentence)
    name = position.board.places[action.place].name
    if action.place not in position.hand:
        return RefusedActionError("not-in-hand", rulebook.TOKENS, f"The card of {name} is not in your hand.")
    if action.place in position.areas[position.turn].tokens:
        return RefusedActionError("token-there", rulebook.TOKENS, f"Your token lies on {name} already.")
    if not is_far(position, action.place):
        far = position.board.set_up.token_distance
        sentence = f"{name} is too near: a token lies {far} connections or more from the start."
        return RefusedActionError("too-near", rulebook.TOKENS, sentence)
    return None


def after_token(position: Position, action: LayToken) -> Position:
    """Return the position with a token laid and the next seat to act that can lay one, or the first turn begun."""
    area = position.areas[position.turn]
    laid = replace(area, tokens=(*area.tokens, action.place))
    position = replace(position, areas=with_area(position, position.turn, laid))
    return to_next_token(position, position.next_seat(position.turn))


def to_next_token(position: Position, seat: Seat) -> Position:
    """Return the position with the first seat from `seat` on to act that can lay a token.

    A seat that has no card left to mark is passed over; when nobody has one, the first turn begins.
    """
    for _ in range(position.players):
        if token_places(position, seat, position.hands[seat]):
            return replace(position, turn=seat, step=Step.TOKEN)
        seat = position.next_seat(seat)
    return replace(position, turn=position.first, step=Step.ARROW)
