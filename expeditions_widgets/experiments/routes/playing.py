"""Playing a game of the route game to its end, each seat by its player."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from expeditions_widgets.engine.routes.position import Position
from expeditions_widgets.engine.routes.table import Step
from expeditions_widgets.engine.routes.turn import apply
from expeditions_widgets.players.routes.player import RoutePlayer

TURN_LIMIT: Final = 500
"""Turns, all seats counted, after which a game is stopped: it might go on without end (ruling 21)."""


class PlayedGame(NamedTuple):
    """A game at its end: the last position, the turns it took, and whether it was stopped at the limit."""

    position: Position
    turns: int
    stopped: bool


def play_game(position: Position, players: Sequence[RoutePlayer], turn_limit: int = TURN_LIMIT) -> PlayedGame:
    """Return the game played on from a position, each of `players` choosing for its seat, from that seat's view.

    Raises RefusedActionError if a player breaks a rule.
    """
    turns = 0
    while not position.is_over and turns < turn_limit:
        seat, before = position.turn, position
        position = apply(position, players[seat].choose(position.view(seat)))
        turns += turn_ended(before, position)
    return PlayedGame(position, turns, not position.is_over)


def turn_ended(before: Position, after: Position) -> bool:
    """Whether an action has ended a turn; laying a token is none."""
    return before.step is not Step.TOKEN and (before.turn != after.turn or after.is_over)
