"""Random games for the tests: whole ones named by a seed, and moments of them drawn by hypothesis."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from hypothesis import settings
from hypothesis import strategies as st

from expeditions_widgets.engine.chance import generator
from expeditions_widgets.engine.routes import (
    EXPEDITIONS,
    SMALL_BOARDS,
    Action,
    Arrow,
    BlueArrow,
    Board,
    DeclineBlue,
    EndTurn,
    Entry,
    Keep,
    LayToken,
    LoopArrow,
    Position,
    Record,
    Remove,
    Swap,
    TicketArrow,
    apply,
    board_called,
    legal_actions,
    start_game,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

TURN_LIMIT = 2000
"""Actions after which a random game counts as one without end (ruling 21); the longest seen has about 250."""


def examples(count: int) -> settings:
    """Return hypothesis settings for so many examples, with no deadline for a single one."""
    return settings(max_examples=count, deadline=None)


def tables() -> list[tuple[str, int]]:
    """Return every board with every number of players that it is for."""
    names = ("world", *SMALL_BOARDS)
    return [(name, players) for name in names for players, hand in board_called(name).set_up.hand.items() if hand]


def random_game(seed: str, players: int, board: Board, likes: str = "") -> Iterator[tuple[Position, Action | None]]:
    """Yield a random game's positions, each with the action taken to it; None for the deal.

    Every action is drawn uniformly from the legal ones with `Random.random()`, so it is the same on every Python. With
    `likes` it is every other time one of those whose texts begin so, if there are any.
    """
    numbers = generator(f"{seed} actions")
    position = start_game(seed, players, board)
    yield position, None
    for _ in range(TURN_LIMIT):
        legal = legal_actions(position)
        if not legal:
            return
        liked = [action for action in legal if likes and str(action).startswith(likes)]
        if liked and numbers.random() < 1 / 2:
            legal = tuple(liked)
        action = legal[int(numbers.random() * len(legal))]
        position = apply(position, action)
        yield position, action


def random_record(seed: str, players: int, board: Board) -> Record:
    """Return the record of a whole random game."""
    actions = [action for _, action in random_game(seed, players, board) if action is not None]
    names = tuple(f"Player of seat {seat}" for seat in range(players))
    return Record(seed, names, start_game(seed, players, board).first, tuple(map(Entry, actions)), board)


@st.composite
def reached(draw: st.DrawFn, *, small: bool = False) -> Position:
    """Draw one position of a random game, at any moment of it, the end included; with `small`, not on the world."""
    names = [table for table in tables() if not small or table[0] != "world"]
    name, players = draw(st.sampled_from(names))
    seed, moment = str(draw(st.integers(0, 10**6))), draw(st.integers(0, 250))
    position = None
    for step, (now, _) in enumerate(random_game(seed, players, board_called(name))):
        position = now
        if step == moment:
            break
    assert position is not None
    return position


def every_action(board: Board) -> list[Action]:
    """Return every action that can be written down for a board, legal at some time or never."""
    ends = list(permutations(board.places, 2))
    laid: list[Action] = [
        kind(name, tail, tip)
        for kind in (Arrow, LoopArrow, BlueArrow, TicketArrow)
        for name in EXPEDITIONS
        for tail, tip in ends
    ]
    numbers = range(1, 5)
    return [
        *laid,
        *map(LayToken, board.places),
        *map(Remove, EXPEDITIONS),
        *(Keep(drawn, discarded) for drawn in numbers for discarded in numbers),
        Swap(),
        DeclineBlue(),
        EndTurn(),
    ]
