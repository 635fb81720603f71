"""The route game in the browser: a game by mouse, a turn by keys alone, refusals, reloads, and every size and theme."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from expeditions_widgets.engine.routes import parse_position
from expeditions_widgets.play.routes.saving import save, seated
from tests.browser.harness.axe import axe
from tests.browser.harness.routes import (
    SAVE_KEY,
    act_by_mouse,
    expect_asked,
    game,
    moves,
    play_to_the_end,
    saved,
    tab_to,
)
from tests.browser.harness.view import LAPTOP, LAPTOP_AT_NIGHT, PHONE, BrowserView

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visit

APP = "notebooks/play-routes.ipynb"
SMALL = "seed=7&seats=person,greedy&board=europe"
LOOP_AHEAD = "a cop-gei-sva-thi / v cop-gia / 1 fuj ulu !fuj t2 / 2 sig kil t1 / T 1 arrow"
"""Amber closes a loop by going back to Geirangerfjord; the person has two tickets."""


def resumed(visit: Visit, position: str, seen: BrowserView = LAPTOP) -> Page:
    """Open the page in a browser that keeps a game of the person and Drifter at a position."""
    text = save(seated(parse_position(position), ("person", "random")))
    page = visit(APP, seen)
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [SAVE_KEY, text])
    page.reload()
    expect(game(page).locator(".exp-due")).to_be_visible()
    return page


def test_a_game_by_mouse(visit: Visit) -> None:
    page = visit(APP, query=SMALL)
    expect_asked(game(page), "Lay a token")
    play_to_the_end(page)
    end = page.locator(".exp-routes-end")
    expect(end.locator("[data-heading]")).to_contain_text("won")
    # Every sheet's points add up to the sum that stands below them.
    sheets = end.locator(".exp-routes-sheets > section")
    expect(sheets).to_have_count(2)
    for sheet in sheets.all():
        points = [int(text.split(":")[0].replace("−", "-")) for text in sheet.locator("li").all_inner_texts()]
        total = sheet.locator("b").inner_text().replace("\xa0", " ").replace("−", "-")
        assert points
        assert re.findall(r"-?\d+", total)[-1] == str(sum(points))


def test_a_turn_with_a_loop_and_a_ticket_by_keys_alone(visit: Visit) -> None:
    page = resumed(visit, LOOP_AHEAD)
    table = game(page)
    tab_to(page, "expedition-a")
    page.keyboard.press("Space")
    number = [row.inner_text().split(".")[0].strip() for row in moves(table).all() if "Geiranger" in row.inner_text()]
    page.keyboard.press(number[0])
    page.keyboard.press("Enter")
    expect_asked(table, "closed a loop")
    expect(table.locator("[data-move]:focus")).to_have_count(1)
    page.keyboard.press("1")
    expect(table.locator('[data-key="tails"]')).to_have_count(1)
    page.keyboard.press("Escape")
    expect(table.locator('[data-key="tails"]')).to_have_count(0)
    page.keyboard.press("1")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(table.locator(".exp-due")).not_to_contain_text("closed a loop")
    while table.locator(".exp-due").get_attribute("data-kind") in {"blue", "loop"}:
        before = saved(page)
        page.keyboard.press("1")
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_function("([key, before]) => localStorage.getItem(key) !== before", arg=[SAVE_KEY, before])
    tab_to(page, "button-ticket-arrow")
    page.keyboard.press("Enter")
    expect_asked(table, "Ticket: lay one more arrow")
    before = saved(page)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_function("([key, before]) => localStorage.getItem(key) !== before", arg=[SAVE_KEY, before])
    assert "ticket:" in saved(page)
    assert "loop:a:" in saved(page)


def test_a_place_out_of_reach_says_why_and_tells_its_fact(visit: Visit) -> None:
    page = resumed(visit, LOOP_AHEAD)
    table, before = game(page), saved(page)
    table.locator('[data-place="fuj"]').first.click()
    expect(table.locator(".exp-routes-message")).to_contain_text("are not connected")
    expect(table).to_contain_text("Mount Fuji")
    assert saved(page) == before


def test_a_reload_in_the_middle_loses_nothing_and_undo_leads_back(visit: Visit) -> None:
    page = visit(APP, query=SMALL)
    expect_asked(game(page), "Lay a token")
    for _ in range(5):
        act_by_mouse(page)
    record, asked = saved(page), game(page).locator(".exp-due").inner_text()
    page.reload()
    expect_asked(game(page), asked.split(".")[0])
    assert saved(page) == record
    page.keyboard.press("Tab")
    game(page).get_by_role("button", name="Take back").click()
    page.wait_for_function("([key, before]) => localStorage.getItem(key) !== before", arg=[SAVE_KEY, record])
    expect(game(page).get_by_role("status")).to_contain_text("took back")


def test_between_two_people_the_hand_is_hidden_until_asked_for(visit: Visit) -> None:
    page = visit(APP, PHONE, query="seed=7&seats=person,person&board=europe")
    table = game(page)
    ready = table.get_by_role("button", name="show my hand")
    expect(ready).to_be_visible()
    expect(table.locator('.exp-routes-cards[data-look="hand"]')).to_have_count(0)
    ready.click()
    expect(table.locator('.exp-routes-cards[data-look="hand"]')).to_be_visible()


@pytest.mark.parametrize("seen", [LAPTOP, LAPTOP_AT_NIGHT], ids=str)
def test_axe_finds_nothing_in_the_middle_of_a_game(visit: Visit, seen: BrowserView) -> None:
    page = resumed(visit, LOOP_AHEAD, seen)
    assert axe(page) == []
    page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    expect(game(page).locator(".exp-due")).to_be_visible()
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
