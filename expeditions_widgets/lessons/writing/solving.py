"""Looking for a way to a goal, for an author who has set up the table and not yet a solution."""

from typing import Final

from expeditions_widgets.engine.cards import SUITS, Action, Draw, Play, Position, legal_actions
from expeditions_widgets.lessons.card_exercise import PlayExercise
from expeditions_widgets.lessons.trail import CARDS

MOST_ACTIONS: Final = 2
"""A turn has two; a longer way is its author's own."""


def shortest_way(exercise: PlayExercise) -> tuple[str, ...] | None:
    """Return the actions of a shortest way to an exercise's goal, within one turn; None if there is none.

    An attempt that the rules refuse ends a way where the goal asks for one.

    >>> from expeditions_widgets.lessons.goals import drew, in_order, played
    >>> table = PlayExercise(name="-", task="", hints=(), praise="", position="A h4 / a h26 / P c2 c3 c4 / T A1",
    ...     goal=in_order(played("h"), drew()), solution=(), otherwise="")
    >>> shortest_way(table)
    ('h6', 'p')
    """
    ways: list[tuple[Position, tuple[Action, ...]]] = [(exercise.start(), ())]
    for _ in range(MOST_ACTIONS):
        longer = []
        for position, actions in ways:
            for action in _attempts(position):
                trail = CARDS.walk(exercise.start(), (*actions, action))
                if exercise.goal(trail):
                    return tuple(map(str, (*actions, action)))
                after = trail[-1].after
                if after is not None:
                    longer.append((after, (*actions, action)))
        ways = longer
    return None


def _attempts(position: Position) -> tuple[Action, ...]:
    legal = legal_actions(position)
    attempts: tuple[Action, ...] = (*map(Play, position.hand), Draw(), *map(Draw, SUITS))
    return (*legal, *(attempt for attempt in attempts if attempt not in legal))
