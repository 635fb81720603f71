"""The page around the widgets, on a small project of its own."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from tests.browser.harness.axe import axe
from tests.browser.harness.site import Site, serving
from tests.browser.harness.view import EVERY_VIEW, PHONE, BrowserView
from tests.browser.harness.watch import kernel_messages
from tests.projects import small_project

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from tests.browser.conftest import Visit

COUNTER = "notebooks/counter.ipynb"
DARK_SCHEME_COLOUR = "rgb(20, 25, 28)"


@pytest.fixture(scope="module")
def small_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(small_project(tmp_path_factory.mktemp("project"))) as served:
        yield served


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("seen", EVERY_VIEW, ids=str)
def test_a_page_is_clean_and_fits(visit: Visit, small_site: Site, seen: BrowserView) -> None:
    page = visit(COUNTER, seen, on=small_site)
    assert axe(page) == []
    assert fits(page)
    assert page.locator("body").get_attribute("data-theme") == seen.theme
    assert page.locator("body").get_attribute("data-jp-theme-light") == str(seen.theme == "light").lower()


def test_a_page_follows_the_systems_wish_for_dark(visit: Visit, small_site: Site) -> None:
    page = visit(COUNTER, on=small_site)
    page.emulate_media(color_scheme="dark")
    page.goto(small_site.page(COUNTER))
    expect(page.locator("body")).to_have_css("background-color", DARK_SCHEME_COLOUR)


def test_a_widget_has_the_whole_width_and_answers(visit: Visit, small_site: Site) -> None:
    page = visit(COUNTER, PHONE, on=small_site)
    button = page.get_by_role("button", name="Clicked 0 times")
    box, main = button.bounding_box(), page.locator("main").bounding_box()
    assert box is not None
    assert main is not None
    assert main["width"] - box["width"] <= 24
    button.click()
    expect(page.get_by_role("button", name="Clicked 1 times")).to_be_visible()
    assert any(
        message.content["data"].get("state") == {"count": 1}
        for message in kernel_messages(page)
        if message.kind == "comm_msg"
    )


def test_the_skip_link_comes_first_and_leads_past_the_bar(visit: Visit, small_site: Site) -> None:
    page = visit(COUNTER, on=small_site)
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the page")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_the_brand_leads_home(visit: Visit, small_site: Site) -> None:
    page = visit("notebooks/broken.ipynb", on=small_site)
    page.get_by_role("link", name="Expeditions").click()
    expect(page.get_by_role("heading", name="Where to first?")).to_be_visible()


def test_a_failed_cell_is_told_in_words(visit: Visit, small_site: Site) -> None:
    page = visit("notebooks/broken.ipynb", on=small_site)
    expect(page.locator(".exp-site-note")).to_contain_text("Part of this page could not start.")
    expect(page.get_by_role("button", name="Load the page again")).to_be_visible()
    assert axe(page) == []


def test_the_typesetter_is_not_fetched(visit: Visit, small_site: Site) -> None:
    page = visit(COUNTER, on=small_site)
    sizes = page.evaluate(
        "performance.getEntriesByType('resource').map((entry) => [entry.name, entry.decodedBodySize])"
    )
    assert [name for name, size in sizes if size > 700_000] == []


def test_leaving_a_page_ends_its_kernel(visit: Visit, small_site: Site) -> None:
    page = visit(COUNTER, on=small_site)
    kernel = json.loads(page.locator("#jupyter-config-data").inner_text())["kernelId"]
    address = f"{small_site.address}/api/kernels/{kernel}"
    assert answer_code(address) == 200
    page.goto("about:blank")
    expect(page.locator("body")).to_be_empty()
    for _ in range(100):
        if answer_code(address) == 404:
            return
        page.wait_for_timeout(100)
    pytest.fail("The kernel of a page that was left still runs after ten seconds.")


def answer_code(address: str) -> int:
    try:
        with urlopen(address, timeout=10) as answer:  # noqa: S310  # always the server that this test started
            return int(answer.status)
    except HTTPError as refused:
        return refused.code
