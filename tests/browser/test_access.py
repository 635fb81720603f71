"""Every page and state, walked by keyboard: each control has a name, a place in the order, and a visible focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.harness.table import board, card, expect_step, hand, place, show_finished_round
from tests.browser.harness.view import LAPTOP, PHONE, BrowserView, in_soak
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


@pytest.mark.parametrize(
    ("notebook", "at_least", "seen"),
    [
        (FRONT, 4, LAPTOP),
        (LESSON, 4, PHONE),
        (RULES, 40, LAPTOP),
        (CALCULATOR, 17, PHONE),
        pytest.param(FRONT, 4, PHONE, marks=pytest.mark.soak),
        pytest.param(LESSON, 4, LAPTOP, marks=pytest.mark.soak),
        pytest.param(RULES, 40, PHONE, marks=pytest.mark.soak),
        pytest.param(CALCULATOR, 17, LAPTOP, marks=pytest.mark.soak),
    ],
    ids=str,
)
def test_a_page_can_be_walked(visit: Visit, notebook: str, at_least: int, seen: BrowserView) -> None:
    check(visit(notebook, seen), notebook, at_least)


@pytest.mark.parametrize("seen", in_soak(LAPTOP, PHONE), ids=str)
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
    show_finished_round(page)
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
