"""What a page says when its kernel or its server is gone, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

SOON = 4_000
"""Milliseconds: three seconds, and one for a busy machine."""
MILLISECONDS_TO_START = 30_000


def note(page: Page) -> Locator:
    """Return the page's note about it; empty while all is well."""
    return page.locator(".exp-site-lost")


def load_again(page: Page) -> None:
    """Press the note's button, and wait until the page is there again."""
    with page.expect_navigation(wait_until="commit"):
        note(page).get_by_role("button", name="Load the page again").click()
    expect(page.locator("#getting-ready")).to_have_count(0, timeout=MILLISECONDS_TO_START)
