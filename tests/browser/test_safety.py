"""What the pages' policy bars in a real browser, and whose pages may frame ours."""

from __future__ import annotations

import re
import threading
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Frame, Page, expect

from expeditions_widgets.hosting.catalogue import CatalogueReader
from tests.browser.harness.site import CHECKOUT, SERVED_AT, Site, command, running
from tests.browser.harness.watch import problems, watch

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.browser.conftest import Visit

LESSON = "tutorials/cards/01-first-expedition.ipynb"
KERNEL = "() => JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId"
INJECTIONS = """async () => {
  const script = document.createElement("script");
  script.textContent = "window.injected = 'a script in the page'";
  document.body.append(script);
  const far = document.createElement("script");
  far.src = "data:text/javascript,window.injected = 'a script from elsewhere'";
  document.body.append(far);
  document.body.insertAdjacentHTML("beforeend", `<img src="data:," onerror="window.injected = 'an attribute'">`);
  document.body.insertAdjacentHTML("beforeend", '<iframe src="/"></iframe><base href="http://127.0.0.1/">');
  setTimeout("window.injected = 'a text'");
  await fetch("http://127.0.0.1:9/").catch(() => {});
  await new Promise((done) => setTimeout(done, 200));
  return window.injected ?? "nothing";
}"""


def test_nothing_injected_is_run_framed_or_fetched(browser: Browser, site: Site) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        watch(page)
        page.goto(site.address)
        assert problems(page) == []
        assert page.evaluate(INJECTIONS) == "nothing"
        barred = set(re.findall(r"the page's policy \(([\w-]+)\)", "\n".join(problems(page))))
    assert barred >= {"script-src-elem", "script-src-attr", "script-src", "frame-src", "base-uri", "connect-src"}


class CoursePage(SimpleHTTPRequestHandler):
    """Hands out the files of a folder, and says nothing."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # as Python has it
        """Leave the terminal alone."""


@contextmanager
def course_site(folder: Path) -> Iterator[str]:
    """Serve a folder at 127.0.0.1, to browsers another site than localhost; yield its origin."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(CoursePage, directory=str(folder))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def framed(page: Page, site: Site) -> Frame:
    (frame,) = [each for each in page.frames if each.url.startswith(site.address)]
    return frame


def test_a_course_page_frames_a_lesson_where_it_is_allowed_to(browser: Browser, tmp_path: Path) -> None:
    with course_site(tmp_path) as course, course_site(tmp_path) as other, browser.new_context() as context:
        words = command("serve", CHECKOUT, "--no-browser", "--port", "0", "--allow-frame", course)
        with running(words, SERVED_AT) as (process, found, complaints):
            site = Site(found[0], process, complaints)
            frame = f'<iframe title="Lesson" width="1200" height="700" src="{site.page(LESSON)}"></iframe>'
            (tmp_path / "index.html").write_text(
                f'<!DOCTYPE html><title>Course</title><link rel="icon" href="data:,">{frame}'
            )
            page = context.new_page()
            watch(page)
            page.goto(course)
            lesson = page.frame_locator("iframe")
            expect(lesson.locator("#getting-ready")).to_have_count(0, timeout=30_000)
            group = lesson.get_by_role("group").first
            group.get_by_role("button", name=re.compile("hint", re.IGNORECASE)).first.click()
            expect(group.locator("[data-open]").first).to_be_visible()
            assert context.cookies(site.address) == []
            kernel = framed(page, site).evaluate(KERNEL)
            assert page.request.get(f"{site.address}/api/kernels/{kernel}").status == 200
            page.goto("about:blank")
            expect_ended(page, site, kernel)
            assert problems(page) == []
            page.goto(other)
            assert "frame-ancestors" in "\n".join(problems(page))
            expect(page.frame_locator("iframe").locator("main")).to_have_count(0)


def expect_ended(page: Page, site: Site, kernel: str) -> None:
    for _ in range(40):
        if page.request.get(f"{site.address}/api/kernels/{kernel}").status == 404:
            return
        page.wait_for_timeout(50)
    pytest.fail("The kernel goes on without its page.")


@pytest.mark.soak
@pytest.mark.parametrize("notebook", [entry.path for entry in CatalogueReader(CHECKOUT).catalogue().tools])
def test_every_tool_keeps_to_the_policy(visit: Visit, notebook: str) -> None:
    """Lessons and games have tests of their own; a page that asks for what is barred fails any test that visits it."""
    page = visit(notebook)
    page.keyboard.press("Tab")
    assert problems(page) == []
    assert urlsplit(page.url).path.endswith(notebook)
