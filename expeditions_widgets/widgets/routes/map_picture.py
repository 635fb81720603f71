"""A picture of the map beside a rule: a board or a position, drawn once, with a line of words under it."""

from dataclasses import replace
from hashlib import sha256
from html import escape
from typing import Final

from expeditions_widgets.drawing.routes.text_map import text_map
from expeditions_widgets.drawing.routes.themed import close_up, themed_map
from expeditions_widgets.engine.routes.board import Board
from expeditions_widgets.engine.routes.reading import parse_position
from expeditions_widgets.engine.routes.small_boards import board_called
from expeditions_widgets.engine.routes.view import View

WIDTH: Final = 520
HEIGHT: Final = 400
"""The most room that a picture takes."""


class MapPicture:
    """A board by its name, such as "six", or a position as its first player sees it; `caption` stands under it.

    Raises ValueError for a board that is not there, and FaultyTextError for a position that can't be read.
    """

    def __init__(self, shown: str, caption: str) -> None:
        self._shown = _close(board_called(shown) if " " not in shown else parse_position(shown).view(0))
        self._name = f"exp-picture-{sha256(shown.encode()).hexdigest()[:8]}"
        self._caption = caption

    def text(self) -> str:
        """Return the caption, and the board or the position in words."""
        return f"{self._caption}\n\n{text_map(self._shown)}"

    def picture(self) -> str:
        """Return the drawing with its caption as HTML; it is light or dark as the page is."""
        title = escape(self._caption)
        drawing = themed_map(self._shown, self._name, title, width=WIDTH, height=HEIGHT)
        return f'<figure style="margin:0">{drawing}<figcaption>{title}</figcaption></figure>'

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return {"text/plain": self.text(), "text/html": self.picture()}

    def __repr__(self) -> str:
        """Return the same text in every run."""
        return self.text()


def _close(shown: Board | View) -> Board | View:
    return close_up(shown) if isinstance(shown, Board) else replace(shown, board=close_up(shown.board))
