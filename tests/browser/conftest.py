"""Fixtures of the browser tests: one server and one browser a session, a fresh context for each visit."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Protocol

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.find_browser import find_browser
from tests.browser.harness.site import Site, serving
from tests.browser.harness.view import LAPTOP, BrowserView
from tests.browser.harness.watch import problems, watch

if TYPE_CHECKING:
    from collections.abc import Iterator

QUIET = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MILLISECONDS_TO_START = 30_000
MILLISECONDS_TO_ANSWER = 15_000


class Visit(Protocol):
    """Opens a notebook's page and returns it once its widgets are drawn."""

    def __call__(
        self, notebook: str, seen: BrowserView = LAPTOP, *, query: str = "", on: Site | None = None, script: str = ""
    ) -> Page:
        """Visit a notebook such as `notebooks/index.ipynb`, on the checkout's site or another.

        A script runs in the page before anything of the page's own.
        """
        ...


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """Serve the checkout for the whole session."""
    with serving() as served:
        yield served


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start the machine's Chrome or Chromium for the whole session."""
    expect.set_options(timeout=MILLISECONDS_TO_ANSWER)
    path = find_browser()
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=[*QUIET, *(["--no-sandbox"] if root else [])])
        yield started
        started.close()


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Open pages; at the end of the test, fail if anything went wrong in one of them."""
    pages: list[Page] = []

    def open_page(
        notebook: str, seen: BrowserView = LAPTOP, *, query: str = "", on: Site | None = None, script: str = ""
    ) -> Page:
        served: Site = on or request.getfixturevalue("site")
        context = browser.new_context(viewport={"width": seen.width, "height": seen.height})
        page = context.new_page()
        pages.append(page)
        watch(page)
        if script:
            page.add_init_script(script)
        with served.explaining():
            page.goto(served.page(notebook, "&".join(filter(None, [f"theme={seen.theme}", query]))))
            expect(page.locator("#getting-ready")).to_have_count(0, timeout=MILLISECONDS_TO_START)
        return page

    yield open_page
    found = [f"{page.url}: {problem}" for page in pages for problem in problems(page)]
    for page in pages:
        if not page.is_closed():
            # Leaving the page, unlike closing the window, lets it end its kernel.
            page.goto("about:blank")
            page.context.close()
    assert found == []


@pytest.fixture
def lab_page(browser: Browser) -> Iterator[Page]:
    """Open a window for JupyterLab; at the end of the test, fail if anything went wrong in it."""
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        opened = context.new_page()
        watch(opened)
        yield opened
        # JupyterLab asks the kernel for its widgets when the next page opens, and does not wait long for an answer.
        expect(opened.locator("progress")).to_have_count(0, timeout=MILLISECONDS_TO_START)
        assert problems(opened) == []
