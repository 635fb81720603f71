"""A lesson's pages as a test's hands and eyes: which page is on view, and the way to an exercise's page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Locator, expect

from tests.browser.harness.table import exercise

if TYPE_CHECKING:
    from playwright.sync_api import Page

LESSON = "tutorials/cards/01-first-expedition.ipynb"
PAGE_NUMBER = "one => one.closest('[data-page]').dataset.page"


def dots(page: Page) -> Locator:
    """Return the links to the pages, in order."""
    return page.get_by_role("navigation", name="Pages of this lesson").get_by_role("link")


def heading(page: Page) -> Locator:
    """Return the shown page's heading."""
    return page.locator('[aria-level="1"]')


def go_to_page(page: Page, number: int) -> None:
    """Open a page by its dot."""
    dots(page).nth(number - 1).click()
    expect(dots(page).nth(number - 1)).to_have_attribute("aria-current", "page")


def go_to_exercise(page: Page, number: int) -> Locator:
    """Open the page that holds an exercise, and return the exercise."""
    hidden = page.get_by_role("group", name=f"Exercise {number}", exact=True, include_hidden=True)
    go_to_page(page, int(hidden.evaluate(PAGE_NUMBER)))
    return exercise(page, number)
