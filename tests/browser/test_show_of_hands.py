"""A room's hands, counted on a presented page by keys alone: taken back, told, kept over a reload, and saved."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.harness.axe import axe
from tests.browser.harness.lesson import LESSON, go_to_exercise
from tests.browser.harness.table import exercise, live
from tests.browser.harness.view import view

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visit
    from tests.browser.harness.view import BrowserView

MOST_TABS = 60


def tab_to(page: Page, key: str) -> None:
    """Press Tab until the element with this key has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.key") == key:
            return
    raise AssertionError(f"Tab does not lead to {key}.")


def expect_counts(question: Locator, counts: list[str]) -> None:
    """Wait until the bars have these counts."""
    expect(question.locator(".exp-hands-bar b")).to_have_text(counts)


def test_hands_are_counted_told_kept_and_saved_by_keys_alone(visit: Visit) -> None:
    page = visit(LESSON, query="present=1")
    question = exercise(page, 3)
    page.keyboard.press("n")
    expect(question).to_be_visible()
    tab_to(page, "button-hands")
    page.keyboard.press("Enter")
    expect_counts(question, ["0", "0", "0", "0"])
    # Faster than the kernel answers.
    for key in "3312331u":
        page.keyboard.press(key)
    expect(live(question)).to_have_text("Taken back. 1 hand for answer 1. 6 in all.")
    expect_counts(question, ["1", "1", "4", "0"])
    expect(question.locator("[data-told], [data-mark]")).to_have_count(0)
    page.keyboard.press("r")
    expect(question.locator("[data-told]")).to_have_text("4 of 6 hands went up for the right answer.")
    expect(question.locator('[data-mark="right"]')).to_contain_text("The 2 and the 6 of hearts")
    tab_to(page, "button-hands-file")
    with page.expect_download() as download:
        page.keyboard.press("Enter")
    assert download.value.suggested_filename == "hands-your-first-expedition.csv"
    with Path(download.value.path()).open(encoding="utf-8-sig", newline="") as text:
        rows = list(csv.DictReader(text))
    assert [(row["hands"], row["right"]) for row in rows] == [("1", "no"), ("1", "no"), ("4", "yes"), ("0", "no")]
    assert {row["lesson"] for row in rows} == {"Your first expedition"}
    page.reload()
    expect_counts(question, ["1", "1", "4", "0"])
    # On the page itself, without a step into the count.
    page.keyboard.press("4")
    expect_counts(question, ["1", "1", "4", "1"])


@pytest.mark.soak
@pytest.mark.parametrize("seen", [view(1280, 800), view(1024, 768, "dark"), view(360, 780), view(1920, 1080)], ids=str)
@pytest.mark.parametrize(("lesson", "number"), [(LESSON, 3), ("tutorials/cards/09-should-i-wager.ipynb", 1)])
def test_a_count_is_clean_and_fits_before_and_after_the_reveal(
    visit: Visit, seen: BrowserView, lesson: str, number: int
) -> None:
    page = visit(lesson, seen, query="present=1&motion=off")
    question = go_to_exercise(page, number)
    question.locator("[data-key=button-hands]").click()
    expect(question.locator(".exp-hands-row").first).to_be_visible()
    for key in "112333":
        page.keyboard.press(key)
    expect(question.locator("[data-said]")).to_contain_text("6 in all")
    for _ in range(2):
        assert axe(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if seen.width > 360:
            rows = question.locator(".exp-hands-row")
            expect(rows.first).to_be_in_viewport(ratio=1)
            expect(rows.last).to_be_in_viewport()
        # An estimate's truth may still be worked out: till then there is nothing to show.
        expect(question.locator("[data-key=reveal]")).to_be_visible()
        if question.locator("[data-told]").count() == 0:
            page.keyboard.press("r")
        expect(question.locator("[data-told]")).to_be_visible()
