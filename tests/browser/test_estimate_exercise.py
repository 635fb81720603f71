"""Estimates and charts in the browser: guess first, the truth after it, by mouse and by keys, in every theme."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect

from expeditions_widgets.lessons.constructed import EXERCISES
from expeditions_widgets.lessons.estimate_exercise import EstimateExercise
from tests.browser.harness.answer_estimate import MILLISECONDS_TO_FIND, right, truth_of, wrong
from tests.browser.harness.axe import axe
from tests.browser.harness.lesson import go_to_exercise, go_to_page
from tests.browser.harness.table import focused, live, stored
from tests.browser.harness.view import LAPTOP, LAPTOP_AT_NIGHT, PHONE, PHONE_AT_NIGHT, BrowserView, in_soak
from tests.browser.harness.watch import frames
from tests.notebooks.store import CHECKOUT

if TYPE_CHECKING:
    from tests.browser.conftest import Visit

LESSON = "tutorials/cards/09-should-i-wager.ipynb"
CHART_PAGE = 3
MEAN = "cards-09-mean"


@pytest.fixture(scope="module")
def estimates() -> dict[str, EstimateExercise]:
    """Return the lesson's estimates by name, made by running its cells here."""
    cells = json.loads((CHECKOUT / LESSON).read_text(encoding="utf-8"))["cells"]
    space: dict[str, object] = {}
    EXERCISES.clear()
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), space)  # noqa: S102 - our own lesson
    return {one.name: one for one in EXERCISES if isinstance(one, EstimateExercise)}


def verdict(group: Locator) -> Locator:
    return group.locator(".exp-note[data-verdict]")


def heard(page: Page) -> list[str]:
    """Return everything that the page heard from its server so far."""
    return [str(frame) for frame in frames(page)]


def test_an_estimate_by_mouse(visit: Visit, estimates: dict[str, EstimateExercise]) -> None:
    group = go_to_exercise(visit(LESSON), 1)
    task = group.locator("[data-heading]").inner_text()
    expect(group.locator(".exp-line")).to_have_count(0)
    reaction = wrong(group, estimates[MEAN])
    expect(verdict(group)).to_have_attribute("data-verdict", "wrong")
    expect(verdict(group)).to_contain_text(reaction)
    expect(live(group)).to_contain_text(reaction)
    expect(group.get_by_role("img", name="A line from")).to_be_visible()
    group.get_by_role("button", name="Try again").click()
    expect(verdict(group)).to_have_count(0)
    right(group, estimates[MEAN])
    expect(verdict(group)).to_have_attribute("data-verdict", "right")
    expect(group.locator("[data-heading]")).to_have_text(task)


