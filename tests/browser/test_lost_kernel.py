"""A page whose kernel or server is gone: it says so by itself, once, and the game goes on from the browser's save."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.harness import routes
from tests.browser.harness.answering import WAYS, exercises_of
from tests.browser.harness.axe import axe
from tests.browser.harness.kernel import kernel_of, kernel_process
from tests.browser.harness.lesson import LESSON, go_to_exercise
from tests.browser.harness.lost import SOON, load_again, note
from tests.browser.harness.routes import act_by_mouse, game, moves
from tests.browser.harness.site import CHECKOUT, Site, serving
from tests.browser.harness.table import board, expect_step, hand, live, saved, turn_by_mouse
from tests.browser.harness.watch import problems

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.browser.conftest import Visit

APP = "notebooks/play-cards.ipynb"
START = "seed=482913&dealer=B"


@pytest.fixture
def own_site() -> Iterator[Site]:
    with serving() as served:
        yield served


def test_a_killed_kernel_is_told_at_once_and_the_match_goes_on_after_a_reload(visit: Visit) -> None:
    page = visit(APP, query=START)
    table = board(page)
    turn_by_mouse(table)
    expect_step(table, 1)
    before, record = hand(table), saved(page)
    expect(note(page)).to_be_empty()
    os.kill(kernel_process(kernel_of(page)), signal.SIGKILL)
    expect(note(page)).to_contain_text("What runs this page has stopped.", timeout=SOON)
    assert note(page).get_attribute("role") == "alert"
    assert axe(page) == []
    load_again(page)
    expect_step(table, 1)
    expect(live(table)).to_contain_text("Welcome back")
    expect(note(page)).to_be_empty()
    assert hand(table) == before
    assert saved(page) == record


def test_a_server_that_went_away_and_came_back_loses_nothing(visit: Visit, own_site: Site) -> None:
    page = visit(APP, query=START, on=own_site)
    table = board(page)
    turn_by_mouse(table)
    expect_step(table, 1)
    before, record = hand(table), saved(page)
    own_site.process.terminate()
    own_site.process.wait(30)
    expect(note(page)).to_contain_text("No connection to the server.", timeout=SOON)
    note(page).get_by_role("button", name="Load the page again").click()
    expect(note(page)).to_contain_text("The server does not answer yet.")
    with serving(CHECKOUT, port=int(own_site.address.rsplit(":", 1)[1])):
        expect(note(page)).to_contain_text("What runs this page has stopped.")
        expect(page.get_by_role("button", name="Load the page again")).to_have_count(1)
        load_again(page)
        expect_step(table, 1)
        assert hand(table) == before
        assert saved(page) == record
        page.goto("about:blank")
    problems(page).clear()  # a server that is away leaves its marks in the console


@pytest.mark.soak
def test_a_lesson_whose_kernel_is_killed_keeps_what_was_answered(visit: Visit) -> None:
    page = visit(LESSON)
    exercises = exercises_of(CHECKOUT / LESSON)[:2]
    for number, each in enumerate(exercises, 1):
        group = go_to_exercise(page, number)
        WAYS[type(each)].right(group, each)
        expect(group.locator(".exp-note[data-verdict]")).to_have_attribute("data-verdict", "right")
    kept = page.evaluate("JSON.stringify(Object.entries(localStorage).sort())")
    shown = go_to_exercise(page, 2).locator(".exp-note[data-verdict]").inner_text()
    os.kill(kernel_process(kernel_of(page)), signal.SIGKILL)
    expect(note(page)).to_contain_text("What runs this page has stopped.", timeout=SOON)
    load_again(page)
    group = go_to_exercise(page, 2)
    expect(group.locator(".exp-note[data-verdict]")).to_have_attribute("data-verdict", "right")
    assert page.evaluate("JSON.stringify(Object.entries(localStorage).sort())") == kept
    assert group.locator(".exp-note[data-verdict]").inner_text() == shown


@pytest.mark.soak
def test_a_route_game_whose_kernel_is_killed_at_a_click_goes_on(visit: Visit) -> None:
    page = visit("notebooks/play-routes.ipynb", query="seed=7&seats=person,greedy&board=europe")
    for _ in range(3):
        act_by_mouse(page)
    record, asked = routes.saved(page), game(page).locator(".exp-due").inner_text()
    process = kernel_process(kernel_of(page))
    os.kill(process, signal.SIGSTOP)  # so that the click is under way when it dies
    moves(game(page)).first.click()
    os.kill(process, signal.SIGKILL)
    expect(note(page)).to_contain_text("What runs this page has stopped.", timeout=SOON)
    load_again(page)
    expect(game(page).locator(".exp-due")).to_have_text(asked)
    assert routes.saved(page) == record
