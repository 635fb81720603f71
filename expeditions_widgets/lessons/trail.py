"""What a learner has tried in an exercise of the card game, as goals and reactions see it."""

from collections.abc import Callable
from typing import Final

from expeditions_widgets.engine.cards import Action, Position, apply, parse_action
from expeditions_widgets.lessons.attempts import Attempt, Game

Tried = Attempt[Position, Action]
"""One attempt."""

Trail = tuple[Tried, ...]
"""The attempts since the exercise's position was set up, oldest first."""

Goal = Callable[[Trail], bool]
"""A predicate on what was tried; never "this exact move" where another is as right."""

CARDS: Final = Game[Position, Action](parse_action, apply, lambda _, action: action.spoken)
"""The card game, as exercises need it."""
