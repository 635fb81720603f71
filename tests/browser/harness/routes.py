"""The route game's table as a test's hands and eyes: what may be chosen, and whole turns by mouse or by keys."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

SAVE_KEY = "expeditions:routes:match"
GAME_ACTIONS = 400
"""More choices than any game of these tests takes."""


def game(page: Page) -> Locator:
    """Return the widget."""
    return page.get_by_role("group", name="World routes", exact=True)


def saved(page: Page) -> str:
    """Return the record that the browser keeps; empty if it keeps none."""
    return str(page.evaluate("key => localStorage.getItem(key) ?? ''", SAVE_KEY))


def keep(page: Page, record: str) -> None:
    """Have the browser keep a record as if it had been played here."""
    page.add_init_script(f"localStorage.setItem({json.dumps(SAVE_KEY)}, {json.dumps(record)})")


def moves(table: Locator) -> Locator:
    """Return the rows of the numbered list: places to leave from, or moves."""
    return table.locator("[data-move]")


def act_by_mouse(page: Page) -> None:
    """Make one choice with the mouse: the first move that is listed, or the way on where there is none."""
    table, before = game(page), saved(page)
    rows = moves(table)
    if rows.count():
        rows.first.click()
        if table.locator('[data-key="tails"]').count():
            rows.first.click()
        table.locator('[data-key="lay"]').click()
    else:
        table.get_by_role("button", name="End the turn").click()
    page.wait_for_function("([key, before]) => localStorage.getItem(key) !== before", arg=[SAVE_KEY, before])


def play_to_the_end(page: Page) -> None:
    """Play on with the mouse until the game is over."""
    for _ in range(GAME_ACTIONS):
        if page.locator(".exp-routes-end").count():
            return
        act_by_mouse(page)
    raise AssertionError("The game did not end.")


def tab_to(page: Page, key: str) -> None:
    """Press Tab until the control with this key has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.closest('[data-key]')?.dataset.key") == key:
            return
    raise AssertionError(f"Tab never came to {key}.")


def expect_asked(table: Locator, words: str) -> None:
    """Wait until the banner asks for something."""
    expect(table.locator(".exp-due")).to_contain_text(words)
