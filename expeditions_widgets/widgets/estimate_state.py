"""What the page shows of an *estimate*: the controls, then the guess and the truth on one line, in places and words."""

from math import ceil, floor, log10

from expeditions_widgets.drawing.figures import with_unit
from expeditions_widgets.experiments.measures import Measure
from expeditions_widgets.lessons.estimate_exercise import EstimateExercise, Scale
from expeditions_widgets.lessons.estimate_session import EstimateSession, accepted_span, shown, spoken, truth_in_words
from expeditions_widgets.widgets.protocol import Estimate, Line, Tick, Truth

_TICKS = 6
"""How many numbers stand along a line at most."""


def estimate_state(session: EstimateSession, stands_at: float, fault: str | None) -> Estimate:
    """Return an estimate as it stands; the controls of one not committed to stand at `stands_at`.

    The truth is in there only beside a guess.
    """
    exercise, guess, scale = session.exercise, session.guess, session.exercise.scale
    waiting = session.is_finding
    return {
        "label": exercise.label,
        "unit": scale.unit,
        "low": float(scale.low),
        "high": float(scale.high),
        "step": float(scale.step),
        "value": float(stands_at),
        "numberLabel": "The same as a number",
        "about": about(exercise),
        "fault": fault,
        "commit": {"id": "commit", "label": "Commit", "look": "main"} if guess is None else None,
        "progress": {"label": "The truth is being worked out", "share": session.share_found} if waiting else None,
        "line": None if guess is None else _line(exercise, guess, session.truth),
        "result": result(exercise, guess, session.truth) if guess is not None and session.truth else "",
    }


def about(exercise: EstimateExercise) -> str:
    """Return in words what counts as right, and how the truth is found."""
    tolerance = with_unit(spoken(exercise.tolerance), exercise.scale.unit)
    near = f"Up to {tolerance} off counts as right." if exercise.tolerance else "The exact number counts as right."
    return f"{near} How the truth is found: {exercise.truth.how}."


def result(exercise: EstimateExercise, guess: float, truth: Measure) -> str:
    """Return the guess and the truth in words, with how sure the truth is."""
    return f"You said {with_unit(spoken(guess), exercise.scale.unit)}. {truth_in_words(exercise, truth)}"


def _line(exercise: EstimateExercise, guess: float, truth: Measure | None) -> Line:
    scale = exercise.scale
    low, high = (with_unit(spoken(end), scale.unit) for end in (scale.low, scale.high))
    text = f"A line from {low} to {high}. "
    text += result(exercise, guess, truth) if truth else f"You said {with_unit(spoken(guess), scale.unit)}."
    return {
        "text": text,
        "ticks": [_tick(scale, number, spoken(number)) for number in _round_numbers(scale)],
        "guess": _tick(scale, guess, f"You: {spoken(guess)}"),
        "truth": _truth(exercise, truth) if truth else None,
    }


def _truth(exercise: EstimateExercise, truth: Measure) -> Truth:
    scale = exercise.scale
    return {
        "mark": _tick(scale, truth.value, f"Truth: {shown(exercise, truth.value)}"),
        "likely": [_place(scale, edge) for edge in (truth.low, truth.high)],
        "accepted": [_place(scale, edge) for edge in accepted_span(exercise, truth)],
    }


def _tick(scale: Scale, number: float, label: str) -> Tick:
    return {"at": _place(scale, number), "label": label}


def _place(scale: Scale, number: float) -> float:
    return min(1.0, max(0.0, (number - scale.low) / (scale.high - scale.low)))


def _round_numbers(scale: Scale) -> list[float]:
    """Return round numbers along a scale, as many as fit."""
    span = scale.high - scale.low
    power = 10.0 ** floor(log10(span / _TICKS))
    step = next(power * factor for factor in (1, 2, 5, 10) if span / (power * factor) < _TICKS)
    return [step * number for number in range(ceil(scale.low / step), floor(scale.high / step) + 1)]
