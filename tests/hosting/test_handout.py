"""A lesson on paper: complete, in one file that fetches nothing, and its answers nowhere but on the last page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from expeditions_widgets.hosting.handout import printed
from expeditions_widgets.hosting.handout.lesson_page import handout
from expeditions_widgets.lessons.estimate_exercise import EstimateExercise
from expeditions_widgets.lessons.exercise import GoalExercise, OptionsExercise
from expeditions_widgets.lessons.record_exercise import RecordExercise
from tests.hosting.handouts import TUTORIALS, Page, lesson_of

if TYPE_CHECKING:
    from pathlib import Path

    from expeditions_widgets.lessons.exercise import Exercise


@pytest.fixture(autouse=True)
def _no_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    # The charts' deals take half a minute where nothing is compiled; test_charted draws one.
    monkeypatch.setattr(printed, "charted", lambda chart: f"<p>{chart.text()}</p>")


def tasks_of(exercise: Exercise) -> list[str]:
    asked = [question.text for question in exercise.questions] if isinstance(exercise, RecordExercise) else []
    return [exercise.task, *asked]


def giving_away(exercise: Exercise) -> list[str]:
    """Return every sentence of an exercise that is an answer or leads to one."""
    found = [exercise.praise, *exercise.hints]
    if isinstance(exercise, OptionsExercise):
        found += [option.reason for option in exercise.options]
    if isinstance(exercise, RecordExercise):
        found += [option.reason for question in exercise.questions for option in question.options]
    if isinstance(exercise, GoalExercise):
        found += [exercise.otherwise, *(reaction.text for reaction in exercise.reactions)]
    if isinstance(exercise, EstimateExercise):
        found += [exercise.too_low, exercise.too_high]
    return [sentence for sentence in found if sentence]


@pytest.mark.parametrize("path", TUTORIALS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_lesson_is_complete_on_paper_and_gives_nothing_away(path: Path) -> None:
    lesson, exercises = lesson_of(path, answers=False)
    page = Page(handout(lesson))
    assert page.tasks == [task for exercise in exercises for task in tasks_of(exercise)]
    assert [sentence for each in exercises for sentence in giving_away(each) if sentence in page.asked] == []
    assert page.answered == ""
    assert {"script", "iframe", "object", "link", "img", "input", "button"}.isdisjoint(page.tags)
    assert page.handlers == []
    assert len(set(page.ids)) == len(page.ids)
    assert {f"#{each}" for each in page.ids} >= set(page.addresses)
