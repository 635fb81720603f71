"""The playtest's page: its answers are clean on a desk and on a phone, and the sample is played by keys alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.harness.axe import axe
from tests.browser.harness.view import LAPTOP, PHONE, BrowserView, in_soak

if TYPE_CHECKING:
    from tests.browser.conftest import Visit

PAGE = "notebooks/playtest.ipynb"


@pytest.mark.parametrize("seen", [*in_soak(LAPTOP), PHONE], ids=str)
def test_the_answers_are_clean_and_the_sample_is_played_by_keys(visit: Visit, seen: BrowserView) -> None:
    page = visit(PAGE, seen)
    expect(page.get_by_role("heading", name="What does skill buy?")).to_be_visible()
    play = page.get_by_role("button", name="Play them")
    play.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("over 20,000 rounds").first).to_be_visible()
    expect(play).to_have_count(0)
    drawn = page.locator(".exp-chart-drawing:visible svg[role=img]")
    expect(drawn).to_have_count(10)
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
