"""Answers a *score* exercise through the page: by its own arithmetic, and wrong on purpose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.harness.table import score_by_hand

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from expeditions_widgets.lessons.score_exercise import SheetExercise

SUITS = {"s": "Spades", "h": "Hearts", "d": "Diamonds", "c": "Clubs"}
STEPS = {"sum": "sum", "cost": "less 20", "multiplier": "multiplier", "bonus": "bonus", "result": "result"}


def right(group: Locator, exercise: SheetExercise) -> None:
    """Fill every box of the sheet with what belongs there, worked out from the cards, and check."""
    for label, value in _answers(exercise).items():
        _box(group, label).fill(str(value))
    _check(group)


def wrong(group: Locator, exercise: SheetExercise) -> str:
    """Put 987 into the first box, which nothing adds up to, and check; return what has to be said of it."""
    label = next(iter(_answers(exercise)))
    _box(group, label).fill("987")
    _check(group)
    return f"{label}. You wrote 987."


def _answers(exercise: SheetExercise) -> dict[str, int]:
    """Return each box's label with its number, in reading order."""
    sheet = exercise.sheet()
    ranks = {suit.value: [card.rank for card in sheet.column(suit)] for suit in sheet.suits}
    answers: dict[str, int] = {}
    for suit, column in ranks.items():
        for step, value in _steps(column).items():
            if step in exercise.boxes and (column or step == "result"):
                answers[f"{SUITS[suit]}: {STEPS[step]}"] = value
    if exercise.total:
        answers["Round score"] = sum(score_by_hand(column) for column in ranks.values() if column)
    return answers


def _steps(ranks: list[str]) -> dict[str, int]:
    numbers = sum(10 if rank == "T" else 1 if rank == "A" else int(rank) for rank in ranks if rank not in "JQK")
    wagers = sum(rank in "JQK" for rank in ranks)
    multiplier, bonus = 1 + wagers, 20 if len(ranks) >= 8 else 0
    result = (numbers - 20) * multiplier + bonus if ranks else 0
    return {"sum": numbers, "cost": numbers - 20, "multiplier": multiplier, "bonus": bonus, "result": result}


def _box(group: Locator, label: str) -> Locator:
    return group.get_by_label(label, exact=True)


def _check(group: Locator) -> None:
    group.get_by_role("button", name="Check", exact=True).click()
