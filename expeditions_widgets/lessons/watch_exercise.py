"""The *watch* exercise: a recorded round, shown turn by turn, with comments, marks and questions on the way."""

from collections.abc import Iterator
from dataclasses import dataclass

from expeditions_widgets.engine.cards import Draw, Entry, Match, Record, Seat, parse_record
from expeditions_widgets.lessons.record_exercise import RecordExercise
from expeditions_widgets.play.history import MARKS
from expeditions_widgets.play.sitting import Event


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after a turn, or after the deal: what happened in the turn, its comment and its marks.

    A mark is a place as the watching seat sees it ("own-h", "discard-c", "pile") or a card that this seat can see.
    """

    match: Match
    events: tuple[Event, ...] = ()
    comment: str = ""
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class WatchExercise(RecordExercise[Moment]):
    """Watch a round as one seat sees it; `record` is the text of a record of one round."""

    seat: Seat = Seat.A

    def read(self) -> Record:
        """Return the record; raises FaultyTextError if its text can't be read."""
        return parse_record(self.record)

    def moments(self) -> tuple[Moment, ...]:
        """Return the deal and the table after each turn; raises FaultyTextError if the text can't be read."""
        return moments_of(self.read())


def moments_of(record: Record) -> tuple[Moment, ...]:
    """Return the deal, and then the table after each turn of the record's first round.

    Raises RefusedActionError at an action that the rules forbid.
    """
    return tuple(_moments(record))


def _moments(record: Record) -> Iterator[Moment]:
    states = record.states()
    before = next(states)
    yield Moment(before, marks=tuple(record.notes.get(f"{MARKS} 1", "").split()))
    turn: list[Event] = []
    entries: list[Entry] = []
    for entry, after in zip(record.rounds[0], states, strict=False):
        turn.append(Event(before, after, entry.action))
        entries.append(entry)
        before = after
        if isinstance(entry.action, Draw):
            yield _moment(turn, entries)
            turn, entries = [], []
    if turn:
        yield _moment(turn, entries)


def _moment(turn: list[Event], entries: list[Entry]) -> Moment:
    # A comment may run over several lines of the record's text.
    words = [word for entry in entries for word in entry.comment.split()]
    marks = tuple(mark for entry in entries for mark in entry.marks)
    return Moment(turn[-1].after, tuple(turn), " ".join(words), marks)
