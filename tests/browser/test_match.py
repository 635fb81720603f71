"""A match in the browser: a whole round by mouse and one by keys alone, saved, taken back, taken up again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.harness.axe import axe
from tests.browser.harness.table import (
    board,
    card,
    columns_in_record,
    expect_step,
    focused,
    hand,
    lit,
    live,
    place,
    play_round,
    saved,
    score_by_hand,
    show_finished_round,
    shown_totals,
    turn_by_keys,
    turn_by_mouse,
)
from tests.browser.harness.view import EVERY_VIEW, LAPTOP, PHONE, BrowserView, in_soak, view

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visit

APP = "notebooks/play-cards.ipynb"
START = "seed=482913&dealer=B"
"""A deal in which the person starts."""


def check_the_arithmetic(page: Page) -> None:
    columns = columns_in_record(saved(page))
    by_hand = [sum(score_by_hand(ranks) for ranks in columns[seat].values()) for seat in "AB"]
    assert shown_totals(board(page)) == by_hand


def test_a_round_by_mouse(visit: Visit) -> None:
    page = visit(APP)
    table = board(page)
    table.get_by_role("button", name="Deal", exact=True).click()
    play_round(table, turn_by_mouse)
    expect(table.locator("[data-heading]")).to_contain_text("Round 1")
    check_the_arithmetic(page)
    table.get_by_role("button", name="Deal round 2").click()
    expect_step(table, 1)
    expect(table).to_contain_text("Round 2")


def test_a_round_by_keys_alone(visit: Visit) -> None:
    page = visit(APP)
    table = board(page)
    for _ in range(20):
        page.keyboard.press("Tab")
        if focused(page).get_attribute("type") == "radio":
            break
    page.keyboard.press("Enter")
    expect_step(table, 1)
    expect(table.locator("[data-card]:focus")).to_have_count(1)
    play_round(table, turn_by_keys)
    expect(table.locator("[data-heading]")).to_contain_text("Round 1")
    check_the_arithmetic(page)


def test_a_refused_move_says_why_and_changes_nothing(visit: Visit) -> None:
    page = visit(APP, query=START)
    table = board(page)
    before, record = hand(table), saved(page)
    place(table, "pile").click()
    expect(table.locator(".exp-reason")).to_contain_text("First play or discard")
    first = before[0]
    other = next(suit for suit in "shdc" if suit != first[0])
    card(table, first).click()
    place(table, f"own-{other}").click()
    expect(table.locator(".exp-reason")).to_contain_text("belongs with the")
    expect(place(table, f"own-{other}")).to_have_attribute("data-state", "refused")
    card(table, first).click()
    assert hand(table) == before
    assert saved(page) == record


def test_the_card_just_discarded_is_barred(visit: Visit) -> None:
    table = board(visit(APP, query=START))
    first = hand(table)[0]
    card(table, first).click()
    place(table, f"discard-{first[0]}").click()
    expect_step(table, 2)
    assert f"discard-{first[0]}" not in lit(table)
    place(table, f"discard-{first[0]}").click()
    expect(table.locator(".exp-reason")).to_contain_text("this turn")
    expect_step(table, 2)


def test_taking_back_leads_to_the_last_choice_and_is_marked(visit: Visit) -> None:
    page = visit(APP, query=START)
    table = board(page)
    turn_by_mouse(table)
    expect_step(table, 1)
    drawn = set(hand(table))
    page.keyboard.press("Control+z")
    expect_step(table, 2)
    expect(live(table)).to_contain_text("took back the last draw")
    place(table, "pile").click()
    expect_step(table, 1)
    assert set(hand(table)) == drawn
    expect(table).to_contain_text("took back a draw")
    assert "took back a draw" in saved(page)


def test_a_reload_loses_nothing(visit: Visit) -> None:
    page = visit(APP, query=START)
    table = board(page)
    turn_by_mouse(table)
    expect_step(table, 1)
    before, record = hand(table), saved(page)
    page.reload()
    expect_step(table, 1)
    expect(live(table)).to_contain_text("Welcome back")
    assert hand(table) == before
    assert saved(page) == record


def test_the_link_reopens_the_deal(visit: Visit) -> None:
    page = visit(APP)
    table = board(page)
    table.get_by_role("button", name="Deal", exact=True).click()
    expect_step(table, 1)
    dealt = hand(table)
    record = saved(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.locator('[data-key="copy-link"]').click()
    expect(live(table)).to_contain_text("Copied")
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert "seed=" in link
    other = visit(APP, query=link.split("?")[1])
    expect_step(board(other), 1)
    assert hand(board(other)) == dealt
    assert saved(other).splitlines()[2] == record.splitlines()[2]


def test_the_record_can_be_copied_where_the_clipboard_is_refused(visit: Visit) -> None:
    page = visit(APP, query=START)
    table = board(page)
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }")
    table.locator('[data-key="copy-record"]').click()
    text = table.locator("textarea")
    expect(text).to_have_value(saved(page))
    assert page.evaluate("getSelection().toString() || document.activeElement.value").startswith("[Game")


def test_two_at_one_screen_never_show_a_hand_while_it_is_passed(visit: Visit) -> None:
    page = visit(APP, query=f"{START}&opponent=person")
    table = board(page)
    expect(table.locator("[data-card]")).to_have_count(0)
    table.get_by_role("button", name="show my hand").click()
    expect_step(table, 1)
    turn_by_mouse(table)
    expect(table.locator(".exp-tag--new")).to_have_count(1)
    table.get_by_role("button", name="Pass the screen").click()
    expect(table.locator("[data-card]")).to_have_count(0)
    expect(table).to_contain_text("Hands are hidden")
    table.get_by_role("button", name="show my hand").click()
    expect_step(table, 1)
    expect(table.locator("[data-card]")).to_have_count(8)


def test_the_keys_are_listed(visit: Visit) -> None:
    page = visit(APP, query=START)
    table = board(page)
    card(table, hand(table)[0]).focus()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog).to_contain_text("draw pile")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(table.locator("[data-card]:focus")).to_have_count(1)


def test_dragging_a_card_plays_it(visit: Visit) -> None:
    table = board(visit(APP, query=START))
    first = hand(table)[0]
    card(table, first).drag_to(place(table, f"own-{first[0]}"))
    expect_step(table, 2)
    expect(place(table, f"own-{first[0]}").locator(".exp-card")).to_have_count(1)


@pytest.mark.parametrize("seen", EVERY_VIEW, ids=str)
def test_every_state_of_a_match_is_clean_and_fits(visit: Visit, seen: BrowserView) -> None:
    page = visit(APP, seen)
    table = board(page)

    def check(state: str) -> None:
        assert axe(page) == [], state
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), state

    check("form")
    table.get_by_role("button", name="Deal", exact=True).click()
    expect_step(table, 1)
    check("step 1")
    first = hand(table)[0]
    card(table, first).click()
    check("card chosen")
    place(table, "pile").click()
    expect(table.locator(".exp-reason")).to_have_attribute("data-kind", "refused")
    check("refused")
    place(table, f"discard-{first[0]}").click()
    expect_step(table, 2)
    check("step 2")
    show_finished_round(page)
    check("round over")


@pytest.mark.parametrize("text", [*in_soak("large", "projector"), "largest"])
def test_larger_text_leaves_every_control_in_reach(visit: Visit, text: str) -> None:
    page = visit(APP, view(1024, 768), query=f"{START}&text={text}")
    table = board(page)
    for _ in range(3):
        turn_by_mouse(table)
        expect_step(table, 1)
    table.get_by_role("button", name="Take back").click()
    expect_step(table, 2)
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_whole_table_fits_the_screen(visit: Visit) -> None:
    page = visit(APP, query=START)
    table = board(page)
    for _ in range(2):
        turn_by_mouse(table)
        expect_step(table, 1)
    for seen in (LAPTOP, view(1024, 768), PHONE):
        page.set_viewport_size({"width": seen.width, "height": seen.height})
        page.evaluate("scrollTo(0, 0)")
        for part in (table.locator(".exp-head"), table.locator(".exp-hand")):
            box = part.bounding_box()
            assert box is not None
            assert box["y"] >= 0, seen
            assert box["y"] + box["height"] <= seen.height, seen


def test_the_record_can_be_downloaded(visit: Visit) -> None:
    page = visit(APP, query=START)
    table = board(page)
    with page.expect_download() as started:
        table.locator('[data-key="download-record"]').click()
    assert started.value.suggested_filename == "expeditions-482913.txt"
    assert started.value.path().read_text(encoding="utf-8") == saved(page)
