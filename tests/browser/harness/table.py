"""The card table as a test's hands and eyes: what lies where, and whole turns by mouse or by keys."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, Page, expect

from expeditions_widgets.engine.cards import Seat, Variant, legal_actions
from expeditions_widgets.play.saving import new_sitting, save

if TYPE_CHECKING:
    from collections.abc import Callable

SAVE_KEY = "expeditions:cards:match"
ROUND_TURNS = 80
"""More turns than any round of these tests takes; against Scout a round has about 32."""


def board(page: Page, name: str = "Card game") -> Locator:
    """Return the widget with this accessible name."""
    return page.get_by_role("group", name=name, exact=True)


def hand(table: Locator) -> list[str]:
    """Return the codes of the cards in hand, as they lie."""
    cards: list[str] = table.locator("[data-card]").evaluate_all("all => all.map((card) => card.dataset.card)")
    return cards


def card(table: Locator, code: str) -> Locator:
    """Return a card in hand."""
    return table.locator(f'[data-card="{code}"]')


def place(table: Locator, name: str) -> Locator:
    """Return a place: "own-h", "discard-h" or "pile"."""
    return table.locator(f'[data-place="{name}"]')


def lit(table: Locator) -> list[str]:
    """Return the places that are lit."""
    spots = table.locator('[data-place][data-state="target"]')
    names: list[str] = spots.evaluate_all("all => all.map((spot) => spot.dataset.place)")
    return names


def expect_step(table: Locator, step: int) -> None:
    """Wait until the prompt asks for a step of the turn."""
    expect(table.locator(".exp-prompt")).to_contain_text(f"Step {step}")


def live(table: Locator) -> Locator:
    """Return the live region."""
    return table.get_by_role("status")


def saved(page: Page) -> str:
    """Return the record that the browser keeps; empty if it keeps none."""
    return str(page.evaluate("key => localStorage.getItem(key) ?? ''", SAVE_KEY))


def turn_by_mouse(table: Locator) -> None:
    """Play the first card that fits, else discard the first card, then draw from the draw pile."""
    for code in hand(table):
        card(table, code).click()
        places = [name for name in lit(table) if name.startswith("own")]
        if places:
            place(table, places[0]).click()
            break
    else:
        first = hand(table)[0]
        card(table, first).click()
        place(table, f"discard-{first[0]}").click()
    expect_step(table, 2)
    place(table, "pile").click()


def turn_by_keys(table: Locator) -> None:
    """Do the same with the keyboard alone, from wherever the focus was left."""
    page = table.page
    for _ in range(len(hand(table))):
        page.keyboard.press("Enter")
        if any(name.startswith("own") for name in lit(table)):
            page.keyboard.press("ArrowUp")
            break
        page.keyboard.press("Escape")
        page.keyboard.press("ArrowRight")
    else:
        page.keyboard.press("Enter")
        code = str(focused(page).get_attribute("data-card"))
        page.keyboard.press(code[0])
        while focused(page).get_attribute("data-place") != f"discard-{code[0]}":
            page.keyboard.press(code[0])
    page.keyboard.press("Enter")
    expect_step(table, 2)
    page.keyboard.press("p")
    page.keyboard.press("Enter")


def focused(page: Page) -> Locator:
    """Return the element that has the focus."""
    return page.locator("*:focus")


def play_round(table: Locator, turn: Callable[[Locator], None]) -> None:
    """Play turn after turn until the round's arithmetic is shown."""
    heading = table.locator("[data-heading]")
    prompt = table.locator(".exp-prompt")
    # A form's heading, or the last round's, may still stand while the deal is on its way.
    expect_step(table, 1)
    for _ in range(ROUND_TURNS):
        expect(heading.or_(prompt.filter(has_text="Step 1")).first).to_be_visible()
        if heading.count():
            return
        turn(table)
        expect(heading.or_(prompt.filter(has_text="Step 1")).first).to_be_visible()
    raise AssertionError("The round did not end.")


def show_finished_round(page: Page) -> None:
    """Put a match whose first round is over into the browser's memory, and load the page with it."""
    sitting = new_sitting("482913", Variant(), "steady", ("You", ""), Seat.B)
    while not sitting.match.position.is_over:
        sitting.act(legal_actions(sitting.match.position)[0])
        sitting.reply()
    page.evaluate(
        "([key, text]) => { for (const store of [localStorage, sessionStorage]) store.setItem(key, text); }",
        [SAVE_KEY, save(sitting)],
    )
    page.reload()
    expect(board(page).locator("[data-heading]")).to_contain_text("Round 1")


def shown_totals(table: Locator) -> list[int]:
    """Return the round scores that the arithmetic of both sides ends in."""
    totals = table.locator(".exp-score-sheet tfoot td").all_inner_texts()
    return [int(re.sub(r"[^0-9−]", "", total).replace("−", "-")) for total in totals]


def columns_in_record(record: str) -> dict[str, dict[str, list[str]]]:
    """Return each side's columns after the record's first round, worked out from its text alone.

    Shares no code with the engine: it follows the seats' turns, and takes what was played.
    """
    dealer = re.search(r'\[Dealer "(.)"\]', record)
    assert dealer
    seat = "B" if dealer[1] == "A" else "A"
    columns: dict[str, dict[str, list[str]]] = {"A": {}, "B": {}}
    moves = re.sub(r"\{[^}]*\}|<[^>]*>", "", record.split("\n1. ")[1].split("\n2. ", maxsplit=1)[0]).split()
    for move in moves:
        if len(move) == 1:
            seat = "B" if seat == "A" else "A"
        elif not move.startswith("-"):
            columns[seat].setdefault(move[0], []).append(move[1])
    return columns


def score_by_hand(ranks: list[str]) -> int:
    """Return what the rule sheet's four steps make of one column's ranks."""
    wagers = sum(rank in "JQK" for rank in ranks)
    numbers = sum(10 if rank == "T" else int(rank) for rank in ranks if rank not in "JQK")
    return (numbers - 20) * (1 + wagers) + (20 if len(ranks) >= 8 else 0)


def exercise(page: Page, number: int) -> Locator:
    """Return an exercise of a lesson by its number."""
    return board(page, f"Exercise {number}")


def stored(page: Page, key: str) -> dict[str, object]:
    """Return an exercise's progress as the browser keeps it."""
    text = page.evaluate("key => localStorage.getItem(key)", key)
    return dict(json.loads(text)) if text else {}
