"""Answers a *score* exercise of the route game through the page: counted by hand, and wrong on purpose."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from expeditions_widgets.lessons.routes import ScoreExercise

LABELS = {
    "revealed": "cards reached",
    "taken": "open cards won",
    "returned": "tokens back",
    "held": "cards left",
    "left": "tokens left",
    "total": "result",
}


def right(group: Locator, exercise: ScoreExercise) -> None:
    """Fill every box with what was counted, and check."""
    for label, value in _answers(exercise).items():
        group.get_by_label(label, exact=True).fill(str(value))
    _check(group)


def wrong(group: Locator, exercise: ScoreExercise) -> str:
    """Put 987 into the first box, and check; return what has to be said of it."""
    label = next(iter(_answers(exercise)))
    group.get_by_label(label, exact=True).fill("987")
    _check(group)
    return f"{label}. You wrote 987."


def _answers(exercise: ScoreExercise) -> dict[str, int]:
    """Return each box's label with its number, counted from the position, player by player."""
    answers: dict[str, int] = {}
    position, names = exercise.start(), exercise.players()
    for seat in exercise.seats:
        area = position.areas[seat]
        counted = {
            "revealed": len(area.revealed),
            "taken": len(area.taken),
            "returned": len(area.returned),
            "held": -len(position.hands[seat]),
            "left": -len(area.tokens),
        }
        counted["total"] = sum(counted.values())
        answers |= {f"{names[seat]}: {LABELS[part]}": counted[part] for part in LABELS if part in exercise.boxes}
    return answers


def _check(group: Locator) -> None:
    group.get_by_role("button", name="Check", exact=True).click()
