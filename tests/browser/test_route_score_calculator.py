"""The route game's score calculator in the browser: filled in by keys, kept through a reload, clean on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.harness.axe import axe
from tests.browser.harness.table import board, focused, live
from tests.browser.harness.view import PHONE

if TYPE_CHECKING:
    from tests.browser.conftest import Visit

APP = "notebooks/score-routes.ipynb"
COUNTS = ("reached", "held", "returned", "left", "taken", "tickets")
TYPED = {
    "Ida": ("5", "", "3", "", "2", "2"),
    "Ravi": ("", "10", "", "1", "2", "1"),
    "Ada": ("2", "", "1", "", "0", ""),
    "Bo": ("0", "9", "0", "4", "0", "0"),
}
"""Ravi's 10 cards left are one more than he was dealt."""


def test_four_players_by_keys_a_wrong_count_and_a_reload(visit: Visit) -> None:
    page = visit(APP, PHONE)
    sheet = board(page, "Score calculator")
    sheet.locator("[data-key=field-players-4]").focus()
    for seat, (name, texts) in enumerate(TYPED.items(), start=1):
        for key, text in zip(("name", *COUNTS), (name, *texts), strict=True):
            page.keyboard.press("Tab")
            assert focused(page).get_attribute("data-key") == f"field-{key}-{seat}"
            page.keyboard.type(text)
    held = sheet.locator("[data-key=field-held-2]")
    expect(held).to_have_attribute("aria-invalid", "true")
    expect(held).to_have_accessible_description("Cards left: 10 is too many: with 4 players everybody has 9 cards.")
    expect(sheet.locator("[data-result]")).to_contain_text("Something can’t be")
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    expect(held).to_have_value("10")
    held.focus()
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    page.keyboard.type("4")
    expect(sheet.get_by_role("group", name="Ravi").locator("[data-total]")).to_have_text("5")
    result = "Ida won with 5\u00a0points and the most tickets; level in points: Ravi."
    expect(sheet.locator("[data-result]")).to_have_text(result)
    expect(live(sheet)).to_contain_text("Ida won with 5")
    expect(sheet.get_by_role("group", name="Ida")).to_contain_text("5 + 2 + 3 − 4 − 1 = 5\u00a0points.")
    expect(sheet.get_by_role("group", name="Ida")).to_contain_text("has won")
    assert axe(page) == []
    expect(page.get_by_role("link", name="Rules of World routes")).to_be_visible()
