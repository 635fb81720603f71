"""The fields around a position being set up: what is chosen beside the map, and what a change of them makes of it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from expeditions_widgets.drawing.routes.standing import player_names
from expeditions_widgets.engine.routes import (
    SMALL_BOARDS,
    TICKETS_A_TURN,
    Expedition,
    Position,
    Step,
    board_called,
)
from expeditions_widgets.play.routes.position_edits import (
    BLUE_AT_ONCE,
    Spot,
    empty_position,
    loops_to_go_on,
    mended,
    steps_possible,
    with_players,
)
from expeditions_widgets.widgets.protocol import Choice, Field
from expeditions_widgets.widgets.routes.setup_table import SPOTS, Tool

WHAT: Final = "what"
SEAT: Final = "seat"
NONE: Final = "none"

STEPS: Final = {
    Step.TOKEN: "Lay a token",
    Step.ARROW: "Lay the turn’s arrow",
    Step.AFTER: "The arrow lies",
    Step.OVER: "The game is over",
}
_BOARDS: Final = {"world": "The world", **{name: name.capitalize() for name in SMALL_BOARDS}}


def tool_fields(position: Position, tool: Tool) -> list[Field]:
    """Return what is set up, and whose it is, over the map."""
    what: list[tuple[str, str]] = [(name.value, name.spoken) for name in Expedition]
    what += [(spot.value, title) for spot, (title, _) in SPOTS.items()]
    fields = [_radio(WHAT, "Set up", tool.what.value, what)]
    if tool.what not in {*Expedition, Spot.OPEN}:
        fields.append(seat_field(position, tool.seat, "Whose"))
    return fields


def seat_field(position: Position, seat: int, legend: str) -> Field:
    """Return the choice of a player."""
    names = player_names(position.players, None)
    return _radio(SEAT, legend, str(seat + 1), [(str(number), name) for number, name in enumerate(names, start=1)])


def tool_in(values: Mapping[str, str], tool: Tool, position: Position) -> Tool:
    """Return the tool that the fields choose; what makes no sense is left as it was."""
    whats: dict[str, Expedition | Spot] = {one.value: one for one in (*Expedition, *Spot)}
    what = whats.get(values.get(WHAT, ""), tool.what)
    return Tool(what, _number(values.get(SEAT), 1, position.players, tool.seat + 1) - 1)


def turn_fields(position: Position) -> list[Field]:
    """Return what is chosen about the game and its turn; only what can be is offered."""
    seats = [(str(number), name) for number, name in enumerate(player_names(position.players, None), start=1)]
    counts = sorted(count for count, hand in position.board.set_up.hand.items() if hand)
    fields = [
        _radio("board", "Board", position.board.name, list(_BOARDS.items())),
        _radio("players", "Players", str(position.players), [(str(count), str(count)) for count in counts]),
        _radio("turn", "Who is to act?", str(position.turn + 1), seats),
        _radio("step", "At which step?", position.step.value, [(s.value, STEPS[s]) for s in steps_possible(position)]),
    ]
    if position.step in {Step.ARROW, Step.AFTER}:
        fields += _due_fields(position)
    fields += [
        _radio("first", "Who had the first turn?", str(position.first + 1), seats),
        _radio("last", "Last round?", "yes" if position.last_round else "no", [("no", "No"), ("yes", "Yes")]),
    ]
    return fields


def changed(position: Position, values: Mapping[str, str]) -> Position:
    """Return the position as the fields have it; what makes no sense, or can't be, is left as it was."""
    boards = {name: name for name in _BOARDS}
    name = boards.get(values.get("board", ""), position.board.name)
    if name != position.board.name:
        board = board_called(name)
        counts = sorted(count for count, hand in board.set_up.hand.items() if hand)
        return empty_position(board, min(max(position.players, counts[0]), counts[-1]))
    players = _number(values.get("players"), 1, 6, position.players)
    if players != position.players:
        return with_players(position, players) if position.board.set_up.hand.get(players) else position
    steps = {step.value: step for step in Step}
    loops = {NONE: None, **{name.value: name for name in loops_to_go_on(position)}}
    return mended(
        replace(
            position,
            turn=_number(values.get("turn"), 1, position.players, position.turn + 1) - 1,
            first=_number(values.get("first"), 1, position.players, position.first + 1) - 1,
            step=steps.get(values.get("step", ""), position.step),
            tickets_used=_number(values.get("used"), 0, TICKETS_A_TURN, position.tickets_used),
            loop_due=loops.get(values.get("loop", ""), position.loop_due),
            blue_due=_number(values.get("blue"), 0, BLUE_AT_ONCE, position.blue_due),
            last_round={"yes": True, "no": False}.get(values.get("last", ""), position.last_round),
        )
    )


def _due_fields(position: Position) -> list[Field]:
    used = [(str(count), str(count)) for count in range(TICKETS_A_TURN + 1)]
    fields = [_radio("used", "Tickets used this turn", str(position.tickets_used), used)]
    if position.can_advance():
        counts = [(str(count), str(count)) for count in range(max(BLUE_AT_ONCE, position.blue_due) + 1)]
        fields.append(_radio("blue", "Extra arrows due", str(position.blue_due), counts))
    loops = loops_to_go_on(position)
    if loops:
        options = [(NONE, "None"), *((name.value, name.spoken) for name in loops)]
        due = position.loop_due.value if position.loop_due else NONE
        fields.append(_radio("loop", "Loop arrow due", due, options))
    return fields


def _radio(name: str, legend: str, value: str, options: Sequence[tuple[str, str]]) -> Field:
    choices: list[Choice] = [{"value": key, "label": label, "checked": key == value} for key, label in options]
    return {"name": name, "kind": "radio", "legend": legend, "value": value, "options": choices}


def _number(text: object, low: int, high: int, else_: int) -> int:
    numbers = {str(number): number for number in range(low, high + 1)}
    return numbers.get(text, else_) if isinstance(text, str) else else_
