"""Every lesson from its first page to its last: each exercise with a wrong answer, its reaction, and a right one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.harness.answering import WAYS, exercises_of
from tests.browser.harness.axe import axe
from tests.browser.harness.lesson import dots
from tests.notebooks.store import CHECKOUT, notebooks

if TYPE_CHECKING:
    from pathlib import Path

    from expeditions_widgets.lessons import Exercise
    from tests.browser.conftest import Visit

LESSONS = [path for path in notebooks() if path.is_relative_to(CHECKOUT / "tutorials")]
BY_KEYS = [CHECKOUT / "tutorials/cards/02-a-turn.ipynb", CHECKOUT / "tutorials/cards/07-a-match.ipynb"]
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


@pytest.mark.parametrize("path", LESSONS, ids=name)
def test_a_lesson_by_mouse(visit: Visit, path: Path) -> None:
    exercises, met = exercises_of(path), 0
    page = visit(path.relative_to(CHECKOUT).as_posix())
    pages = dots(page).count()
    for number in range(1, pages + 1):
        expect(dots(page).nth(number - 1)).to_have_attribute("aria-current", "page")
        on_view = shown(page, exercises)
        for group, exercise in on_view:
            way = WAYS[type(exercise)]
            words = way.wrong(group, exercise)
            if words:
                expect(group).to_contain_text(words, timeout=MILLISECONDS_TO_SIMULATE)
                expect(group.locator("[data-done]")).to_have_count(0)
        assert axe(page) == [], number
        for group, exercise in on_view:
            again = group.get_by_role("button", name="Try again")
            if again.get_attribute("aria-disabled") != "true":
                again.click()
            expect(verdict(group)).to_have_count(0)
            WAYS[type(exercise)].right(group, exercise)
            expect_solved(group)
        met += len(on_view)
        if number < pages:
            page.get_by_role("button", name="Next", exact=True).click()
    assert met == len(exercises)
    expect(page.get_by_role("navigation", name="Pages of this lesson").locator("[data-state=done]")).not_to_have_count(
        0
    )
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
