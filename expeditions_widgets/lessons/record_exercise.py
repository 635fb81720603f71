"""What *watch* exercises of either game have: a record to step through, and questions on the way."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from expeditions_widgets.lessons.exercise import Exercise, Option


class Told(Protocol):
    """The table after a turn, with what is said about it; empty for nothing."""

    @property
    def comment(self) -> str:
        """What is said."""


AnyMoment = TypeVar("AnyMoment", bound=Told)


@dataclass(frozen=True, slots=True)
class Question:
    """A question to answer before a turn is shown; `before_turn` counts all sides' turns, from 1."""

    before_turn: int
    text: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordExercise(Exercise, ABC, Generic[AnyMoment]):
    """Watch a record turn by turn.

    `record` is its text. Comments and marks stand in it, after the actions that they belong to, and are shown when
    the action's turn is over.
    """

    record: str
    questions: tuple[Question, ...] = ()

    @abstractmethod
    def moments(self) -> tuple[AnyMoment, ...]:
        """Return the table at the start and after each turn; raises FaultyTextError if the text can't be read."""
