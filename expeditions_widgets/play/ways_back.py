"""The moments of something that is being made, and the way back and forth through them."""

from typing import Final, Generic, TypeVar

M = TypeVar("M")

MOST: Final = 60
"""Moments that can be gone back to."""


class WaysBack(Generic[M]):
    """A present moment, those before it, and those that were gone back from.

    >>> ways = WaysBack("a")
    >>> ways.go_on("b")
    >>> ways.undo(), ways.now, ways.undo(), ways.redo(), ways.now
    (True, 'a', False, True, 'b')
    """

    def __init__(self, now: M) -> None:
        self.now = now
        self._before: list[M] = []
        self._after: list[M] = []

    def go_on(self, moment: M) -> None:
        """Make this the present moment; what was gone back from is gone."""
        self._before = [*self._before, self.now][-MOST:]
        self._after = []
        self.now = moment

    @property
    def can_undo(self) -> bool:
        """Whether there is a moment before."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether a moment was gone back from."""
        return bool(self._after)

    def undo(self) -> bool:
        """Go back to the moment before; return whether there was one."""
        return self._travel(self._before, self._after)

    def redo(self) -> bool:
        """Go forth again; return whether there was anything."""
        return self._travel(self._after, self._before)

    def last(self, count: int) -> list[M]:
        """Return the last moments, at most so many, the present one last."""
        return [*self._before, self.now][-count:]

    def _travel(self, source: list[M], target: list[M]) -> bool:
        if not source:
            return False
        target.append(self.now)
        self.now = source.pop()
        return True
