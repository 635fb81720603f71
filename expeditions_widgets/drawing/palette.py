"""The light colours, written into a drawing itself: for pictures that no style sheet reaches.

A notebook file, a printed page and a mail show a drawing without the project's styles, so that each ``exp-`` class
and each custom property of a card becomes plain SVG attributes here. The values are those of the light theme.
"""

import re
from typing import Final

SHEET: Final = "#f1e8d5"
SHEET_LINE: Final = "#dccba8"
RIVER: Final = "#d5e4e2"
RIVER_LINE: Final = "#a9c6c4"
CAMP: Final = "#fffaf0"
SLOT: Final = "#827455"
INK: Final = "#22303a"
QUIET_INK: Final = "#515a58"
REFUSED: Final = "#a02418"
REFUSED_INK: Final = "#fff"
CARD: Final = "#fffdf6"
CARD_EDGE: Final = "#9c8d70"
BACK: Final = "#17494f"
BACK_LINE: Final = "#d9b873"

SUIT_ON_CARD: Final[dict[str, str]] = {"s": "#1e2a36", "h": "#b0241b", "d": "#b0241b", "c": "#1e2a36"}
"""A suit's colour on a card's paper, two-colour deck."""

SUIT_ON_SHEET: Final[dict[str, str]] = {"s": "#1e2a36", "h": "#a3211a", "d": "#a3211a", "c": "#1e2a36"}
"""A suit's colour on sheet and river."""

_SUIT: Final = "currentColor"
_PAINT: Final[dict[str, str]] = {
    "exp-card-paper": f'fill="{CARD}" stroke="{CARD_EDGE}" stroke-width="1.5"',
    "exp-art-sky": f'fill="{_SUIT}" opacity=".07"',
    "exp-art-far": f'fill="{_SUIT}" opacity=".13"',
    "exp-art-near": f'fill="{_SUIT}" opacity=".26"',
    "exp-art-cut": f'fill="{CARD}" opacity=".55"',
    "exp-art-line": f'fill="none" stroke="{_SUIT}" stroke-width="1.4" opacity=".4"',
    "exp-art-trail": f'fill="none" stroke="{_SUIT}" stroke-width="2" stroke-dasharray=".1 5" stroke-linecap="round" '
    'opacity=".9"',
    "exp-art-pole": f'stroke="{_SUIT}" stroke-width="2" stroke-linecap="round"',
    "exp-art-flag": f'fill="{_SUIT}"',
    "exp-wager-frame": f'fill="{_SUIT}" fill-opacity=".1" stroke="{_SUIT}" stroke-width="1.6"',
    "exp-rose-dark": f'fill="{_SUIT}" opacity=".8"',
    "exp-rose-light": f'fill="{_SUIT}" opacity=".3"',
    "exp-rose-ring": f'fill="none" stroke="{_SUIT}" stroke-width="1.2" opacity=".6"',
    "exp-back-paper": f'fill="{BACK}" stroke="{CARD_EDGE}" stroke-width="1.5"',
    "exp-back-frame": f'fill="none" stroke="{_SUIT}" stroke-width="1.5" opacity=".8"',
    "exp-back-contour": f'fill="none" stroke="{_SUIT}" stroke-width="1.1" opacity=".45"',
}
_GROUPS: Final = ("exp-art", "exp-card-print", "exp-rose", "exp-suit-letter", "exp-wager-badge")


def painted(drawing: str, colour: str) -> str:
    """Return a drawing of ``faces`` as a group with its own paint, its main colour being ``colour``.

    Raises KeyError for a class without paint, which would print black.
    """
    plain = re.sub(rf' class="(?:{"|".join(_GROUPS)})"', "", drawing)
    inked = re.sub(r'class="([^"]+)"', lambda match: _PAINT[match[1]], plain)
    return f'<g color="{colour}">{inked.replace("var(--suit)", _SUIT).replace("var(--exp-card)", CARD)}</g>'
