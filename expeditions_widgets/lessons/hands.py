"""A show of hands: how many in the room are for which answer, counted by whoever asks, with a way back."""

import re
from dataclasses import dataclass
from typing import Any, Final

MOST: Final = 999
"""No answer gets more hands than this."""

_REMEMBERED: Final = 60
_WHOLE: Final = re.compile(r"[0-9]{1,4}")


@dataclass(frozen=True, slots=True)
class Hands:
    """The hands for each answer; `before` holds the counts before each change, the latest last."""

    counts: tuple[int, ...]
    before: tuple[tuple[int, ...], ...] = ()

    @classmethod
    def none(cls, answers: int) -> "Hands":
        """Return a count of so many answers that has not begun."""
        return cls((0,) * answers)

    @property
    def total(self) -> int:
        """The hands for all answers."""
        return sum(self.counts)

    def put(self, answer: int, count: int) -> "Hands":
        """Return the hands with a count for an answer, by its place from 0, that is kept from 0 to `MOST`.

        Raises IndexError for an answer that is not there.

        >>> Hands.none(3).put(1, 12).put(1, -4).counts
        (0, 0, 0)
        """
        if not 0 <= answer < len(self.counts):
            raise IndexError(f"There is no answer {answer + 1}; there are {len(self.counts)}.")
        kept = max(0, min(count, MOST))
        if kept == self.counts[answer]:
            return self
        counts = (*self.counts[:answer], kept, *self.counts[answer + 1 :])
        return Hands(counts, (*self.before, self.counts)[-_REMEMBERED:])

    def add(self, answer: int, by: int) -> "Hands":
        """Return the hands with some more for an answer, or fewer; raises IndexError for one that is not there."""
        return self.put(answer, (self.counts[answer] if 0 <= answer < len(self.counts) else 0) + by)

    def undo(self) -> "Hands":
        """Return the hands before the last change; the same where none is remembered.

        >>> Hands.none(2).add(0, 1).add(1, 1).undo().counts
        (1, 0)
        """
        return Hands(self.before[-1], self.before[:-1]) if self.before else self

    @property
    def middle(self) -> tuple[int, int] | None:
        """The answers, in their order, that the middle hand is for: two if half the room is below; None without hands.

        >>> Hands((1, 3, 1)).middle, Hands((2, 0, 2)).middle, Hands((0, 0)).middle
        ((1, 1), (0, 2), None)
        """
        raised = [answer for answer, count in enumerate(self.counts) for _ in range(count)]
        return (raised[(len(raised) - 1) // 2], raised[len(raised) // 2]) if raised else None

    def save(self) -> dict[str, Any]:
        """Return the hands as what JSON can hold."""
        return {"counts": self.counts, "before": self.before}

    @classmethod
    def read(cls, saved: object, answers: int) -> "Hands | None":
        """Return saved hands; None for what makes no sense, or belongs to another number of answers."""
        if not isinstance(saved, dict) or not isinstance(saved.get("before"), list):
            return None
        rows = [saved.get("counts"), *saved["before"][-_REMEMBERED:]]
        if not all(_are_counts(row, answers) for row in rows):
            return None
        return cls(tuple(rows[0]), tuple(map(tuple, rows[1:])))


def typed_count(text: str) -> int:
    """Return a number of hands as a person typed it; raises ValueError, with a sentence, for anything else.

    >>> typed_count(" 12 ")
    12
    """
    if not _WHOLE.fullmatch(text.strip()) or int(text) > MOST:
        raise ValueError(f"Give a whole number from 0 to {MOST}.")
    return int(text)


def _are_counts(row: object, answers: int) -> bool:
    return (
        isinstance(row, list)
        and len(row) == answers
        and all(type(count) is int and 0 <= count <= MOST for count in row)
    )
