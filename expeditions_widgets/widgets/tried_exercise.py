"""An exercise that is shown within another widget, to be tried there: it has no line of its own to the browser."""

from collections.abc import Callable
from typing import Any

from expeditions_widgets.lessons import (
    ChooseExercise,
    EstimateExercise,
    Exercise,
    PlayExercise,
    ScoreExercise,
    WatchExercise,
)
from expeditions_widgets.widgets.choose_exercise import ChooseWidget
from expeditions_widgets.widgets.estimate_exercise import EstimateWidget
from expeditions_widgets.widgets.exercise import ExerciseWidget
from expeditions_widgets.widgets.play_exercise import PlayWidget
from expeditions_widgets.widgets.protocol import Exercise as ExerciseState
from expeditions_widgets.widgets.score_exercise import ScoreWidget
from expeditions_widgets.widgets.surface import Event
from expeditions_widgets.widgets.watch_exercise import WatchWidget

Changed = Callable[[str], None]
"""Called when work in the background has changed an exercise, with what the live region says to it."""
Freshened = Callable[[], None]
"""Called when such work has come further, and nothing is to be said."""


class Within(ExerciseWidget[Any]):
    """What turns an exercise's widget into one that another widget shows."""

    changed: Changed | None = None
    freshened: Freshened | None = None

    def enrol(self) -> int:
        """Count it nowhere: it is no exercise of the notebook that it is tried in."""
        return 0

    def open(self) -> None:
        """Open no line: the other widget's state holds all of this one's."""

    def exercise_state(self, number: str) -> ExerciseState:
        """Return the exercise as it stands, under a heading."""
        state = self.describe()["exercise"]
        state["number"] = f"{number}, solved" if self.session.done else number
        return state

    def answer(self, event: Event) -> str:
        """Do what an event asks for; return what the live region says to it."""
        self.say("")
        self.settle()
        self.receive(event)
        return self._live

    def show(self) -> None:
        """Have the other widget send the present state."""
        if self.changed:
            self.changed(self._live)

    def freshen(self) -> None:
        """Have the other widget send the present state as no answer to anything."""
        if self.freshened:
            self.freshened()

    def give_way(self, after: "Within | None") -> None:
        """Hand on what was done at the same table, and be heard of no more, whatever work still ends here."""
        self.changed = self.freshened = None
        if after and _table_of(self.exercise) == _table_of(after.exercise):
            after.receive({"type": "hello", "saved": self.session.save()})


class TriedPlay(Within, PlayWidget):
    """A *play* exercise to try."""


class TriedChoose(Within, ChooseWidget):
    """A *choose* exercise to try."""


class TriedScore(Within, ScoreWidget):
    """A *score* exercise to try."""


class TriedEstimate(Within, EstimateWidget):
    """An *estimate* to try."""


class TriedWatch(Within, WatchWidget):
    """A *watch* exercise to try."""


def tried(exercise: Exercise, changed: Changed, freshened: Freshened) -> Within:
    """Return an exercise of the card game to try; raises TypeError for any other."""
    widget: Within
    match exercise:
        case PlayExercise():
            widget = TriedPlay(exercise)
        case ChooseExercise():
            widget = TriedChoose(exercise)
        case ScoreExercise():
            widget = TriedScore(exercise)
        case EstimateExercise():
            widget = TriedEstimate(exercise)
        case WatchExercise():
            widget = TriedWatch(exercise)
        case _:
            raise TypeError(f"{type(exercise).__name__} is no exercise of the card game.")
    widget.changed, widget.freshened = changed, freshened
    return widget


def _table_of(exercise: object) -> tuple[type, object]:
    return type(exercise), getattr(exercise, "position", getattr(exercise, "record", ""))
