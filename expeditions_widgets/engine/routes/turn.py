"""The rules of a turn: which actions are legal, why another is refused, and what each one changes."""

from collections.abc import Iterator
from dataclasses import replace

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
from expeditions_widgets.engine.routes.effects import after_arrow
from expeditions_widgets.engine.routes.expeditions import EXPEDITIONS
from expeditions_widgets.engine.routes.permission import refusal
from expeditions_widgets.engine.routes.position import Position
from expeditions_widgets.engine.routes.rounds import after_turn, may_end_turn, settled
from expeditions_widgets.engine.routes.table import Step
from expeditions_widgets.engine.routes.tickets import (
    after_keep,
    after_removal,
    after_swap,
    has_ticket,
    may_swap,
    with_ticket_spent,
)
from expeditions_widgets.engine.routes.tokens import after_token, token_places
from expeditions_widgets.engine.routes.view import View


def legal_actions(position: Position | View) -> tuple[Action, ...]:
    """Return every legal action of the seat to act; none once the game is over.

    A view gives its own seat's actions, and none while another is to act. There is no bound on how long a game may
    go on (ruling 21).
    """
    if not position.to_act:
        return ()
    if position.step is Step.TOKEN:
        return tuple(LayToken(code) for code in token_places(position, position.turn, position.hand))
    if position.drawn_count:
        return _keeps(position)
    if position.loop_due:
        arrows = position.route(position.loop_due).loop_arrows(position.board)
        return tuple(LoopArrow(position.loop_due, tail, tip) for tail, tip in arrows)
    if position.blue_due:
        return (*_advances(position, BlueArrow), DeclineBlue())
    return tuple(_free_actions(position))


def apply(position: Position, action: Action) -> Position:
    """Return the position after a legal action, and after all that follows without a choice.

    Raises RefusedActionError, and changes nothing, if the action is against the rules.
    """
    refused = refusal(position, action)
    if refused:
        raise refused
    return settled(_after(position, action))


def _after(position: Position, action: Action) -> Position:
    if isinstance(action, LaidArrow):
        return _after_laying(position, action)
    if isinstance(action, LayToken):
        return after_token(position, action)
    if isinstance(action, DeclineBlue):
        return replace(position, blue_due=position.blue_due - 1)
    return after_turn(position) if isinstance(action, EndTurn) else _after_ticket(position, action)


def _after_ticket(position: Position, action: Remove | Swap | Keep) -> Position:
    if isinstance(action, Remove):
        return after_removal(with_ticket_spent(position), action)
    if isinstance(action, Swap):
        return after_swap(with_ticket_spent(position))
    return after_keep(position, action)


def _after_laying(position: Position, action: LaidArrow) -> Position:
    if isinstance(action, Arrow):
        position = replace(position, step=Step.AFTER)
    elif isinstance(action, LoopArrow):
        position = replace(position, loop_due=None)
    elif isinstance(action, BlueArrow):
        position = replace(position, blue_due=position.blue_due - 1)
    else:
        position = with_ticket_spent(position)
    return after_arrow(position, action.expedition, action.tail, action.tip)


def _free_actions(position: Position | View) -> Iterator[Action]:
    """Yield the actions of a turn in which nothing is due: its arrow, the tickets, its end."""
    if position.step is Step.ARROW:
        yield from _advances(position, Arrow)
    if has_ticket(position):
        yield from _advances(position, TicketArrow)
        yield from (Remove(name) for name in EXPEDITIONS if position.route(name).is_started)
        if may_swap(position):
            yield Swap()
    if may_end_turn(position):
        yield EndTurn()


def _advances(
    position: Position | View, kind: type[Arrow] | type[BlueArrow] | type[TicketArrow]
) -> tuple[Arrow | BlueArrow | TicketArrow, ...]:
    return tuple(
        kind(name, tail, tip) for name in EXPEDITIONS for tail, tip in position.route(name).next_arrows(position.board)
    )


def _keeps(position: Position | View) -> tuple[Keep, ...]:
    held = position.hand_counts[position.turn]
    return tuple(
        Keep(drawn, discarded) for drawn in range(1, position.drawn_count + 1) for discarded in range(1, held + 1)
    )
