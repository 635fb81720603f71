"""Drawn lettering, suit shapes and interface marks: paths, so that no font and no image is needed."""

from typing import Final, NamedTuple

BOX: Final = 24
"""Height of the box in which every glyph, suit and icon is drawn, in its own units."""

SUIT_PATHS: Final[dict[str, str]] = {
    "s": "M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3"
    "c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z",
    "h": "M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2"
    "c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z",
    "d": "M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z",
    "c": "M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7"
    "A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z",
}
"""Each suit as one filled path in a 24 x 24 box."""


class Glyph(NamedTuple):
    """One letter: its advance width and its strokes, in a box 24 high."""

    width: int
    path: str


GLYPHS: Final[dict[str, Glyph]] = {
    "2": Glyph(15, "M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14"),
    "3": Glyph(
        15,
        "M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7"
        "C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4",
    ),
    "4": Glyph(16, "M11.5 23V1L1 16.5h14.5"),
    "5": Glyph(
        15,
        "M13 1H3.6l-1 9.8C4 9.5 5.7 8.8 7.6 8.8c3.8 0 6.4 2.8 6.4 6.9 0 4.3-2.8 7.3-6.7 7.3-2.8 0-4.9-1.3-6-3.6",
    ),
    "6": Glyph(
        15,
        "M12.6 3.4C11.5 1.9 9.9 1 8 1 4 1 1.5 5 1.5 12.5 1.5 19.4 3.8 23 7.9 23c3.7 0 6.3-2.8 6.3-6.7"
        " 0-3.9-2.5-6.5-6-6.5-3.6 0-6.4 2.6-6.6 5.8",
    ),
    "7": Glyph(15, "M1 1h13C9.6 7 7 13.4 5.8 23"),
    "8": Glyph(
        15,
        "M7.5 11C4.3 11 2.2 9 2.2 6s2.2-5 5.3-5 5.3 2 5.3 5-2.1 5-5.3 5C3.8 11 1.2 13.4 1.2 17S3.8 23 7.5 23"
        "s6.3-2.4 6.3-6S11.2 11 7.5 11Z",
    ),
    "9": Glyph(
        15,
        "M3.1 20.6C4.2 22.1 5.8 23 7.7 23c4 0 6.5-4 6.5-11.5C14.2 4.6 11.9 1 7.8 1 4.1 1 1.5 3.8 1.5 7.7"
        "c0 3.9 2.5 6.5 6 6.5 3.6 0 6.4-2.6 6.6-5.8",
    ),
    "T": Glyph(24, "M1 5.5 5.5 1v22M16.5 1c4.1 0 6.5 4 6.5 11s-2.4 11-6.5 11S10 19 10 12 12.4 1 16.5 1Z"),
    "A": Glyph(16, "M1 23 8 1l7 22M3.6 15.5h8.8"),
    "J": Glyph(14, "M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5"),
    "Q": Glyph(16, "M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7"),
    "K": Glyph(15, "M2 1v22M14 1 2 13.4M6.6 9l7.9 14"),
    "S": Glyph(
        15,
        "M12.6 4.4C11.4 2.2 9.4 1 7 1 4 1 1.8 2.9 1.8 5.8c0 3.2 2.6 4.6 5.6 5.8 3.4 1.3 6 2.8 6 6"
        " 0 3.2-2.4 5.4-6 5.4-3 0-5.2-1.4-6.4-4",
    ),
    "H": Glyph(15, "M2 1v22M13 1v22M2 12h11"),
    "D": Glyph(15, "M2 1v22h4.5c4.9 0 7.5-4.2 7.5-11S11.4 1 6.5 1Z"),
    "C": Glyph(15, "M13.6 5C12.4 2.4 10.3 1 7.8 1 3.6 1 1 5 1 12s2.6 11 6.8 11c2.5 0 4.6-1.4 5.8-4"),
    "x": Glyph(13, "M1.5 7.5l10 10M11.5 7.5l-10 10"),
}
"""Drawn letters and figures; ``x`` is the multiplication sign."""

ICON_PATHS: Final[dict[str, str]] = {
    "check": "M4.5 12.5l5 5 10-11",
    "cross": "M6 6l12 12M18 6 6 18",
    "gear": "M12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8ZM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1"
    "M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",
    "undo": "M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9",
    "redo": "M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h5",
    "lamp": "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.5.4.8 1 .8 1.6h5.4c0-.6.3-1.2.8-1.6A6 6 0 0 0 12 3Z",
    "book": "M12 6.5C10 5 7 4.5 3.5 4.5v14C7 18.5 10 19 12 20.5c2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.5Zm0 0v14",
    "next": "M9 5l7 7-7 7",
    "prev": "M15 5l-7 7 7 7",
    "stop": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM6 6l12 12",
    "screen": "M3 4.5h18v11.5H3ZM12 16v3.5M8 20h8",
    "play": "M7 4.5 19 12 7 19.5Z",
    "chart": "M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6",
    "sum": "M18 7V4H6l6.5 8L6 20h12v-3",
    "pen": "M4 20l1.2-4.6L16.6 4a1.8 1.8 0 0 1 2.6 0l.8.8a1.8 1.8 0 0 1 0 2.6L8.6 18.8ZM14.4 6.2l3.4 3.4",
    "flag": "M6 21V3.5M6 4.5l12 3.5-12 4.5",
    "sun": "M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8"
    "M17.3 17.3l1.8 1.8M19.1 4.9l-1.8 1.8M6.7 17.3l-1.8 1.8",
}
"""Interface marks for one stroke weight, in a 24 x 24 box."""


def num(value: float, places: int = 1) -> str:
    """Write a coordinate as SVG wants it: rounded, without a needless zero.

    >>> num(12.04), num(0.25, 2), num(-0.5), num(-0.01)
    ('12', '.25', '-.5', '0')
    """
    text = f"{value:.{places}f}".rstrip("0").rstrip(".") if places else f"{value:.0f}"
    sign, digits = ("-", text[1:]) if text.startswith("-") else ("", text)
    digits = digits.removeprefix("0") or "0"
    return digits if digits == "0" else sign + digits


def placed(x: float, y: float, size: float) -> str:
    """Return the ``transform`` attribute that puts a 24-unit box at (x, y), ``size`` units high."""
    scale = "" if size == BOX else f" scale({num(size / BOX, 3)})"
    return f'transform="translate({num(x)} {num(y)}){scale}"'


def glyph(char: str, x: float, y: float, height: float, weight: float = 3.4) -> str:
    """Draw one letter in the current colour, its top left corner at (x, y); ``weight`` is the stroke before scaling."""
    return (
        f'<path {placed(x, y, height)} d="{GLYPHS[char].path}" fill="none" stroke="currentColor" '
        f'stroke-width="{num(weight)}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def glyph_width(char: str, height: float) -> float:
    """Return the width of a drawn letter at this height, in the same units."""
    return GLYPHS[char].width * height / BOX


def suit_shape(suit: str, x: float, y: float, size: float) -> str:
    """Draw one suit, filled with the current colour, in a square whose top left corner is (x, y)."""
    return f'<path {placed(x, y, size)} d="{SUIT_PATHS[suit]}" fill="currentColor"/>'
