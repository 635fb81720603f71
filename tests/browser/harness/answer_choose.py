"""Answers a *choose* exercise on its page: a right option, and a wrong one with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.harness.table import focused

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from expeditions_widgets.lessons.exercise import OptionsExercise

MOST_TABS = 60


def option(group: Locator, index: int) -> Locator:
    """Return an option's button by its place from 0."""
    return group.locator(f'[data-key="option-{index + 1}"]')


def index_of(exercise: OptionsExercise, *, is_right: bool) -> int:
    """Return the first option that is right, or the first that is not."""
    return next(index for index, option in enumerate(exercise.options) if option.right is is_right)


def right(group: Locator, exercise: OptionsExercise) -> None:
    """Choose the first right option."""
    option(group, index_of(exercise, is_right=True)).click()


def right_by_keys(group: Locator, exercise: OptionsExercise) -> None:
    """Choose it with the keyboard alone."""
    page, wanted = group.page, option(group, index_of(exercise, is_right=True))
    for _ in range(MOST_TABS):
        if focused(page).count() and wanted.evaluate("one => one === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab never leads to the option.")


def wrong(group: Locator, exercise: OptionsExercise) -> str:
    """Choose the first wrong option; return its reason."""
    index = index_of(exercise, is_right=False)
    option(group, index).click()
    return exercise.options[index].reason
