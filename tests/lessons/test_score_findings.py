"""A broken *score* exercise is reported by a sentence of its own; a good one by none."""

from dataclasses import replace

import pytest

from expeditions_widgets.lessons import Exercise
from expeditions_widgets.lessons.findings import findings
from expeditions_widgets.lessons.score_session import ScoreSession
from tests.lessons.score_exercises import ANNA, PRACTICE


@pytest.mark.parametrize("exercise", [ANNA, PRACTICE, replace(ANNA, lanes="hc", total=False)])
def test_a_good_exercise_has_no_finding(exercise: Exercise) -> None:
    assert list(findings(exercise)) == []


BROKEN = {
    "no task": (replace(ANNA, task=" "), "no task"),
    "no hint": (replace(PRACTICE, hints=()), "no hint"),
    "no praise": (replace(ANNA, praise=""), "nothing to a right answer"),
    "a position that can't be read": (replace(ANNA, position="h43"), "position that can’t be read"),
    "a card that lies twice": (replace(ANNA, position="h44"), "position that can’t be read"),
    "a box that there is not": (replace(ANNA, boxes=("sum", "price")), "price"),
    "nothing to score": (replace(ANNA, position="", total=False), "no expedition"),
    "a round score of some suits": (replace(ANNA, lanes="h"), "not every suit has a row"),
    "no box at all": (replace(ANNA, boxes=(), total=False), "no box to fill in"),
}


@pytest.mark.parametrize(("exercise", "words"), BROKEN.values(), ids=BROKEN)
def test_a_broken_exercise_is_reported_by_one_sentence(exercise: Exercise, words: str) -> None:
    (finding,) = findings(exercise)
    assert words in finding


def test_a_session_that_takes_a_wrong_number_for_right_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ScoreSession, "_is_right", lambda *_: True)
    found = list(findings(ANNA))
    assert "takes a wrong number for right: Spades: sum." in found
