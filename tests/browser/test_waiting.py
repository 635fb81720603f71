"""A page that finds no place: it waits, says how it goes, and is let in by itself at its own address."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness.axe import axe
from tests.browser.harness.view import LAPTOP, PHONE, PHONE_AT_NIGHT, BrowserView, in_soak, view
from tests.browser.harness.watch import problems, watch
from tests.hosting.crowds import COUNTER, log, serving_crowd
from tests.projects import small_project

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

    from tests.browser.conftest import Visit
    from tests.browser.harness.site import Site

SOON = "Math.random = () => 0"
"""Makes the page wait for the shortest of the times that it draws from."""
TRYING = ".exp-site-trying"


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with one place."""
    with serving_crowd(small_project(tmp_path_factory.mktemp("project")), "--max-visitors", "1") as served:
        yield served


def refused(site: Site) -> list[str]:
    return [line["page"] for line in log(site) if line["event"] == "refused"]


def come_in_vain(page: Page, site: Site, seen: BrowserView) -> None:
    """Visit the full server."""
    page.goto(site.page(COUNTER, f"theme={seen.theme}&kept=1"))
    expect(page.get_by_role("heading", name="All places are taken")).to_be_visible()
    expect(page.locator(TRYING)).to_have_text("Waiting for a free place…")


@pytest.mark.parametrize("seen", [LAPTOP, *in_soak(view(1024, 768, "dark"), PHONE, PHONE_AT_NIGHT)], ids=str)
def test_a_visitor_waits_is_told_and_comes_in(visit: Visit, browser: Browser, full: Site, seen: BrowserView) -> None:
    inside = visit(COUNTER, on=full)
    with browser.new_context(viewport={"width": seen.width, "height": seen.height}) as context:
        page = context.new_page()
        watch(page)
        page.add_init_script(SOON)
        before = len(refused(full))
        come_in_vain(page, full, seen)
        assert axe(page) == []
        page.get_by_role("button", name="Try now").press("Enter")
        expect(page.locator(TRYING)).to_have_text("Still full. This page goes on trying.")
        expect(page.get_by_role("button", name="Try now")).to_be_focused()
        # Asking whether there is room is no visit.
        assert len(refused(full)) - before == 1
        inside.goto("about:blank")
        expect(page.get_by_role("button", name="Clicked 0 times")).to_be_visible()
        page.get_by_role("button", name="Clicked 0 times").click()
        expect(page.get_by_role("button", name="Clicked 1 times")).to_be_visible()
        assert page.url.endswith(f"?theme={seen.theme}&kept=1")
        # The only thing wrong was the answer that there is no place.
        assert [found for found in problems(page) if "503" not in found] == []
        page.goto("about:blank")
