"""What a static table is put together from: cards, columns, empty places and words, each with its own paint."""

from html import escape
from typing import Final, NamedTuple

from expeditions_widgets.drawing import palette
from expeditions_widgets.drawing.captions import signed, working
from expeditions_widgets.drawing.faces import CARD_HEIGHT, CARD_WIDTH, back, covered_back, covered_face, face
from expeditions_widgets.drawing.glyphs import num, suit_shape
from expeditions_widgets.engine.cards.cards import Card, Suit
from expeditions_widgets.engine.cards.scoring import ExpeditionScore, multipliers


class Lettering(NamedTuple):
    """How words are set: size in units, colour, and weight."""

    size: int
    ink: str
    weight: int

    @property
    def attributes(self) -> str:
        """The SVG attributes of such words."""
        return f'font-size="{self.size}" font-weight="{self.weight}" fill="{self.ink}"'


QUIET: Final = Lettering(13, palette.QUIET_INK, 400)
LABEL: Final = Lettering(14, palette.INK, 700)
PROMPT: Final = Lettering(16, palette.INK, 700)
FIGURE: Final = Lettering(19, palette.INK, 700)
_TAG: Final = Lettering(13, palette.REFUSED_INK, 700)

RATIO: Final = CARD_HEIGHT / CARD_WIDTH

_COVERED_STRIP: Final = 0.36
_LONG_STRIP: Final = 0.31
_LONG_COLUMN: Final = 8
"""From this many cards on, less of each covered card shows: the index row alone."""


def moved(x: float, y: float, drawing: str, scale: float = 1) -> str:
    """Return a drawing with its origin at (x, y)."""
    size = "" if scale == 1 else f" scale({num(scale, 3)})"
    return f'<g transform="translate({num(x)} {num(y)}){size}">{drawing}</g>'


def words(text: str, x: float, y: float, lettering: Lettering) -> str:
    """Draw one line of words centred on x, its baseline at y."""
    said = escape(text, quote=False)
    return f'<text x="{num(x)}" y="{num(y)}" text-anchor="middle" {lettering.attributes}>{said}</text>'


def card_backs(count: int, x: float, y: float, width: float, step: tuple[float, float]) -> str:
    """Draw overlapping cards face down, the last one on top with its top left corner at (x, y).

    Each card below it lies one ``step`` back; of those only the paper is drawn.
    """
    right, down = step
    below = "".join(
        moved(
            x - place * right, y - place * down, palette.painted(covered_back(), palette.BACK_LINE), width / CARD_WIDTH
        )
        for place in range(count - 1, 0, -1)
    )
    return below + moved(x, y, palette.painted(back(), palette.BACK_LINE), width / CARD_WIDTH)


def loose_card(lying: Card, x: float, y: float, width: float) -> str:
    """Draw a card in a hand or on a discard pile: a wager's badge promises no number there."""
    return _card(face(lying.code, 0 if lying.is_wager else None), lying.suit, x, y, width)


def column_height(cards: int, width: float) -> float:
    """Return the height of a column of overlapping cards, an empty place included."""
    return width * RATIO + _strip(cards, width) * max(cards - 1, 0)


def column(cards: tuple[Card, ...], x: float, y: float, width: float) -> str:
    """Draw an expedition from the top left corner (x, y) down; each wager says the multiplier in force with it."""
    drawing = ""
    for place, (laid, multiplier) in enumerate(zip(cards, multipliers(cards), strict=True)):
        draw = face if place == len(cards) - 1 else covered_face
        drawn = draw(laid.code, multiplier or None)
        drawing += _card(drawn, laid.suit, x, y + place * _strip(len(cards), width), width)
    return drawing


def empty_place(suit: Suit | None, x: float, y: float, width: float, height: float) -> str:
    """Draw the dashed outline of a place without a card, with its suit in it if it has one."""
    outline = (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="6" fill="none" '
        f'stroke="{palette.SLOT}" stroke-width="2" stroke-dasharray="6 4"/>'
    )
    if suit is None:
        return outline
    size = width * 0.4
    shape = suit_shape(suit, x + (width - size) / 2, y + (height - size) / 2, size)
    return f'{outline}<g color="{palette.SUIT_ON_SHEET[suit]}" opacity=".55">{shape}</g>'


def ledger_line(score: ExpeditionScore | None, x: float, y: float) -> str:
    """Draw an expedition's arithmetic so far in one line centred on x, its baseline at y."""
    if score is None:
        return words("not started", x, y, QUIET)
    return (
        f'<text x="{num(x)}" y="{num(y)}" text-anchor="middle" {QUIET.attributes}>{" ".join(working(score))} = '
        f"<tspan {FIGURE.attributes}>{signed(score.total)}</tspan></text>"
    )


def lane_name(suit: Suit, x: float, y: float) -> str:
    """Draw a suit's shape and name, centred on x, the baseline at y."""
    name = suit.plural.capitalize()
    half = len(name) * 4.5 + 13
    shape = suit_shape(suit, x - half, y - 12, 14)
    return f'<g color="{palette.SUIT_ON_SHEET[suit]}">{shape}</g>{words(name, x + 9, y, LABEL)}'


def tag(text: str, x: float, y: float) -> str:
    """Draw a small dark label centred on (x, y)."""
    width = len(text) * 7.4 + 18
    return (
        f'<rect x="{num(x - width / 2)}" y="{num(y - 10)}" width="{num(width)}" height="20" rx="10" '
        f'fill="{palette.REFUSED}"/>{words(text, x, y + 4.5, _TAG)}'
    )


def _card(drawing: str, suit: Suit, x: float, y: float, width: float) -> str:
    return moved(x, y, palette.painted(drawing, palette.SUIT_ON_CARD[suit]), width / CARD_WIDTH)


def _strip(cards: int, width: float) -> float:
    return width * (_LONG_STRIP if cards >= _LONG_COLUMN else _COVERED_STRIP)
