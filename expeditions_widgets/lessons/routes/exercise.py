"""The exercises on the board of the route game."""

from dataclasses import dataclass

from expeditions_widgets.engine.routes import Action, Position, Seat, View, deal_unseen, parse_position, parse_view
from expeditions_widgets.lessons.attempts import accepted
from expeditions_widgets.lessons.exercise import GoalExercise, OptionsExercise
from expeditions_widgets.lessons.routes.trail import Trail
from expeditions_widgets.play.people import YOU

_OTHERS = ("Ada", "Ben", "Cleo", "Dan", "Eva")


class RouteTable:
    """An exercise on a board of the route game."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayExercise(GoalExercise[Position, Action], RouteTable):
    """Reach a goal by acting for one seat: that which is to act at the start.

    An answer is whole when the seat's turn is over, or after `steps` actions, as many as the solution has if that is
    0. An exercise that leaves several ways of different length open gives more steps.
    """

    steps: int = 0

    def start(self) -> Position:
        """Return the position to start from; raises FaultyTextError if its text can't be read."""
        return read_table(self.position, self.name)

    @property
    def seat(self) -> Seat:
        """Whose exercise it is: the seat that is to act."""
        return self.start().turn

    def is_complete(self, trail: Trail) -> bool:
        """Whether an answer is whole: as many actions as it may have, or the turn over."""
        done = accepted(trail)
        if len(done) >= (self.steps or len(self.solution)):
            return True
        return any(tried.after is not None and turn_over(tried.before, tried.after) for tried in done)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseExercise(OptionsExercise, RouteTable):
    """A question about the route game; of a position the table shows what its seat to act sees."""

    def start(self) -> View | None:
        """Return what the table shows, or None without one; raises FaultyTextError if its text can't be read."""
        if not self.position:
            return None
        if "?" in self.position:
            return parse_view(self.position)
        position = parse_position(self.position)
        return position.view(position.turn)


def read_table(text: str, seed: str) -> Position:
    """Return the position that a text describes; a view's unseen cards are dealt from `seed`."""
    return deal_unseen(parse_view(text), seed) if "?" in text else parse_position(text)


def turn_over(before: Position, after: Position) -> bool:
    """Whether an action ended its seat's turn, or the seat's laying of one token."""
    return after.is_over or after.turn != before.turn


def names_at(players: int, seat: Seat) -> tuple[str, ...]:
    """Return what an exercise calls the players: the seat that looks is "You".

    >>> names_at(3, 1)
    ('Ada', 'You', 'Ben')
    """
    others = iter(_OTHERS)
    return tuple(YOU if other == seat else next(others) for other in range(players))
