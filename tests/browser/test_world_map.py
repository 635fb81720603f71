"""The world's page in the browser: a place found by typing, its fact, and the quiz by keys alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from expeditions_widgets.engine.routes import world
from tests.browser.harness.axe import axe
from tests.browser.harness.view import LAPTOP

if TYPE_CHECKING:
    from tests.browser.conftest import Visit

APP = "notebooks/world.ipynb"


def test_a_place_is_found_and_its_fact_told(visit: Visit) -> None:
    page = visit(APP)
    atlas = page.get_by_role("group", name="World map", exact=True)
    atlas.get_by_role("searchbox").fill("giza")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(atlas).to_contain_text(world().places["giz"].fact)
    assert axe(page) == []


def test_a_question_is_answered_on_the_map(visit: Visit) -> None:
    page = visit(APP, LAPTOP)
    atlas = page.get_by_role("group", name="World map", exact=True)
    written = atlas.locator(".exp-routes-map")
    names = [place.short for place in world().places.values()]
    assert sum(name in written.inner_text() for name in names) > len(names) / 2
    atlas.get_by_role("button", name="Where is it?").click()
    question = atlas.locator(".exp-quiz-question")
    expect(question).to_contain_text("Where is ")
    name = question.inner_text().removeprefix("Where is ").removesuffix("?")
    assert [name for name in names if name in written.inner_text()] == []
    code = next(code for code, place in world().places.items() if place.name == name)
    page.reload()
    expect(question).to_contain_text(name)
    wrong = "ant" if code != "ant" else "sva"
    atlas.locator(f'[data-place="{wrong}"]').first.dispatch_event("click")
    expect(atlas.locator(".exp-quiz")).to_contain_text(world().places[wrong].name)
    atlas.get_by_role("button", name="Show me").click()
    expect(atlas).to_contain_text(world().places[code].fact)
    assert axe(page) == []
