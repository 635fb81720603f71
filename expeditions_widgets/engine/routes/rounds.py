"""When a turn ends, and the game: the last round, and turns in which nothing is left to choose."""

from dataclasses import replace

from expeditions_widgets.engine.routes.position import Position
from expeditions_widgets.engine.routes.table import Step, Table
from expeditions_widgets.engine.routes.tickets import may_use_ticket
from expeditions_widgets.engine.routes.view import View


def settled(position: Position) -> Position:
    """Return the position with all done that leaves nothing to choose.

    Blue arrows that no expedition can lay are lost (ruling 11). A turn ends by itself once its arrow lies, or can't be
    laid (ruling 5), and no ticket can be used.
    """
    while position.step in {Step.ARROW, Step.AFTER} and not position.loop_due and not position.drawn:
        if position.blue_due:
            if position.can_advance():
                break
            position = replace(position, blue_due=0)
        elif may_use_ticket(position) or not may_end_turn(position):
            break
        else:
            position = after_turn(position)
    return position


def may_end_turn(position: Position | View) -> bool:
    """Whether the turn may end: nothing is due, and its arrow lies or can't be laid (ruling 5)."""
    if position.loop_due or position.blue_due or position.drawn_count:
        return False
    return position.step is Step.AFTER or (position.step is Step.ARROW and not position.can_advance())


def after_turn(position: Position) -> Position:
    """Return the position with the next seat's turn begun, or the game over (ruling 19).

    Whether this is the last round is asked when a turn ends, and is final; the seat before the first has the last turn.
    """
    last = position.last_round or is_last_round(position, position.hand_counts)
    seat = position.next_seat(position.turn)
    if last and seat == position.first:
        return replace(position, step=Step.OVER, tickets_used=0, last_round=True)
    return replace(position, turn=seat, step=Step.ARROW, tickets_used=0, last_round=last)


def is_last_round(table: Table, hand_counts: tuple[int, ...]) -> bool:
    """Whether a turn that ends now settles the end: somebody's hand is empty, or no arrow can be laid (ruling 19)."""
    return 0 in hand_counts or not table.can_advance()
