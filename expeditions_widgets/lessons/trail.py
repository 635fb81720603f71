"""What a learner has tried in an exercise, as goals and reactions see it."""

from collections.abc import Callable
from dataclasses import dataclass

from expeditions_widgets.engine.cards import Action, Position, RefusedActionError


@dataclass(frozen=True, slots=True)
class Tried:
    """One attempt: the action, the position before it, and the one after it or the refusal."""

    before: Position
    action: Action
    after: Position | None = None
    refused: RefusedActionError | None = None


Trail = tuple[Tried, ...]
"""The attempts since the exercise's position was set up, oldest first."""

Goal = Callable[[Trail], bool]
"""A predicate on what was tried; never "this exact move" where another is as right."""


def accepted(trail: Trail) -> Trail:
    """Return the attempts that the rules allowed."""
    return tuple(tried for tried in trail if tried.after is not None)
