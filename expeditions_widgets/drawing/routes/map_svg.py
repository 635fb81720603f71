"""The map as one static picture: what a notebook file keeps, what is printed, and what a page shows first.

It is drawn from a board or from a view, so that it can't show a hidden card, with its own paint (see `colours`).
Arrows, marks and type keep their size whatever the size of the map.
"""

from html import escape
from typing import Final

from expeditions_widgets.drawing.glyphs import num
from expeditions_widgets.drawing.routes.beside import Post, head_flag, laid_token
from expeditions_widgets.drawing.routes.colours import LIGHT, Colours, painted
from expeditions_widgets.drawing.routes.geometry import around
from expeditions_widgets.drawing.routes.journeys import Laid, journeys, laid_arrows, loops
from expeditions_widgets.drawing.routes.labels import Label, Rank, drawn_label, placed_labels
from expeditions_widgets.drawing.routes.land import frame, ground, links
from expeditions_widgets.drawing.routes.places import RING, card_ring, mark
from expeditions_widgets.drawing.routes.projection import HEIGHT, WIDTH, Projection, Spot, fitted
from expeditions_widgets.drawing.routes.room import ARROW_WEIGHT, LINK_WEIGHT, Room
from expeditions_widgets.drawing.routes.standing import Names, Standing, player_names, standings, token_letters
from expeditions_widgets.drawing.routes.text_map import text_map
from expeditions_widgets.engine.routes.board import Board, Colour, Place
from expeditions_widgets.engine.routes.view import View

_FONT: Final = "'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', system-ui, sans-serif"
_KINDS: Final = {Colour.START: "the start", Colour.GREEN: "card", Colour.BLUE: "one more arrow", Colour.RED: "a ticket"}


def map_svg(
    shown: Board | View,
    names: Names | None = None,
    *,
    width: float = WIDTH,
    height: float = HEIGHT,
    colours: Colours = LIGHT,
) -> str:
    """Draw a board, or what one seat sees of a game on it, as an SVG document no larger than `width` by `height`.

    A view adds arrows, heads, tokens, the open cards and the seat's own; of other hands nothing is drawn. Equal
    input gives equal texts. Ids begin with the board's name and the size, so that maps of one page keep apart.
    """
    board = shown if isinstance(shown, Board) else shown.board
    projection = fitted(board.frame, width, height)
    name = f"exp-map-{board.name}-{num(projection.width, 0)}"
    told = " ".join(text_map(shown, names).split())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(projection.width)} {num(projection.height)}" '
        f'width="{num(projection.width)}" height="{num(projection.height)}" role="img" '
        f'style="max-width:100%;height:auto" font-family="{_FONT}">'
        f"<title>{_title(board, shown)}</title><desc>{escape(told)}</desc>"
        f"{painted(_layers(shown, names, projection, name), colours)}</svg>"
    )


def _title(board: Board, shown: Board | View) -> str:
    what = "The map" if isinstance(shown, Board) else "A game"
    return escape(f"{what} of World routes, board {board.name}")


def _layers(shown: Board | View, names: Names | None, projection: Projection, name: str) -> str:
    """Draw everything from the bottom up: ground, links, arrows, places, what stands beside them, names, frame."""
    board = shown if isinstance(shown, Board) else shown.board
    laid = () if isinstance(shown, Board) else laid_arrows(shown, projection)
    standing = standings(shown)
    spots = tuple(projection.spots(board))
    room = _room(board, projection, laid)
    for spot in spots:
        room.take(around(spot.at, _reach(projection, spot.place, standing[spot.place.code])), spot.place.code)
    clip = f'<clipPath id="{name}-clip">{_window(projection)}</clipPath>'
    inside = f'<g clip-path="url(#{name}-clip)">{ground(projection, name)}{links(board, projection)}</g>'
    arrows = "" if isinstance(shown, Board) else journeys(shown, projection, laid)
    places = "".join(_place(projection, spot, standing[spot.place.code]) for spot in spots)
    beside = "" if isinstance(shown, Board) else _beside(shown, names, projection, room)
    badges = loops(laid, projection.unit)
    return clip + inside + frame(projection) + arrows + places + beside + badges + _names(shown, projection, room)


def _room(board: Board, projection: Projection, laid: tuple[Laid, ...]) -> Room:
    room = Room(projection.inner)
    for link in board.links:
        room.run(*projection.ends(board, link), LINK_WEIGHT)
    for one in laid:
        room.run(one.course.tail, one.course.tip, ARROW_WEIGHT)
        if one.closes:
            room.take(around(one.middle, 7 * projection.unit))
    return room


def _reach(projection: Projection, place: Place, standing: Standing) -> float:
    """Return how far from its middle a place's mark reaches, its ring included."""
    return projection.reach(place) + (RING + 1 if standing.is_own or standing.is_open else 1) * projection.unit


def _window(projection: Projection) -> str:
    inner = projection.inner
    size = f'width="{num(inner.width)}" height="{num(inner.height)}"'
    return f'<rect x="{num(inner.x)}" y="{num(inner.y)}" {size}/>'


def _place(projection: Projection, spot: Spot, standing: Standing) -> str:
    place, ring = spot.place, ""
    if standing.is_own or standing.is_open:
        css = "own" if standing.is_own else "open"
        ring = card_ring(css, spot.at, projection.radius + RING * projection.unit)
    told = escape(f"{place.name}, {_KINDS[place.colour]}")
    drawn = mark(place.colour, spot.at, projection.radius, spot.side)
    return f'<g data-place="{place.code}"><title>{told}</title>{ring}{drawn}</g>'


def _beside(view: View, names: Names | None, projection: Projection, room: Room) -> str:
    """Draw the flags, and then the tokens: a flag needs more room."""
    letters, standing = token_letters(player_names(view.players, names)), standings(view)
    here = [(spot, standing[spot.place.code]) for spot in projection.spots(view.board)]
    posts = [(Post(spot, _reach(projection, spot.place, stands), projection.unit), stands) for spot, stands in here]
    flags = [
        head_flag(expedition, post, room)
        for post, stands in posts
        for expedition in stands.heads
        if post.spot.side != "right"
    ]
    laid = [
        laid_token(seat, letters[seat], post, room, own=seat == view.seat)
        for post, stands in posts
        for seat in stands.tokens
    ]
    return "".join(flags + laid)


def _names(shown: Board | View, projection: Projection, room: Room) -> str:
    board = shown if isinstance(shown, Board) else shown.board
    standing, labels = standings(shown), []
    for spot in projection.spots(board):
        place, here = spot.place, standing[spot.place.code]
        rank = here.rank(place.colour, edge=place.edge)
        if isinstance(shown, Board):
            rank = min(rank, Rank.MUST)
        radius = _reach(projection, place, here)
        labels.append(Label(place.code, place.short, spot.at, radius, spot.wish, rank, projection.unit))
    return "".join(drawn_label(label, box) for label, box in placed_labels(labels, room))
