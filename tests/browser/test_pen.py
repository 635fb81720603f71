"""Drawing on the board while somebody presents: by mouse and keys, where its things are, and kept in the record."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect

from expeditions_widgets.engine.cards import parse_card, parse_record
from tests.browser.harness.axe import axe
from tests.browser.harness.routes import game
from tests.browser.harness.table import board, card, expect_step, hand, live, place, saved
from tests.browser.harness.view import LAPTOP, BrowserView, view

if TYPE_CHECKING:
    from tests.browser.conftest import Visit

APP = "notebooks/play-cards.ipynb"
START = "seed=482913&dealer=B&present=1"
ROUTES = "notebooks/play-routes.ipynb"
Point = tuple[float, float]


def middle(thing: Locator) -> Point:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_right(page: Page, start: Point, end: Point) -> None:
    """Drag from one point to another with the right button."""
    page.mouse.move(*start)
    page.mouse.down(button="right")
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    page.mouse.move(*end)
    page.mouse.up(button="right")


def drawn(page: Page, mark: str) -> Locator:
    return page.locator(f'.exp-pen-sheet [data-drawn="{mark}"]')


def apart(one: Locator, other: Locator) -> float:
    """Return how far the middles of two things lie from each other."""
    (x, y), (east, south) = middle(one), middle(other)
    return abs(x - east) + abs(y - south)


def test_a_drawing_by_mouse_and_keys_is_kept_and_comes_back_with_its_move(visit: Visit) -> None:
    page = visit(APP, view(1024, 768, "dark"), query=START)
    table = board(page)
    expect_step(table, 1)
    first, second, third, *_ = hand(table)
    drag_right(page, middle(card(table, first)), middle(place(table, "pile")))
    expect(live(table)).to_have_text(f"Arrow from the {parse_card(first).spoken} to the draw pile.")
    card(table, second).focus()
    page.keyboard.press("/")
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(drawn(page, f"{second}:2")).to_be_visible()
    assert apart(drawn(page, f"{second}:2").locator(".exp-pen-line"), card(table, second)) < 3
    page.mouse.click(*middle(card(table, third)))
    expect(drawn(page, f"{third}:2")).to_be_visible()
    expect(card(table, third)).to_have_attribute("aria-pressed", "false")
    table.get_by_role("button", name="Keep in the record").click()
    expect(live(table)).to_have_text("The record keeps this drawing: 2 marks, 1 arrow.")
    assert parse_record(saved(page)).notes["Marks 1"] == f"{first}~pile {second}:2 {third}:2"
    page.keyboard.press("Escape")
    card(table, first).click()
    place(table, f"discard-{first[0]}").click()
    expect_step(table, 2)
    expect(page.locator(".exp-pen-sheet [data-drawn]")).to_have_count(0)
    table.get_by_role("button", name="Take back").click()
    expect(page.locator(".exp-pen-sheet [data-drawn]")).to_have_count(3)


@pytest.mark.soak
@pytest.mark.parametrize("seen", [LAPTOP, view(1920, 1080)], ids=str)
def test_on_the_map_a_drawing_follows_its_places(visit: Visit, seen: BrowserView) -> None:
    page = visit(ROUTES, seen, query="seed=7&seats=person,greedy&board=europe&present=1")
    table = game(page)
    place_of = page.locator('.exp-map-target[data-place="pom"]')
    expect(place_of).to_be_visible()
    table.get_by_role("button", name="Draw", exact=True).click()
    page.mouse.click(*middle(place_of))
    ring = drawn(page, "pom").locator(".exp-pen-line")
    expect(ring).to_be_visible()
    assert apart(ring, place_of) < 3
    before = middle(ring)
    table.get_by_role("button", name="Zoom in").click()
    assert middle(ring) != before
    assert apart(ring, place_of) < 3
    page.set_viewport_size({"width": 900, "height": 700})
    page.wait_for_function("() => document.documentElement.clientWidth === 900")
    expect(ring).to_be_visible()
    assert axe(page) == []
