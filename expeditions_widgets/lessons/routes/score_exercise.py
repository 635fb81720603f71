"""The *score* exercise of the route game: the score sheet of a position to fill in."""

from dataclasses import dataclass

from expeditions_widgets.engine.routes import Position, Seat, score_game
from expeditions_widgets.lessons.exercise import Exercise
from expeditions_widgets.lessons.routes.exercise import RouteTable, names_at, read_table
from expeditions_widgets.lessons.routes.score_sheet import BOXES, ScoreSheet


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreExercise(Exercise, RouteTable):
    """Fill in the score sheet of a position as if the game ended there.

    `seats`, from 0, have a column each. `boxes` are the parts asked for: "revealed", "taken", "returned", "held",
    "left" and "total"; the others are given. `names` are the players'; without them the first seat asked for is "You".
    """

    position: str
    seats: tuple[Seat, ...] = (0,)
    boxes: tuple[str, ...] = BOXES
    names: tuple[str, ...] = ()

    def start(self) -> Position:
        """Return the position; raises FaultyTextError if its text can't be read."""
        return read_table(self.position, self.name)

    def players(self) -> tuple[str, ...]:
        """Return the players' names, by seat."""
        return self.names or names_at(self.start().players, self.seats[0])

    def sheet(self) -> ScoreSheet:
        """Return the sheet; raises FaultyTextError for its position."""
        return ScoreSheet(score_game(self.start()), self.players(), self.seats, self.boxes)
