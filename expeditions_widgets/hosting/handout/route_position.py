"""A position of World routes on paper: the map, who is to act, who holds what, and lines to write on."""

from html import escape
from typing import Final

from expeditions_widgets.drawing.figures import figure as number
from expeditions_widgets.drawing.routes.holdings import Holding, holdings, places_listed
from expeditions_widgets.drawing.routes.map_svg import map_svg
from expeditions_widgets.drawing.routes.standing import player_names
from expeditions_widgets.drawing.routes.text_map import turn_line
from expeditions_widgets.hosting.handout.clean import drawings_apart
from expeditions_widgets.hosting.handout.pieces import figure, lines, paragraph
from expeditions_widgets.play.routes.position_draft import read_position

_LINES: Final = 5
_HEAD: Final = ("Player", "Hand", "Tokens on the board", "Reached and won", "Tickets", "Points so far")


def routes_body(text: str) -> str:
    """Return a position of World routes as HTML; raises FaultyTextError with every fault."""
    position = read_position(text)
    names = player_names(position.players, None)
    whose = f"Marked as own: the cards of {names[position.turn]}." if position.hand else ""
    picture = drawings_apart(figure(map_svg(position.view(position.turn), names), whose), "position-")
    opened = places_listed(position.board, position.open_cards)
    asked = "What do you make of it?" if position.is_over else "What would you do, and why?"
    head = "".join(f'<th scope="col">{title}</th>' for title in _HEAD)
    rows = "".join(map(_row, holdings(position)))
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    lying = paragraph(f"Open cards: {opened}.") if opened else ""
    return "".join((paragraph(turn_line(position, names), "task"), picture, lying, table, lines(asked, _LINES)))


def _row(one: Holding) -> str:
    scored = "; ".join(filter(None, (one.reached, one.won, one.back and f"tokens back: {one.back}")))
    cells = (one.hand, one.tokens, scored, number(one.tickets), number(one.points))
    told = "".join(f"<td>{escape(cell, quote=False)}</td>" for cell in cells)
    return f'<tr><th scope="row">{escape(one.name, quote=False)}</th>{told}</tr>'
