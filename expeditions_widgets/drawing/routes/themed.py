"""The map in the page's theme: the same static drawing, light or dark as the page around it is, without a script."""

import re
from dataclasses import replace
from typing import Final

from expeditions_widgets.drawing.routes.colours import DARK, LIGHT, Colours
from expeditions_widgets.drawing.routes.map_svg import map_svg
from expeditions_widgets.engine.routes.board import Board, Frame
from expeditions_widgets.engine.routes.view import View

_CLASS: Final = "exp-map-themed"
_NAMES: Final = {field: f"--exp-map-{field.replace('_', '-')}" for field in Colours._fields}
_THEMED: Final = Colours(*(f"var({name}, {colour})" for name, colour in zip(_NAMES.values(), LIGHT, strict=True)))
_DARK_RULES: Final = "".join(f"{name}:{colour};" for name, colour in zip(_NAMES.values(), DARK, strict=True))
_STYLE: Final = (
    f':is([data-theme="dark"] .{_CLASS}, [data-jp-theme-light="false"] .{_CLASS}'
    f':not([data-theme="light"] .{_CLASS})){{{_DARK_RULES}}}'
)
"""The site marks its theme on the page, a notebook on its body; without either mark the map is light."""


_ASIDE: Final = 13.0
_ABOVE: Final = 6.5
"""Degrees of longitude and of latitude around the outermost places of a close-up: room for their names."""


def close_up(board: Board) -> Board:
    """Return a board with the frame drawn close around its places; one with edge places keeps its frame."""
    places = board.places.values()
    if any(place.edge for place in places):
        return board
    lons, lats = [place.lon for place in places], [place.lat for place in places]
    frame = Frame(min(lons) - _ASIDE, max(lons) + _ASIDE, max(lats) + _ABOVE, min(lats) - _ABOVE)
    return replace(board, frame=frame)


def themed_map(shown: Board | View, name: str, title: str, *, width: float, height: float) -> str:
    """Draw a board or a view as an SVG element that follows the page's theme; equal input gives equal texts.

    `name` is unique in the page, and begins every id in the drawing; `title` is what the drawing is called aloud.
    """
    drawing = map_svg(shown, width=width, height=height, colours=_THEMED)
    drawing = re.sub(r'(id="|url\(#|href="#)exp-map-', rf"\g<1>{name}-", drawing)
    drawing = drawing.replace("<svg ", f'<svg class="{_CLASS}" ', 1)
    return re.sub(r"<title>.*?</title>", lambda _: f"<title>{title}</title><style>{_STYLE}</style>", drawing, count=1)
