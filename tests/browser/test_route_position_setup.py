"""Setting up a route position in the browser: clicked and typed, its link opened, a faulty link told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect

from expeditions_widgets.widgets.position_link import position_query
from tests.browser.harness.axe import axe
from tests.browser.harness.view import EVERY_VIEW, BrowserView

if TYPE_CHECKING:
    from tests.browser.conftest import Visit

APP = "notebooks/set-up-routes.ipynb"


def text_field(page: Page) -> Locator:
    return page.get_by_role("textbox", name="The position as text")


def test_a_faulty_link_is_put_right_by_clicking_and_typing_and_the_new_link_shows_it(visit: Visit) -> None:
    page = visit(APP, query=position_query("a cop-xyz / 1 giz giz / 2").removeprefix("?"))
    expect(page.get_by_role("link", name="To the front page")).to_be_visible()
    expect(page.locator(".exp-position-faults")).to_contain_text("xyz")
    text_field(page).fill("1 t3 / 2 t3")
    page.get_by_role("button", name="Read the text").click()
    expect(page.locator(".exp-position-faults")).to_have_count(0)
    page.locator("[data-move]", has_text="Matterhorn").click()
    page.get_by_role("radio", name="Hand", exact=True).check()
    page.get_by_role("searchbox").fill("taj")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(text_field(page)).to_have_value("a cop-mat / 1 taj t3 / 2 t3 / T 1 arrow / F 1")
    assert axe(page) == []
    page.goto(page.locator(".exp-position-text").last.inner_text())
    expect(page.get_by_role("button", name="Change it")).to_be_visible()
    expect(page.locator(".exp-log")).to_contain_text("Player 1. Hand: Taj Mahal.")
    expect(page.locator(".exp-position-code svg")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("seen", EVERY_VIEW, ids=str)
def test_faults_outlive_a_reload_and_a_position_is_played_on_from(visit: Visit, seen: BrowserView) -> None:
    page = visit(APP, seen)
    page.get_by_role("button", name="Middle of a game").click()
    page.get_by_role("radio", name="Tokens", exact=True).check()
    expect(page.get_by_role("searchbox")).to_be_visible()
    assert axe(page) == []
    text_field(page).fill("a cop-mat / 1 taj taj / 2 xyz")
    page.get_by_role("button", name="Read the text").click()
    expect(page.locator(".exp-typed-faults")).to_contain_text("each card exists once")
    page.reload()
    expect(text_field(page)).to_have_value("a cop-mat / 1 taj taj / 2 xyz")
    expect(page.locator(".exp-typed-faults")).to_contain_text("xyz")
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(page.locator(".exp-typed-faults")).to_have_count(0)
    page.goto(str(page.get_by_role("link", name="Play on from here").get_attribute("href")))
    page.get_by_role("button", name="I am Player").click()
    expect(page.locator(".exp-players")).to_contain_text("Player 2")
    page.reload()
    expect(page.locator(".exp-players")).to_contain_text("Player 2")
