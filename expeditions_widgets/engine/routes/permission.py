"""Why an action is refused: what is due first, what its own rule forbids, in a sentence for people."""

from expeditions_widgets.engine.refusals import RefusedActionError
from expeditions_widgets.engine.routes import rulebook
from expeditions_widgets.engine.routes.actions import (
    Action,
    Arrow,
    BlueArrow,
    DeclineBlue,
    EndTurn,
    Keep,
    LaidArrow,
    LayToken,
    LoopArrow,
    Remove,
    Swap,
    TicketArrow,
)
from expeditions_widgets.engine.routes.board import pair
from expeditions_widgets.engine.routes.position import Position
from expeditions_widgets.engine.routes.rounds import may_end_turn
from expeditions_widgets.engine.routes.table import Step
from expeditions_widgets.engine.routes.tickets import keep_refusal, removal_refusal, swap_refusal, ticket_refusal
from expeditions_widgets.engine.routes.tokens import token_refusal
from expeditions_widgets.engine.routes.view import View

_Refused = RefusedActionError | None


def refusal(position: Position | View, action: Action) -> RefusedActionError | None:
    """Return why the seat to act may not do this, or None if it may."""
    if position.is_over:
        return RefusedActionError("game-over", rulebook.END, "The game is over: the last turn has been taken.")
    if not position.to_act:
        return RefusedActionError("not-your-turn", rulebook.ORDER, "It is another player’s turn.")
    return _unknown_place(position, action) or _out_of_order(position, action) or _own_refusal(position, action)


def _unknown_place(position: Position | View, action: Action) -> _Refused:
    codes: tuple[str, ...] = ()
    if isinstance(action, LayToken):
        codes = (action.place,)
    elif isinstance(action, LaidArrow):
        codes = (action.tail, action.tip)
    for code in codes:
        if code not in position.board.places:
            sentence = f"There is no place {code!r} on this board."
            return RefusedActionError("unknown-place", rulebook.BOARD, sentence)
    return None


def _out_of_order(position: Position | View, action: Action) -> _Refused:
    """Return a refusal if something else comes first, or if what the action answers is not due (ruling 9)."""
    return _something_due(position, action) or _nothing_due(position, action)


def _something_due(position: Position | View, action: Action) -> _Refused:
    if position.step is Step.TOKEN and not isinstance(action, LayToken):
        return RefusedActionError("token-now", rulebook.TOKENS, "First everyone lays their tokens. Lay one of yours.")
    if position.drawn_count and not isinstance(action, Keep):
        sentence = "First end the swap: keep one drawn card and discard one from your hand."
        return RefusedActionError("swap-now", rulebook.SWAP, sentence)
    if position.loop_due and not isinstance(action, LoopArrow):
        sentence = f"{position.loop_due.spoken} has closed a loop. First lay its loop arrow."
        return RefusedActionError("loop-now", rulebook.LOOP_DUE, sentence)
    if not position.loop_due and position.blue_due and not isinstance(action, BlueArrow | DeclineBlue):
        sentence = "A blue place was reached. First lay its extra arrow, or decline it."
        return RefusedActionError("blue-now", rulebook.DUE, sentence)
    return None


def _nothing_due(position: Position | View, action: Action) -> _Refused:
    if isinstance(action, Keep) and not position.drawn_count:
        return RefusedActionError("no-swap", rulebook.SWAP, "No swap is going on.")
    if isinstance(action, LoopArrow) and not position.loop_due:
        return RefusedActionError("no-loop", rulebook.LOOP, "No expedition has closed a loop.")
    if isinstance(action, BlueArrow | DeclineBlue) and not position.blue_due:
        return RefusedActionError("no-blue", rulebook.BLUE, "No extra arrow of a blue place is due.")
    return None


def _own_refusal(position: Position | View, action: Action) -> _Refused:
    if isinstance(action, TicketArrow | Remove | Swap):
        refused = ticket_refusal(position)
        if refused:
            return refused
    if isinstance(action, LaidArrow):
        return _arrow_refusal(position, action)
    if isinstance(action, LayToken):
        return token_refusal(position, action)
    return _other_refusal(position, action)


def _other_refusal(position: Position | View, action: Remove | Swap | Keep | DeclineBlue | EndTurn) -> _Refused:
    if isinstance(action, Remove):
        return removal_refusal(position, action)
    if isinstance(action, Swap):
        return swap_refusal(position)
    if isinstance(action, Keep):
        return keep_refusal(position, action)
    return _end_refusal(position) if isinstance(action, EndTurn) else None


def _end_refusal(position: Position | View) -> _Refused:
    if may_end_turn(position):
        return None
    return RefusedActionError("arrow-first", rulebook.MUST, "First lay this turn’s arrow: an expedition can go on.")


def _arrow_refusal(position: Position | View, action: LaidArrow) -> _Refused:
    if isinstance(action, Arrow) and position.step is not Step.ARROW:
        sentence = "You have laid this turn’s arrow. Another one takes a ticket."
        return RefusedActionError("arrow-laid", rulebook.ORDER, sentence)
    route, title, places = position.route(action.expedition), action.expedition.spoken, position.board.places
    if isinstance(action, LoopArrow) and position.loop_due and action.expedition is not position.loop_due:
        sentence = f"{position.loop_due.spoken} has closed the loop, so the arrow is {position.loop_due.spoken}’s."
        return RefusedActionError("other-expedition", rulebook.LOOP, sentence)
    if not route.left(position.board):
        return RefusedActionError("no-arrows-left", rulebook.SUPPLY, f"{title} has no arrow left.")
    if isinstance(action, LoopArrow):
        if action.tail not in route.visited:
            sentence = f"{title} has not been to {places[action.tail].name}. Leave from a place it has visited."
            return RefusedActionError("not-visited", rulebook.LOOP_DUE, sentence)
    elif action.tail != (route.head or position.board.start):
        here = places[route.head or position.board.start].name
        sentence = f"{title} is at {here}: its next arrow leaves from there."
        return RefusedActionError("not-from-head", rulebook.ARROW, sentence)
    return _connection_refusal(position, action)


def _connection_refusal(position: Position | View, action: LaidArrow) -> _Refused:
    places, connection = position.board.places, pair(action.tail, action.tip)
    ends = f"{places[action.tail].name} and {places[action.tip].name}"
    if connection not in position.board.connections:
        return RefusedActionError("not-connected", rulebook.ARROW, f"{ends} are not connected.")
    if connection in position.route(action.expedition).used:
        sentence = f"{action.expedition.spoken} has an arrow between {ends} already."
        return RefusedActionError("connection-used", rulebook.ONCE, sentence)
    return None
