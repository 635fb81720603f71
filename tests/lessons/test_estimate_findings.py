"""A broken estimate is reported by a sentence of its own; a good one by none."""

from dataclasses import replace

import pytest

from expeditions_widgets.experiments.measures import Measure, counted, mean_result
from expeditions_widgets.lessons import EstimateExercise, Scale
from expeditions_widgets.lessons.findings import findings
from tests.experiments.hands import FEW
from tests.lessons.estimates import REACHED, broken, slow

SIMULATED = replace(
    REACHED, scale=Scale(-40, 60, start=0, unit="points"), truth=mean_result(FEW, 0), tolerance=8, position=FEW.view
)
BROKEN = {
    "no task": (replace(REACHED, task=" "), "no task"),
    "no hint": (replace(REACHED, hints=()), "no hint"),
    "no praise": (replace(REACHED, praise=""), "nothing to a right answer"),
    "no label": (replace(REACHED, label=""), "what number it asks for"),
    "a table that can't be read": (replace(REACHED, position="A h43"), "position that can’t be read"),
    "a scale upside down": (replace(REACHED, scale=Scale(100, 0, start=50, unit="%")), "scale that makes no sense"),
    "a scale without steps": (replace(REACHED, scale=Scale(0, 9, start=5, unit="", step=0)), "makes no sense"),
    "a start off the scale": (replace(REACHED, scale=Scale(0, 100, start=101, unit="%")), "makes no sense"),
    "a truth that can't be found": (replace(REACHED, truth=broken()), "ZeroDivisionError: no deals"),
    "a truth off the scale": (replace(REACHED, truth=counted(137.5, "")), "not on its scale: 137.5\xa0%"),
    "no wrong guess": (replace(REACHED, tolerance=63), "no wrong guess"),
    "no right guess": (replace(REACHED, tolerance=0.2), "no right guess"),
    "a truth known too little": (replace(REACHED, truth=slow(2, Measure(30, 20, 40))), "±10.0\xa0%, wider"),
    "nothing said to a low guess": (replace(REACHED, too_low=" "), "nothing to some guesses that are wrong"),
    "a reaction nothing leads to": (replace(REACHED, tolerance=40), "never says “More often than that.”"),
}


@pytest.mark.parametrize("exercise", [REACHED, SIMULATED], ids=["counted", "simulated"])
def test_a_good_estimate_has_no_finding(exercise: EstimateExercise) -> None:
    assert list(findings(exercise)) == []


@pytest.mark.parametrize(("exercise", "words"), BROKEN.values(), ids=BROKEN)
def test_a_broken_estimate_is_reported_by_one_sentence(exercise: EstimateExercise, words: str) -> None:
    (finding,) = findings(exercise)
    assert words in finding
