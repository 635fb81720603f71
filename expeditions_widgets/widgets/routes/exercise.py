"""What the route game's exercise widgets have in common: a board, and an answer that leads to its rule."""

from typing import Final

import traitlets

from expeditions_widgets.drawing.routes.projection import HEIGHT, WIDTH
from expeditions_widgets.engine.routes import Board, rulebook
from expeditions_widgets.lessons.exercise import Option
from expeditions_widgets.widgets.exercise import AnySession, ExerciseWidget
from expeditions_widgets.widgets.protocol import RouteTable, RuleLink
from expeditions_widgets.widgets.routes.map_board import map_board
from expeditions_widgets.widgets.routes.rule_link import route_rule_link

LOOK: Final = "This map is to look at. Choose one of the answers."


class RouteExerciseWidget(ExerciseWidget[AnySession]):
    """An exercise of the route game; `board` is sent once, and the state names places by code."""

    board = traitlets.Dict().tag(sync=True)

    def __init__(self, session: AnySession, board: Board | None) -> None:
        super().__init__(session)
        if board:
            self.board = dict(map_board(board))

    def picture(self, width: float = WIDTH, height: float = HEIGHT) -> str | None:
        """Return the map as a static SVG no larger than this, if there is one; its letters keep their size."""
        raise NotImplementedError

    def rule(self) -> RuleLink | None:
        """Return a link to the exercise's rule, or None without one."""
        return route_rule_link(rulebook.BY_KEY[self.exercise.rule]) if self.exercise.rule in rulebook.BY_KEY else None


def at_rest(table: RouteTable, text: str) -> RouteTable:
    """Return a table to look at: nothing can be chosen, and the banner says `text`."""
    resting: RouteTable = {
        **table,
        "asked": {**table["asked"], "kind": "wait", "text": text},
        "expeditions": [],
        "filter": False,
        "tails": [],
        "choices": [],
        "swap": None,
        "buttons": [],
    }
    if table["tickets"]:
        resting["tickets"] = {**table["tickets"], "buttons": []}
    return resting


def options_text(options: tuple[Option, ...]) -> str:
    """Return a question's options as numbered lines."""
    return "\n".join(f"  {number}. {option.text}" for number, option in enumerate(options, start=1))
