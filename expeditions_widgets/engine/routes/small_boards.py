"""Small boards for lessons and tests, worked out by hand, from the files beside this one.

`six` is the smallest with every colour. On `lanes` an expedition can get stuck. On `loops` loops follow one another.
`pacific` has edge places, one of them between two halves of the board. `europe` is for any number of players.
"""

from functools import cache
from importlib.resources import files
from typing import Final

from expeditions_widgets.engine.routes.board import Board
from expeditions_widgets.engine.routes.board_reading import parse_board
from expeditions_widgets.engine.routes.world import WORLD, world

SMALL_BOARDS: Final = ("six", "lanes", "loops", "pacific", "europe")
"""The names of the small boards, in the order of their size."""


@cache
def small_board(name: str) -> Board:
    """Return a small board by its name; raises ValueError, with a sentence, if there is none of that name.

    >>> small_board("six").neighbours("car")
    ('mat', 'wie')
    """
    if name not in SMALL_BOARDS:
        raise ValueError(f"There is no small board {name!r}. There are {', '.join(SMALL_BOARDS)}.")
    return parse_board(files(__package__).joinpath("data", f"{name}.json").read_text(encoding="utf-8"))


def board_called(name: str) -> Board:
    """Return the board of a name: the world board or a small one.

    Raises ValueError, with a sentence, if there is none of that name.
    """
    if name == WORLD:
        return world()
    if name not in SMALL_BOARDS:
        raise ValueError(f"There is no board {name!r}. There are {', '.join((WORLD, *SMALL_BOARDS))}.")
    return small_board(name)
