"""The settings panel: on every page, at once, in other tabs, by link, and without a store."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.harness.axe import axe
from tests.browser.harness.lesson import LESSON
from tests.browser.harness.table import board, card, exercise, place
from tests.browser.harness.view import EVERY_VIEW, LAPTOP, PHONE, BrowserView, in_soak

if TYPE_CHECKING:
    from tests.browser.conftest import Visit
    from tests.browser.harness.site import Site

APP = "notebooks/play-cards.ipynb"
FRONT = "notebooks/index.ipynb"
BAR_STORES = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("barred", "SecurityError"); } });
"""
COUNT_TONES = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) { window.tones += 1; return start.apply(this, at); };
"""


def open_panel(page: Page) -> Locator:
    """Open the panel by its button and return it."""
    page.get_by_role("button", name="Settings").click()
    panel = page.get_by_role("dialog", name="Settings")
    expect(panel).to_be_visible()
    return panel


def setting(page: Page, name: str) -> str | None:
    """Return a setting as it stands on the page."""
    return page.locator("html").get_attribute(f"data-{name}")


def choose(panel: Locator, group: str, name: str) -> None:
    """Choose one of a group."""
    panel.get_by_role("group", name=group).get_by_role("radio", name=name, exact=True).check()


@pytest.mark.parametrize("seen", EVERY_VIEW, ids=str)
def test_the_panel_is_clean_fits_and_gives_the_focus_back(visit: Visit, seen: BrowserView) -> None:
    page = visit(APP, seen)
    panel = open_panel(page)
    assert axe(page) == []
    box = panel.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= seen.width
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.get_by_role("button", name="Settings")).to_be_focused()


@pytest.mark.parametrize("seen", [*in_soak(LAPTOP), PHONE], ids=str)
def test_the_button_has_room_beside_the_tables_head(visit: Visit, seen: BrowserView) -> None:
    page = visit(APP, seen)
    page.locator("button[type=submit]").click()
    keys = page.get_by_role("button", name="Keys")
    gear = page.get_by_role("button", name="Settings")
    expect(keys).to_be_visible()
    left, right = keys.bounding_box(), gear.bounding_box()
    assert left is not None
    assert right is not None
    assert left["x"] + left["width"] <= right["x"]
    assert min(left["width"], left["height"], right["width"], right["height"]) >= 44
    keys.click()
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    open_panel(page)


def test_a_choice_holds_at_once_is_kept_and_reaches_other_tabs(visit: Visit, site: Site) -> None:
    page = visit(LESSON)
    other = page.context.new_page()
    other.goto(site.page(APP))
    expect(board(other)).to_be_visible()
    panel = open_panel(page)
    choose(panel, "Deck colours", "Four")
    choose(panel, "Text size", "Largest")
    panel.get_by_role("checkbox", name="Reduce motion").check()
    panel.get_by_role("checkbox", name="Hints").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator(".exp-hints:visible")).to_have_count(0)
    for tab in (page, other):
        expect(tab.locator("html")).to_have_attribute("data-hints", "off")
        assert [setting(tab, name) for name in ("deck", "text", "motion")] == ["four", "largest", "off"]
        assert tab.evaluate("getComputedStyle(document.querySelector('main .exp')).fontSize") == "22.4px"
    other.reload()
    assert setting(other, "deck") == "four"
    other.close()


def test_the_theme_follows_the_choice_and_else_the_system(visit: Visit, site: Site) -> None:
    page = visit(FRONT)
    page.goto(f"{site.address}/")
    page.emulate_media(color_scheme="dark")
    expect(page.locator("body")).to_have_attribute("data-theme", "dark")
    panel = open_panel(page)
    expect(panel.get_by_role("radio", name="Like the system")).to_be_checked()
    choose(panel, "Theme", "Light")
    expect(page.locator("body")).to_have_attribute("data-jp-theme-light", "true")
    page.reload()
    expect(page.locator("body")).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="light")
    choose(open_panel(page), "Theme", "Dark")
    expect(page.locator("body")).to_contain_class("theme-dark")


def test_a_link_sets_for_its_visit_and_a_choice_takes_its_place(visit: Visit) -> None:
    page = visit(LESSON, query="deck=four&text=projector&motion=off&sound=on&hints=off")
    names = ("deck", "text", "motion", "sound", "hints")
    assert [setting(page, name) for name in names] == ["four", "projector", "off", "on", "off"]
    assert page.evaluate("localStorage.getItem('expeditions:settings')") in (None, "{}")
    choose(open_panel(page), "Text size", "Normal")
    assert json.loads(str(page.evaluate("localStorage.getItem('expeditions:settings')"))) == {"text": "normal"}
    page.reload()
    expect(page.locator("#getting-ready")).to_have_count(0)
    assert [setting(page, name) for name in names] == ["four", "normal", "off", "on", "off"]


def test_nothing_is_painted_before_the_settings_stand(visit: Visit, site: Site) -> None:
    page = visit(FRONT)
    page.evaluate("""localStorage.setItem("expeditions:settings", '{"theme":"dark","text":"large"}')""")
    page.add_init_script("""
      new MutationObserver(() => {
        const first = document.querySelector("header");
        if (first && !window.first) window.first = [document.documentElement.dataset.theme, document.body.dataset.theme,
          document.documentElement.dataset.text];
      }).observe(document, { childList: true, subtree: true });
    """)
    page.goto(site.page(LESSON))
    assert page.evaluate("window.first") == ["dark", "dark", "large"]


def test_a_window_without_a_store_still_has_settings_and_says_so(visit: Visit) -> None:
    page = visit(LESSON, script=BAR_STORES)
    expect(page.get_by_text("This window keeps nothing once it is closed")).to_be_visible()
    panel = open_panel(page)
    expect(panel).to_contain_text("This window keeps nothing")
    choose(panel, "Deck colours", "Four")
    assert setting(page, "deck") == "four"
    page.keyboard.press("Escape")
    expect(open_panel(page).get_by_role("radio", name="Four")).to_be_checked()


def test_sounds_are_off_until_wanted_and_then_short_tones(visit: Visit) -> None:
    page = visit(LESSON, script=COUNT_TONES)
    table = exercise(page, 1)

    def try_card(code: str, where: str) -> None:
        card(table, code).click()
        place(table, where).click()

    try_card("h3", "own-s")
    expect(place(table, "own-s")).to_have_attribute("data-state", "refused")
    assert page.evaluate("tones") == 0
    open_panel(page).get_by_role("checkbox", name="Sound").check()
    page.keyboard.press("Escape")
    assert page.evaluate("tones") == 1
    try_card("h4", "own-s")
    page.wait_for_function("() => tones === 3")
    try_card("h3", "own-h")
    page.wait_for_function("() => tones === 5")
    page.reload()
    expect(table.locator('[data-verdict="right"]')).to_be_visible()
    assert page.evaluate("tones") == 0
