"""The places of the map by shape and colour, the rings of cards, and the tokens and flags that stand beside them."""

from math import cos, pi, sin
from typing import Final

from expeditions_widgets.drawing.glyphs import num
from expeditions_widgets.drawing.routes.arrows import colour_group
from expeditions_widgets.drawing.routes.geometry import Box, Point, line_path
from expeditions_widgets.engine.routes.board import Colour
from expeditions_widgets.engine.routes.expeditions import Expedition

RING: Final = 3.6
"""How far outside a place's mark the ring of a card runs."""

TOKEN_RADIUS: Final = 7.6
_LETTER: Final = 10.5

_TOKENS: Final = (
    "M-7-4 0-8 7-4V4L0 8-7 4Z",
    "M0-8.4 8-1.6 5 7.4H-5L-8-1.6Z",
    "M-7-7H7V7H-7Z",
    "M0-8A8 8 0 1 1-.01-8Z",
    "M-7.6-6H7.6L4.4 7H-4.4Z",
    "M-3.4-8H3.4L8-3.4V3.4L3.4 8H-3.4L-8 3.4V-3.4Z",
)
"""The outline of each seat's tokens: hexagon, pentagon, square, circle, cup, octagon."""

FLAG_WIDTH: Final = 24
FLAG_HEIGHT: Final = 13
_CLOTH: Final = 17


def mark(colour: Colour, at: Point, radius: float, side: str = "") -> str:
    """Draw a place: a star in a ring for the start, a circle for green, a square for blue, a diamond for red.

    At a side of the frame half a disc is drawn instead, flat on the frame, in the place's colour.
    """
    if side:
        return _half(colour, at, radius * 1.45, side)
    if colour is Colour.START:
        return _circle("start-ring", at, radius * 1.6) + f'<path class="exp-map-start" d="{_star(at, radius * 1.3)}"/>'
    if colour is Colour.GREEN:
        return _circle("green", at, radius)
    if colour is Colour.BLUE:
        half = radius * 0.92
        size = f'x="{num(at.x - half)}" y="{num(at.y - half)}" width="{num(2 * half)}" height="{num(2 * half)}"'
        return f'<rect class="exp-map-blue" {size} rx="1"/>'
    far = radius * 1.24
    corners = (at.moved(0, -far), at.moved(far, 0), at.moved(0, far), at.moved(-far, 0))
    return f'<path class="exp-map-red" d="{line_path(corners, closed=True)}"/>'


def card_ring(css: str, at: Point, radius: float) -> str:
    """Draw the ring around a place with a card: "own" all round, "open" broken."""
    return _circle("gap", at, radius) + _circle(css, at, radius)


def token(seat: int, letter: str, at: Point, unit: float, *, own: bool) -> str:
    """Draw a token: each seat has its outline and letter, and the reader's own is dark."""
    css = "own-token" if own else "token"
    return (
        f'<g transform="translate({num(at.x)} {num(at.y)}) scale({num(unit, 2)})">'
        f'<path class="exp-map-{css}" d="{_TOKENS[seat]}"/>'
        f'<text class="exp-map-{css}-letter" y="3.8" font-size="{_LETTER}">{letter}</text></g>'
    )


def flag_box(foot: Point, rise: float, unit: float, *, left: bool) -> Box:
    """Return the room that a flag's cloth takes: its upper side lies `rise` over the foot of its pole."""
    width = FLAG_WIDTH * unit
    x = foot.x - width if left else foot.x
    return Box(x, foot.y - rise, width, FLAG_HEIGHT * unit)


def flag(expedition: Expedition, foot: Point, rise: float, unit: float, *, left: bool) -> str:
    """Draw the flag where an expedition stands: a pennant for Amber, a swallowtail for Violet, a square for Slate."""
    way, top = -unit if left else unit, foot.y - rise
    cloth = [Point(foot.x + way * right, top + unit * down) for right, down in _CLOTHS[expedition]]
    pole = line_path((foot, Point(foot.x, top)))
    letter = Point(foot.x + way * _CLOTH * (0.36 if expedition is Expedition.AMBER else 0.47), top + 10.2 * unit)
    return colour_group(
        expedition,
        f'<path class="exp-map-pole-gap" d="{pole}"/><path class="exp-map-pole" d="{pole}"/>'
        f'<path class="exp-map-flag" d="{line_path(cloth, closed=True)}"/>'
        f'<text class="exp-map-flag-letter" x="{num(letter.x)}" y="{num(letter.y)}" '
        f'font-size="{num(_LETTER * unit)}">{expedition.value.upper()}</text>',
    )


_CLOTHS: Final = {
    Expedition.AMBER: ((0, 0), (_CLOTH * 1.4, FLAG_HEIGHT / 2), (0, FLAG_HEIGHT)),
    Expedition.VIOLET: (
        (0, 0),
        (_CLOTH * 1.15, 0),
        (_CLOTH * 0.85, FLAG_HEIGHT / 2),
        (_CLOTH * 1.15, FLAG_HEIGHT),
        (0, FLAG_HEIGHT),
    ),
    Expedition.SLATE: ((0, 0), (_CLOTH, 0), (_CLOTH, FLAG_HEIGHT), (0, FLAG_HEIGHT)),
}


def _half(colour: Colour, at: Point, radius: float, side: str) -> str:
    bend = f"A{num(radius)} {num(radius)} 0 0 {1 if side == 'left' else 0} {num(at.x)} {num(at.y + radius)}Z"
    return f'<path class="exp-map-{colour}" d="M{num(at.x)} {num(at.y - radius)}{bend}"/>'


def _star(at: Point, radius: float) -> str:
    reach = (radius * 1.55, radius * 0.52)
    turns = ((reach[point % 2], point * pi / 4) for point in range(8))
    return line_path((at.moved(sin(turn) * far, -cos(turn) * far) for far, turn in turns), closed=True)


def _circle(css: str, at: Point, radius: float) -> str:
    return f'<circle class="exp-map-{css}" cx="{num(at.x)}" cy="{num(at.y)}" r="{num(radius)}"/>'
