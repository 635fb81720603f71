"""What has happened at a table of either game, and the way back and forth through it."""

from collections.abc import Callable
from typing import Final, Generic, Protocol, Self, TypeVar

from expeditions_widgets.engine.record_texts import check_marks

TAKEN_BACK: Final = "Taken back"
"""The record's header for a mark that is owed: something seen was taken back, and nothing has followed (ruling C14)."""


MARKS: Final = "Marks"
"""The record's header for what is drawn at a start, where no action stands that it could belong to."""


class Happening(Protocol):
    """One thing that happened, with a note for the record."""

    @property
    def note(self) -> str:
        """What is noted at it; "" for nothing."""

    @property
    def marks(self) -> tuple[str, ...]:
        """What is drawn on the board after it."""

    def noted(self, note: str) -> Self:
        """Return the same with another note."""

    def marked(self, marks: tuple[str, ...]) -> Self:
        """Return the same with another drawing."""


E = TypeVar("E", bound=Happening)


class History(Generic[E]):
    """What has happened, oldest first, and what was taken back and can be done again.

    `mark` is the note that a choice gets which was made after something seen had been taken back (ruling C14).
    """

    def __init__(self, mark: str) -> None:
        self._mark = mark
        self._events: list[E] = []
        self._undone: list[E] = []
        self.start_marks: tuple[str, ...] = ()
        """What is drawn on the board before anything has happened."""
        self.owes_mark = False
        """Whether the next event is to be marked."""

    @property
    def events(self) -> tuple[E, ...]:
        """Everything that has happened and was not taken back, oldest first."""
        return tuple(self._events)

    @property
    def last(self) -> E | None:
        """The latest event; None if nothing has happened."""
        return self._events[-1] if self._events else None

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can be done again."""
        return bool(self._undone)

    def forget_undone(self) -> None:
        """Clear what could be done again."""
        self._undone.clear()

    def add(self, event: E) -> None:
        """Add an event as it is."""
        self._events.append(event)

    def add_choice(self, event: E) -> E:
        """Add what somebody chose, marked if a mark is owed; return it as it was added."""
        if self.owes_mark:
            event = event.noted(self._mark)
            self.owes_mark = False
        self._events.append(event)
        return event

    @property
    def marks(self) -> tuple[str, ...]:
        """What the record keeps of drawings on the board as it lies now."""
        return self._events[-1].marks if self._events else self.start_marks

    def annotate(self, marks: tuple[str, ...]) -> None:
        """Have the record keep a drawing of the board as it lies now, in place of any other.

        Raises ValueError for a mark that a record can't hold.
        """
        check_marks(marks)
        if self._events:
            self._events[-1] = self._events[-1].marked(marks)
        else:
            self.start_marks = marks

    def cut(self, count: int, *, owes_mark: bool) -> None:
        """Keep the first `count` events alone, as if no more had happened, and the mark owed then."""
        del self._events[count:]
        self.owes_mark = owes_mark

    def take_back(self, index: int, *, seen: bool) -> tuple[E, ...]:
        """Take back all from an index on; return it, newest first.

        A mark is owed if something was `seen`, or if the choice taken back was marked itself.
        """
        taken = self._events[index:][::-1]
        del self._events[index:]
        self._undone += taken
        self.owes_mark = self.owes_mark or seen or taken[-1].note == self._mark
        return tuple(taken)

    def redo(self, is_enough: Callable[[], bool]) -> tuple[E, ...]:
        """Do again what was taken back, event by event, until that is enough; return it, oldest first."""
        done: list[E] = []
        while self._undone:
            event = self._undone.pop()
            if not done and self.owes_mark:
                event = event.noted(event.note or self._mark)
                self.owes_mark = False
            self._events.append(event)
            done.append(event)
            if is_enough():
                break
        return tuple(done)
