"""The table as one static picture: what a notebook file keeps, and what is printed.

It is drawn from a view, so that it can't show a hidden card, with its own paint (see `palette`) and without ids.
The lanes run as on the live table: the other side above the river, discard piles in it, the reader's side below.
"""

import re
from html import escape
from itertools import pairwise
from typing import Final, NamedTuple

from expeditions_widgets.drawing import palette
from expeditions_widgets.drawing.captions import Names, Side, counted, sides, signed, turn_caption
from expeditions_widgets.drawing.faces import rose
from expeditions_widgets.drawing.glyphs import num
from expeditions_widgets.drawing.table_pieces import (
    FIGURE,
    LABEL,
    PROMPT,
    QUIET,
    RATIO,
    card_backs,
    column,
    column_height,
    empty_place,
    lane_name,
    ledger_line,
    loose_card,
    moved,
    tag,
    words,
)
from expeditions_widgets.drawing.text_board import text_board
from expeditions_widgets.engine.cards.cards import SUITS, Card, Suit, in_display_order
from expeditions_widgets.engine.cards.view import View

WIDTH: Final = 900
"""Width of the picture in its own units; the height follows from the longest columns."""

_MARGIN: Final = 16
_NEAR: Final = 70
_FAR: Final = 56
_RIVER: Final = 58
"""Widths of a card on the near side, on the far side and in the river."""

_TUCKED: Final = 0.72
"""The share of the far side's newest cards that shows above the river bank."""

_CAMP: Final = 4
"""The fifth lane, beside the suits: draw pile, the other hand, totals."""

_CAMP_HEIGHT: Final = 96
_BACK: Final = 40
_BACK_STEP: Final = 10
_RIVER_HEIGHT: Final = 144
_RIVER_FOOT: Final = 126
_CARD_GAP: Final = 8
_SUIT_GAP: Final = 22

_FONT: Final = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif"


class Band(NamedTuple):
    """One stripe of the picture across its whole width, drawn from its own y = 0 down."""

    height: float
    drawing: str


def table_svg(view: View, names: Names | None = None) -> str:
    """Draw what one seat sees of a table, as an SVG document 900 units wide.

    Sides, river and hand that a view leaves out are left out. Equal views give equal texts.
    """
    near, far = sides(view, names)
    river = _river_band(view)
    bands = (_far_band(far, tucked=river is not None), river, _near_band(near), _hand_band(view, names))
    return _document([band for band in bands if band is not None], text_board(view, names))


def _document(bands: list[Band], told: str) -> str:
    y, drawing = 0.0, ""
    for band in bands:
        drawing += moved(0, y, band.drawing)
        y += band.height
    height = num(y, 0)
    spoken = ". ".join(re.sub(r"\s{2,}", ", ", line.strip()).removesuffix(".") for line in told.splitlines())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" style="max-width:100%;height:auto" font-family="{_FONT}">'
        f"<title>A table of Expeditions</title><desc>{escape(spoken)}.</desc>"
        f'<rect width="{WIDTH}" height="{height}" rx="16" fill="{palette.SHEET}"/>{drawing}</svg>'
    )


def lane_x(index: int) -> float:
    """Return the middle of a lane: 0 to 3 for the suits in their order, 4 for the camp.

    >>> lane_x(0), lane_x(4)
    (90.0, 810.0)
    """
    return (index + 0.5) * WIDTH / 5


def _covered(cards: tuple[Card, ...], width: float) -> float:
    return column_height(len(cards), width) - column_height(1, width)


def _far_band(side: Side, *, tucked: bool) -> Band:
    """Draw the other side: its columns end at the river, the newest card of each tucked under the bank."""
    if side.is_empty:
        return Band(_MARGIN, "")
    shown = _FAR * RATIO * (_TUCKED if tucked else 1)
    height = _MARGIN + 40 + max(shown + max(_covered(cards, _FAR) for cards in side.columns), _CAMP_HEIGHT)
    drawing = ""
    for suit, cards in zip(SUITS, side.columns, strict=True):
        x = lane_x(suit.order)
        top = height - shown - _covered(cards, _FAR)
        if cards:
            drawing += column(cards, x - _FAR / 2, top, _FAR)
        else:
            drawing += empty_place(suit, x - _FAR / 2, top - 8, _FAR, shown)
        drawing += ledger_line(side.expedition(suit), x, top - (12 if cards else 18))
    camp = lane_x(_CAMP)
    if side.count:
        last = camp + (_BACK_STEP * (side.count - 1) - _BACK) / 2
        drawing += card_backs(side.count, last, height - 26 - _BACK * RATIO, _BACK, (_BACK_STEP, 0))
        drawing += words(counted(side.count), camp, height - 9, QUIET)
    return Band(height, drawing + _total(side, height - _CAMP_HEIGHT - 18))


