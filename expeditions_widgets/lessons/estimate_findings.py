"""What `expeditions check` holds against an *estimate*: its truth is looked for, and guesses are judged by it."""

from collections.abc import Iterator

from expeditions_widgets.drawing.figures import with_unit
from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.experiments.measures import Measure
from expeditions_widgets.lessons.estimate_exercise import EstimateExercise
from expeditions_widgets.lessons.estimate_session import EstimateSession, judged, shown
from expeditions_widgets.lessons.found import Found
from expeditions_widgets.lessons.verdict import Judgement


def estimate_findings(exercise: EstimateExercise, *, simulate: bool = True) -> Iterator[Found]:
    """Yield each fault of an *estimate*; its experiment is run to the end, unless `simulate` leaves that out."""
    if not exercise.label.strip():
        yield Found("does not say what number it asks for.", "label")
    try:
        exercise.start()
    except FaultyTextError as error:
        yield Found(f"has a position that can’t be read.\n{error}", "position")
    scale = exercise.scale
    if not scale.leads_on:
        yield Found(
            "has a scale that makes no sense: it goes from low up to high in steps above 0 and starts in between.",
            "scale",
        )
        return
    if not simulate:
        return
    session = EstimateSession(exercise)
    try:
        session.find(float("inf"))
    except Exception as error:  # noqa: BLE001 - whatever an author's experiment raises is the finding
        yield Found(f"has a truth that can’t be found: {type(error).__name__}: {error}", "truth")
        return
    if session.truth:
        yield from _truth_findings(exercise, session.truth)


def _truth_findings(exercise: EstimateExercise, truth: Measure) -> Iterator[Found]:
    scale = exercise.scale
    if not scale.low <= truth.value <= scale.high:
        yield Found(
            f"has a truth that is not on its scale: {with_unit(shown(exercise, truth.value), scale.unit)}.", "scale"
        )
        return
    if truth.reach > exercise.tolerance:
        reach, tolerance = (
            with_unit(shown(exercise, width), scale.unit) for width in (truth.reach, exercise.tolerance)
        )
        yield Found(
            f"has a truth known to ±{reach}, wider than its tolerance of {tolerance}, so that no guess is right.",
            "tolerance",
        )
    verdicts = [judged(exercise, guess, truth) for guess in scale.guesses()]
    if all(verdict.judgement is Judgement.NOT_RIGHT for verdict in verdicts):
        yield Found("has no right guess on its scale: make the steps smaller or the tolerance wider.", "tolerance")
    wrong = {verdict.text for verdict in verdicts if verdict.judgement is Judgement.NOT_RIGHT}
    if not wrong:
        yield Found("has no wrong guess: make the tolerance smaller or the scale longer.", "tolerance")
    elif not all(text.strip() for text in wrong):
        yield Found("says nothing to some guesses that are wrong.", "too_low")
    for part, text in (("too_low", exercise.too_low), ("too_high", exercise.too_high)):
        if wrong and text.strip() and text not in wrong:
            yield Found(f"never says “{text}”: no guess on its scale is so far off.", part)
