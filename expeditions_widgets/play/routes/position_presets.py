"""What setting up a position can begin with: an empty map, a fresh game, the middle of one."""

from collections.abc import Callable
from typing import Final

from expeditions_widgets.engine.routes import Board, Position, Step, apply, start_game
from expeditions_widgets.play.routes.position_edits import empty_position
from expeditions_widgets.play.seeds import new_seed
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


def fresh_position(board: Board, players: int) -> Position:
    """Return a game dealt anew, before its first token."""
    return start_game(new_seed(), players, board)


PRESETS: Final[dict[str, tuple[Callable[[Board, int], Position], str]]] = {
    "empty": (empty_position, "The map is empty."),
    "fresh": (fresh_position, "A fresh game is dealt."),
    "middle": (middle_position, "Here is the middle of a game."),
}
"""By key: what makes the position on a board for so many players, and what is said of it."""
