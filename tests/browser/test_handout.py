"""A handout without any network: all of it is there, it reads well on any width, and no page break cuts an exercise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from expeditions_widgets.hosting.handout.lesson_page import handout
from expeditions_widgets.hosting.handout.printing import as_pdf, printer
from tests.browser.harness.axe import axe
from tests.browser.harness.watch import problems, watch
from tests.hosting.handouts import TUTORIALS, lesson_of

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

LESSONS = {"04-wagers.ipynb", "05-the-end.ipynb"}
PRINTED_WIDTH, PRINTED_HEIGHT = 688, 1016
"""What A4 leaves inside margins of 14 mm, in CSS pixels."""


def test_a_handout_needs_no_network_and_fits_its_paper(browser: Browser, tmp_path: Path) -> None:
    with browser.new_context(offline=True) as context:
        asked: list[str] = []
        page = context.new_page()
        watch(page)
        page.on("request", lambda request: asked.append(request.url))
        lessons = [path for path in TUTORIALS if path.name in LESSONS]
        assert len(lessons) == len(LESSONS)
        for path in lessons:
            lesson, exercises = lesson_of(path, answers=True)
            target = tmp_path / f"{path.stem}.html"
            target.write_text(handout(lesson), encoding="utf-8")
            page.goto(target.as_uri())
            assert page.locator(".exercise").count() == len(exercises)
            assert axe(page) == []
            page.set_viewport_size({"width": 360, "height": 780})
            assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
            page.set_viewport_size({"width": PRINTED_WIDTH, "height": PRINTED_HEIGHT})
            page.emulate_media(media="print")
            heights = page.evaluate("() => [...document.querySelectorAll('.exercise')].map((one) => one.offsetHeight)")
            assert max(heights) < PRINTED_HEIGHT
            page.emulate_media(media="screen")
        assert [url for url in asked if not url.startswith("file:")] == []
        assert problems(page) == []


def test_the_installed_browser_prints_it() -> None:
    assert as_pdf("<!doctype html><title>One page</title><p>One page.", printer()).startswith(b"%PDF")
