"""A lesson written from an empty page: filled in, tried, kept over a reload, saved, checked, and played as a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from expeditions_widgets.lessons.check import check_notebook
from expeditions_widgets.lessons.writing.source import cell_source
from tests.browser.harness.answering import WAYS, exercises_of
from tests.browser.harness.axe import axe
from tests.browser.harness.lesson import go_to_exercise
from tests.browser.harness.site import serving
from tests.browser.harness.view import LAPTOP, PHONE, BrowserView, in_soak

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visit

PAGE = "notebooks/write-a-lesson.ipynb"
POSITION = "A h34 / a h269 c6 / P ?30 / T A1"
HINTS = "An expedition only climbs.\nBoth the 6 and the 9 are higher than 4."


def field(page: Page, label: str) -> Locator:
    return page.get_by_label(label, exact=True)


def fill(page: Page, **texts: str) -> None:
    for name, text in texts.items():
        page.locator(f'[name="{name.replace("__", ".")}"]').fill(text)


def write_a_task(page: Page) -> None:
    fill(page, lesson__title="Long ways", task="Go on with your hearts.", hints=HINTS)
    fill(page, praise="They climb.", otherwise="No heart was played.", goal__1__cards="h", position="A h43 / a x")
    expect(page.get_by_text("Character 5: The 3 of hearts").first).to_be_visible()


@pytest.mark.parametrize("seen", [LAPTOP, *in_soak(PHONE)], ids=str)
def test_a_lesson_is_written_tried_and_saved(visit: Visit, seen: BrowserView, tmp_path: Path) -> None:
    page = visit(PAGE, seen)
    write_a_task(page)
    fill(page, position=POSITION)
    tried = page.get_by_role("region", name="Try it")
    page.get_by_role("button", name="Find a way to the goal").click()
    expect(field(page, "Solution")).to_have_value("h6")
    expect(page.get_by_text("All is well:")).to_be_visible()
    tried.locator('[data-card="c6"]').click()
    tried.locator('[data-place="own-c"]').click()
    expect(tried).to_contain_text("No heart was played.")
    fill(page, otherwise="No heart lies there.")
    expect(tried).to_contain_text("No heart lies there.")
    page.reload()
    expect(field(page, "Task")).to_have_value("Go on with your hearts.")
    expect(page.get_by_text("All is well:")).to_be_visible()
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the notebook").click()
    path = tmp_path / saved.value.suggested_filename
    saved.value.save_as(path)
    assert path.name == "long-ways.ipynb"
    (exercise,) = exercises_of(path)
    assert page.get_by_role("region", name="The cell").locator("code").inner_text() == cell_source(exercise)


@pytest.mark.soak
def test_two_exercises_by_keys_are_checked_and_played_as_a_page(visit: Visit, tmp_path: Path) -> None:
    page = visit(PAGE)
    write_a_task(page)
    fill(page, position=POSITION, solution="h6")
    page.get_by_role("button", name="New exercise").press("Enter")
    page.get_by_role("radio", name="Choose").press("Space")
    expect(field(page, "Answer 1")).to_be_visible()
    fill(page, task="Which fits?", options__1__text="The 2", options__1__reason="It is too low.", hints="Look.")
    fill(page, options__2__text="The 9", options__2__reason="It is higher.", praise="So it goes.")
    page.get_by_role("checkbox", name="This one is right").nth(1).press("Space")
    expect(page.get_by_text("All is well:")).to_be_visible()
    expect(page.get_by_role("region", name="The lesson")).to_contain_text("2 of 2 exercises")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the notebook").press("Enter")
    path = tmp_path / "class 7b" / saved.value.suggested_filename
    path.parent.mkdir()
    saved.value.save_as(path)
    checked = check_notebook(path)
    assert (checked.exercises, checked.findings) == (("long-ways-1", "long-ways-2"), ())
    with serving(path.parent) as site:
        lesson = visit("own/long-ways.ipynb", on=site)
        for number, exercise in enumerate(exercises_of(path), start=1):
            group = go_to_exercise(lesson, number)
            WAYS[type(exercise)].right(group, exercise)
            expect(group.locator("[data-done]")).to_have_count(1)
        lesson.goto("about:blank")
