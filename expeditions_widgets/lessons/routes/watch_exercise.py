"""The *watch* exercise of the route game: a recorded game, turn by turn."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from expeditions_widgets.engine.routes import Position, Record, Seat, parse_record
from expeditions_widgets.lessons.record_exercise import RecordExercise
from expeditions_widgets.lessons.routes.exercise import RouteTable
from expeditions_widgets.play.history import MARKS
from expeditions_widgets.play.routes.log import turns_of
from expeditions_widgets.play.routes.sitting import RouteEvent


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after a turn, or at the start: what happened in the turn, its comment, and the places it points at."""

    position: Position
    events: tuple[RouteEvent, ...] = ()
    comment: str = ""
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class WatchExercise(RecordExercise[Moment], RouteTable):
    """Watch a game as one seat, from 0, sees it. A mark is a place of the board, by its code."""

    seat: Seat = 0

    def read(self) -> Record:
        """Return the record; raises FaultyTextError if its text can't be read."""
        return parse_record(self.record)

    def moments(self) -> tuple[Moment, ...]:
        """Return the start and the table after each turn; raises FaultyTextError if the text can't be read."""
        return moments_of(self.read())


def moments_of(record: Record) -> tuple[Moment, ...]:
    """Return the start, and then the table after each turn; each token laid is a turn of its own.

    Raises RefusedActionError at an action that the rules forbid.
    """
    return tuple(_moments(record))


def _moments(record: Record) -> Iterator[Moment]:
    states = tuple(record.states())
    yield Moment(states[0], marks=tuple(record.notes.get(MARKS, "").split()))
    events = [
        RouteEvent(before, after, entry.action)
        for entry, (before, after) in zip(record.entries, pairwise(states), strict=True)
    ]
    done = 0
    for turn in turns_of(events):
        entries = record.entries[done : done + len(turn)]
        done += len(turn)
        # A comment may run over several lines of the record's text.
        words = [word for entry in entries for word in entry.comment.split()]
        marks = tuple(mark for entry in entries for mark in entry.marks)
        yield Moment(turn[-1].after, turn, " ".join(words), marks)
