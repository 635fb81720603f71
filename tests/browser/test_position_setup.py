"""A position set up in the browser, by pressing, by keys and by typing; its link opens it, and a bad one is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.harness.axe import axe
from tests.browser.harness.table import board, focused, hand, live
from tests.browser.harness.view import EVERY_VIEW, PHONE, BrowserView

if TYPE_CHECKING:
    from tests.browser.conftest import Visit

APP = "notebooks/set-up-cards.ipynb"
NAME = "Set up a position"
VIEW = "A+sJ36/D+h5/a+hKQ479T+c23/b+?8/P+?20/T+A1"


def line(page: Locator) -> Locator:
    return page.get_by_label("The position as text").first


def pick(page: Locator, code: str) -> Locator:
    return page.locator(f'[data-key="pick-{code}"]')


def spot(page: Locator, letter: str) -> Locator:
    return page.locator(f'[data-key="place-{letter}"]')


def test_a_position_is_pressed_typed_put_right_and_opened_by_its_link(visit: Visit) -> None:
    page = visit(APP)
    setup = board(page, NAME)
    spot(setup, "A").click()
    for code in ("s6", "sJ", "s3"):
        pick(setup, code).click()
    spot(setup, "a").focus()
    page.keyboard.press("Space")
    pick(setup, "h9").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(line(setup)).to_have_value("A sJ36 / a hT / T A1")
    expect(focused(page)).to_have_attribute("data-key", "pick-hT")
    expect(setup.locator(".exp-position-code svg")).to_have_count(1)

    line(setup).fill("A sJ36 h93 / a hT2 / b ?8 / P ?20")
    line(setup).press("Enter")
    expect(setup.get_by_role("group", name="Your columns", exact=True)).to_contain_text("a column only climbs")
    expect(setup.locator(".exp-position-code")).to_have_count(0)
    expect(live(setup)).to_contain_text("1 thing is to be put right.")
    spot(setup, "A").click()
    pick(setup, "h3").click()
    expect(line(setup)).to_have_value("A sJ36 h9 / a hT2 / b ?8 / P ?20 / T A1")
    link = setup.locator(".exp-position-text").last.inner_text()

    page.goto(link)
    expect(page.locator("#getting-ready")).to_have_count(0)
    expect(setup.get_by_role("heading", name="A position")).to_be_visible()
    assert hand(setup) == ["h2", "hT"]
    setup.locator('[data-card="hT"]').click()
    setup.locator('[data-place="own-h"]').click()
    expect(setup.locator(".exp-prompt")).to_contain_text("Step 2")

    page.goto(link.replace("A+sJ36", "A+h93/x+4/A+sJ36"))
    expect(setup).to_contain_text("'x' is no field.")
    expect(setup.get_by_role("link", name="To the front page")).to_be_visible()
    expect(line(setup)).to_have_value("A h93/x 4/A sJ36 h9/a hT2/b ?8/P ?20/T A1")


@pytest.mark.soak
def test_a_reload_keeps_the_editor_and_what_was_tried(visit: Visit) -> None:
    page = visit(APP, PHONE, query=f"at={VIEW}")
    setup = board(page, NAME)
    setup.get_by_role("radio", name="Scout").check()
    setup.locator('[data-card="c2"]').click()
    setup.locator('[data-place="discard-c"]').click()
    expect(setup.locator(".exp-prompt")).to_contain_text("Step 2")
    page.reload()
    expect(setup.locator(".exp-prompt")).to_contain_text("Step 2")
    expect(setup.get_by_role("radio", name="Scout")).to_be_checked()
    setup.get_by_role("button", name="Change it").click()
    line(setup).fill("A h4 zz")
    line(setup).press("Enter")
    expect(setup).to_contain_text("Character 6: 'z' is no suit.")
    page.reload()
    expect(line(setup)).to_have_value("A h4 zz")
    setup.get_by_role("button", name="Take back").click()
    expect(line(setup)).to_have_value("A sJ36 / D h5 / a hKQ479T c23 / b ?8 / P ?20 / T A1")


@pytest.mark.soak
@pytest.mark.parametrize("seen", EVERY_VIEW, ids=str)
@pytest.mark.parametrize("query", ["", f"at={VIEW}", "at=A+h93/x+4"])
def test_the_page_is_for_everyone_and_fits(visit: Visit, seen: BrowserView, query: str) -> None:
    page = visit(APP, seen, query=query)
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.evaluate(
        "[...document.querySelectorAll('.exp-setup button, .exp-position-head button, .exp-position-share button')]"
        ".filter((one) => one.offsetParent && one.getBoundingClientRect().height < 44).map((one) => one.outerHTML)"
    )
    assert small == []
