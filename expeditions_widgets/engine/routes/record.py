"""A whole game as text: headers, actions, comments and marks, from which it replays exactly.

    [Game "routes"]
    [Format "1"]
    [Board "world"]
    [Seed "482913"]
    [Player 1 "You"]
    [Player 2 "Scout"]
    [First "2"]
    [Result "7 -2"]

    token:fuj token:lal … a:cop-gei {The first arrow.} <gei> …

A comment in braces and marks in angle brackets belong to the action before them; marks may be drawn (`engine.drawn`),
and those of the start stand in a header: [Marks "gei a~cop:2"]. A game that begins in its middle has
its first position written out: [Position "…"]. The result is each player's points, in turn order.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from expeditions_widgets.engine.record_texts import check_marks, check_note_names, entry_tokens, headers_text, wrapped
from expeditions_widgets.engine.routes.actions import Action
from expeditions_widgets.engine.routes.board import Board
from expeditions_widgets.engine.routes.position import Position
from expeditions_widgets.engine.routes.scoring import score_game
from expeditions_widgets.engine.routes.set_up import start_game
from expeditions_widgets.engine.routes.table import Seat
from expeditions_widgets.engine.routes.turn import apply
from expeditions_widgets.engine.routes.world import world

GAME: Final = "routes"
FORMAT: Final = 1
"""The newest format that this version reads and the one it writes."""

RESERVED: Final = "Game|Format|Board|Seed|Player.*|First|Result|Position"
"""The names of a record's own headers, as a regular expression."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One recorded action with what was noted at it; `marks` are places, such as "gei".

    Raises ValueError for a mark that is empty or holds a space or an angle bracket.
    """

    action: Action
    comment: str = ""
    marks: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        check_marks(self.marks)


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played; `players` are their names in turn order, `first` had the first turn.

    The seed deals, unless `start` is the position that the game goes on from. Raises ValueError for a note whose name
    is no header's or is taken.
    """

    seed: str
    players: tuple[str, ...]
    first: Seat
    entries: tuple[Entry, ...] = ()
    board: Board = field(default_factory=world)
    start: Position | None = None
    notes: dict[str, str] = field(default_factory=dict, hash=False)
    """Further headers, by name: kept as they are."""

    def __post_init__(self) -> None:
        check_note_names(self.notes, RESERVED)

    @property
    def result(self) -> str:
        """Every player's points once the game is over, "7 -2"; "*" while it goes on."""
        return result_of(self.replay())

    def states(self) -> Iterator[Position]:
        """Yield the position at the start and after each action.

        Raises RefusedActionError at an action that the rules forbid.
        """
        position = self.start or start_game(self.seed, len(self.players), self.board, first=self.first)
        yield position
        for entry in self.entries:
            position = apply(position, entry.action)
            yield position

    def replay(self) -> Position:
        """Return the last position; raises RefusedActionError as `states` does."""
        *_, last = self.states()
        return last

    def __str__(self) -> str:
        """Return the record's text."""
        return self.text(self.result)

    def text(self, result: str) -> str:
        """Return the record's text for a caller who knows its result, so that nothing is replayed."""
        headers = {
            "Game": GAME,
            "Format": str(FORMAT),
            "Board": self.board.name,
            "Seed": self.seed,
            **{f"Player {number}": name for number, name in enumerate(self.players, start=1)},
            "First": str(self.first + 1),
            "Result": result,
            **({"Position": str(self.start)} if self.start else {}),
            **self.notes,
        }
        return f"{headers_text(headers)}\n\n{wrapped(self._tokens())}\n"

    def _tokens(self) -> Iterator[str]:
        for entry in self.entries:
            yield from entry_tokens(entry.action, entry.comment, entry.marks)


def result_of(position: Position) -> str:
    """Return a game's result as a record tells it."""
    return " ".join(str(score.total) for score in score_game(position)) if position.is_over else "*"
