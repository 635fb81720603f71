"""Cards, chips, the card back and the compass rose: inner SVG, to be put into an ``<svg>`` of the stated size.

The drawing takes three colours from around it: the custom property ``--suit``, the current colour (the same suit) and
``--exp-card`` (the paper). All other paint comes from the ``exp-`` classes.
"""

from math import cos, radians, sin
from typing import Final

from expeditions_widgets.drawing.glyphs import glyph, glyph_width, num, suit_shape
from expeditions_widgets.drawing.landscapes import landscape
from expeditions_widgets.engine.cards.cards import Card, deck, parse_card

CARD_WIDTH: Final = 100
CARD_HEIGHT: Final = 140
INDEX_HEIGHT: Final = 34
"""The top of a card that still shows when another card overlaps it."""

CHIP_WIDTH: Final = 66
CHIP_HEIGHT: Final = 36

CODES: Final = tuple(card.code for card in deck(aces=True))
"""All 52 card codes, aces included, lane by lane."""

MULTIPLIERS: Final = (0, 2, 3, 4)
"""What a wager's badge can say: a bare x in the hand (0), then the multiplier in force in a column."""

_PAPER: Final = '<rect class="exp-card-paper" x=".75" y=".75" width="98.5" height="138.5" rx="9"/>'


def face(code: str, multiplier: int | None = None) -> str:
    """Draw one card, 100 x 140 units; a wager gets its badge if ``multiplier`` is one of ``MULTIPLIERS``.

    Raises ValueError if the code names no card, or a badge is asked for on a number card.
    """
    card = parse_card(code)
    return f'{_PAPER}<g class="exp-card-print">{_picture(card)}{_index(card)}</g>{_badge_on(card, multiplier)}'


def covered_face(code: str, multiplier: int | None = None) -> str:
    """Draw a card of which only the index row will show: the same as ``face``, without the picture."""
    card = parse_card(code)
    return f"{_PAPER}{_index(card)}{_badge_on(card, multiplier)}"


def badge(multiplier: int) -> str:
    """Draw the badge of a wager's index row: a bare x for 0, else x2, x3 or x4.

    In the hand it promises no number, since one card alone decides none. Raises ValueError for other multipliers.
    """
    if multiplier not in MULTIPLIERS:
        raise ValueError(f"A badge says one of {MULTIPLIERS}, not {multiplier}.")
    chars = f"x{multiplier or ''}"
    height, gap = 19, 2
    width = 39 if multiplier else 25
    x = 94 - width + (width - sum(glyph_width(c, height) + gap for c in chars) + gap) / 2
    marks = ""
    for char in chars:
        marks += glyph(char, x, 7.5, height, 3.8)
        x += glyph_width(char, height) + gap
    return (
        f'<g class="exp-wager-badge"><rect x="{94 - width}" y="4.5" width="{width}" '
        f'height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)">{marks}</g></g>'
    )


def chip(code: str) -> str:
    """Draw the index alone, 66 x 36 units, for score sheets and running text; a wager keeps its inner frame.

    Raises ValueError if the code names no card.
    """
    card = parse_card(code)
    frame = '<rect class="exp-wager-frame" x="4" y="4" width="58" height="28" rx="4"/>' if card.is_wager else ""
    rank_width = glyph_width(card.rank, 20)
    x = (CHIP_WIDTH - rank_width - 4 - 19) / 2
    return (
        f'<rect class="exp-card-paper" x=".75" y=".75" width="64.5" height="34.5" rx="6"/>{frame}'
        + glyph(card.rank, x, 8, 20, 3.7)
        + suit_shape(card.suit, x + rank_width + 4, 8.5, 19)
    )


def back() -> str:
    """Draw the back of every card, 100 x 140 units: contour lines and a compass rose."""
    contours = "".join(
        f"M{50 - r} 70C{50 - r} {num(70 - r * 1.2)} {num(50 - r * 0.2)} {num(70 - r * (1.05 + i * 0.03))} "
        f"{num(50 + r * 0.3)} {70 - r}S{50 + r} {num(70 - r * 0.3)} {50 + r} {num(70 + r * 0.2)}"
        f"S{num(50 + r * 0.1)} {num(70 + r * 1.25)} {num(50 - r * 0.4)} {70 + r}"
        f"S{50 - r} {num(70 + r * 0.5)} {50 - r} 70Z"
        for i, r in enumerate((16, 26, 36, 46, 56))
    )
    lines = (
        f'<svg x="7" y="7" width="86" height="126" viewBox="7 7 86 126"><path class="exp-back-contour" d="{contours}"/>'
    )
    return f"{covered_back()}{lines}</svg>{rose(50, 70, 20)}"


def covered_back() -> str:
    """Draw a card back of which only an edge will show: paper and frame."""
    return (
        '<rect class="exp-back-paper" x=".75" y=".75" width="98.5" height="138.5" rx="9"/>'
        '<rect class="exp-back-frame" x="7" y="7" width="86" height="126" rx="5"/>'
    )


def rose(x: float = 50, y: float = 50, radius: float = 48) -> str:
    """Draw a compass rose around (x, y); by default it fills a picture of 100 x 100 units."""

    def at(angle: float, distance: float) -> str:
        turn = radians(angle - 90)
        return f"{num(x + distance * cos(turn))} {num(y + distance * sin(turn))}"

    def star(tilt: float, long: float, waist: float) -> str:
        def blades(side: int) -> str:
            return "".join(
                f"M{at(angle + tilt, long)}L{at(angle + tilt + 45 * side, waist)}L{num(x)} {num(y)}Z"
                for angle in (0, 90, 180, 270)
            )

        return f'<path class="exp-rose-dark" d="{blades(1)}"/><path class="exp-rose-light" d="{blades(-1)}"/>'

    ring = f'<circle class="exp-rose-ring" cx="{num(x)}" cy="{num(y)}" r="{num(radius * 0.7)}"/>'
    small = star(45, radius * 0.62, radius * 0.26)
    return f'<g class="exp-rose">{ring}{small}{star(0, radius, radius * 0.3)}</g>'


def _index(card: Card) -> str:
    suit_x = 9 + glyph_width(card.rank, 24) + 6
    x, y, height, weight = (79, 115, 11, 3.8) if card.is_wager else (79, 11, 14, 3.6)
    letter = f'<g class="exp-suit-letter">{glyph(card.suit.upper(), x, y, height, weight)}</g>'
    return letter + glyph(card.rank, 9, 6, 24, 3.7) + suit_shape(card.suit, suit_x, 6.5, 23)


def _picture(card: Card) -> str:
    if not card.is_wager:
        return landscape(card.suit, card.rank)
    return (
        '<rect class="exp-wager-frame" x="8" y="40" width="84" height="92" rx="5"/>'
        + rose(50, 86, 40)
        + '<circle cx="50" cy="86" r="18" fill="var(--exp-card)"/>'
        + glyph(card.rank, 50 - glyph_width(card.rank, 22) / 2, 75, 22)
    )


def _badge_on(card: Card, multiplier: int | None) -> str:
    if multiplier is None:
        return ""
    if not card.is_wager:
        raise ValueError(f"The {card.name} is a number card; only a wager carries a badge.")
    return badge(multiplier)