def _river_band(view: View) -> Band | None:
    """Draw the river: the top card of each discard pile, and the draw pile with its count."""
    if not (view.pile_count or any(view.discards)):
        return None
    wave, wave_back = "q15-7 30 0t30 0" * (WIDTH // 60), "q-15 7-30 0t-30 0" * (WIDTH // 60)
    water = (
        f'<path d="M0 3{wave}V{_RIVER_HEIGHT - 3}{wave_back}Z" fill="{palette.RIVER}" stroke="{palette.RIVER_LINE}"/>'
    )
    piles = "".join(_discards(view, suit) for suit in SUITS)
    return Band(_RIVER_HEIGHT, f"{water}{piles}{_draw_pile(view.pile_count)}")


def _discards(view: View, suit: Suit) -> str:
    x, top = lane_x(suit.order), view.top_discard(suit)
    left, height = x - _RIVER / 2, _RIVER * RATIO
    lying = loose_card(top, left, _MARGIN, _RIVER) if top else empty_place(suit, left, _MARGIN, _RIVER, height)
    barred = tag("not now", x, _MARGIN + height - 4) if suit is view.barred else ""
    return lying + barred + lane_name(suit, x, _RIVER_FOOT)


def _draw_pile(count: int) -> str:
    x = lane_x(_CAMP)
    left, middle = x - _RIVER / 2, _MARGIN + _RIVER * RATIO / 2
    if count:
        lying = card_backs(min(count, 3), left, _MARGIN, _RIVER, (-3, -3))
        lying += f'<circle cx="{num(x)}" cy="{num(middle)}" r="17" fill="{palette.CARD}"/>'
    else:
        lying = empty_place(None, left, _MARGIN, _RIVER, _RIVER * RATIO)
    number = words(str(count), x, middle + 6, FIGURE)
    return lying + number + words("Draw pile", x, _RIVER_FOOT, LABEL)


def _near_band(side: Side) -> Band:
    """Draw the reader's side: columns from the river down, each one's arithmetic below it."""
    if side.is_empty:
        return Band(_MARGIN, "")
    longest = max(column_height(len(cards), _NEAR) for cards in side.columns)
    height = _MARGIN + longest + 44
    drawing = ""
    for suit, cards in zip(SUITS, side.columns, strict=True):
        x = lane_x(suit.order)
        left = x - _NEAR / 2
        if cards:
            drawing += column(cards, left, _MARGIN, _NEAR)
        else:
            drawing += empty_place(suit, left, _MARGIN, _NEAR, _NEAR * RATIO)
        drawing += ledger_line(side.expedition(suit), x, height - 16)
    compass = moved(lane_x(_CAMP) - 36, _MARGIN + 4, palette.painted(rose(), palette.SHEET_LINE), 0.72)
    return Band(height, drawing + compass + _total(side, height - 34))


def _hand_band(view: View, names: Names | None) -> Band | None:
    """Draw the shelf with whose turn it is and the hand, suit by suit and wagers first."""
    caption = turn_caption(view, names)
    if caption is None:
        return None
    cards = in_display_order(view.hand)
    height = 48 + (_NEAR * RATIO + _MARGIN if cards else 0)
    shelf = f'<path d="M0 0H{WIDTH}V{num(height - 16)}a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16Z" fill="{palette.CAMP}"/>'
    gaps = [_SUIT_GAP if one.suit is not other.suit else _CARD_GAP for one, other in pairwise(cards)]
    x = (WIDTH - len(cards) * _NEAR - sum(gaps)) / 2
    drawing = shelf + words(caption, WIDTH / 2, 31, PROMPT)
    for held, gap in zip(cards, [*gaps, 0], strict=True) if cards else ():
        drawing += loose_card(held, x, 48, _NEAR)
        x += _NEAR + gap
    return Band(height, drawing)


def _total(side: Side, y: float) -> str:
    if not side.score.expeditions:
        return ""
    x = lane_x(_CAMP)
    heading = words(f"{side.name}, this round", x, y, QUIET)
    return heading + words(signed(side.score.total), x, y + 22, FIGURE)
