"""What every widget of the route game is: a surface that has told the browser its board."""

import traitlets

from expeditions_widgets.engine.routes import Board
from expeditions_widgets.widgets.routes.map_board import map_board
from expeditions_widgets.widgets.surface import Surface


class RouteSurface(Surface):
    """The base of the route game's widgets: `board` is sent once, and the state names places by code."""

    board = traitlets.Dict().tag(sync=True)

    alone = False
    """Whether the board is shown without a game."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.lay_out(board)

    def lay_out(self, board: Board) -> None:
        """Have the browser draw another board; the same one is not sent again."""
        if self.board.get("name") != board.name:
            self.board = dict(map_board(board, alone=self.alone))
