"""A lesson as pages: next and back, by buttons and keys; links, history, progress; and paper, which has no pages."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.harness.axe import axe
from tests.browser.harness.lesson import LESSON, dots, go_to_page, heading
from tests.browser.harness.table import card, exercise, focused, place
from tests.browser.harness.view import PHONE_AT_NIGHT

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visit
    from tests.browser.harness.site import Site

HEADINGS = [
    "Your first expedition",
    "Only upwards",
    "When nothing fits: discard",
    "Then draw",
    "A wager comes first",
    "A whole turn",
    "You can play",
]


def expect_page(page: Page, number: int) -> None:
    """Wait until a page is on view, and only that one."""
    expect(heading(page)).to_contain_text(HEADINGS[number - 1])
    expect(dots(page).nth(number - 1)).to_have_attribute("aria-current", "page")
    expect(page.locator(".exp-site-text:visible")).to_have_count(1)


def test_next_and_back_lead_through_every_page_and_then_home(visit: Visit) -> None:
    page = visit(LESSON)
    expect_page(page, 1)
    expect(page.get_by_text("Card course, lesson 1")).to_be_visible()
    expect(page.get_by_role("button", name="Back", exact=True)).to_have_count(0)
    for number in range(2, len(HEADINGS) + 1):
        page.get_by_role("button", name="Next", exact=True).click()
        expect_page(page, number)
        expect(heading(page)).to_be_focused()
        assert page.evaluate("scrollY") == 0
        expect(page).to_have_title(f"{HEADINGS[number - 1]} · Your first expedition · Expeditions")
    page.get_by_role("button", name="Back", exact=True).click()
    expect_page(page, 6)
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_role("button", name="Next", exact=True)).to_have_count(0)
    page.get_by_role("link", name="To the front page").click()
    expect(page.get_by_role("heading", name="Where to first?")).to_be_visible()


def test_keys_turn_the_pages_but_leave_a_board_its_own(visit: Visit) -> None:
    page = visit(LESSON)
    for key, number in (
        ("n", 2),
        ("ArrowRight", 3),
        ("ArrowLeft", 2),
        ("PageDown", 3),
        ("PageUp", 2),
        ("p", 1),
        ("p", 1),
    ):
        page.keyboard.press(key)
        expect_page(page, number)
    card(exercise(page, 1), "h3").focus()
    for key in ("ArrowRight", "n", "p", "ArrowLeft"):
        page.keyboard.press(key)
    expect(focused(page)).to_have_attribute("data-place", "discard-c")
    expect_page(page, 1)
    page.keyboard.press("PageDown")
    expect_page(page, 2)


def test_each_page_has_a_link_and_the_browsers_back_button_works(visit: Visit, site: Site) -> None:
    page = visit(LESSON)
    go_to_page(page, 4)
    go_to_page(page, 2)
    page.go_back()
    expect_page(page, 4)
    page.reload()
    expect_page(page, 4)
    page.go_back()
    expect_page(page, 1)
    page.goto(f"{site.page(LESSON)}#When-nothing-fits:-discard")
    expect_page(page, 3)
    page.goto(f"{site.page(LESSON)}#page-99")
    expect_page(page, 3)
    expect(page).to_have_url(f"{site.page(LESSON)}#page-3")


def test_a_page_that_was_left_goes_on_where_it_stood(visit: Visit) -> None:
    page = visit(LESSON)
    table = exercise(page, 1)
    card(table, "h3").click()
    go_to_page(page, 2)
    expect(table).to_have_count(0)
    go_to_page(page, 1)
    expect(card(table, "h3")).to_have_attribute("aria-pressed", "true")
    place(table, "own-h").click()
    expect(table.locator('[data-verdict="right"]')).to_be_visible()


def test_progress_and_the_place_are_kept(visit: Visit) -> None:
    page = visit(LESSON)
    first = dots(page).first
    expect(first).to_have_accessible_name("Page 1: Your first expedition")
    card(exercise(page, 1), "h3").click()
    place(exercise(page, 1), "own-h").click()
    expect(first).to_have_accessible_name("Page 1: Your first expedition, done")
    expect_page(page, 1)
    go_to_page(page, 3)
    last = json.loads(str(page.evaluate("localStorage.getItem('expeditions:last')")))
    assert last == {
        "path": f"/voila/render/{LESSON}",
        "page": 3,
        "title": HEADINGS[0],
        "heading": HEADINGS[2],
    }
    page.reload()
    expect_page(page, 3)
    expect(first).to_have_accessible_name("Page 1: Your first expedition, done")


def test_the_pages_are_clean_on_a_phone_at_night(visit: Visit) -> None:
    page = visit(LESSON, PHONE_AT_NIGHT)
    for number in (2, 7):
        go_to_page(page, number)
        assert axe(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_paper_has_the_whole_lesson_and_no_buttons(visit: Visit) -> None:
    page = visit(LESSON)
    page.emulate_media(media="print")
    expect(page.locator(".exp-site-text:visible")).to_have_count(len(HEADINGS))
    expect(page.get_by_role("button", name="Next", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Settings")).to_have_count(0)
