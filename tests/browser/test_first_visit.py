"""What a first visit fetches: nothing twice, nothing that no page uses, all of it compressed and worth keeping."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.harness.site import Site, serving
from tests.browser.harness.watch import frames, watch
from tests.projects import small_project

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page, Response

    from tests.browser.conftest import Visit

LESSON = "tutorials/cards/01-first-expedition.ipynb"
FEW = 14
"""More files than a page is made of."""
STATES = 300_000
"""Bytes: more than the states of a lesson's widgets, less than the bundle with them."""
LESS_THAN_MATHJAX = 600_000
"""Bytes, uncompressed: more than any other of Voila's scripts has."""
FETCHED = """() => performance.getEntriesByType("resource").map(
  ({ name, decodedBodySize }) => [new URL(name).pathname, decodedBodySize])"""
SCRIPTS_AND_STYLES = (".js", ".css")


def followed(browser: Browser) -> tuple[Page, list[Response]]:
    page = browser.new_context().new_page()
    answers: list[Response] = []
    watch(page)
    page.on("response", answers.append)
    return page, answers


def finish(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("#getting-ready")).to_have_count(0)


def test_a_lesson_is_a_few_small_files_that_the_next_visit_has(browser: Browser, site: Site) -> None:
    page, answers = followed(browser)
    finish(page, site.page(LESSON))
    fetched = Counter(urlsplit(answer.url).path for answer in answers)
    assert [path for path, times in fetched.items() if times > 1] == []
    assert len(fetched) < FEW
    for answer in answers:
        path = urlsplit(answer.url).path
        if path.endswith(SCRIPTS_AND_STYLES):
            headers = answer.all_headers()
            assert "immutable" in headers["cache-control"], path
            assert headers.get("content-encoding") == "gzip" or int(headers["content-length"]) < 1024, path
    assert sum(map(len, frames(page))) < STATES
    answers.clear()
    page.reload()
    expect(page.locator("#getting-ready")).to_have_count(0)
    again = [answer for answer in answers if urlsplit(answer.url).path.endswith(SCRIPTS_AND_STYLES)]
    assert [answer.url for answer in again if answer.request.sizes()["responseBodySize"] > 0] == []
    page.goto("about:blank")
    page.context.close()


@pytest.fixture
def project_of_others(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(small_project(tmp_path_factory.mktemp("others"))) as served:
        yield served


def test_someone_elses_widget_is_drawn_by_voila_without_its_typesetter(visit: Visit, project_of_others: Site) -> None:
    page = visit("notebooks/counter.ipynb", on=project_of_others)
    page.get_by_role("button", name="Clicked 0 times").click()
    expect(page.get_by_role("button", name="Clicked 1 times")).to_be_visible()
    fetched = page.evaluate(FETCHED)
    assert any(path.endswith("/voila.js") for path, _size in fetched)
    assert [path for path, size in fetched if size > LESS_THAN_MATHJAX] == []
    scripts = Counter(path for path, _size in fetched if path.endswith(SCRIPTS_AND_STYLES))
    assert [path for path, times in scripts.items() if times > 1] == []
