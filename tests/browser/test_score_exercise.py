"""The *score* exercise on the page: filled in by mouse and by keys, wrong in each known way, kept over a reload."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect

from expeditions_widgets.lessons.score_exercise import PracticeExercise
from tests.browser.harness.answer_score import right, wrong
from tests.browser.harness.axe import axe
from tests.browser.harness.lesson import go_to_exercise
from tests.browser.harness.table import live, stored
from tests.browser.harness.view import EVERY_VIEW, BrowserView, in_soak, view
from tests.browser.harness.walk import backward, nameless, walk

if TYPE_CHECKING:
    from tests.browser.conftest import Visit

WORKSHOP = "tutorials/cards/08-scoring-workshop.ipynb"
HEARTS, ROUND, PRACTICE = 2, 4, 7
STEPS = ("sum", "less 20", "multiplier", "bonus", "result")
HEARTS_RIGHT = ("30", "10", "3", "0", "30")


def box(group: Locator, label: str) -> Locator:
    return group.get_by_label(label, exact=True)


def fill_hearts(group: Locator, values: tuple[str, ...]) -> None:
    for step, value in zip(STEPS, values, strict=True):
        box(group, f"Hearts: {step}").fill(value)


def check(group: Locator) -> None:
    group.get_by_role("button", name="Check", exact=True).click()


def verdict(group: Locator) -> Locator:
    return group.locator(".exp-note[data-verdict]")


def marks(group: Locator) -> list[str | None]:
    found: list[str | None] = group.locator(".exp-fill").evaluate_all(
        "all => all.map(one => one.dataset.verdict ?? null)"
    )
    return found


def test_a_sheet_filled_in_right_is_solved(visit: Visit) -> None:
    page = visit(WORKSHOP)
    group = go_to_exercise(page, HEARTS)
    fill_hearts(group, HEARTS_RIGHT)
    check(group)
    expect(verdict(group)).to_have_attribute("data-verdict", "right")
    assert marks(group) == ["right"] * 5
    expect(box(group, "Hearts: sum")).to_have_accessible_description("right")
    assert stored(page, "expeditions:exercise:cards-08-hearts")["done"] is True


SLIPS = [
    # what was entered, words of the reaction
    (("55", "", "", "", ""), "A wager counts 0 in the sum"),
    (("30", "30", "", "", ""), "Setting out costs 20"),
    (("30", "-10", "", "", ""), "no minus sign"),
    (("30", "10", "2", "", ""), "The first makes it × 2, the second × 3"),
    (("30", "10", "3", "20", ""), "The bonus begins at 8"),
    (("30", "10", "3", "0", "70"), "The cost comes off first"),
    (("31", "11", "", "", ""), "What follows from it you worked out well"),
    (("thirty", "", "", "", ""), "That is no whole number"),
]


def test_each_slip_is_told_apart(visit: Visit) -> None:
    group = go_to_exercise(visit(WORKSHOP), HEARTS)
    for values, reaction in SLIPS:
        fill_hearts(group, values)
        check(group)
        expect(verdict(group)).to_contain_text(reaction)
        expect(verdict(group)).to_have_attribute("data-verdict", "wrong")
        expect(live(group)).to_contain_text(reaction)
    wrong_box = box(group, "Hearts: sum")
    expect(wrong_box).to_have_attribute("aria-invalid", "true")
    expect(wrong_box).to_have_accessible_description(
        re.compile(
            r"^not right Not yet\. Hearts: sum\. That is no whole number\. "
            r"Write digits, with a minus sign in front if it is a loss\."
        )
    )


def test_no_two_parts_of_a_page_have_the_same_id(visit: Visit) -> None:
    page = visit(WORKSHOP)
    half_done(page, HEARTS)
    half_done(page, ROUND)
    repeated = page.evaluate(
        """() => {
          const ids = [...document.querySelectorAll('.exp [id]')].map((one) => one.id);
          return ids.filter((id, at) => ids.indexOf(id) !== at);
        }"""
    )
    assert repeated == []
    description = "Not yet. Spades: result. You wrote 987."
    expect(box(page.get_by_role("group", name=f"Exercise {ROUND}"), "Spades: result")).to_have_accessible_description(
        re.compile(re.escape(description))
    )


def test_twenty_off_for_the_suit_never_started(visit: Visit) -> None:
    group = go_to_exercise(visit(WORKSHOP), ROUND)
    for label, value in (("Spades", "-22"), ("Hearts", "30"), ("Diamonds", "27"), ("Clubs", "-20")):
        box(group, f"{label}: result").fill(value)
    check(group)
    expect(verdict(group)).to_contain_text("there is no cost of 20 to pay")
    box(group, "Clubs: result").fill("0")
    check(group)
    expect(verdict(group)).to_have_attribute("data-verdict", "unsure")
    expect(verdict(group)).to_contain_text("Still empty: round score")
    box(group, "Round score").fill("35")
    check(group)
    expect(verdict(group)).to_have_attribute("data-verdict", "right")


def test_a_sheet_by_keys_alone(visit: Visit) -> None:
    page = visit(WORKSHOP)
    group = go_to_exercise(page, HEARTS)
    box(group, "Hearts: sum").focus()
    for value in ("30", "10", "2"):
        page.keyboard.type(value)
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(verdict(group)).to_have_attribute("data-verdict", "wrong")
    page.keyboard.press("Shift+Tab")
    expect(box(group, "Hearts: multiplier")).to_be_focused()
    for value in ("3", "0", "30"):
        page.keyboard.type(value)
        page.keyboard.press("Tab")
    expect(group.get_by_role("button", name="Check", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(verdict(group)).to_have_attribute("data-verdict", "right")
    expect(group.get_by_role("button", name="Check", exact=True)).to_be_focused()


def test_a_reload_keeps_what_was_typed_and_what_was_checked(visit: Visit) -> None:
    page = visit(WORKSHOP)
    group = go_to_exercise(page, HEARTS)
    fill_hearts(group, ("30", "10", "2", "", ""))
    check(group)
    expect(verdict(group)).to_be_visible()
    box(group, "Hearts: bonus").fill("0")
    box(group, "Hearts: bonus").blur()
    page.wait_for_function("key => localStorage.getItem(key).includes('h-bonus=0')", arg=saved_as("hearts"))
    page.reload()
    expect(verdict(group)).to_contain_text("The first makes it × 2")
    assert [one.input_value() for one in group.locator("input").all()] == ["30", "10", "2", "0", ""]
    assert marks(group) == ["right", "right", "wrong", None, None]


def saved_as(word: str) -> str:
    return f"expeditions:exercise:cards-08-{word}"


def test_practice_goes_on_and_keeps_its_place(visit: Visit) -> None:
    page = visit(WORKSHOP)
    group = go_to_exercise(page, PRACTICE)
    exercise = PracticeExercise(name="", task="", hints=(), praise="", seed="workshop")
    expect(group).to_contain_text("seed workshop-1")
    reaction = wrong(group, exercise)
    expect(verdict(group)).to_contain_text(reaction)
    right(group, exercise)
    expect(group).to_contain_text("1 table solved")
    group.get_by_role("button", name="New table").click()
    expect(group).to_contain_text("seed workshop-2")
    assert all(one.input_value() == "" for one in group.locator("input").all())
    expect(verdict(group)).to_have_count(0)
    page.reload()
    expect(group).to_contain_text("Table 2, drawn from the seed workshop-2. 1 table solved")


def half_done(page: Page, number: int) -> None:
    group = go_to_exercise(page, number)
    group.locator("input").first.fill("987")
    check(group)
    expect(verdict(group)).to_be_visible()


@pytest.mark.parametrize("seen", [*EVERY_VIEW, *in_soak(view(320, 700))], ids=str)
def test_sheets_are_clean_and_fit(visit: Visit, seen: BrowserView) -> None:
    page = visit(WORKSHOP, seen)
    for number in (HEARTS, ROUND, PRACTICE):
        half_done(page, number)
        assert axe(page) == [], number
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), number
        sizes = page.locator("input:visible").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(({ width, height }) => [width, height])"
        )
        assert sizes
        assert all(width >= 44 and height >= 44 for width, height in sizes), (number, sizes)


def test_a_sheet_can_be_walked(visit: Visit) -> None:
    page = visit(WORKSHOP)
    half_done(page, PRACTICE)
    assert nameless(page) == []
    stops = walk(page)
    assert len(stops) >= 15
    assert backward(stops) == []
    assert [stop.text for stop in stops if not stop.ring] == []
