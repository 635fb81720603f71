"""What a position and a view have in common: all that lies open on the table."""

from dataclasses import dataclass
from enum import StrEnum

from expeditions_widgets.engine.routes.board import Board
from expeditions_widgets.engine.routes.expeditions import EXPEDITIONS, Expedition, Route

Seat = int
"""A player's place at the table, from 0, in turn order; texts count from 1."""

FEWEST_PLAYERS = 2
TICKETS_A_TURN = 2
"""Tickets that may be used in one turn (using a ticket; ruling 12)."""

Routes = tuple[Route, Route, Route]
"""One route for each expedition, in the order of `EXPEDITIONS`."""


class Step(StrEnum):
    """Where in the game, or in a turn, the seat to act is; the value is its word in texts."""

    TOKEN = "token"  # noqa: S105 - a word of the game
    """A token is to be laid, before the first turn."""
    ARROW = "arrow"
    """The turn's arrow is still to be laid."""
    AFTER = "after"
    """The turn's arrow lies; tickets may follow."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Area:
    """What lies open for one player.

    `tokens` are the places with a token of this player, `returned` those from which one has come back; `revealed` are
    the own cards that an expedition has reached, `taken` the open cards won. Each is in the order it came about.
    """

    tokens: tuple[str, ...] = ()
    returned: tuple[str, ...] = ()
    revealed: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()
    tickets: int = 0


@dataclass(frozen=True, slots=True)
class Table:
    """The public part of a position.

    `routes[expedition.order]` is an expedition's route, `areas[seat]` what lies open for a player. `turn` is the seat
    to act; `first` had the first turn. What is due comes before anything else: first the loop arrow of
    `loop_due`, then `blue_due` extra arrows (ruling 9). `last_round` says that the end is settled (ruling 19).
    """

    board: Board
    routes: Routes
    areas: tuple[Area, ...]
    open_cards: tuple[str, ...]
    first: Seat
    turn: Seat
    step: Step
    tickets_used: int
    loop_due: Expedition | None
    blue_due: int
    last_round: bool

    @property
    def players(self) -> int:
        """The number of players, 2 to 6."""
        return len(self.areas)

    @property
    def is_over(self) -> bool:
        """Whether the last turn has been taken (the end; ruling 19)."""
        return self.step is Step.OVER

    def route(self, expedition: Expedition) -> Route:
        """Return the route of an expedition."""
        return self.routes[expedition.order]

    def next_seat(self, seat: Seat) -> Seat:
        """Return who comes after a seat in turn order."""
        return (seat + 1) % len(self.areas)

    def can_advance(self) -> bool:
        """Whether an arrow of any expedition can be laid (rulings 5, 11, 19)."""
        return any(route.next_arrows(self.board) for route in self.routes)

    def arrows_left(self) -> int:
        """Return how many arrows of all expeditions are still in the supply."""
        return sum(route.left(self.board) for route in self.routes)


def with_route(routes: Routes, expedition: Expedition, route: Route) -> Routes:
    """Return the routes with that of one expedition replaced."""
    amber, violet, slate = (route if name is expedition else routes[name.order] for name in EXPEDITIONS)
    return amber, violet, slate
