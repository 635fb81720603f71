"""What was forgotten in a wrong box of the route game's score sheet, worked out from the number that was entered."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Final

from expeditions_widgets.engine.routes import Reason
from expeditions_widgets.lessons.routes.score_sheet import BOX_NAMES, TOTAL, Box, ScoreSheet
from expeditions_widgets.lessons.sheet_boxes import FOLLOW_ON, NO_NUMBER, Diagnosis


class Mistake(StrEnum):
    """What went wrong in a box; the values are stable."""

    NO_NUMBER = NO_NUMBER
    FOLLOW_ON = FOLLOW_ON
    SIGN_LOST = "sign-lost"
    NOT_LOST = "not-lost"
    OTHER_PART = "other-part"
    LOSSES_ADDED = "losses-added"
    LOSSES_LEFT_OUT = "losses-left-out"
    TICKETS_COUNTED = "tickets-counted"
    OTHER = "other"


_LOSSES: Final = (Reason.HELD, Reason.LEFT)
_UNREAD: Final = "That is no whole number. Write digits, with a minus sign in front of a loss."
_COUNT: Final = {
    Reason.REVEALED: "Count the cards of the player’s own that an expedition has reached: one point each.",
    Reason.TAKEN: "Count the open cards that the player took: one point each.",
    Reason.RETURNED: "Count the tokens that came back: one point each, beside the point for the card.",
    Reason.HELD: "Count the cards still in the hand: each costs a point.",
    Reason.LEFT: "Count the tokens that still lie on the board: each costs a point.",
}
_ADD: Final = "Add the points for cards and tokens, then take off one for each card and token that is left."


def diagnose(sheet: ScoreSheet, box: Box, entered: int | None, own: Mapping[Box, int]) -> Diagnosis:
    """Return the mistake behind a wrong number in a box; `entered` is None for what is no number.

    A result that follows from a wrong part of the learner's own comes first: the adding up was right.
    """
    if entered is None:
        return Diagnosis(Mistake.NO_NUMBER, _UNREAD)
    suspected = _total(sheet, box, own) if box.part == TOTAL else _part(sheet, box)
    for value, diagnosis in suspected:
        if entered == value:
            return diagnosis
    return Diagnosis(Mistake.OTHER, _ADD if box.part == TOTAL else _COUNT[Reason(box.part)])


def _part(sheet: ScoreSheet, box: Box) -> Iterator[tuple[int, Diagnosis]]:
    reason, value = Reason(box.part), sheet.right(box)
    if reason in _LOSSES:
        yield -value, Diagnosis(Mistake.SIGN_LOST, "What is left costs points: write a minus sign in front.")
    else:
        yield -value, Diagnosis(Mistake.NOT_LOST, "These points are won, so there is no minus sign.")
    for other in Reason:
        if other is not reason and sheet.value(box.seat, other):
            sentence = f"That is the number for another box: {BOX_NAMES[other]}. {_COUNT[reason]}"
            yield sheet.value(box.seat, other), Diagnosis(Mistake.OTHER_PART, sentence)


def _total(sheet: ScoreSheet, box: Box, own: Mapping[Box, int]) -> Iterator[tuple[int, Diagnosis]]:
    right = {reason: sheet.value(box.seat, reason) for reason in Reason}
    entered = {Reason(other.part): number for other, number in own.items() if _is_part_of(other, box)}
    if any(entered[reason] != right[reason] for reason in entered):
        sentence = "It follows from a number before it that is not right yet. The adding up was right."
        yield sum((right | entered).values()), Diagnosis(Mistake.FOLLOW_ON, sentence)
    won = sum(right[reason] for reason in Reason if reason not in _LOSSES)
    lost = sum(right[reason] for reason in _LOSSES)
    yield won - lost, Diagnosis(Mistake.LOSSES_ADDED, f"What is left is taken off, not added. {_ADD}")
    yield won, Diagnosis(Mistake.LOSSES_LEFT_OUT, f"What is left still has to be taken off. {_ADD}")
    tickets = "Tickets are no points: they decide between players who are level."
    yield sum(right.values()) + sheet.scores[box.seat].tickets, Diagnosis(Mistake.TICKETS_COUNTED, tickets)


def _is_part_of(other: Box, box: Box) -> bool:
    return other.seat == box.seat and other.part != TOTAL
