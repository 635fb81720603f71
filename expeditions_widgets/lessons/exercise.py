"""What an exercise is, in either game: plain objects that know no widget."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from expeditions_widgets.lessons.attempts import AnyAction, AnyPosition, Attempt, accepted
from expeditions_widgets.lessons.verdict import Consequence


@dataclass(frozen=True, slots=True, kw_only=True)
class Exercise:
    """What every kind has: a stable name, a task that stays in sight, and hints from a nudge onwards.

    `name` is the key of a learner's progress: renaming an exercise forgets it. `rule` is the key of the rule that the
    exercise is about ("turn.climb"), which an answer then leads to.
    """

    name: str
    task: str
    detail: str = ""
    hints: tuple[str, ...]
    praise: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Reaction(Generic[AnyPosition, AnyAction]):
    """What to say to a particular wrong answer, and where it teaches, what each choice leads to.

    `follows` are the actions that happen on the table after it, in compact form, on any side: another player takes
    what was given away. They belong to the answer and are taken back with it.
    """

    when: Callable[[tuple[Attempt[AnyPosition, AnyAction], ...]], bool]
    text: str
    outcomes: tuple[Consequence, ...] = ()
    follows: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GoalExercise(Exercise, ABC, Generic[AnyPosition, AnyAction]):
    """Reach a goal on a table.

    `position` is a position or a view as text; a view's unseen cards are dealt from the exercise's name, so that the
    same card is always drawn. `solution` is one way to the goal, as actions; `otherwise` answers any wrong answer
    that no reaction speaks to.
    """

    position: str
    goal: Callable[[tuple[Attempt[AnyPosition, AnyAction], ...]], bool]
    solution: tuple[str, ...]
    reactions: tuple[Reaction[AnyPosition, AnyAction], ...] = ()
    otherwise: str

    @abstractmethod
    def start(self) -> AnyPosition:
        """Return the position to start from; raises FaultyTextError if its text can't be read."""

    def is_complete(self, trail: tuple[Attempt[AnyPosition, AnyAction], ...]) -> bool:
        """Whether an answer is whole, so that it can be judged: it has as many actions as the solution."""
        return len(accepted(trail)) >= len(self.solution)


@dataclass(frozen=True, slots=True)
class Option:
    """One answer to a question: its text, whether it is right, and why; `card` is drawn beside the text."""

    text: str
    reason: str
    right: bool = False
    card: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionsExercise(Exercise):
    """A question with every option explained; `position` is a table to look at, or empty for none."""

    options: tuple[Option, ...]
    position: str = ""
