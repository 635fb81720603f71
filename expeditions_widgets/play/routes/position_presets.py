"""The middle of a game, for setting up a position to begin with."""

from typing import Final

from expeditions_widgets.engine.routes import Board, Position, Step, apply, start_game
from expeditions_widgets.players.routes.greedy import GreedyPlayer

MIDDLE_SEED: Final = "482913"
"""The game whose middle is shown, the same for everybody."""


def middle_position(board: Board, players: int, seed: str = MIDDLE_SEED) -> Position:
    """Return the beginning of a turn halfway through a game that greedy players play.

    >>> from expeditions_widgets.engine.routes import world
    >>> position = middle_position(world(), 2)
    >>> position.step, position.tickets_used, 0 < position.arrows_left() < 3 * 45
    (<Step.ARROW: 'arrow'>, 0, True)
    """
    position, player = start_game(seed, players, board), GreedyPlayer()
    turns = [position]
    while not position.is_over:
        before = position
        position = apply(position, player.choose(position.view(position.turn)))
        if position.step is Step.ARROW and (before.step is Step.TOKEN or position.turn != before.turn):
            turns.append(position)
    return turns[len(turns) // 2]
