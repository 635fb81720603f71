"""A room's hands, counted on a presented page by keys alone: taken back, told, kept over a reload, and saved."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.harness.axe import axe
from tests.browser.harness.lesson import LESSON
from tests.browser.harness.table import exercise, live

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visit

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
    page.keyboard.press("PageDown")
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
    assert axe(page) == []
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
