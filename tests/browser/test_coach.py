"""The coach at the table: a nudge and prices by mouse and by keys, a warning, and what a reload keeps."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.harness.axe import axe
from tests.browser.harness.table import board, card, expect_step, focused, hand, live, place, saved
from tests.browser.harness.view import LAPTOP, PHONE_AT_NIGHT, BrowserView, in_soak

if TYPE_CHECKING:
    from tests.browser.conftest import Visit

APP = "notebooks/play-cards.ipynb"
START = "seed=482913&dealer=B"
MILLISECONDS_TO_COMPILE = 120_000
"""Where nothing was compiled yet, the first prices wait for it."""


@pytest.mark.parametrize("seen", [*in_soak(LAPTOP), PHONE_AT_NIGHT], ids=str)
def test_a_nudge_then_prices_then_nothing_by_mouse(visit: Visit, seen: BrowserView) -> None:
    page = visit(APP, seen, query=START)
    table = board(page)
    line = table.locator(".exp-reason")
    table.get_by_role("button", name="Hint").click()
    expect(line).to_have_attribute("data-kind", "hint")
    expect(table.locator(".exp-coach")).to_have_count(0, timeout=MILLISECONDS_TO_COMPILE)
    expect(live(table)).to_have_text(line.inner_text())
    table.get_by_role("button", name="Prices").click()
    prices = table.get_by_role("table", name=re.compile("What each choice is worth"))
    expect(prices.get_by_role("rowheader")).to_have_count(16)
    expect(prices).to_contain_text("as good, as far as one can tell")
    table.get_by_role("button", name="Why? Play the seven of diamonds").click()
    expect(prices).to_contain_text("The six of diamonds first would be worth")
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    card(table, "s2").click()
    place(table, "own-s").click()
    expect_step(table, 2)
    expect(prices).to_have_count(0)
    expect(table.get_by_role("button", name="Hint")).to_be_visible()


def test_by_keys_a_warning_waits_and_is_overruled_and_a_reload_keeps_the_option(visit: Visit) -> None:
    page = visit(APP)
    table = board(page)
    table.get_by_text("Names, variants, who deals").click()
    table.get_by_label("Seed").fill("482913")
    table.get_by_label("The other side, so you start").check()
    table.get_by_label("Warn me before a costly move").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect_step(table, 1)
    page.reload()
    expect_step(table, 1)
    card(table, "d7").focus()
    page.keyboard.press("i")
    expect(table.locator(".exp-reason")).to_have_attribute("data-kind", "hint")
    expect(table.locator(".exp-coach")).to_have_count(0, timeout=MILLISECONDS_TO_COMPILE)
    page.keyboard.press("i")
    expect(table.locator(".exp-prices")).to_be_visible()
    before = saved(page)
    for key in ("Enter", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    expect(table.locator(".exp-reason")).to_have_attribute("data-kind", "warned")
    expect(live(table)).to_contain_text("points behind the best")
    assert saved(page) == before
    assert axe(page) == []
    expect(focused(page)).to_have_attribute("data-place", "own-d")
    page.keyboard.press("Enter")
    expect_step(table, 2)
    assert "d7" not in hand(table)
