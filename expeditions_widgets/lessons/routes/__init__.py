"""Exercises of the route game: places to reach, questions, scores to work out and games to watch."""

from expeditions_widgets.lessons.exercise import Option, Reaction
from expeditions_widgets.lessons.record_exercise import Question
from expeditions_widgets.lessons.routes.exercise import ChooseExercise, PlayExercise
from expeditions_widgets.lessons.routes.goals import (
    all_of,
    along,
    any_of,
    blue_laid,
    declined,
    ended,
    heads,
    in_order,
    kept,
    laid,
    loop_closed,
    reached,
    refused_as,
    removed,
    revealed,
    scored,
    swapped,
    taken,
    ticket_used,
    ticket_won,
    token_back,
    token_laid,
    without,
)
from expeditions_widgets.lessons.routes.score_exercise import ScoreExercise
from expeditions_widgets.lessons.routes.trail import Goal, Trail, Tried
from expeditions_widgets.lessons.routes.watch_exercise import WatchExercise

__all__ = [
    "ChooseExercise",
    "Goal",
    "Option",
    "PlayExercise",
    "Question",
    "Reaction",
    "ScoreExercise",
    "Trail",
    "Tried",
    "WatchExercise",
    "all_of",
    "along",
    "any_of",
    "blue_laid",
    "declined",
    "ended",
    "heads",
    "in_order",
    "kept",
    "laid",
    "loop_closed",
    "reached",
    "refused_as",
    "removed",
    "revealed",
    "scored",
    "swapped",
    "taken",
    "ticket_used",
    "ticket_won",
    "token_back",
    "token_laid",
    "without",
]
