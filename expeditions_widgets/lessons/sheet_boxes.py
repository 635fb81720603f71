"""A score sheet of either game: boxes with what belongs in them, how an entry is read, and what was forgotten."""

import re
from collections.abc import Hashable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol, TypeVar

_NUMBER: Final = re.compile(r"[×x*]? *([-−–+]?) *([0-9]{1,4})", re.IGNORECASE)

NO_NUMBER: Final = "no-number"
"""The mistake of an entry that is no number, in every sheet's list of mistakes."""

FOLLOW_ON: Final = "follow-on"
"""The mistake of a number that was worked out well from a wrong one before it."""


class SheetBox(Hashable, Protocol):
    """One box: `name` is its name in events and saves, `label` how one reads it."""

    @property
    def name(self) -> str:
        """The name, such as "h-sum"."""

    @property
    def label(self) -> str:
        """The label, such as "Hearts: multiplier"."""


AnyBox = TypeVar("AnyBox", bound=SheetBox)


class Sheet(Protocol[AnyBox]):
    """A sheet to fill in."""

    @property
    def boxes(self) -> tuple[AnyBox, ...]:
        """The boxes to fill in, in order."""

    def right(self, box: AnyBox) -> int:
        """Return what belongs in a box."""


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """The mistake behind a wrong number, and a sentence that says what was forgotten."""

    mistake: StrEnum
    sentence: str


def read_number(text: str) -> int | None:
    """Return the number that an entry means, or None; a minus sign may be a hyphen, and a multiplier have its sign.

    >>> read_number(" −11 "), read_number("-11"), read_number("×3"), read_number("ten")
    (-11, -11, 3, None)
    """
    found = _NUMBER.fullmatch(text.strip())
    if found is None:
        return None
    value = int(found[2])
    return -value if found[1] in ("-", "−", "–") and value else value
