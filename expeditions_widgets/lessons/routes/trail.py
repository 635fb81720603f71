"""What a learner has tried in an exercise of the route game, as goals and reactions see it."""

from collections.abc import Callable
from typing import Final

from expeditions_widgets.engine.routes import Action, Position, apply, parse_action, spoken
from expeditions_widgets.lessons.attempts import Attempt, Game

Tried = Attempt[Position, Action]
"""One attempt."""

Trail = tuple[Tried, ...]
"""The attempts since the exercise's position was set up, oldest first."""

Goal = Callable[[Trail], bool]
"""A predicate on what was tried; never "this exact move" where another is as right."""


def _in_words(position: Position, action: Action) -> str:
    return spoken(action, position.board)


ROUTES: Final = Game[Position, Action](parse_action, apply, _in_words)
"""The route game, as exercises need it."""
