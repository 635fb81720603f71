"""A lesson presented to a room: a clicker's keys alone lead through it, and nothing tells before the reveal."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.harness.axe import axe
from tests.browser.harness.lesson import dots, heading
from tests.browser.harness.table import exercise
from tests.browser.harness.view import view
from tests.browser.harness.watch import kernel_messages
from tests.lessons.lesson_notebook import lesson
from tests.widgets.test_curtain import secrets

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visit

LESSON = "02-a-turn"
NOTEBOOK = f"tutorials/cards/{LESSON}.ipynb"
PROJECTOR = view(1024, 768)
LARGE_SCREEN = view(1920, 1080, "dark")
MOST_PRESSES = 40
CLOSED = ".exp-reveal:not([data-open])"
IN_SIGHT = """() => [...document.querySelectorAll('.exp-reveal:not([data-open])')]
    .map(one => one.closest('.exp:not(.exp-site)'))
    .filter(one => { const { top, height } = one.getBoundingClientRect(); return height > 0 && top < innerHeight / 2 })
    .map(one => Number(one.getAttribute('aria-label').replace(/\\D/g, '')))"""
"""The numbers of the exercises in sight whose curtain is down."""


def sent(page: Page) -> str:
    """Return all that the kernel has sent to the page."""
    return json.dumps([message.content for message in kernel_messages(page)], ensure_ascii=False)


def test_a_clicker_leads_through_a_lesson_and_no_answer_comes_before_its_reveal(visit: Visit) -> None:
    exercises = list(lesson(LESSON)[0].values())
    page = visit(NOTEBOOK, PROJECTOR, query="present=1")
    expect(page.locator("html")).to_have_attribute("data-present", "1")
    expect(page.locator(CLOSED).first).to_be_attached()
    first = page.content()
    covered = {number: secrets(one) for number, one in enumerate(exercises, start=1)}
    assert not [text for texts in covered.values() for text in texts if text in first]
    for _ in range(MOST_PRESSES):
        for number in page.evaluate(IN_SIGHT):
            known = sent(page)
            assert not [text for texts in covered.values() for text in texts if text in known]
            page.keyboard.press("r")
            expect(exercise(page, number).locator("[data-solution]")).to_be_in_viewport()
            shown = covered.pop(number)
            assert any(text in sent(page) for text in shown)
        at_last = dots(page).last.get_attribute("aria-current") == "page"
        if at_last and page.evaluate("scrollY + innerHeight >= document.documentElement.scrollHeight - 8"):
            break
        page.keyboard.press("PageDown")
    assert covered == {}
    assert axe(page) == []
    words = heading(page).inner_text()
    page.keyboard.press("b")
    expect(page.get_by_role("dialog", name="Blank screen")).to_be_visible()
    page.keyboard.press("PageUp")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(heading(page)).to_have_text(words, use_inner_text=True)
    for _ in range(MOST_PRESSES):
        page.keyboard.press("PageUp")
        if dots(page).first.get_attribute("aria-current"):
            break
    expect(dots(page).first).to_have_attribute("aria-current", "page")
