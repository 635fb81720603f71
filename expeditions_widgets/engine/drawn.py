"""What is drawn on a board, of either game, as it stands among the marks of a record: a ring, or an arrow.

    h9          a ring around a thing
    h9~A-h      an arrow from one thing to another
    gei~cop:2   the same, dashed; :3 is dotted

Which things there are is each game's own: cards and places of the table, places and expeditions of the map.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MOST: Final = 40
"""So many rings and arrows one position may have: more can't be told apart, and a record stays short."""

_DRAWN: Final = re.compile(r"([A-Za-z0-9-]{1,16})(?:~([A-Za-z0-9-]{1,16}))?(?::([23]))?")


@dataclass(frozen=True, slots=True)
class Drawn:
    """A ring around a thing or, with a goal, an arrow to it; `line` is 1 for solid, 2 dashed, 3 dotted.

    >>> str(Drawn("h9", "own-h", 2)), str(Drawn("gei"))
    ('h9~own-h:2', 'gei')
    """

    thing: str
    goal: str = ""
    line: int = 1

    @property
    def things(self) -> tuple[str, ...]:
        """The thing, and the goal if there is one."""
        return (self.thing, self.goal) if self.goal else (self.thing,)

    def renamed(self, name: Callable[[str], str]) -> "Drawn":
        """Return the same on things of other names."""
        return Drawn(name(self.thing), self.goal and name(self.goal), self.line)

    def __str__(self) -> str:
        """Return the text that stands in a record."""
        return f"{'~'.join(self.things)}{'' if self.line == 1 else f':{self.line}'}"


def parse_drawn(text: str) -> Drawn:
    """Return what a mark of a record draws.

    Raises ValueError, with a sentence, for anything else, an arrow from a thing to itself included.

    >>> parse_drawn("h9~A-h:2")
    Drawn(thing='h9', goal='A-h', line=2)
    """
    found = _DRAWN.fullmatch(text)
    if not found:
        example = "Write a thing such as h9, an arrow such as h9~own-h, and after it :2 for dashed or :3 for dotted."
        raise ValueError(f"{text[:40]!r} is nothing that can be drawn. {example}")
    thing, goal, line = found[1], found[2] or "", int(found[3] or 1)
    if thing == goal:
        raise ValueError(f"{text!r} is an arrow from {thing} to itself. Mark {thing} alone, or choose another goal.")
    return Drawn(thing, goal, line)


def read_drawing(marks: object, is_there: Callable[[str], bool]) -> tuple[Drawn, ...]:
    """Return a drawing that came as a list of texts; `is_there` says whether a thing is to be seen.

    Raises ValueError, with a sentence, for the first that is wrong; then nothing of it counts.
    """
    if not isinstance(marks, list) or not all(isinstance(mark, str) for mark in marks):
        raise ValueError("A drawing is a list of marks, each a text.")
    if len(marks) > MOST:
        raise ValueError(f"These are {len(marks)} marks; a record keeps up to {MOST} for one position. Clear some.")
    drawing = tuple(parse_drawn(mark) for mark in marks)
    for drawn in drawing:
        for thing in drawn.things:
            if not is_there(thing):
                raise ValueError(f"There is no {thing} to be seen here, so {drawn} can’t be kept.")
    ends = [drawn.things for drawn in drawing]
    twice = next((drawn for drawn in drawing if ends.count(drawn.things) > 1), None)
    if twice:
        raise ValueError(f"{'~'.join(twice.things)} is drawn twice; keep one of the two.")
    return drawing
