"""The rules page: tables to try a rule on, addresses that lead to a rule, and the way there from a game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from expeditions_widgets.engine.cards.rulebook import BARRED, ORDER
from tests.browser.harness.axe import axe
from tests.browser.harness.lesson import LESSON
from tests.browser.harness.table import board, card, exercise, expect_step, hand, live, place, saved
from tests.browser.harness.view import EVERY_VIEW, BrowserView

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visit

RULES = "notebooks/rules-cards.ipynb"
APP = "notebooks/play-cards.ipynb"
CLIMB, BARRED_TABLE = "Table: only upwards", "Table: a barred card"


def in_view(page: Page, key: str) -> Locator:
    """Wait until a rule's anchor stands in the window."""
    anchor = page.locator(f'[id="{key}"]')
    expect(anchor).to_be_in_viewport()
    return anchor


def test_a_rule_can_be_tried_taken_back_and_set_up_again(visit: Visit) -> None:
    table = board(visit(RULES), CLIMB)
    start = hand(table)
    card(table, "h5").click()
    place(table, "own-h").click()
    reason = table.locator(".exp-reason")
    expect(reason).to_have_attribute("data-kind", "refused")
    expect(reason.get_by_role("link")).to_have_attribute("href", "#turn.climb")
    card(table, "h9").click()
    place(table, "own-h").click()
    expect_step(table, 2)
    place(table, "pile").click()
    expect(live(table)).to_contain_text("That was a whole turn.")
    table.page.keyboard.press("Control+z")
    expect_step(table, 2)
    table.get_by_role("button", name="Set up again").click()
    expect_step(table, 1)
    assert hand(table) == start


def test_an_address_leads_to_its_rule_and_stays_there_when_the_tables_arrive(visit: Visit) -> None:
    page = visit(RULES)
    page.goto(page.url + f"#{BARRED.key}")
    page.reload()
    expect(board(page, BARRED_TABLE)).to_be_visible()
    expect(page.locator("#getting-ready")).to_have_count(0)
    anchor = in_view(page, BARRED.key)
    assert anchor.inner_text() == BARRED.title
    page.get_by_role("link", name="C13", exact=True).click()
    in_view(page, "C13")


def test_a_refused_move_leads_to_its_rule_without_leaving_the_game(visit: Visit) -> None:
    page = visit(APP, query="seed=482913&dealer=B")
    table = board(page)
    before, record = hand(table), saved(page)
    place(table, "pile").click()
    link = table.get_by_role("link", name=f"{ORDER.title}. (opens in a new tab)")
    box = link.evaluate("link => { const ring = getComputedStyle(link, '::before'); return parseFloat(ring.height) }")
    assert box >= 44
    with page.context.expect_page() as opened:
        link.focus()
        page.keyboard.press("Enter")
    rules = opened.value
    # The look that the page was opened in goes along.
    assert "theme=light" in rules.url
    expect(rules.locator("#getting-ready")).to_have_count(0)
    in_view(rules, ORDER.key)
    rules.goto("about:blank")
    assert (hand(table), saved(page)) == (before, record)
    card(table, before[0]).click()
    expect(card(table, before[0])).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("seen", EVERY_VIEW, ids=str)
def test_the_page_is_clean_and_fits(visit: Visit, seen: BrowserView) -> None:
    page = visit(RULES, seen)
    table = board(page, CLIMB)
    card(table, "h5").click()
    place(table, "own-h").click()
    expect(table.locator(".exp-reason").get_by_role("link")).to_be_visible()
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_lesson_s_answer_and_its_bar_lead_to_the_rules(visit: Visit) -> None:
    page = visit(LESSON)
    table = exercise(page, 1)
    card(table, "h3").click()
    place(table, "own-h").click()
    link = table.locator("[data-verdict=right]").get_by_role("link")
    expect(link).to_have_attribute("href", re.compile(r"notebooks/rules-cards\.ipynb#setup\.places$"))
    page.get_by_role("banner").get_by_role("link", name="Rules").click()
    expect(page).to_have_title(re.compile("^Rules of the card game"))


def test_the_match_s_form_leads_to_the_variants_without_leaving_it(visit: Visit) -> None:
    page = visit(APP)
    page.get_by_text("Names, variants, who deals").click()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="With Aces. (opens in a new tab)").click()
    expect(opened.value.locator("#getting-ready")).to_have_count(0)
    in_view(opened.value, "variant.aces")
    opened.value.goto("about:blank")
    expect(page.get_by_role("link", name="Rules of the card game")).to_have_attribute("target", "_blank")
