"""A page whose line to the server is cut or goes silent: it says so, and goes on by itself with what was clicked."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.harness.kernel import kernel_of, kernel_process, seconds_until_ended
from tests.browser.harness.lost import SOON, load_again, note
from tests.browser.harness.proxy import Proxy, between
from tests.browser.harness.site import IMPATIENT, SECONDS_UNUSED, Site, serving
from tests.browser.harness.table import board, card, expect_step, hand, place, saved, turn_by_mouse
from tests.browser.harness.watch import kernel_messages, problems

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visit

APP = "notebooks/play-cards.ipynb"
START = "seed=482913&dealer=B"
WHEN_IT_RETURNS = 20_000
"""Milliseconds: the page asks less and less often, and Voila's scripts wait three seconds before they go on."""


@pytest.fixture
def line(site: Site) -> Iterator[tuple[Site, Proxy]]:
    with between(site) as reached:
        yield reached


def discard_first(table: Locator) -> str:
    code = hand(table)[0]
    card(table, code).click()
    place(table, f"discard-{code[0]}").click()
    return code


def expect_discarded(page: Page, code: str) -> None:
    """Wait until the page goes on with what was clicked, done once: the card is away, and the next step is due."""
    table = board(page)
    expect_step(table, 2)
    expect(card(table, code)).to_have_count(0)
    expect(note(page)).to_be_empty()
    expect(page.locator(".exp-lost")).to_have_count(0)
    place(table, "pile").click()
    expect_step(table, 1)
    assert saved(page).count(f"-{code}") == 1
    problems(page).clear()  # a line that is cut leaves its marks in the console


def test_a_cut_line_is_told_and_the_match_goes_on_by_itself(visit: Visit, line: tuple[Site, Proxy]) -> None:
    reached, proxy = line
    page = visit(APP, query=START, on=reached)
    table = board(page)
    expect_step(table, 1)
    proxy.cut()
    expect(note(page)).to_contain_text("No connection to the server.", timeout=SOON)
    code = discard_first(table)
    proxy.mend()
    expect(note(page)).to_be_empty(timeout=WHEN_IT_RETURNS)
    expect_discarded(page, code)


@pytest.mark.soak
@pytest.mark.parametrize("long", [False, True])
def test_a_silent_line_is_told_at_a_click_and_the_match_goes_on_by_itself(
    visit: Visit, line: tuple[Site, Proxy], *, long: bool
) -> None:
    reached, proxy = line
    page = visit(APP, query=START, on=reached)
    table = board(page)
    expect_step(table, 1)
    proxy.fall_silent()
    code = discard_first(table)
    expect(note(page)).to_contain_text("No connection to the server.", timeout=SOON)
    if long:
        page.wait_for_timeout(15_000)
    proxy.mend()
    expect(note(page)).to_be_empty(timeout=WHEN_IT_RETURNS)
    expect_discarded(page, code)


@pytest.mark.soak
def test_an_answer_lost_on_its_way_is_asked_for_again(visit: Visit, line: tuple[Site, Proxy]) -> None:
    reached, proxy = line
    page = visit(APP, query=START, on=reached)
    table = board(page)
    expect_step(table, 1)
    heard = len(kernel_messages(page))
    proxy.fall_silent(answers_only=True)
    code = discard_first(table)
    expect(note(page)).to_contain_text("No connection to the server.", timeout=SOON)
    assert len(kernel_messages(page)) == heard
    proxy.mend()
    expect_discarded(page, code)


@pytest.mark.soak
def test_a_kernel_that_hangs_is_told_at_a_click_and_the_note_goes_when_it_answers(visit: Visit) -> None:
    page = visit(APP, query=START)
    table = board(page)
    expect_step(table, 1)
    process = kernel_process(kernel_of(page))
    os.kill(process, signal.SIGSTOP)
    try:
        code = discard_first(table)
        lost = page.locator(".exp-lost")
        expect(lost).to_contain_text("Nothing answers here any more.", timeout=SOON)
        expect(lost.get_by_role("button", name="Load the page again")).to_be_visible()
        page.wait_for_timeout(8_000)
        expect(note(page)).to_be_empty()
    finally:
        os.kill(process, signal.SIGCONT)
    expect(lost).to_have_count(0)
    expect_discarded(page, code)


@pytest.mark.soak
def test_a_page_away_for_longer_than_its_kernel_waits_says_so_and_resumes_at_a_click(visit: Visit) -> None:
    with serving(first=IMPATIENT) as own, between(own) as (reached, proxy):
        page = visit(APP, query=START, on=reached)
        table = board(page)
        turn_by_mouse(table)
        expect_step(table, 1)
        before, record, process = hand(table), saved(page), kernel_process(kernel_of(page))
        proxy.cut()
        expect(note(page)).to_contain_text("No connection to the server.", timeout=SOON)
        seconds_until_ended({process})
        proxy.mend()
        expect(note(page)).to_contain_text("What runs this page has stopped.")
        load_again(page)
        expect_step(board(page), 1)
        assert hand(board(page)) == before
        assert saved(page) == record
        problems(page).clear()
        page.goto("about:blank")


@pytest.mark.soak
def test_an_open_page_that_nobody_uses_says_when_it_was_put_to_rest(visit: Visit) -> None:
    with serving(first=IMPATIENT) as own:
        page = visit(APP, query=START, on=own)
        table = board(page)
        turn_by_mouse(table)
        expect_step(table, 1)
        record, process = saved(page), kernel_process(kernel_of(page))
        expect(note(page)).to_be_empty()
        seconds_until_ended({process}, SECONDS_UNUSED + 4)
        expect(note(page)).to_contain_text("What runs this page has stopped.", timeout=SOON)
        load_again(page)
        expect_step(board(page), 1)
        assert saved(page) == record
        problems(page).clear()
        page.goto("about:blank")
