"""An estimate answered through the page: the truth is worked out here, from the exercise, and never read off it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from expeditions_widgets.lessons.estimate_session import EstimateSession, judged
from expeditions_widgets.lessons.verdict import Judgement

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from expeditions_widgets.experiments.measures import Measure
    from expeditions_widgets.lessons import EstimateExercise

MILLISECONDS_TO_FIND = 60_000
"""An experiment takes a second or two; a busy machine more."""


def truth_of(exercise: EstimateExercise) -> Measure:
    """Return what the exercise's experiment comes to."""
    session = EstimateSession(exercise)
    assert session.find(float("inf"))
    assert session.truth
    return session.truth


def guess_of(exercise: EstimateExercise, judgement: Judgement) -> tuple[float, str]:
    """Return a number on the scale that deserves this judgement, the one in the middle of them, and what is said."""
    truth = truth_of(exercise)
    found = [(guess, judged(exercise, guess, truth)) for guess in exercise.scale.guesses()]
    fitting = [(guess, verdict.text) for guess, verdict in found if verdict.judgement is judgement]
    return fitting[len(fitting) // 2]


def commit(group: Locator, guess: float) -> None:
    """Type a number and commit to it, by mouse, and wait until the truth is shown."""
    group.get_by_role("spinbutton").fill(f"{guess:g}")
    group.get_by_role("button", name="Commit").click()
    expect(group.locator("[data-result]")).to_be_visible(timeout=MILLISECONDS_TO_FIND)


def right(group: Locator, exercise: EstimateExercise) -> None:
    """Give a right answer."""
    commit(group, guess_of(exercise, Judgement.RIGHT)[0])


def wrong(group: Locator, exercise: EstimateExercise) -> str:
    """Give a wrong answer; return the reaction that the page must show."""
    guess, reaction = guess_of(exercise, Judgement.NOT_RIGHT)
    commit(group, guess)
    return reaction
