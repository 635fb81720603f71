"""Each opponent with a habit, chosen in the form: a few turns, the habit on the table, and there after a reload."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.harness.axe import axe
from tests.browser.harness.table import board, columns_in_record, expect_step, live, saved, turn_by_keys, turn_by_mouse
from tests.browser.harness.view import LAPTOP, PHONE, BrowserView, in_soak

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visit

APP = "notebooks/play-cards.ipynb"
TURNS = 6
"""Enough for a suit of each habit to show, and fewer than a round has."""


def columns_of_the_opponent(page: Page) -> dict[str, list[str]]:
    return columns_in_record(saved(page))["B"]


@pytest.mark.parametrize("name", ["Rover", *in_soak("Camper", "Dreamer")])
def test_a_few_turns_show_the_habit(visit: Visit, name: str) -> None:
    page = visit(APP)
    table = board(page)
    table.get_by_role("radio", name=name).check()
    # A seed keeps the cards the same; whoever deals, the person acts once the table waits.
    table.get_by_text("Names, variants, who deals").click()
    table.get_by_label("Seed").fill("482913")
    table.get_by_role("button", name="Deal", exact=True).click()
    expect_step(table, 1)
    for _ in range(TURNS):
        turn_by_mouse(table)
        expect_step(table, 1)
    expect(live(table)).to_contain_text(name)
    expect(table.get_by_role("group", name=f"{name}’s side", exact=True)).to_be_visible()
    laid = columns_of_the_opponent(page)
    if name == "Rover":
        assert len(laid) == 4
    elif name == "Camper":
        assert laid == {}
    else:
        assert any(ranks[0] in "JQK" for ranks in laid.values())
    before = saved(page)
    page.reload()
    expect_step(table, 1)
    assert saved(page) == before
    expect(table.get_by_role("group", name=f"{name}’s side", exact=True)).to_be_visible()


@pytest.mark.parametrize("seen", [*in_soak(LAPTOP), PHONE], ids=str)
def test_an_opponent_is_chosen_by_keys_alone(visit: Visit, seen: BrowserView) -> None:
    page = visit(APP, seen)
    table = board(page)
    table.get_by_role("radio", name="Scout").focus()
    for name in ("Pilot", "Rover", "Camper", "Dreamer"):
        page.keyboard.press("ArrowDown")
        expect(table.get_by_role("radio", name=name)).to_be_checked()
    assert axe(page) == []
    page.keyboard.press("Enter")
    expect_step(table, 1)
    expect(table.get_by_role("group", name="Dreamer’s side", exact=True)).to_be_visible()
    turn_by_keys(table)
    expect_step(table, 1)


@pytest.mark.parametrize(
    "seated", [("eager", "Rover"), *in_soak(("waiting", "Camper"), ("hopeful", "Dreamer"))], ids=str
)
def test_a_link_seats_its_opponent(visit: Visit, seated: tuple[str, str]) -> None:
    key, name = seated
    table = board(visit(APP, query=f"seed=482913&dealer=B&opponent={key}"))
    expect_step(table, 1)
    expect(table.get_by_role("group", name=f"{name}’s side", exact=True)).to_be_visible()
