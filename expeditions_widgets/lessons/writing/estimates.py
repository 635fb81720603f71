"""From a form to an *estimate*: its question, one of those that deals or counting can answer, and its numbers."""

import math
from typing import Final

from expeditions_widgets.engine.cards import SUITS
from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.experiments.measures import (
    Experiment,
    counted,
    gain_from_wagers,
    mean_result,
    share_below_zero,
)
from expeditions_widgets.experiments.wager_trials import ARMS, WagerTrials
from expeditions_widgets.lessons.estimate_exercise import EstimateExercise, Scale
from expeditions_widgets.lessons.found import Found
from expeditions_widgets.lessons.writing.draft import Draft

QUESTIONS: Final = {
    "counted": "a number that I counted myself",
    "mean": "the mean result of a suit, over many deals",
    "below": "how often a suit ends below zero, in percent",
    "gain": "what wagers add to a suit’s mean result",
}
"""What can be asked for."""

_SIMULATED: Final = {"mean": mean_result, "below": share_below_zero, "gain": gain_from_wagers}
_NUMBERS: Final = {
    "low": "lowest number",
    "high": "highest number",
    "start": "number it starts at",
    "step": "step",
    "tolerance": "tolerance",
}
_AT_FIRST: Final = {"step": "1", "tolerance": "0"}
_MOST_STEPS: Final = 2000
_MOST_SIZE: Final = 1_000_000


def is_simulated(draft: Draft) -> bool:
    """Whether an *estimate*'s truth takes many deals to find."""
    return draft.text("measure") in _SIMULATED


def read_estimate(draft: Draft, name: str) -> tuple[EstimateExercise | None, list[Found]]:
    """Return the exercise, None if a part of it can't be read, and why."""
    faults: list[Found] = []
    numbers = {field: _number(draft, field, called, faults) for field, called in _NUMBERS.items()}
    low, high, step = numbers["low"], numbers["high"], numbers["step"]
    if not faults and step <= 0:
        faults.append(Found("has a step that leads nowhere; make it larger than 0.", "step"))
    elif not faults and (high - low) / step > _MOST_STEPS:
        faults.append(Found(f"has a scale of more than {_MOST_STEPS:,} steps; make the step larger.", "step"))
    truth = _truth(draft, faults)
    if faults or truth is None:
        return None, faults
    whole = all(float(numbers[field]).is_integer() for field in ("low", "high", "start", "step"))
    return EstimateExercise(
        name=name,
        task=draft.text("task"),
        detail=draft.text("detail"),
        label=draft.text("label"),
        scale=Scale(
            low,
            high,
            start=numbers["start"],
            unit=draft.text("unit"),
            step=step,
            decimals=0 if draft.text("measure") == "below" or (whole and not is_simulated(draft)) else 1,
        ),
        truth=truth,
        tolerance=numbers["tolerance"],
        too_low=draft.text("too_low"),
        too_high=draft.text("too_high"),
        position=draft.line("position"),
        hints=draft.lines("hints"),
        praise=draft.text("praise"),
        lanes=draft.text("lanes").replace(",", ""),
        rule=draft.text("rule"),
    ), faults


def _truth(draft: Draft, faults: list[Found]) -> Experiment | None:
    question = draft.text("measure") or "counted"
    if question not in _SIMULATED:
        before = len(faults)
        value = _number(draft, "value", "number that is right", faults)
        how = draft.text("how")
        if not how:
            faults.append(Found("does not say how its number was counted.", "how"))
        return counted(value, how) if len(faults) == before else None
    suit = draft.text("suit") or SUITS[1].value
    wagers = int(draft.text("wagers")) if draft.text("wagers") in map(str, ARMS) else 0
    trials = WagerTrials(draft.line("position"), suit, seed=draft.text("seed") or "lesson")
    try:
        trials.start(wagers)
    except FaultyTextError as error:
        faults.append(Found(f"has a position that can’t be read.\n{error}", "position"))
    except ValueError as error:
        faults.append(Found(f"has a position that its deals can’t start from. {error}", "position"))
    if question == "gain" and not wagers:
        faults.append(Found("asks what wagers add, and lays none: choose one, two or three.", "wagers"))
    return _SIMULATED[question](trials, wagers)


def _number(draft: Draft, field: str, called: str, faults: list[Found]) -> float:
    text = (draft.text(field) or _AT_FIRST.get(field, "")).replace("−", "-").replace(",", ".")
    if not text:
        faults.append(Found(f"does not say its {called}. Type a number, as in -30.", field))
        return 0
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if math.isnan(number):
        faults.append(Found(f"has a {called} that is no number: {draft.text(field)}. Type one, as in -30.", field))
        return 0
    if abs(number) > _MOST_SIZE:
        size = f"{_MOST_SIZE:,}"
        faults.append(Found(f"has a {called} that is too large: {draft.text(field)}. Stay within {size}.", field))
        return 0
    return int(number) if number.is_integer() else number
