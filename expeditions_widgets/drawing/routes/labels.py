"""The names on the map: at the side that the data wishes if it is free, else where they cover the least."""

from collections.abc import Iterable, Iterator
from enum import IntEnum
from html import escape
from itertools import product
from math import hypot
from typing import Final, NamedTuple

from expeditions_widgets.drawing.glyphs import num
from expeditions_widgets.drawing.routes.geometry import Box, Point, line_path
from expeditions_widgets.drawing.routes.lettering import text_width
from expeditions_widgets.drawing.routes.room import Room

SIDES: Final = ("E", "W", "N", "S", "NE", "SE", "NW", "SW")
_BESIDE: Final = ("NNE", "NNW", "SSE", "SSW")
_PUSHES: Final = (0, 6, 14)
"""How far a name that must stand may move off its place."""

_SIZE: Final = 11
_LIMIT: Final = 34
"""What the place of a name may cost that needn't stand: more, and it is left out."""

_LEAD: Final = 5
"""A name so far off its place has a line that leads to it."""


class Rank(IntEnum):
    """How much a name matters, the most first; up to `MUST` it stands at any cost."""

    OWN = 0
    HEAD = 1
    START = 2
    OPEN = 3
    MUST = 4
    EDGE = 5
    TOKEN = 6
    VISITED = 7
    OTHER = 8


_PLATES: Final = {Rank.OWN: "own", Rank.OPEN: "open"}
_STRONG: Final = (Rank.HEAD, Rank.START)


class Label(NamedTuple):
    """A name to be placed: whose, what it says, around which point at which distance, and where it would like to be."""

    owner: str
    text: str
    at: Point
    radius: float
    wish: str
    rank: Rank
    unit: float

    @property
    def is_bold(self) -> bool:
        """Whether the name is set bold: on a plate, at a head, or at the start."""
        return self.rank in _PLATES or self.rank in _STRONG

    @property
    def size(self) -> float:
        """Height of the type."""
        return _SIZE * self.unit * (1.06 if self.is_bold else 1)

    @property
    def padding(self) -> float:
        """What a plate is wider than its name, at each side."""
        return 4 * self.unit if self.rank in _PLATES else 0

    def box(self, side: str, push: float = 0) -> Box:
        """Return the room that the name takes at a side of its place, pushed off so far."""
        width = text_width(self.text, self.size, bold=self.is_bold) + 2 * self.padding
        height = self.size * (1.5 if self.padding else 1.12)
        away = self.radius + push + 2.5
        slant = (self.radius + push) * 0.72 + 1
        x = {"E": away, "W": -away - width, "N": -width / 2, "S": -width / 2}.get(side)
        if x is None and side in _BESIDE:
            x = -width * (0.28 if side.endswith("E") else 0.72)
        elif x is None:
            x = slant if side.endswith("E") else -slant - width
        if side in ("E", "W"):
            y = -height / 2
        elif side in ("NE", "NW", "SE", "SW"):
            y = slant - 2 if side.startswith("S") else -slant - height + 2
        else:
            y = away - 1 if side.startswith("S") else -away - height + 1
        return Box(self.at.x + x, self.at.y + y, width, height)


def placed_labels(labels: Iterable[Label], room: Room) -> Iterator[tuple[Label, Box]]:
    """Yield each name that finds a place with its box, and take the box in `room`; equal input, equal places."""
    for label in sorted(labels, key=lambda label: (label.rank, -len(label.text))):
        must = label.rank <= Rank.MUST
        sides = [label.wish, *(side for side in SIDES if side != label.wish)]
        choices = [
            (order + 3 * bool(order) + 1.5 * push, label.box(side, push * label.unit))
            for push, (order, side) in product(
                _PUSHES if must else _PUSHES[:1], enumerate([*sides, *_BESIDE] if must else sides)
            )
        ]
        (_, box), cost = room.freest(choices, lambda choice: choice[1], lambda choice: choice[0], label.owner)
        if must or cost <= _LIMIT * label.unit:
            room.take(box)
            yield label, box


def drawn_label(label: Label, box: Box) -> str:
    """Draw a name in its box, on a plate if it has a card, with a line to its place if it stands off."""
    plate = _PLATES.get(label.rank)
    css = f"{plate}-name" if plate else "strong-name" if label.is_bold else "name"
    baseline = box.y + box.height / 2 + label.size * 0.36
    name = (
        f'<text class="exp-map-{css}" x="{num(box.x + label.padding)}" y="{num(baseline)}" '
        f'font-size="{num(label.size)}">{escape(label.text, quote=False)}</text>'
    )
    return _leader(label, box) + (_plate(plate, box) if plate else "") + name


def _plate(css: str, box: Box) -> str:
    return (
        f'<rect class="exp-map-{css}-plate" x="{num(box.x)}" y="{num(box.y)}" width="{num(box.width)}" '
        f'height="{num(box.height)}" rx="3"/>'
    )


def _leader(label: Label, box: Box) -> str:
    near = Point(min(max(label.at.x, box.x), box.right), min(max(label.at.y, box.y), box.bottom))
    east, south = near.x - label.at.x, near.y - label.at.y
    off = hypot(east, south)
    if off - label.radius < _LEAD * label.unit:
        return ""
    start = label.at.moved(east * label.radius / off, south * label.radius / off)
    return f'<path class="exp-map-leader" d="{line_path((start, near))}"/>'
