"""Exercises: a position, a task, a goal, hints and reactions, judged without any widget.

The names here are the card game's; those of world routes are in `lessons.routes`. Each is loaded when it is asked for,
so that an exercise of one game loads nothing of the other.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from expeditions_widgets.lessons.attempts import accepted
    from expeditions_widgets.lessons.card_exercise import ChooseExercise, Outcome, PlayExercise
    from expeditions_widgets.lessons.estimate_exercise import EstimateExercise, Scale
    from expeditions_widgets.lessons.exercise import Exercise, Option, Reaction
    from expeditions_widgets.lessons.goals import discarded, drew, in_order, played, refused_as
    from expeditions_widgets.lessons.record_exercise import Question
    from expeditions_widgets.lessons.score_exercise import PracticeExercise, ScoreExercise
    from expeditions_widgets.lessons.trail import Goal, Trail, Tried
    from expeditions_widgets.lessons.watch_exercise import WatchExercise

_HOMES: Final = {
    "attempts": ("accepted",),
    "card_exercise": ("ChooseExercise", "Outcome", "PlayExercise"),
    "estimate_exercise": ("EstimateExercise", "Scale"),
    "exercise": ("Exercise", "Option", "Reaction"),
    "goals": ("discarded", "drew", "in_order", "played", "refused_as"),
    "record_exercise": ("Question",),
    "score_exercise": ("PracticeExercise", "ScoreExercise"),
    "trail": ("Goal", "Trail", "Tried"),
    "watch_exercise": ("WatchExercise",),
}

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
    "accepted",
    "discarded",
    "drew",
    "in_order",
    "played",
    "refused_as",
]


def __getattr__(name: str) -> Any:  # noqa: ANN401 - any of the names above
    for module, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
