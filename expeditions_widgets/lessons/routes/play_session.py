"""A *play* exercise of the route game being worked on."""

from expeditions_widgets.engine.routes import Action, Position
from expeditions_widgets.lessons.goal_session import GoalSession
from expeditions_widgets.lessons.routes.exercise import PlayExercise
from expeditions_widgets.lessons.routes.trail import ROUTES


class PlaySession(GoalSession[Position, Action]):
    """One learner at one board."""

    exercise: PlayExercise

    def __init__(self, exercise: PlayExercise) -> None:
        super().__init__(exercise, ROUTES)
