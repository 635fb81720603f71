"""The score calculator in the browser: by mouse, by keys alone and by typing; kept through a reload, and printed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.harness.axe import axe
from tests.browser.harness.table import board, focused, live
from tests.browser.harness.view import EVERY_VIEW, LAPTOP, PHONE, BrowserView, in_soak, view

if TYPE_CHECKING:
    from tests.browser.conftest import Visit

APP = "notebooks/score-calculator.ipynb"
FRONT = "notebooks/index.ipynb"
SAVE_KEY = "expeditions:cards:sheet"
EXAMPLE = {
    "Spades": ["J", "3", "6"],
    "Hearts": ["K", "Q", "4", "7", "9", "10"],
    "Diamonds": ["2", "5", "6", "7", "8", "9", "10"],
}
"""The rule sheet's worked example: 35 points."""
TYPED = "sJ36 hKQ479T d256789T"


def side(calculator: Locator, name: str) -> Locator:
    return calculator.get_by_role("group", name=f"{name}’s side", exact=True)


def pick(calculator: Locator, seat: str, code: str) -> Locator:
    return calculator.locator(f'[data-key="card-{seat}-{code}"]')


def total(calculator: Locator, name: str) -> Locator:
    return side(calculator, name).locator("[data-total]")


def type_cards(calculator: Locator, name: str, text: str) -> None:
    field = calculator.get_by_label(f"Type cards for {name}")
    field.fill(text)
    field.press("Enter")


def write_down(calculator: Locator, number: int, first: str, second: str) -> None:
    for name, text in (("Player 1", first), ("Player 2", second)):
        type_cards(calculator, name, text)
        expect(calculator.get_by_label(f"Type cards for {name}")).to_have_value("")
    calculator.get_by_role("button", name=f"Write down round {number}").click()
    expect(calculator.locator("[data-heading]")).to_be_focused()


def tab_to(page: Page, key: str) -> None:
    """Press Tab until the control with this key has the focus."""
    for _ in range(30):
        page.keyboard.press("Tab")
        if focused(page).get_attribute("data-key") == key:
            return
    raise AssertionError(f"No Tab leads to {key}.")


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_the_rule_sheets_example_by_mouse(visit: Visit) -> None:
    calculator = board(visit(APP), "Score calculator")
    anna = side(calculator, "Player 1")
    for suit, ranks in EXAMPLE.items():
        expedition = anna.get_by_role("group", name=f"Player 1’s {suit.lower()}", exact=True)
        for rank in reversed(ranks):
            expedition.get_by_role("button").filter(has_text=re.compile(rf"^\s*{rank}\s*$")).click()
    expect(total(calculator, "Player 1")).to_have_text("35")
    expect(anna).to_contain_text(
        "4 + 7 + 9 + 10 = 30. Less 20 for setting out: 10. Two wagers, so times three: 30. Six cards, no bonus."
    )
    expect(live(calculator)).to_contain_text("The side scores 35.")
    expect(pick(calculator, "A", "h7")).to_have_attribute("aria-pressed", "true")


def test_the_rule_sheets_example_by_keys_alone(visit: Visit) -> None:
    page = visit(APP)
    calculator = board(page, "Score calculator")
    tab_to(page, "card-A-sJ")
    for suit, ranks in EXAMPLE.items():
        page.keyboard.press("Home")
        assert focused(page).get_attribute("data-key") == f"card-A-{suit[0].lower()}J"
        for rank in ["J", "Q", "K", *map(str, range(2, 11))]:
            if rank in ranks:
                page.keyboard.press("Space")
                expect(focused(page)).to_have_attribute("aria-pressed", "true")
            page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
    expect(total(calculator, "Player 1")).to_have_text("35")
    tab_to(page, "button-keep-1")
    page.keyboard.press("Enter")
    expect(calculator.get_by_role("heading", name="Round 2 of 3")).to_be_focused()
    expect(live(calculator)).to_contain_text("Round 1 goes to Player 1, 35 to 0.")