def test_an_estimate_by_keys_alone(visit: Visit) -> None:
    page = visit(LESSON)
    group = go_to_exercise(page, 1)
    slider = group.get_by_role("slider", name="Mean result of the hearts", exact=True)
    slider.focus()
    for key in ("Home", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(group.locator("output")).to_have_text("−28\u00a0points")
    expect(slider).to_have_attribute("aria-valuetext", "−28\u00a0points")
    expect(group.get_by_role("spinbutton")).to_have_value("-28")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(focused(page)).to_have_text("Commit")
    page.keyboard.press("Enter")
    expect(group.locator("[data-result]")).to_contain_text("You said −28", timeout=MILLISECONDS_TO_FIND)
    expect(verdict(group)).to_have_attribute("data-verdict", "wrong")
    assert group.evaluate("one => one.contains(document.activeElement)")


def test_the_bar_appears_and_ends_and_other_exercises_answer_meanwhile(visit: Visit) -> None:
    page = visit(LESSON)
    group, other = go_to_exercise(page, 1), page.get_by_role("group", name="Exercise 2", exact=True)
    group.get_by_role("button", name="Commit").click()
    bar = group.get_by_role("progressbar", name="The truth is being worked out")
    expect(bar).to_be_visible()
    other.get_by_role("button", name="Show a hint").click()
    expect(other.locator("[data-open]")).to_have_count(1)
    expect(bar).to_have_count(0, timeout=MILLISECONDS_TO_FIND)
    expect(group.locator("[data-result]")).to_be_visible()


def test_the_truth_does_not_reach_the_browser_before_the_guess(
    visit: Visit, estimates: dict[str, EstimateExercise]
) -> None:
    page = visit(LESSON)
    group = go_to_exercise(page, 1)
    group.get_by_role("button", name="Show a hint").click()
    expect(group.locator("[data-open]")).to_have_count(1)
    told = f"Truth: {truth_of(estimates[MEAN]).value:.1f}"
    assert heard(page)
    assert not any("Truth:" in one for one in heard(page))
    wrong(group, estimates[MEAN])
    assert any(told in one for one in heard(page))


def test_a_reload_in_the_middle_keeps_the_guess_and_comes_to_the_same_truth(visit: Visit) -> None:
    page = visit(LESSON)
    group = go_to_exercise(page, 1)
    group.get_by_role("spinbutton").fill("33")
    group.get_by_role("button", name="Commit").click()
    expect(group.get_by_role("progressbar")).to_be_visible()
    assert stored(page, f"expeditions:exercise:{MEAN}")["answers"] == ["33.0"]
    page.reload()
    result = group.locator("[data-result]")
    expect(result).to_contain_text("You said 33", timeout=MILLISECONDS_TO_FIND)
    first = result.inner_text()
    page.reload()
    expect(result).to_have_text(first, timeout=MILLISECONDS_TO_FIND)


def test_a_number_off_the_scale_is_said_at_its_field(visit: Visit) -> None:
    page = visit(LESSON)
    group = go_to_exercise(page, 1)
    group.get_by_role("spinbutton").fill("99")
    page.keyboard.press("Enter")
    expect(group.locator("[data-fault]")).to_contain_text("from −30\u00a0points to 40\u00a0points")
    expect(group.get_by_role("spinbutton")).to_have_attribute("aria-invalid", "true")
    expect(focused(page)).to_have_attribute("data-key", "field-number")


def chart(page: Page) -> Locator:
    go_to_page(page, CHART_PAGE)
    return page.get_by_role("group", name="Chart: Hearts at 2, with 7 and 8 in hand", exact=True)


def show(group: Locator) -> Locator:
    group.get_by_role("button", name="Show").click()
    drawing = group.get_by_role("img", name="Results of the expedition").first
    expect(drawing).to_be_visible(timeout=MILLISECONDS_TO_FIND)
    return drawing


def test_a_chart_stays_covered_until_it_is_asked_for_and_follows_the_theme(visit: Visit) -> None:
    page = visit(LESSON)
    group = chart(page)
    expect(group.locator("svg[role=img]")).to_have_count(0)
    show(group)
    expect(group.get_by_role("table").get_by_role("row")).to_have_count(5)
    assert axe(page) == []
    colour = "one => getComputedStyle(one.querySelector('text')).fill"
    drawing = group.locator("svg[role=img]").first
    light = drawing.evaluate(colour)
    page.evaluate("document.documentElement.dataset.theme = document.body.dataset.theme = 'dark'")
    dark = drawing.evaluate(colour)
    page.emulate_media(forced_colors="active")
    forced = drawing.evaluate(colour)
    assert len({light, dark, forced}) == 3
    page.reload()
    expect(group.get_by_role("img", name="Results of the expedition").first).to_be_visible(timeout=MILLISECONDS_TO_FIND)


@pytest.mark.parametrize("seen", [*in_soak(LAPTOP, LAPTOP_AT_NIGHT, PHONE), PHONE_AT_NIGHT], ids=str)
def test_estimates_and_charts_are_clean_and_fit(
    visit: Visit, seen: BrowserView, estimates: dict[str, EstimateExercise]
) -> None:
    page = visit(LESSON, seen)
    group = go_to_exercise(page, 1)
    assert axe(page) == []
    wrong(group, estimates[MEAN])
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    show(chart(page))
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
