"""Reading a record: every fault with its place, and the game replayed to see that each action was legal."""

from dataclasses import dataclass, field
from typing import Final

from expeditions_widgets.engine.faults import Fault, FaultyTextError
from expeditions_widgets.engine.record_entries import NotedAction, noted_actions
from expeditions_widgets.engine.record_headers import RecordHeaders, RecordKind
from expeditions_widgets.engine.refusals import RefusedActionError
from expeditions_widgets.engine.routes.action_reading import parse_action
from expeditions_widgets.engine.routes.board import Board
from expeditions_widgets.engine.routes.position import Position
from expeditions_widgets.engine.routes.reading import parse_position
from expeditions_widgets.engine.routes.record import FORMAT, GAME, Entry, Record
from expeditions_widgets.engine.routes.small_boards import board_called
from expeditions_widgets.engine.routes.table import Seat
from expeditions_widgets.engine.routes.world import world
from expeditions_widgets.engine.routes.writing import SEATS

_KIND: Final = RecordKind(
    GAME, "the route game", FORMAT, ("Game", "Format", "Board", "Seed", "Player 1", "Player 2", "First")
)


@dataclass(slots=True)
class _Headers(RecordHeaders):
    """The headers of a route game's record, taken one by one; what nobody takes are its notes."""

    def board(self, given: Board | None) -> Board:
        """Take the board; one that is not known, or not the one given, is a fault."""
        name = self.take("Board")
        if given is not None:
            if name != given.name:
                self.fault("Board", "other-board", f"This is played on the board {given.name}, not on {name!r}.")
            return given
        try:
            return board_called(name)
        except ValueError as error:
            self.fault("Board", "unknown-board", str(error))
            return world()

    def players(self) -> tuple[str, ...]:
        """Take the players' names; a gap in their numbers is a fault."""
        names: list[str] = []
        while f"Player {len(names) + 1}" in self.values and len(names) < len(SEATS):
            names.append(self.take(f"Player {len(names) + 1}"))
        for name in list(self.values):
            if name.startswith("Player"):
                self.fault(name, "bad-header", f"{name} is one too many: players are numbered from 1 to 6, no gaps.")
        return tuple(names)

    def first(self, players: int) -> Seat:
        """Take who had the first turn; nobody at the table is a fault."""
        text = self.take("First")
        if text in SEATS[:players]:
            return SEATS.index(text)
        self.fault("First", "bad-header", f"The first player is 1 to {players}, not {text!r}.")
        return 0

    def position(self, board: Board, players: int) -> Position | None:
        """Take the position to begin with, if there is one; one that can't be read is a fault."""
        text = self.take("Position")
        if not text:
            return None
        try:
            position = parse_position(text, board)
        except FaultyTextError as error:
            self.fault("Position", "bad-position", f"The position: {error.faults[0].sentence}")
            return None
        if position.players != players:
            sentence = f"The position is for {position.players} players; the record has {players}."
            self.fault("Position", "bad-position", sentence)
        return position


@dataclass(slots=True)
class _Moves:
    """The actions of a record, each with its place in the text."""

    entries: list[Entry] = field(default_factory=list)
    places: list[NotedAction] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)


def parse_record(text: str, board: Board | None = None) -> Record:
    """Return the record that a text holds, its actions replayed and found legal.

    `board` is for a board that is not in the package. Raises FaultyTextError with every fault; after the first refused
    action the rest is not replayed.
    """
    headers = _Headers()
    headers.read(text, _KIND)
    if headers.faults:
        raise FaultyTextError(text, headers.faults)
    moves = _read_moves(text, headers.end)
    result, place = headers.take("Result"), headers.places.get("Result", (0, 0))
    found, names = headers.board(board), headers.players()
    seed, first, start = headers.seed(), headers.first(len(names)), headers.position(found, len(names))
    if headers.faults or moves.faults:
        raise FaultyTextError(text, headers.faults + moves.faults)
    record = Record(seed, names, first, tuple(moves.entries), found, start, headers.values)
    _check_legal(text, record, moves)
    if result not in {"", record.result}:
        sentence = f"The actions lead to the result {record.result}, not to {result}."
        raise FaultyTextError(text, [Fault("bad-result", *place, sentence)])
    return record


def _read_moves(text: str, start: int) -> _Moves:
    moves = _Moves()
    for noted in noted_actions(text, start, moves.faults):
        try:
            moves.entries.append(Entry(parse_action(noted.word), noted.comment, noted.marks))
            moves.places.append(noted)
        except ValueError as error:
            moves.faults.append(Fault("unknown-action", noted.start, noted.end, str(error)))
    return moves


def _check_legal(text: str, record: Record, moves: _Moves) -> None:
    states = record.states()
    try:
        next(states)
    except ValueError as error:
        raise FaultyTextError(text, [Fault("bad-header", 0, 0, str(error))]) from error
    for number, noted in enumerate(moves.places, start=1):
        try:
            next(states)
        except RefusedActionError as refused:
            sentence = f"Action {number}: {refused.sentence}"
            raise FaultyTextError(text, [Fault(refused.code, noted.start, noted.end, sentence)]) from refused