def test_a_typed_round_and_its_faults(visit: Visit) -> None:
    page = visit(APP)
    calculator = board(page, "Score calculator")
    field = calculator.get_by_label("Type cards for Player 1")
    type_cards(calculator, "Player 1", TYPED)
    expect(total(calculator, "Player 1")).to_have_text("35")
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    type_cards(calculator, "Player 2", "h7 c2 blue")
    other = side(calculator, "Player 2")
    expect(other).to_contain_text("Character 2: The 7 of hearts lies with Player 1.")
    expect(other).to_contain_text("Character 7: “blue” is no card and no suit.")
    expect(calculator.get_by_label("Type cards for Player 2")).to_have_value("h7 c2 blue")
    expect(total(calculator, "Player 2")).to_have_text("0")
    type_cards(calculator, "Player 2", "K Q 4 7 10")
    other.get_by_role("button", name="Clubs", exact=True).click()
    expect(total(calculator, "Player 2")).to_have_text("3")


def test_a_card_that_lies_on_the_other_side_is_refused_with_the_reason(visit: Visit) -> None:
    calculator = board(visit(APP), "Score calculator")
    pick(calculator, "A", "h7").click()
    taken = pick(calculator, "B", "h7")
    expect(taken).to_have_accessible_name("7 of hearts, lies with Player 1")
    expect(taken).to_have_attribute("aria-disabled", "true")
    # A person may press what is marked as off; the driver would wait for it to be on.
    taken.click(force=True)
    expect(side(calculator, "Player 2")).to_contain_text("The 7 of hearts lies with Player 1. Lift it there first.")
    expect(live(calculator)).to_contain_text("lies with Player 1")
    expect(taken).to_have_attribute("aria-pressed", "false")
    pick(calculator, "A", "h7").click()
    expect(taken).not_to_have_attribute("aria-disabled", "true")
    taken.click()
    expect(total(calculator, "Player 2")).to_have_text("−13")


def test_three_level_rounds_lead_to_a_fourth_and_a_reload_keeps_the_sheet(visit: Visit) -> None:
    page = visit(APP)
    calculator = board(page, "Score calculator")
    write_down(calculator, 1, "h2", "d3")
    write_down(calculator, 2, "h3", "d2")
    write_down(calculator, 3, "h4", "d4")
    expect(calculator.locator("[data-heading]")).to_have_text("Round 4, the last")
    expect(calculator).to_contain_text("The totals are level, so a fourth round decides.")
    type_cards(calculator, "Player 1", "s9T")
    expect(total(calculator, "Player 1")).to_have_text("−1")
    page.reload()
    expect(calculator.locator("[data-heading]")).to_have_text("Round 4, the last")
    expect(total(calculator, "Player 1")).to_have_text("−1")
    expect(calculator.get_by_role("row", name="Round 3")).to_contain_text("Player 1 dealt")
    write_down(calculator, 4, "s9T", "c2")
    expect(calculator.locator("[data-heading]")).to_have_text("Player 1 wins the match, −52 to −69.")


def test_a_round_is_corrected_and_one_is_removed_after_a_question(visit: Visit) -> None:
    page = visit(APP)
    calculator = board(page, "Score calculator")
    write_down(calculator, 1, "hT", "d2")
    write_down(calculator, 2, "h2", "dT")
    calculator.get_by_role("button", name="Correct round 1").click()
    expect(calculator.get_by_role("heading", name="Round 1 of 3: correct it")).to_be_focused()
    pick(calculator, "A", "h9").click()
    expect(calculator.get_by_role("row", name="Round 1")).to_contain_text("−1")
    calculator.get_by_role("button", name="Back to round 3").click()
    remove = calculator.get_by_role("button", name="Remove round 2")
    remove.click()
    expect(page.get_by_role("dialog", name="Remove round 2?")).to_be_visible()
    page.keyboard.press("Escape")
    expect(remove).to_be_focused()
    remove.click()
    page.get_by_role("button", name="Remove it").click()
    expect(calculator.locator("[data-heading]")).to_have_text("Round 2 of 3")


def test_two_tabs_keep_their_own_sheets(visit: Visit) -> None:
    page = visit(APP)
    pick(board(page, "Score calculator"), "A", "h7").click()
    expect(total(board(page, "Score calculator"), "Player 1")).to_have_text("−13")
    other = page.context.new_page()
    other.goto(page.url)
    second = board(other, "Score calculator")
    expect(total(second, "Player 1")).to_have_text("−13")
    pick(second, "A", "h6").click()
    expect(total(second, "Player 1")).to_have_text("−7")
    page.reload()
    expect(total(board(page, "Score calculator"), "Player 1")).to_have_text("−13")
    other.reload()
    expect(total(second, "Player 1")).to_have_text("−7")
    other.goto("about:blank")


