"""Sittings of the route game for the tests: played at random, on boards small enough to play many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

from expeditions_widgets.engine.routes import Remove, Swap, legal_actions, small_board
from expeditions_widgets.play.routes.saving import new_sitting
from expeditions_widgets.play.routes.sitting import RouteSitting

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from expeditions_widgets.engine.routes import Action, Position

PERSON = "person"
TWO = (PERSON, PERSON)
THREE = (PERSON, "random", PERSON)
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")
TABLES = st.sampled_from([TWO, THREE, (PERSON, "greedy"), ("random", PERSON), (PERSON, "greedy", "random", PERSON)])
SEEDS = st.integers(0, 10**6).map(str)


def sitting_of(seats: tuple[str, ...], seed: str = "7", board: str = "europe") -> RouteSitting:
    """Return a sitting on a small board; it is for any number of players."""
    return new_sitting(seed, seats, NAMES[: len(seats)], small_board(board))


def people_at(position: Position) -> RouteSitting:
    """Return a sitting of people that begins at a position."""
    return RouteSitting(position, (None,) * position.players, NAMES[: position.players], written=True)


def random_action(position: Position, numbers: Random) -> Action:
    """Return a legal action: a swap one time in four that it may be, an arrow taken back seldom, so that games end."""
    legal = legal_actions(position)
    if Swap() in legal and numbers.random() < 1 / 4:
        return Swap()
    forward = [action for action in legal if not isinstance(action, Remove)]
    return numbers.choice(forward if numbers.random() < 0.9 else legal)


def states(sitting: RouteSitting, numbers: Random) -> Iterator[RouteSitting]:
    """Yield a sitting at each state of a whole game: after each action of a person, and each reply."""
    while True:
        yield sitting
        if sitting.position.is_over:
            return
        if sitting.person_to_act:
            sitting.act(random_action(sitting.position, numbers))
        else:
            sitting.reply()


def act_at_random(sitting: RouteSitting, numbers: Random, actions: int) -> None:
    """Let people act at random and players as they do, for so many actions of people or until the game is over."""
    sitting.reply()
    for _ in range(actions):
        if sitting.position.is_over:
            return
        sitting.play(random_action(sitting.position, numbers))
