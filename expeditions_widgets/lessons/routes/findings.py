"""What is wrong with an exercise of the route game."""

from collections.abc import Iterator

from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.engine.routes import rulebook
from expeditions_widgets.lessons.exercise import Exercise
from expeditions_widgets.lessons.found import Found
from expeditions_widgets.lessons.option_findings import option_findings
from expeditions_widgets.lessons.routes.exercise import ChooseExercise, PlayExercise
from expeditions_widgets.lessons.routes.play_findings import play_findings
from expeditions_widgets.lessons.routes.score_exercise import ScoreExercise
from expeditions_widgets.lessons.routes.score_findings import score_findings
from expeditions_widgets.lessons.routes.watch_exercise import WatchExercise
from expeditions_widgets.lessons.routes.watch_findings import watch_findings


def route_findings(exercise: Exercise) -> Iterator[Found]:
    """Yield one sentence for each fault that only an exercise of the route game can have."""
    if exercise.rule and exercise.rule not in rulebook.BY_KEY:
        yield Found(f"is about a rule that the rules page does not have: {exercise.rule}.", "rule")
    if isinstance(exercise, PlayExercise):
        yield from play_findings(exercise)
    elif isinstance(exercise, ChooseExercise):
        yield from _choose_findings(exercise)
    elif isinstance(exercise, ScoreExercise):
        yield from score_findings(exercise)
    elif isinstance(exercise, WatchExercise):
        yield from watch_findings(exercise)


def _choose_findings(exercise: ChooseExercise) -> Iterator[Found]:
    try:
        exercise.start()
    except FaultyTextError as error:
        yield Found(f"has a position that can’t be read.\n{error}", "position")
    yield from option_findings(exercise.options)
