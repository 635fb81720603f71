"""A position of either game on paper: drawn, with whose turn it is and lines to write on."""

from collections.abc import Callable
from html import escape
from typing import Final

from expeditions_widgets.drawing.captions import by_suit, turn_caption
from expeditions_widgets.drawing.table_svg import table_svg
from expeditions_widgets.engine.cards import Card, Seat, View, in_display_order, parse_position, parse_view
from expeditions_widgets.engine.faults import Fault, FaultyTextError
from expeditions_widgets.hosting.games import GAMES
from expeditions_widgets.hosting.handout.clean import drawings_apart
from expeditions_widgets.hosting.handout.page import page
from expeditions_widgets.hosting.handout.pieces import figure, lines, paragraph
from expeditions_widgets.hosting.handout.route_position import routes_body
from expeditions_widgets.hosting.page_title import SITE_NAME

_NAME: Final = '<p class="name">Name <span class="guess"></span> Date <span class="guess"></span></p>'
_LINES: Final = 5


def cards_body(text: str) -> str:
    """Return a position of the card game as HTML; raises FaultyTextError with every fault."""
    if "?" in text:
        return _drawn(parse_view(text), ())
    position = parse_position(text)
    return _drawn(position.view(Seat.A), position.hands[Seat.B])


def _drawn(view: View, other_hand: tuple[Card, ...]) -> str:
    turn = turn_caption(view)
    # What the drawing shows face down is told where the position names it.
    held = f"The other side holds {by_suit(in_display_order(other_hand))}." if other_hand else ""
    picture = drawings_apart(figure(table_svg(view)), "position-")
    asked = "What would you do, and why?" if turn and not view.is_over else "What do you make of it?"
    return "".join((paragraph(turn or "", "task"), paragraph(held), picture, lines(asked, _LINES)))


READERS: Final[dict[str, Callable[[str], str]]] = {"cards": cards_body, "routes": routes_body}
"""By game: what makes a page's body of a position's text, or raises FaultyTextError."""


def position_page(text: str) -> str:
    """Return a position of any game as one HTML document: of the first game that can read it.

    Raises FaultyTextError if none can: of the game that could read on the longest before its first fault.
    """
    if not text.strip():
        raise FaultyTextError(text, [Fault("empty", 0, 0, "Nothing lies on the table: name some cards, like A hKQ47.")])
    faulty: list[FaultyTextError] = []
    for game, read in READERS.items():
        try:
            body = read(text)
        except FaultyTextError as error:
            faulty.append(error)
            continue
        header = f'<header><p class="course">{GAMES[game].name}</p><h1>A position</h1>{_NAME}</header>'
        last = f'<p class="quiet"><code>{escape(" ".join(text.split()))}</code></p>'
        return page(f"A position · {SITE_NAME}", f"{header}<main>{body}{last}</main>", "position")
    raise max(faulty, key=lambda error: error.faults[0].start)