PRINTED = """
window.print = () => { window.top.printed = [...(window.top.printed ?? []), document.body.innerText]; };
"""


def test_the_print_button_prints_the_sheet_alone(visit: Visit) -> None:
    page = visit(APP, script=PRINTED)
    calculator = board(page, "Score calculator")
    write_down(calculator, 1, TYPED, "c2")
    for times in (1, 2):
        calculator.get_by_role("button", name="Print the sheet").click()
        page.wait_for_function("times => window.printed?.length === times", arg=times)
        expect(page.locator("iframe")).to_have_count(1)
    sheet = page.frame_locator(".exp-print-frame").locator("body")
    expect(sheet.locator(".exp-score-sheet tfoot td").first).to_have_text("35")
    expect(sheet.locator("button, input")).to_have_count(0)
    page.emulate_media(media="print")
    expect(sheet.locator(".exp-score-sheet tfoot td").first).to_have_css("color", "rgb(0, 0, 0)")


def test_a_print_of_the_page_shows_the_sheet_and_no_controls_black_on_white(visit: Visit) -> None:
    page = visit(APP, view(718, 1000, "dark"))
    calculator = board(page, "Score calculator")
    write_down(calculator, 1, TYPED, "cJQK2345678T h8 s2")
    page.emulate_media(media="print")
    sheet = page.locator(".exp-print")
    expect(sheet).to_contain_text("Round 1")
    expect(sheet.locator(".exp-score-sheet tfoot td").first).to_have_text("35")
    assert [each.inner_text() for each in page.locator("button, a, input").all() if each.is_visible()] == []
    expect(sheet.locator("td").first).to_have_css("color", "rgb(0, 0, 0)")
    grounds = [
        page.locator(name).evaluate("e => getComputedStyle(e).backgroundColor")
        for name in ("html", "body", ".exp-calculator")
    ]
    assert set(grounds) <= {"rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"}
    assert fits(page)
    assert page.pdf(format="A4").count(b"/Type /Page\n") <= 1


@pytest.mark.parametrize("seen", [*EVERY_VIEW, *in_soak(view(1024, 768))], ids=str)
def test_every_state_is_clean_and_fits(visit: Visit, seen: BrowserView) -> None:
    page = visit(APP, seen)
    calculator = board(page, "Score calculator")
    assert axe(page) == []
    type_cards(calculator, "Player 1", TYPED)
    expect(total(calculator, "Player 1")).to_have_text("35")
    type_cards(calculator, "Player 2", "h7 blue")
    expect(side(calculator, "Player 2")).to_contain_text("Character 2")
    calculator.get_by_text("Names, variants").click()
    assert axe(page) == []
    assert fits(page)
    pick(calculator, "B", "h7").click(force=True)
    expect(side(calculator, "Player 2")).to_contain_text("Lift it there first")
    calculator.get_by_role("button", name="Write down round 1").click()
    expect(calculator.locator("[data-heading]")).to_have_text("Round 2 of 3")
    calculator.get_by_role("button", name="Remove round 1").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert axe(page) == []
    assert fits(page)


@pytest.mark.parametrize("text", ["normal", "largest", "projector"])
def test_each_card_is_as_large_as_a_finger(visit: Visit, text: str) -> None:
    page = visit(APP, query=f"text={text}")
    calculator = board(page, "Score calculator")

    def check(cards: int) -> None:
        for seen in (LAPTOP, PHONE, view(320, 700)):
            page.set_viewport_size({"width": seen.width, "height": seen.height})
            sizes = page.locator(".exp-pick").evaluate_all(
                "all => all.map((e) => e.getBoundingClientRect()).map(({ width, height }) => [width, height])"
            )
            assert len(sizes) == cards, seen
            assert min(min(size) for size in sizes) >= 44, seen
            assert fits(page), seen

    check(96)
    calculator.get_by_text("Names, variants").click()
    calculator.get_by_label("With Aces").check()
    calculator.get_by_role("button", name="Note this").click()
    expect(pick(calculator, "A", "hA")).to_be_visible()
    check(104)


def test_the_front_page_leads_to_it(visit: Visit) -> None:
    page = visit(FRONT)
    page.get_by_role("link", name="Score calculator Playing with a real deck?").click()
    expect(board(page, "Score calculator")).to_be_visible()
