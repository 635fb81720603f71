"""The pictures on number cards: each suit has its own country, and a higher card shows a higher summit.

They are decoration. All that a player needs stands in the index row above them.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from expeditions_widgets.drawing.glyphs import num
from expeditions_widgets.engine.cards.cards import NUMBER_RANKS

LEFT: Final = 8
TOP: Final = 40
WIDTH: Final = 84
HEIGHT: Final = 92
FOOT: Final = TOP + HEIGHT
"""The picture's window on a card of 100 x 140 units; every slope ends at ``FOOT``."""

SUMMIT_X: Final = 60
_LOWEST_SUMMIT: Final = 116
_STEP_HEIGHT: Final = 6.2


class Slope(NamedTuple):
    """One card's mountain: ``top`` is the summit's y, and the far ridge runs at about y = ``far``."""

    top: float
    far: float

    @property
    def rise(self) -> float:
        """Height of the summit above the foot, in units."""
        return FOOT - self.top

    def at(self, share: float) -> str:
        """The y of a point this share of the way down: 0 is the summit, 1 the foot."""
        return num(self.top + self.rise * share)

    def ridge(self, offset: float) -> str:
        """The y of a point of the far ridge."""
        return num(self.far + offset)


class Terrain(NamedTuple):
    """How one suit's country is drawn: near and far outline, and the marks on the near one."""

    near: Callable[[Slope], str]
    far: Callable[[Slope], str]
    marks: Callable[[Slope], str]


def slope(rank: str) -> Slope:
    """Return the mountain of a number card, from the ace (lowest) to the ten (highest)."""
    top = _LOWEST_SUMMIT - NUMBER_RANKS.index(rank) * _STEP_HEIGHT
    return Slope(top, top + (FOOT - top) * 0.42)


def _line(path: str) -> str:
    return f'<path class="exp-art-line" d="{path}"/>'


def _cut(path: str) -> str:
    return f'<path class="exp-art-cut" d="{path}"/>'


def _peaks_near(s: Slope) -> str:
    return (
        f"V{s.at(0.86)}L22 {s.at(0.6)}l7 4L44 {s.at(0.26)}l5 3L60 {s.at(0)}l9 {num(s.rise * 0.26)}l6-2L92 {s.at(0.74)}"
    )


def _peaks_far(s: Slope) -> str:
    return f"V{s.ridge(0)}L24 {s.ridge(-14)}L40 {s.ridge(6)}L74 {s.ridge(-10)}L92 {s.ridge(8)}"


def _peaks_marks(s: Slope) -> str:
    dip = num(s.rise * 0.05)
    return _cut(f"M60 {s.at(0)}l9 {num(s.rise * 0.26)}-6 {num(s.rise * 0.06)}-5-{dip}-6 {dip}Z")


def _canyon_near(s: Slope) -> str:
    return (
        f"V{s.at(0.84)}H22L26 {s.at(0.56)}H38L43 {s.at(0.26)}H48L52 {s.at(0)}H70L75 {s.at(0.4)}H82L87 {s.at(0.78)}H92"
    )


def _canyon_far(s: Slope) -> str:
    return f"V{s.ridge(-8)}H30L34 {s.ridge(6)}H66L70 {s.ridge(-2)}H92"


def _canyon_marks(s: Slope) -> str:
    return _line("".join(f"M{num(52 - f * 26)} {s.at(f)}H{num(72 + f * 14)}" for f in (0.36, 0.58, 0.8)))


def _ice_near(s: Slope) -> str:
    return (
        f"V{s.at(0.9)}L20 {s.at(0.46)}L30 {s.at(0.62)}L44 {s.at(0.18)}L60 {s.at(0)}"
        f"L72 {s.at(0.34)}L80 {s.at(0.28)}L92 {s.at(0.8)}"
    )


def _ice_far(s: Slope) -> str:
    return f"V{s.ridge(6)}L26 {s.ridge(-12)}L48 {s.ridge(8)}L82 {s.ridge(-12)}L92 {s.ridge(0)}"


def _ice_marks(s: Slope) -> str:
    facet = _cut(f"M60 {s.at(0)}L72 {s.at(0.34)}L64 {s.at(0.8)}L56 {s.at(0.46)}Z")
    return facet + _line(f"M44 {s.at(0.18)}L38 {s.at(0.7)}M20 {s.at(0.46)}L24 {s.at(0.9)}")


def _forest_near(s: Slope) -> str:
    top = s.at(0)
    return (
        f"V{s.at(0.88)}C22 {s.at(0.84)} 26 {s.at(0.42)} 40 {s.at(0.26)}S54 {top} 60 {top}"
        f"S76 {s.at(0.2)} 82 {s.at(0.5)}S90 {s.at(0.74)} 92 {s.at(0.76)}"
    )


def _forest_far(s: Slope) -> str:
    return f"V{s.ridge(-4)}C24 {s.ridge(-16)} 40 {s.ridge(8)} 56 {s.ridge(0)}S84 {s.ridge(-14)} 92 {s.ridge(-6)}"


def _forest_marks(s: Slope) -> str:
    trees = ((22, 0.86), (33, 0.7), (72, 0.55), (82, 0.78))
    crowns = "".join(
        f'<circle class="exp-art-near" cx="{x}" cy="{num(s.top + s.rise * f - 3)}" r="5.5"/>' for x, f in trees
    )
    return crowns + _line("".join(f"M{x} {s.at(f)}v7" for x, f in trees))


TERRAINS: Final[dict[str, Terrain]] = {
    "s": Terrain(_peaks_near, _peaks_far, _peaks_marks),
    "h": Terrain(_canyon_near, _canyon_far, _canyon_marks),
    "d": Terrain(_ice_near, _ice_far, _ice_marks),
    "c": Terrain(_forest_near, _forest_far, _forest_marks),
}
"""Spades climb bare peaks, hearts a canyon, diamonds ice and clubs forest."""


def landscape(suit: str, rank: str) -> str:
    """Draw the picture of a number card: sky, two ridges, the trail up, and a flag on the summit.

    Raises KeyError for an unknown suit and ValueError for a rank that is no number card.
    """
    terrain, s = TERRAINS[suit], slope(rank)

    def hill(css: str, outline: str) -> str:
        return f'<path class="{css}" d="M{LEFT} {FOOT}{outline}V{FOOT}Z"/>'

    trail = f"M17 {FOOT - 5}C40 {FOOT - 8} 34 {s.at(0.66)} 47 {s.at(0.56)}S50 {s.at(0.24)} {SUMMIT_X} {num(s.top + 2)}"
    return (
        '<g class="exp-art">'
        f'<rect class="exp-art-sky" x="{LEFT}" y="{TOP}" width="{WIDTH}" height="{HEIGHT}" rx="5"/>'
        + hill("exp-art-far", terrain.far(s))
        + hill("exp-art-near", terrain.near(s))
        + terrain.marks(s)
        + f'<path class="exp-art-trail" d="{trail}"/>'
        f'<path class="exp-art-pole" d="M{SUMMIT_X} {num(s.top + 1)}v-15"/>'
        f'<path class="exp-art-flag" d="M{SUMMIT_X} {num(s.top - 14)}l11 3.5-11 4Z"/></g>'
    )
