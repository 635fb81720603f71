"""A watched round in the page: by mouse and by keys alone, its questions, a reload, and what the browser is told."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from expeditions_widgets.engine.cards import Seat, parse_record
from expeditions_widgets.lessons import WatchExercise
from expeditions_widgets.lessons.watch_exercise import moments_of
from tests.browser.harness.answer_watch import counter, right, step, wrong
from tests.browser.harness.axe import axe
from tests.browser.harness.lesson import go_to_page
from tests.browser.harness.table import exercise, live, stored
from tests.browser.harness.view import EVERY_VIEW, PHONE, BrowserView, in_soak, view
from tests.browser.harness.watch import kernel_messages
from tests.lessons.lesson_notebook import lesson
from tests.widgets.driving import cards_named, public_cards

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visit

LESSON = "tutorials/cards/12-whole-round.ipynb"
KEY = "expeditions:exercise:cards-12-round"


def guided() -> WatchExercise:
    found = lesson("12-whole-round")[0]["cards-12-round"]
    assert isinstance(found, WatchExercise)
    return found


def test_by_mouse_a_wrong_answer_is_explained_and_the_round_is_watched_to_its_end(visit: Visit) -> None:
    page = visit(LESSON)
    group = exercise(page, 1)
    reason = wrong(group, guided())
    expect(group.locator(".exp-watch-question")).to_contain_text(reason)
    expect(live(group)).to_contain_text(reason)
    expect(counter(group)).to_have_text("The deal, then 34 turns")
    group.get_by_role("button", name="Try again").click()
    expect(group.locator(".exp-watch-question")).not_to_contain_text(reason)
    right(group, guided())
    expect(counter(group)).to_have_text("Turn 34 of 34")
    expect(group.locator(".exp-note[data-verdict]")).to_contain_text(guided().praise)
    assert stored(page, KEY)["done"] is True


def test_at_a_question_the_next_turn_is_refused_with_the_reason(visit: Visit) -> None:
    group = exercise(visit(LESSON), 1)
    # By force: Playwright waits for a button that is off, a person does not.
    step(group, "Next turn").click(force=True)
    expect(group.locator(".exp-why")).to_contain_text("First answer the question")
    expect(live(group)).to_contain_text("First answer the question")
    expect(counter(group)).to_have_text("The deal, then 34 turns")
    group.locator(".exp-option").first.click()
    expect(step(group, "Next turn")).not_to_have_attribute("aria-disabled", "true")
    step(group, "Next turn").click()
    expect(counter(group)).to_have_text("Turn 1 of 34")
    expect(group.locator("[data-comment]")).to_contain_text("The first wager")
    expect(group.locator('[data-at="own-c/cK"]')).to_have_attribute("data-marked", "")
    expect(group.locator('[data-place="own-c"]')).to_contain_text("look")


def test_by_keys_alone_from_the_deal_to_the_end(visit: Visit) -> None:
    page = visit(LESSON)
    group = exercise(page, 1)
    keys = page.keyboard
    step(group, "Next turn").focus()
    for question in guided().questions:
        keys.press("End")
        turn = question.before_turn - 1
        expect(counter(group)).to_contain_text(f"Turn {turn} of" if turn else "The deal")
        answer = question.options.index(next(option for option in question.options if option.right))
        tab_to(page, f"option-{answer + 1}")
        keys.press("Enter")
        expect(group.locator('.exp-option[data-verdict="right"]')).to_have_count(1)
    for key, shown in (
        ("End", "Turn 34 of 34"),
        ("ArrowLeft", "Turn 33 of 34"),
        ("Home", "The deal"),
        ("ArrowRight", "Turn 1 of 34"),
        ("n", "Turn 3 of 34"),
        ("N", "Turn 6 of 34"),
    ):
        keys.press(key)
        expect(counter(group)).to_contain_text(shown)
    group.locator('[data-key="pile"]').focus()
    keys.press("ArrowRight")
    expect(counter(group)).to_contain_text("Turn 7 of 34")
    group.locator('[data-key="turn"]').focus()
    keys.press("ArrowLeft")
    expect(counter(group)).to_contain_text("Turn 6 of 34")
    expect(page.locator('[aria-level="1"]')).to_contain_text("A whole round")
    expect(group.locator(".exp-note[data-verdict]")).to_contain_text(guided().praise)


def tab_to(page: Page, key: str) -> None:
    """Press the Tab key, once around the page if need be, until this element of the exercise has the focus."""
    for _ in range(60):
        if page.evaluate("document.activeElement.dataset.key ?? ''") == key:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"The Tab key does not lead to {key}.")


def test_the_slider_goes_as_far_as_the_questions_allow(visit: Visit) -> None:
    group = exercise(visit(LESSON), 1)
    group.locator(".exp-option").first.click()
    expect(group.locator('.exp-option[data-verdict="right"]')).to_have_count(1)
    slider = group.get_by_role("slider", name="Turn")
    slider.fill("8")
    expect(counter(group)).to_have_text("Turn 8 of 34")
    slider.fill("30")
    expect(counter(group)).to_have_text("Turn 11 of 34")
    expect(slider).to_have_value("11")


def test_a_reload_goes_on_at_the_same_turn(visit: Visit) -> None:
    page = visit(LESSON)
    group = exercise(page, 1)
    group.locator(".exp-option").first.click()
    expect(group.locator('.exp-option[data-verdict="right"]')).to_have_count(1)
    for turn in (1, 3, 6):
        step(group, "Next comment").click()
        expect(counter(group)).to_have_text(f"Turn {turn} of 34")
    page.reload()
    expect(counter(group)).to_have_text("Turn 6 of 34")
    expect(group.locator("[data-comment]")).to_contain_text("Ben gives up a wager")


def test_the_browser_is_told_only_what_ada_can_see(visit: Visit) -> None:
    page = visit(LESSON)
    group = exercise(page, 1)
    group.locator(".exp-option").first.click()
    expect(group.locator('.exp-option[data-verdict="right"]')).to_have_count(1)
    known = set()
    for turn, moment in enumerate(moments_of(parse_record(guided().record))[:6]):
        if turn:
            step(group, "Next turn").click()
            expect(counter(group)).to_have_text(f"Turn {turn} of 34")
        seen = moment.match.position.view(Seat.A)
        known |= public_cards(seen) | set(seen.hand)
    states = [str(message.content) for message in kernel_messages(page) if "'watch'" in str(message.content)]
    assert len(states) >= 6
    tables = [re.findall(r"'code': '([shdc][2-9TJQKA])'", state) for state in states]
    assert {code for codes in tables for code in codes} <= {card.code for card in known}
    assert not any("[Seed" in state for state in states)
    assert cards_named(states[-1]) >= {card for card in known if card.code == "cK"}


@pytest.mark.parametrize("seen", [*EVERY_VIEW, *in_soak(view(320, 700))], ids=str)
def test_a_watched_round_is_clean_and_fits(visit: Visit, seen: BrowserView) -> None:
    page = visit(LESSON, seen)
    group = exercise(page, 1)
    wrong(group, guided())
    assert axe(page) == []
    group.locator(".exp-option").first.click()
    expect(group.locator('.exp-option[data-verdict="right"]')).to_have_count(1)
    step(group, "Next turn").click()
    expect(group.locator("[data-comment]")).to_be_visible()
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = group.locator(".exp-watch button").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).filter(box => box.width < 44 || box.height < 44).length"
    )
    assert small == 0


def test_on_a_phone_the_steps_stay_in_reach_while_the_table_is_scrolled(visit: Visit) -> None:
    page = visit(LESSON, PHONE)
    group = exercise(page, 1)
    group.locator(".exp-option").first.click()
    group.locator(".exp-hand").scroll_into_view_if_needed()
    expect(step(group, "Next turn")).to_be_in_viewport()
    go_to_page(page, 2)
    expect(page.get_by_text("Ada: 77 points")).to_be_visible()
