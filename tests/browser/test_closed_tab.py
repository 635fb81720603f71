"""A tab that is closed ends its kernel within two seconds, however it is closed and whatever the page was doing."""

from __future__ import annotations

import os
import signal
import sys
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.find_browser import find_browser
from tests.browser.harness.kernel import kernel_of, kernel_process, seconds_until_ended
from tests.browser.harness.site import IMPATIENT, SECONDS_WITHOUT_PAGE, serving
from tests.browser.harness.table import board, expect_step

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page

    from tests.browser.conftest import Visit
    from tests.browser.harness.site import Site

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc")

APP = "notebooks/play-cards.ipynb"
START = "seed=482913&dealer=B"
AT_ONCE = 2.0
MANY = 20


def process_of(page: Page) -> int:
    return kernel_process(kernel_of(page))


def close(page: Page) -> None:
    with page.expect_event("close"):
        page.close(run_before_unload=True)


def reload(page: Page) -> None:
    page.reload(wait_until="commit")


def go_elsewhere(page: Page) -> None:
    page.get_by_role("link", name="Expeditions").click()


def follow_an_address(page: Page) -> None:
    page.goto("about:blank")


@pytest.mark.parametrize(
    "leave",
    [
        reload,
        pytest.param(close, marks=pytest.mark.soak),
        pytest.param(go_elsewhere, marks=pytest.mark.soak),
        pytest.param(follow_an_address, marks=pytest.mark.soak),
    ],
)
def test_a_page_that_is_left_ends_its_kernel(visit: Visit, leave: Callable[[Page], None]) -> None:
    page = visit(APP, query=START)
    process = process_of(page)
    leave(page)
    assert seconds_until_ended({process}) < AT_ONCE
    if not page.is_closed():
        expect(page.locator("#getting-ready")).to_have_count(0)


@pytest.mark.soak
def test_going_back_finds_the_match_with_another_kernel(visit: Visit) -> None:
    page = visit(APP, query=START)
    process = process_of(page)
    go_elsewhere(page)
    seconds_until_ended({process})
    page.go_back()
    expect_step(board(page), 1)
    expect(page.locator(".exp-site-lost")).to_be_empty()
    assert process_of(page) != process


@pytest.mark.soak
def test_a_page_left_before_its_scripts_ran_ends_its_kernel(visit: Visit, site: Site) -> None:
    page = visit("notebooks/rules-cards.ipynb").context.new_page()
    page.route("**/client.js", lambda _: None)
    page.goto(site.page(APP), wait_until="commit")
    page.locator("#jupyter-config-data").wait_for(state="attached")
    process = process_of(page)
    close(page)
    assert seconds_until_ended({process}) < AT_ONCE


@pytest.mark.soak
def test_a_link_that_opens_a_program_leaves_the_page_alive(visit: Visit) -> None:
    page = visit(APP, query=START)
    page.evaluate("dispatchEvent(new Event('beforeunload', { cancelable: true }))")
    table = board(page)
    table.locator("[data-card]").first.click()
    table.locator('[data-place][data-state="target"]').first.click()
    expect_step(table, 2)


@pytest.mark.soak
def test_many_tabs_closed_at_once(browser: Browser, site: Site) -> None:
    context = browser.new_context()
    pages = [context.new_page() for _ in range(MANY)]
    for page in pages:
        page.goto(site.page(APP, START))
        expect(page.locator("#getting-ready")).to_have_count(0, timeout=30_000)
    processes = {process_of(page) for page in pages}
    assert len(processes) == MANY
    for page in pages:
        close(page)
    assert seconds_until_ended(processes) < AT_ONCE
    context.close()


@pytest.mark.soak
def test_a_kernel_that_works_or_hangs_ends_as_soon(visit: Visit) -> None:
    for signalled in (signal.SIGSTOP, signal.SIGWINCH):
        page = visit("notebooks/wager-lab.ipynb")
        process = process_of(page)
        page.locator("main button.exp-button:visible").first.click()
        os.kill(process, signalled)
        close(page)
        assert seconds_until_ended({process}) < AT_ONCE


@pytest.mark.soak
def test_a_browser_that_is_killed_has_its_kernel_ended_later(browser: Browser) -> None:
    with serving(first=IMPATIENT) as own:
        other = browser.browser_type.launch(executable_path=find_browser(), args=["--no-sandbox", "--disable-gpu"])
        page = other.new_page()
        page.goto(own.page(APP, START))
        expect(page.locator("#getting-ready")).to_have_count(0, timeout=30_000)
        process = process_of(page)
        session = other.new_browser_cdp_session()
        with_it = {each["id"] for each in session.send("SystemInfo.getProcessInfo")["processInfo"]}
        for each in with_it:
            os.kill(each, signal.SIGKILL)
        assert seconds_until_ended({process}) >= SECONDS_WITHOUT_PAGE - 1
