"""A page that finds no place: it waits, says how it goes, and is let in by itself at its own address."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.harness.axe import axe
from tests.browser.harness.site import CHECKOUT, Site
from tests.browser.harness.table import board, expect_step, turn_by_mouse
from tests.browser.harness.view import LAPTOP, PHONE, PHONE_AT_NIGHT, BrowserView, in_soak, view
from tests.browser.harness.watch import problems, watch
from tests.hosting.crowds import log, serving_crowd

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.browser.conftest import Visit

APP = "notebooks/play-cards.ipynb"
START = "seed=482913&dealer=B"
SOON = "Math.random = () => 0"
"""Makes the page wait for the shortest of the times that it draws from."""


@pytest.fixture(scope="module")
def full() -> Iterator[Site]:
    """A server with one place."""
    with serving_crowd(CHECKOUT, "--max-visitors", "1") as served:
        yield served


def refused(site: Site) -> int:
    return sum(line["event"] == "refused" for line in log(site))


def come_in_vain(page: Page, address: str) -> None:
    """Visit the full server."""
    watch(page)
    page.add_init_script(SOON)
    page.goto(address)
    expect(page.get_by_role("heading", name="All places are taken")).to_be_visible()
    expect(page.get_by_role("status")).to_have_text("Waiting for a free place…")


@pytest.mark.parametrize("seen", [LAPTOP, *in_soak(view(1024, 768, "dark"), PHONE, PHONE_AT_NIGHT)], ids=str)
def test_a_visitor_waits_is_told_and_comes_in(visit: Visit, browser: Browser, full: Site, seen: BrowserView) -> None:
    inside = visit(APP, on=full)
    before = refused(full)
    address = full.page(APP, f"theme={seen.theme}&{START}")
    with browser.new_context(viewport={"width": seen.width, "height": seen.height}) as context:
        page = context.new_page()
        come_in_vain(page, address)
        assert axe(page) == []
        page.get_by_role("button", name="Try now").press("Enter")
        expect(page.get_by_role("status")).to_have_text("Still full. This page goes on trying.")
        expect(page.get_by_role("button", name="Try now")).to_be_focused()
        # Asking whether there is room is no visit.
        assert refused(full) == before + 1
        inside.goto("about:blank")
        expect(board(page)).to_be_visible()
        expect(page.locator("#getting-ready")).to_have_count(0)
        turn_by_mouse(board(page))
        expect_step(board(page), 1)
        assert page.url == address
        # The only thing wrong was the answer that there is no place.
        assert [found for found in problems(page) if "503" not in found] == []
        page.goto("about:blank")


@pytest.mark.soak
def test_without_javascript_the_page_loads_itself_again(visit: Visit, browser: Browser, full: Site) -> None:
    inside = visit(APP, on=full)
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(full.page(APP, START))
        expect(page.get_by_role("link", name="Try now")).to_be_visible()
        expect(page.get_by_role("button")).to_have_count(0)
        inside.goto("about:blank")
        expect(page).not_to_have_title("A moment, please · Expeditions", timeout=30_000)
        assert page.url == full.page(APP, START)
