"""Every lesson from its first page to its last: exercises with a wrong answer, its reaction, and a right one.

Every run answers the first exercise of each kind in some lessons, which hold every kind; `make soak` answers all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.harness.answering import WAYS, exercises_of
from tests.browser.harness.axe import axe
from tests.browser.harness.lesson import dots
from tests.browser.harness.view import in_soak
from tests.notebooks.store import CHECKOUT, notebooks

if TYPE_CHECKING:
    from pathlib import Path

    from expeditions_widgets.lessons import Exercise
    from tests.browser.conftest import Visit

LESSONS = [path for path in notebooks() if path.is_relative_to(CHECKOUT / "tutorials")]
SHOWING_EVERY_KIND = [
    CHECKOUT / "tutorials" / f"{lesson}.ipynb"
    for lesson in (
        "cards/01-first-expedition",
        "cards/04-wagers",
        "cards/08-scoring-workshop",
        "cards/09-should-i-wager",
        "cards/12-whole-round",
        "routes/03-blue-and-red",
        "routes/05-the-end",
        "routes/06-a-guided-game",
    )
]
BY_KEYS = [CHECKOUT / "tutorials/cards/02-a-turn.ipynb", *in_soak(CHECKOUT / "tutorials/cards/07-a-match.ipynb")]
MILLISECONDS_TO_SIMULATE = 60_000
"""A simulated answer takes a few seconds on a machine of its own."""


def name(path: Path) -> str:
    return path.stem


def shown(page: Page, exercises: list[Exercise]) -> list[tuple[Locator, Exercise]]:
    """Return the exercises of the page on view, each with its widget."""
    groups = page.get_by_role("group", name="Exercise")
    return [
        (group, exercise)
        for number, exercise in enumerate(exercises, start=1)
        if (group := groups.and_(page.get_by_role("group", name=f"Exercise {number}", exact=True))).is_visible()
    ]


def verdict(group: Locator) -> Locator:
    return group.locator(".exp-note[data-verdict]")


def expect_solved(group: Locator) -> None:
    expect(group.locator("[data-done]")).to_have_count(1, timeout=MILLISECONDS_TO_SIMULATE)


def first_of_each_kind(exercises: list[Exercise]) -> set[str]:
    return {exercise.name for exercise in {type(one): one for one in reversed(exercises)}.values()}


def answer_wrongly(group: Locator, exercise: Exercise) -> None:
    words = WAYS[type(exercise)].wrong(group, exercise)
    if words:
        expect(group).to_contain_text(words, timeout=MILLISECONDS_TO_SIMULATE)
        expect(group.locator("[data-done]")).to_have_count(0)


def answer_rightly(group: Locator, exercise: Exercise) -> None:
    again = group.get_by_role("button", name="Try again")
    if again.get_attribute("aria-disabled") != "true":
        again.click()
    expect(verdict(group)).to_have_count(0)
    WAYS[type(exercise)].right(group, exercise)
    expect_solved(group)


def walk_by_mouse(page: Page, exercises: list[Exercise], answered: set[str], *, all_clean: bool) -> None:
    """Go from a lesson's first page to its last, and answer some exercises by name, wrongly and then rightly.

    Axe looks at every page, or at the first one with an answer.
    """
    pages, met, looked = dots(page).count(), 0, False
    for number in range(1, pages + 1):
        expect(dots(page).nth(number - 1)).to_have_attribute("aria-current", "page")
        on_view = shown(page, exercises)
        wanted = [(group, exercise) for group, exercise in on_view if exercise.name in answered]
        for group, exercise in wanted:
            answer_wrongly(group, exercise)
        if all_clean or (wanted and not looked):
            assert axe(page) == [], number
            looked = True
        for group, exercise in wanted:
            answer_rightly(group, exercise)
        met += len(on_view)
        if number < pages:
            page.get_by_role("button", name="Next", exact=True).click()
    assert met == len(exercises)
    assert looked


@pytest.mark.soak
def test_some_lessons_hold_every_kind_of_exercise() -> None:
    kinds = {type(exercise) for path in SHOWING_EVERY_KIND for exercise in exercises_of(path)}
    assert kinds == {type(exercise) for path in LESSONS for exercise in exercises_of(path)}


@pytest.mark.parametrize("path", SHOWING_EVERY_KIND, ids=name)
def test_each_kind_of_exercise_in_a_lesson_by_mouse(visit: Visit, path: Path) -> None:
    exercises = exercises_of(path)
    page = visit(path.relative_to(CHECKOUT).as_posix())
    walk_by_mouse(page, exercises, first_of_each_kind(exercises), all_clean=False)
    page.get_by_role("link", name="To the front page").click()
    expect(page.get_by_role("heading", name="Where to first?")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("path", LESSONS, ids=name)
def test_a_whole_lesson_by_mouse(visit: Visit, path: Path) -> None:
    exercises = exercises_of(path)
    page = visit(path.relative_to(CHECKOUT).as_posix())
    walk_by_mouse(page, exercises, {exercise.name for exercise in exercises}, all_clean=True)
    done = page.get_by_role("navigation", name="Pages of this lesson").locator("[data-state=done]")
    expect(done).not_to_have_count(0)
    page.get_by_role("link", name="To the front page").click()
    expect(page.locator(f'[data-path="{path.relative_to(CHECKOUT).as_posix()}"]')).to_contain_text("Done.")


@pytest.mark.parametrize("path", BY_KEYS, ids=name)
def test_a_lesson_by_keys_alone(visit: Visit, path: Path) -> None:
    exercises = exercises_of(path)
    page = visit(path.relative_to(CHECKOUT).as_posix())
    pages = dots(page).count()
    for number in range(1, pages + 1):
        expect(dots(page).nth(number - 1)).to_have_attribute("aria-current", "page")
        for group, exercise in shown(page, exercises):
            WAYS[type(exercise)].right_by_keys(group, exercise)
            expect_solved(group)
        page.keyboard.press("PageDown")
    expect(page.get_by_role("link", name="To the front page")).to_be_visible()
