"""A *play* exercise of the card game being worked on."""

from expeditions_widgets.engine.cards import Action, Position
from expeditions_widgets.lessons.card_exercise import PlayExercise
from expeditions_widgets.lessons.goal_session import GoalSession
from expeditions_widgets.lessons.trail import CARDS


class PlaySession(GoalSession[Position, Action]):
    """One learner at one card table."""

    exercise: PlayExercise

    def __init__(self, exercise: PlayExercise) -> None:
        super().__init__(exercise, CARDS)
