"""The front page in the browser: what it fills in from the browser's own memory, and how it forgets."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness.axe import axe
from tests.browser.harness.site import CHECKOUT
from tests.browser.harness.view import EVERY_VIEW, BrowserView, in_soak, view

if TYPE_CHECKING:
    from tests.browser.conftest import Visit

FRONT = "notebooks/index.ipynb"
LESSON = "tutorials/cards/01-first-expedition.ipynb"


def remember(page: Page, **kept: object) -> None:
    """Put records into the browser's memory, each under our prefix, and load the page again."""
    for name, value in kept.items():
        text = value if isinstance(value, str) else json.dumps(value)
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [f"expeditions:{name}", text])
    page.reload()


def exercises() -> list[str]:
    said = json.loads((CHECKOUT / LESSON).read_text(encoding="utf-8"))["metadata"]["expeditions"]
    return list(said["exercises"])


@pytest.mark.parametrize("seen", [*EVERY_VIEW, *in_soak(view(1024, 768))], ids=str)
def test_it_is_clean_and_fits(visit: Visit, seen: BrowserView) -> None:
    page = visit(FRONT, seen)
    remember(page, **{"cards:match": '[Result "*"]', "last": {"path": f"/voila/render/{LESSON}", "page": 2}})
    expect(page.get_by_role("link", name="Play on")).to_be_visible()
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_at_first_it_offers_to_start_with_either_game(visit: Visit) -> None:
    page = visit(FRONT)
    for name in ("The card game", "World routes"):
        game = page.get_by_role("article", name=name)
        for way in ("Start learning", "Play", "Rules"):
            expect(game.get_by_role("link", name=way, exact=True)).to_be_visible()
        expect(game.get_by_text("not started")).to_be_visible()
    expect(page.get_by_role("link", name="Continue")).to_be_hidden()
    expect(page.get_by_role("link", name="Play on")).to_be_hidden()


def test_a_lesson_is_done_when_all_its_exercises_are(visit: Visit) -> None:
    page = visit(FRONT)
    first, *others = exercises()
    remember(page, **{f"exercise:{first}": {"done": True}})
    lesson = page.get_by_role("link", name="Your first expedition")
    expect(page.get_by_role("link", name="Go on learning")).to_be_visible()
    expect(lesson.first).not_to_have_accessible_name("Done.")
    remember(page, **{f"exercise:{name}": {"done": True} for name in others})
    expect(page.get_by_role("listitem").filter(has=lesson).filter(has_text="Done.")).to_have_count(1)


def test_it_leads_back_to_where_one_stopped(visit: Visit) -> None:
    page = visit(FRONT)
    remember(page, last={"path": f"/voila/render/{LESSON}", "page": 3, "title": "x", "heading": "Then draw"})
    expect(page.locator("#resume-lesson")).to_contain_text("Your first expedition")
    expect(page.locator("#resume-lesson")).to_contain_text("Then draw")
    assert str(page.get_by_role("link", name="Continue").get_attribute("href")).endswith(f"/{LESSON}#page-3")


def test_a_memory_that_makes_no_sense_offers_nothing(visit: Visit) -> None:
    page = visit(FRONT)
    for last in ("{", "7", '{"path": 3}', '{"path": "/elsewhere.ipynb"}', '{"path": "javascript:alert(1)"}'):
        remember(page, last=last)
        expect(page.get_by_text("not started")).to_have_count(2)
        expect(page.get_by_role("link", name="Continue")).to_be_hidden()


def test_a_match_that_is_over_is_not_offered(visit: Visit) -> None:
    page = visit(FRONT)
    remember(page, **{"cards:match": '[Result "A 12 B 40"]'})
    expect(page.get_by_role("link", name="Play on")).to_be_hidden()


def test_it_asks_before_it_forgets_and_leaves_what_is_not_ours(visit: Visit) -> None:
    page = visit(FRONT)
    remember(page, last={"path": f"/voila/render/{LESSON}", "page": 3})
    page.evaluate("localStorage.setItem('of-another-page', 'kept')")
    page.get_by_role("button", name="Forget everything here").click()
    assert axe(page) == []
    page.get_by_role("button", name="Keep it all").click()
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    page.get_by_role("button", name="Forget everything here").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    page.get_by_role("button", name="Forget everything here").click()
    page.get_by_role("button", name="Forget it").click()
    expect(page.get_by_role("link", name="Continue")).to_be_hidden()
    expect(page.get_by_role("status").filter(has_text="has forgotten")).to_be_visible()
    expect(page.get_by_role("button", name="Forget everything here")).to_be_focused()
    assert page.evaluate("Object.keys(localStorage)") == ["of-another-page"]
