"""What is wrong with an exercise of the card game."""

from collections.abc import Iterator

from expeditions_widgets.engine.cards import rulebook
from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.lessons.card_exercise import CARD_CODES, ChooseExercise, PlayExercise
from expeditions_widgets.lessons.estimate_exercise import EstimateExercise
from expeditions_widgets.lessons.estimate_findings import estimate_findings
from expeditions_widgets.lessons.exercise import Exercise
from expeditions_widgets.lessons.found import Found
from expeditions_widgets.lessons.option_findings import option_findings
from expeditions_widgets.lessons.play_findings import play_findings
from expeditions_widgets.lessons.score_exercise import SheetExercise
from expeditions_widgets.lessons.score_findings import score_findings
from expeditions_widgets.lessons.watch_exercise import WatchExercise
from expeditions_widgets.lessons.watch_findings import watch_findings


def card_findings(exercise: Exercise, *, simulate: bool = True) -> Iterator[Found]:
    """Yield each fault that only the card game’s exercises have; without `simulate` none that takes a simulation."""
    if exercise.rule and exercise.rule not in rulebook.BY_KEY:
        yield Found(f"is about a rule that the rules page does not have: {exercise.rule}.", "rule")
    if isinstance(exercise, PlayExercise):
        yield from play_findings(exercise)
    elif isinstance(exercise, ChooseExercise):
        yield from _choose_findings(exercise)
    elif isinstance(exercise, SheetExercise):
        yield from score_findings(exercise)
    elif isinstance(exercise, WatchExercise):
        yield from watch_findings(exercise)
    elif isinstance(exercise, EstimateExercise):
        yield from estimate_findings(exercise, simulate=simulate)


def _choose_findings(exercise: ChooseExercise) -> Iterator[Found]:
    try:
        exercise.start()
    except FaultyTextError as error:
        yield Found(f"has a position that can’t be read.\n{error}", "position")
    yield from option_findings(exercise.options, CARD_CODES)
