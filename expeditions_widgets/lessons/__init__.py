"""Exercises: a position, a task, a goal, hints and reactions, judged without any widget."""

from expeditions_widgets.lessons.estimate_exercise import EstimateExercise, Scale
from expeditions_widgets.lessons.exercise import (
    ChooseExercise,
    Exercise,
    Option,
    Outcome,
    PlayExercise,
    Reaction,
)
from expeditions_widgets.lessons.goals import discarded, drew, in_order, played, refused_as
from expeditions_widgets.lessons.score_exercise import PracticeExercise, ScoreExercise
from expeditions_widgets.lessons.trail import Goal, Trail, Tried
from expeditions_widgets.lessons.watch_exercise import Question, WatchExercise

__all__ = [
    "ChooseExercise",
    "EstimateExercise",
    "Exercise",
    "Goal",
    "Option",
    "Outcome",
    "PlayExercise",
    "PracticeExercise",
    "Question",
    "Reaction",
    "Scale",
    "ScoreExercise",
    "Trail",
    "Tried",
    "WatchExercise",
    "discarded",
    "drew",
    "in_order",
    "played",
    "refused_as",
]
