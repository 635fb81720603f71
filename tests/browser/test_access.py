"""Every page and state, walked by keyboard: each control has a name, a place in the order, and a visible focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from expeditions_widgets.engine.cards import Seat, Variant, legal_actions
from expeditions_widgets.play.saving import new_sitting, save
from tests.browser.harness.table import SAVE_KEY, board, card, expect_step, hand, place
from tests.browser.harness.view import LAPTOP, PHONE, BrowserView
from tests.browser.harness.walk import backward, nameless, walk

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visit

FRONT = "notebooks/index.ipynb"
APP = "notebooks/play-cards.ipynb"
CALCULATOR = "notebooks/score-calculator.ipynb"
RULES = "notebooks/rules-cards.ipynb"
LESSON = "tutorials/cards/01-first-expedition.ipynb"
START = "seed=482913&dealer=B"


def check(page: Page, state: str, at_least: int) -> None:
    assert nameless(page) == [], state
    stops = walk(page)
    assert len(stops) >= at_least, state
    assert backward(stops) == [], state
    assert [stop.text for stop in stops if not stop.ring] == [], state


def finished_round() -> str:
    """Return a match whose first round is over, as the browser keeps it."""
    sitting = new_sitting("482913", Variant(), "steady", ("You", ""), Seat.B)
    while not sitting.match.position.is_over:
        sitting.act(legal_actions(sitting.match.position)[0])
        sitting.reply()
    return save(sitting)


@pytest.mark.parametrize("seen", [LAPTOP, PHONE], ids=str)
@pytest.mark.parametrize(("notebook", "at_least"), [(FRONT, 4), (LESSON, 4), (RULES, 40), (CALCULATOR, 17)])
def test_a_page_can_be_walked(visit: Visit, notebook: str, at_least: int, seen: BrowserView) -> None:
    check(visit(notebook, seen), notebook, at_least)


@pytest.mark.parametrize("seen", [LAPTOP, PHONE], ids=str)
def test_every_state_of_a_match_can_be_walked(visit: Visit, seen: BrowserView) -> None:
    page = visit(APP, seen)
    table = board(page)
    check(page, "form", 5)
    page.goto(f"{page.url}&{START}")
    expect_step(table, 1)
    check(page, "step 1", 5)
    chosen = hand(table)[0]
    card(table, chosen).click()
    place(table, "pile").click()
    expect(table.locator(".exp-reason").get_by_role("link")).to_be_visible()
    check(page, "refused", 6)
    place(table, f"discard-{chosen[0]}").click()
    expect_step(table, 2)
    check(page, "step 2", 5)
    page.evaluate(
        "([key, text]) => { for (const store of [localStorage, sessionStorage]) store.setItem(key, text); }",
        [SAVE_KEY, finished_round()],
    )
    page.reload()
    expect(table.locator("[data-heading]")).to_contain_text("Round 1")
    check(page, "round over", 4)


def test_the_walk_notices_what_is_wrong(visit: Visit) -> None:
    page = visit(FRONT)
    page.evaluate(
        """() => {
          const column = document.createElement('div');
          column.style.cssText = 'display: flex; flex-direction: column-reverse';
          column.innerHTML = '<button style="outline: none"></button><button>Above, but later</button>';
          document.querySelector('main').append(column);
        }"""
    )
    assert nameless(page) == ["button"]
    stops = walk(page)
    assert ["outline: none" in stop.text for stop in stops if not stop.ring] == [True]
    (found,) = backward(stops)
    assert "Above, but later" in found
