"""All hands of a lesson as a table for a spreadsheet: one row for each answer."""

import csv
from collections.abc import Iterable
from dataclasses import dataclass
from io import StringIO
from typing import Final

from expeditions_widgets.lessons.ballot import Ballot
from expeditions_widgets.lessons.hands import Hands

HEAD: Final = ("lesson", "exercise", "task", "option", "hands", "right")

_RIGHT: Final = {True: "yes", False: "no", None: "can't tell"}
_FORMULA: Final = ("=", "+", "-", "@")
_MARK: Final = "\ufeff"
"""Tells a spreadsheet that the text is UTF-8: without it, some read dashes and apostrophes wrongly."""


@dataclass(frozen=True, slots=True)
class Counted:
    """The hands of one question; `is_told` says whether the room has seen what is right, so that the table may."""

    exercise: str
    ballot: Ballot
    hands: Hands
    is_told: bool


def table(lesson: str, questions: Iterable[Counted]) -> str:
    """Return the hands of a lesson's questions as CSV; `right` is empty where the answer was not shown."""
    with StringIO() as written:
        written.write(_MARK)
        lines = csv.writer(written)
        lines.writerow(HEAD)
        for one in questions:
            shows = one.is_told and one.ballot.is_known
            for answer, count in zip(one.ballot.answers, one.hands.counts, strict=True):
                words = (lesson, one.exercise, one.ballot.asked, answer.text)
                lines.writerow([*map(cell, words), count, _RIGHT[answer.right] if shows else ""])
        return written.getvalue()


def cell(text: str) -> str:
    """Return a text on one line, as a cell that no spreadsheet takes for a formula.

    >>> cell("=1+1"), cell(" two  words ")
    ("'=1+1", 'two words')
    """
    plain = " ".join(text.split())
    return f"'{plain}" if plain.startswith(_FORMULA) else plain
