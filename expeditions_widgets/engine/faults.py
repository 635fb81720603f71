"""What is wrong with a text that a person typed: every fault, each with its place."""

from collections.abc import Sequence
from typing import NamedTuple


class Fault(NamedTuple):
    """One fault of a text: a stable code, the characters `start` to `end` (0-based, end excluded), a sentence."""

    code: str
    start: int
    end: int
    sentence: str


class FaultyTextError(ValueError):
    """A text that can't be read; `faults` holds every fault found, in the order of their places.

    >>> error = FaultyTextError("h1", [Fault("unknown-rank", 1, 2, "There is no rank 1.")])
    >>> print(error)
    h1
     ^
    Character 2: There is no rank 1.
    """

    def __init__(self, text: str, faults: Sequence[Fault]) -> None:
        self.text = text
        self.faults = tuple(sorted(faults, key=lambda fault: (fault.start, fault.end)))
        super().__init__(self._explain())

    def __reduce__(self) -> tuple[type["FaultyTextError"], tuple[str, tuple[Fault, ...]]]:
        """Survive a process boundary with the text and its faults."""
        return type(self), (self.text, self.faults)

    def _explain(self) -> str:
        lines = [f"Character {fault.start + 1}: {fault.sentence}" for fault in self.faults]
        if "\n" not in self.text:
            marks = {place for fault in self.faults for place in range(fault.start, max(fault.end, fault.start + 1))}
            pointers = "".join("^" if place in marks else " " for place in range(max(marks, default=-1) + 1))
            lines[:0] = [self.text, pointers]
        return "\n".join(lines)
