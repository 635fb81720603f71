"""A *watch* exercise of the route game being worked on."""

from expeditions_widgets.lessons.record_session import RecordSession
from expeditions_widgets.lessons.routes.watch_exercise import Moment, WatchExercise


class WatchSession(RecordSession[Moment]):
    """One learner watching one game."""

    exercise: WatchExercise

    def __init__(self, exercise: WatchExercise) -> None:
        super().__init__(exercise)
        self.record = exercise.read()
