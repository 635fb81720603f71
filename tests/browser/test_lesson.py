"""The first lesson by mouse: each exercise with one wrong answer and its reason, then a right one; progress is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.harness.axe import axe
from tests.browser.harness.lesson import LESSON, go_to_exercise
from tests.browser.harness.table import card, lit, live, place, stored
from tests.browser.harness.view import EVERY_VIEW, BrowserView

if TYPE_CHECKING:
    from tests.browser.conftest import Visit

ANSWERS: list[tuple[int, list[tuple[str | None, str]], str, list[tuple[str | None, str]]]] = [
    # exercise, wrong tries (a card or none, a place), words of the reaction, right tries
    (1, [("h9", "discard-h")], "went to the middle", [("h3", "own-h")]),
    (2, [("h2", "own-h")], "the 2 is behind you", [("h6", "own-h")]),
    (4, [("s9", "discard-s")], "your 9 would fit there", [("h5", "discard-h")]),
    (5, [(None, "discard-h")], "out of reach until your next turn", [(None, "discard-c")]),
    (6, [("d5", "own-d")], "a wager comes before the first number", [("dQ", "own-d")]),
    (7, [("c6", "discard-c")], "play a card to an expedition instead", [("h9", "own-h"), (None, "pile")]),
]


def attempt(table: Locator, tries: list[tuple[str | None, str]]) -> None:
    for code, name in tries:
        if code is not None:
            card(table, code).click()
        place(table, name).click()


@pytest.mark.soak
def test_each_exercise_by_mouse(visit: Visit) -> None:
    page = visit(LESSON)
    for number, wrong, reaction, right in ANSWERS:
        table = go_to_exercise(page, number)
        task = table.locator("[data-heading]").inner_text()
        attempt(table, wrong)
        verdict = table.locator(".exp-note[data-verdict]")
        expect(verdict).to_have_attribute("data-verdict", "wrong")
        expect(verdict).to_contain_text(reaction)
        expect(live(table)).to_contain_text(reaction)
        table.get_by_role("button", name="Try again").click()
        expect(verdict).to_have_count(0)
        attempt(table, right)
        expect(verdict).to_have_attribute("data-verdict", "right")
        expect(table.locator("[data-heading]")).to_have_text(task)


def test_a_question_by_mouse_explains_every_answer(visit: Visit) -> None:
    question = go_to_exercise(visit(LESSON), 3)
    verdict = question.locator(".exp-note[data-verdict]")
    for text, reason, kind in (
        ("The 10 of hearts", "10 is higher than 9", "wrong"),
        ("Only the 2 of hearts", "so is the 6", "wrong"),
        ("The 2 and the 6 of hearts", "Both lie below it", "right"),
    ):
        question.get_by_role("button", name=text).click()
        expect(verdict).to_have_attribute("data-verdict", kind)
        expect(question).to_contain_text(reason)


def test_within_one_exercise_a_newcomer_plays_a_card_and_hears_why_another_may_not(visit: Visit) -> None:
    table = go_to_exercise(visit(LESSON), 2)
    card(table, "h2").click()
    assert lit(table) == []
    place(table, "own-h").click()
    expect(table.locator(".exp-reason")).to_contain_text("does not fit: your hearts are at the 4")
    expect(place(table, "own-h")).to_have_attribute("data-state", "refused")
    card(table, "h9").click()
    place(table, "own-h").click()
    expect(table.locator(".exp-note[data-verdict]")).to_have_attribute("data-verdict", "right")


def test_hints_open_one_by_one_and_end_in_the_solution(visit: Visit) -> None:
    table = go_to_exercise(visit(LESSON), 2)
    for words in ("the last heart you laid", "Both the 6 and the 9"):
        table.get_by_role("button", name="Show a hint").click()
        expect(table).to_contain_text(words)
    table.get_by_role("button", name="Show the solution").click()
    expect(table).to_contain_text("Play the six of hearts.")
    expect(table.get_by_role("button", name="Show")).to_have_count(0)


def test_a_reload_keeps_what_was_done(visit: Visit) -> None:
    page = visit(LESSON)
    table = go_to_exercise(page, 1)
    attempt(table, [("s5", "own-s")])
    expect(table.locator(".exp-note[data-verdict]")).to_have_attribute("data-verdict", "right")
    assert stored(page, "expeditions:exercise:cards-01-start")["done"] is True
    page.reload()
    expect(table.locator(".exp-note[data-verdict]")).to_have_attribute("data-verdict", "right")
    expect(place(table, "own-s").locator(".exp-card")).to_have_count(1)


@pytest.mark.parametrize("seen", EVERY_VIEW, ids=str)
def test_the_lesson_is_clean_and_fits(visit: Visit, seen: BrowserView) -> None:
    page = visit(LESSON, seen)
    table, question = go_to_exercise(page, 2), go_to_exercise(page, 3)
    attempt(table, [("h2", "own-h")])
    expect(table.locator(".exp-note[data-verdict]")).to_be_visible()
    question.get_by_role("button", name="The 10 of hearts").click()
    expect(question.locator(".exp-note[data-verdict]")).to_be_visible()
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
