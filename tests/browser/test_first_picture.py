"""The first picture: there while the kernel starts, of the live widget's size, and gone without a jump."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.harness.table import board, expect_step, turn_by_mouse
from tests.browser.harness.view import LAPTOP, PHONE, BrowserView, in_soak, view

if TYPE_CHECKING:
    from tests.browser.harness.site import Site

APP = "notebooks/play-cards.ipynb"
CALCULATOR = "notebooks/score-calculator.ipynb"
LESSON = "tutorials/cards/01-first-expedition.ipynb"
START = "seed=482913&dealer=B"
WORST_SHIFT = 0.02

WATCH = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    shifts.push([value, ...sources.map(({ node }) => node?.className)]);
  }
}).observe({ type: "layout-shift", buffered: true });
const measure = (root, name) => {
  const found = [...root.querySelectorAll(name)].find((element) => element.getClientRects().length > 0);
  const box = found?.getBoundingClientRect();
  return box ? [box.left, box.top + scrollY, box.width, box.height] : null;
};
window.measureAll = (root, names) => Object.fromEntries(names.map((name) => [name, measure(root, name)]));
"""
COUNT_FORMS = """
window.forms = 0;
const seen = (form) => form.checkVisibility({ visibilityProperty: true });
const look = () => {
  if ([...document.querySelectorAll(".exp-form")].some(seen)) forms += 1;
  requestAnimationFrame(look);
};
look();
"""


CLIENT = re.compile(r"/voila/kept/\w+/client\.js")
_HELD: WeakKeyDictionary[Page, list[Route]] = WeakKeyDictionary()


def pictured(browser: Browser, site: Site, notebook: str, seen: BrowserView, query: str = "") -> Page:
    """Open a page and return it while its first picture stands: the page's client is held back till then."""
    page = browser.new_context(viewport={"width": seen.width, "height": seen.height}).new_page()
    held: list[Route] = []
    _HELD[page] = held

    def hold(route: Route) -> None:
        held.append(route)

    page.route(CLIENT, hold)
    page.add_init_script(WATCH)
    page.goto(site.page(notebook, query), wait_until="commit")
    expect(page.locator(".exp-first")).to_be_visible()
    # The page comes in pieces: what stands behind the picture tells that the picture is whole.
    expect(page.locator(".exp-site-story")).to_be_attached()
    return page


def measured(page: Page, root: str, *names: str) -> dict[str, Any]:
    return dict(page.evaluate("([root, names]) => measureAll(document.querySelector(root), names)", [root, names]))


def shift(page: Page) -> float:
    return float(page.evaluate("shifts.reduce((sum, [value]) => sum + value, 0)"))


def wait_for_the_live_one(page: Page) -> None:
    page.wait_for_function("() => window.cellLoaded")
    while not _HELD[page]:
        page.wait_for_timeout(50)
    while _HELD[page]:
        _HELD[page].pop().continue_()
    expect(page.locator("#getting-ready")).to_have_count(0, timeout=30_000)


def leave(page: Page) -> None:
    page.goto("about:blank")
    page.context.close()


@pytest.mark.parametrize("seen", [LAPTOP, *in_soak(view(1024, 768)), PHONE], ids=str)
def test_the_form_stands_where_it_will_stand(browser: Browser, site: Site, seen: BrowserView) -> None:
    page = pictured(browser, site, APP, seen)
    before = measured(page, ".exp-first", ".exp-form", ".exp-choice", ".exp-form > .exp-actions > *")
    assert page.locator(".exp-first").get_attribute("aria-hidden") == "true"
    expect(page.get_by_role("status").filter(has_text="Getting the table ready…")).to_have_count(1)
    wait_for_the_live_one(page)
    after = measured(page, ".exp-site-story", *before)
    assert before[".exp-form"] == pytest.approx(after[".exp-form"], abs=1)
    assert before[".exp-choice"] == pytest.approx(after[".exp-choice"], abs=1)
    assert shift(page) < WORST_SHIFT
    leave(page)


@pytest.mark.parametrize("seen", [LAPTOP, *in_soak(view(1024, 768)), PHONE], ids=str)
def test_the_table_stands_where_it_will_stand(browser: Browser, site: Site, seen: BrowserView) -> None:
    page = pictured(browser, site, APP, seen, START)
    names = (".exp-sheet", ".exp-zone--other", ".exp-zone--river", ".exp-zone--own", ".exp-shelf", ".exp-table-frame")
    before = measured(page, ".exp-first", *names)
    wait_for_the_live_one(page)
    after = measured(page, ".exp-site-story", *names)
    for name in names:
        assert before[name] == pytest.approx(after[name], abs=1), name
    assert shift(page) < WORST_SHIFT
    leave(page)


def test_a_match_that_goes_on_begins_with_its_table_and_never_shows_the_form(browser: Browser, site: Site) -> None:
    page = pictured(browser, site, APP, LAPTOP, START)
    wait_for_the_live_one(page)
    table = board(page)
    turn_by_mouse(table)
    expect_step(table, 1)
    page.add_init_script(COUNT_FORMS)
    page.goto(site.page(APP), wait_until="commit")
    expect(page.locator(".exp-first .exp-sheet")).to_be_visible()
    wait_for_the_live_one(page)
    expect_step(table, 1)
    assert page.evaluate("forms") == 0
    leave(page)


@pytest.mark.parametrize("seen", [*in_soak(LAPTOP, view(1024, 768)), PHONE], ids=str)
def test_the_calculator_stands_where_it_will_stand(browser: Browser, site: Site, seen: BrowserView) -> None:
    page = pictured(browser, site, CALCULATOR, seen)
    before = measured(page, ".exp-first", ".exp-calculator-round", ".exp-picks", ".exp-typed", ".exp-rounds")
    wait_for_the_live_one(page)
    after = measured(page, ".exp-site-story", *before)
    for name, box in before.items():
        assert box == pytest.approx(after[name], abs=1), name
    assert shift(page) < WORST_SHIFT
    leave(page)


@pytest.mark.parametrize("seen", [*in_soak(LAPTOP), PHONE], ids=str)
def test_a_lesson_begins_without_a_jump(browser: Browser, site: Site, seen: BrowserView) -> None:
    page = pictured(browser, site, LESSON, seen)
    expect(page.locator(".exp-first .exp-exercise")).to_be_visible()
    wait_for_the_live_one(page)
    assert shift(page) < WORST_SHIFT, page.evaluate("shifts")
    leave(page)
