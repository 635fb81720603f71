"""A page that is made to send more than a server takes: it says so, and what was kept before is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from expeditions_widgets.hosting.messages.connection import LARGEST_MESSAGE
from tests.browser.harness.axe import axe
from tests.browser.harness.table import SAVE_KEY, board, expect_step, turn_by_mouse
from tests.browser.harness.watch import problems

if TYPE_CHECKING:
    from tests.browser.conftest import Visit


def test_a_text_too_long_to_be_taken_is_told_and_nothing_else_is_lost(visit: Visit) -> None:
    page = visit("notebooks/review.ipynb")
    field = page.get_by_role("textbox").first
    field.fill("9" * LARGEST_MESSAGE)
    page.locator("form button[type=submit], form button").first.click()
    note = page.locator(".exp-site-lost")
    expect(note).to_contain_text("The server could not take your last step", timeout=4_000)
    assert axe(page) == []
    with page.expect_navigation(wait_until="commit"):
        note.get_by_role("button", name="Load the page again").click()
    expect(page.get_by_role("textbox").first).to_be_visible()
    expect(note).to_be_empty()
    problems(page).clear()


@pytest.mark.soak
def test_a_save_that_is_too_long_is_passed_over(visit: Visit) -> None:
    page = visit("notebooks/play-cards.ipynb", query="seed=482913&dealer=B")
    turn_by_mouse(board(page))
    size = [SAVE_KEY, LARGEST_MESSAGE]
    page.evaluate("([key, size]) => { sessionStorage[key] = localStorage[key] = 'x'.repeat(size) }", size)
    page.reload()
    expect_step(board(page), 1)
    assert page.locator(".exp-site-lost").inner_text() == ""
