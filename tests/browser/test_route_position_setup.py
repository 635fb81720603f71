"""Setting up a route position in the browser: clicked and typed, its link opened, a faulty link told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from expeditions_widgets.widgets.position_link import position_query
from tests.browser.harness.axe import axe

if TYPE_CHECKING:
    from tests.browser.conftest import Visit

APP = "notebooks/set-up-routes.ipynb"


def test_a_position_is_clicked_and_typed_and_its_link_shows_it(visit: Visit) -> None:
    page = visit(APP)
    field = page.get_by_role("textbox", name="The position as text")
    page.get_by_role("button", name="Matterhorn").last.click()
    expect(field).to_have_value("a cop-mat / 1 t3 / 2 t3 / T 1 arrow / F 1")
    page.get_by_role("radio", name="Hand", exact=True).check()
    page.get_by_role("searchbox").fill("taj")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(field).to_have_value("a cop-mat / 1 taj t3 / 2 t3 / T 1 arrow / F 1")
    field.fill("a cop-mat / 1 taj taj / 2 xyz")
    page.get_by_role("button", name="Read the text").click()
    faults = page.locator(".exp-typed-faults")
    expect(faults).to_contain_text("each card exists once")
    expect(faults).to_contain_text("xyz")
    page.reload()
    expect(field).to_have_value("a cop-mat / 1 taj taj / 2 xyz")
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(field).to_have_value("a cop-mat / 1 taj t3 / 2 t3 / T 1 arrow / F 1")
    assert axe(page) == []
    link = page.locator(".exp-position-text").last.inner_text()
    page.goto(link)
    expect(page.get_by_role("button", name="Change it")).to_be_visible()
    expect(page.locator(".exp-log")).to_contain_text("Player 1. Hand: Taj Mahal.")
    expect(page.locator(".exp-position-code svg")).to_be_visible()
    assert axe(page) == []
    page.goto(link.partition("?")[0] + position_query("a cop-xyz / 1 / 2"))
    expect(page.get_by_role("link", name="To the front page")).to_be_visible()
    expect(page.locator(".exp-position-faults")).to_contain_text("xyz")
    assert axe(page) == []
