"""The table in plain text, for a terminal, a notebook without its widgets, and a screen reader."""

from collections.abc import Iterator

from expeditions_widgets.drawing.captions import (
    Names,
    Side,
    by_suit,
    counted,
    ranks,
    sides,
    signed,
    turn_caption,
    working,
)
from expeditions_widgets.engine.cards.cards import SUITS, Suit, in_display_order
from expeditions_widgets.engine.cards.position import Position
from expeditions_widgets.engine.cards.view import View

WIDTH = 80
"""No line is longer, unless a player's name is."""

_LABEL = 11
_CARDS = 29
_ASCII = str.maketrans({"×": "x", "’": "'"})


def text_board(table: Position | View, names: Names | None = None) -> str:
    """Return the table as lines of at most 80 characters, ASCII but for the minus sign; the far side comes first.

    A view shows its own hand only, a position both. What a position leaves out is left out here too.

    >>> from expeditions_widgets.engine.cards.reading import parse_position
    >>> print(text_board(parse_position("sJ36 d256")))
    Seat A                                    so far −29
      spades     J 3 6                        (9 − 20) x 2 = −22
      hearts     not started
      diamonds   2 5 6                        13 − 20 = −7
      clubs      not started
    """
    near, far = sides(table, names)
    blocks = [_side_lines(far), _middle_lines(table), _side_lines(near)]
    caption = turn_caption(table, names)
    lines = [line for block in blocks for line in block] + ([caption] if caption else [])
    return "\n".join(lines).translate(_ASCII) or "No cards on the table."


def _side_lines(side: Side) -> Iterator[str]:
    if side.is_empty:
        return
    total = f"so far {signed(side.score.total)}" if side.score.expeditions else ""
    yield f"{side.name:<{2 + _LABEL + _CARDS}}{total}".rstrip()
    if any(side.columns):
        for suit in SUITS:
            yield _row(suit.plural, _expedition(side, suit))
    else:
        yield _row("started", "no expedition")
    if side.hand is None and side.count:
        yield _row("hand", counted(side.count))
        if side.shown:
            yield _row("seen in it", by_suit(in_display_order(side.shown)))
    elif side.hand:
        yield _row("hand", by_suit(in_display_order(side.hand)))


def _expedition(side: Side, suit: Suit) -> str:
    score = side.expedition(suit)
    if score is None:
        return "not started"
    return f"{ranks(score.cards):<{_CARDS}}{' '.join(working(score))} = {signed(score.total)}"


def _middle_lines(table: Position | View) -> Iterator[str]:
    if not (table.pile_count or any(table.discards)):
        return
    yield "Between the sides"
    tops = tuple(table.top_discard(suit) for suit in SUITS)
    yield _row("discards", by_suit(tuple(top for top in tops if top)) or "none")
    yield _row("draw pile", counted(table.pile_count))


def _row(label: str, content: str) -> str:
    return f"  {label:<{_LABEL}}{content}"
