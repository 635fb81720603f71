"""A match's review in the browser: a pasted record, faults told, positions to try again, a reload, a match's own."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.harness.axe import axe
from tests.browser.harness.table import SAVE_KEY, board, card, live, place
from tests.browser.harness.view import LAPTOP_AT_NIGHT, PHONE, BrowserView, in_soak
from tests.browser.harness.watch import watch
from tests.play.records import BLUNDER, FIRST_TURN, WHOLE

if TYPE_CHECKING:
    from tests.browser.conftest import Visit

APP = "notebooks/review.ipynb"
MATCH = "notebooks/play-cards.ipynb"
PATIENCE = 60_000
"""Milliseconds for a review to be done; without compiled code it takes its time."""


def page_of(page: Page) -> Locator:
    return board(page, "Review of a match")


def paste(review: Locator, record: str) -> None:
    review.get_by_label("Record of the match").fill(record)
    review.get_by_role("button", name="Review", exact=True).click()


def first_retry(review: Locator) -> Locator:
    found = review.locator("[data-key^=button-review-]").first
    expect(found).to_be_visible(timeout=PATIENCE)
    return found


def test_a_pasted_record_is_reviewed_its_blunder_tried_again_and_a_reload_keeps_it(visit: Visit) -> None:
    page = visit(APP)
    review = page_of(page)
    paste(review, FIRST_TURN.replace("hT p", "hX p"))
    field = review.get_by_label("Record of the match")
    expect(field).to_be_focused()
    expect(field).to_have_value(FIRST_TURN.replace("hT p", "hX p"))
    expect(review.locator('[data-fault="record"]')).to_contain_text("Line 11, character 4: 'hX' is no action")

    paste(review, FIRST_TURN)
    again = first_retry(review)
    expect(live(review)).to_contain_text("The review is done.")
    choice = review.locator(".exp-review-choices details").first
    choice.locator("summary").click()
    expect(choice).to_contain_text("The seven of hearts first would be worth")
    assert axe(page) == []

    again.focus()
    page.keyboard.press("Enter")
    expect(review.locator("[data-heading]")).to_be_focused()
    card(review, "hT").click()
    place(review, "own-h").click()
    expect(review.locator('[data-verdict="wrong"]')).to_contain_text("behind the best")
    review.get_by_role("button", name="Try again").click()
    card(review, "dK").click()
    place(review, "discard-d").click()
    expect(review.locator('[data-verdict="right"]')).to_contain_text("as far as one can tell")
    review.get_by_role("button", name="Back to the review").click()
    expect(first_retry(review)).to_contain_text("solved")

    page.reload()
    expect(first_retry(page_of(page))).to_contain_text("solved")


@pytest.mark.parametrize("seen", [*in_soak(LAPTOP_AT_NIGHT), PHONE], ids=str)
def test_it_shows_choices_while_the_rest_is_priced_and_axe_finds_nothing(visit: Visit, seen: BrowserView) -> None:
    page = visit(APP, seen)
    review = page_of(page)
    paste(review, BLUNDER)
    expect(review.get_by_role("progressbar")).to_be_visible()
    expect(review.locator(".exp-review-choices > li").first).to_be_visible(timeout=PATIENCE)
    first_retry(review)
    expect(review.get_by_role("progressbar")).to_have_count(0, timeout=PATIENCE)
    review.locator(".exp-review-choices summary").first.click()
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_finished_match_leads_to_its_own_review(visit: Visit) -> None:
    page = visit(MATCH)
    page.evaluate("([key, text]) => { sessionStorage.clear(); localStorage.setItem(key, text); }", [SAVE_KEY, WHOLE])
    page.reload()
    with page.context.expect_page() as opened:
        board(page).get_by_role("link", name="Review this match").click()
    other = opened.value
    watch(other)
    expect(page_of(other).get_by_role("heading", name="Scout wins the match, 47 to 26.")).to_be_visible()
    kept = json.loads(other.evaluate("localStorage.getItem('expeditions:cards:review')"))
    assert kept["record"].split() == WHOLE.split()
    other.goto("about:blank")
