"""What a learner tries on a table of either game, and what comes of it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from expeditions_widgets.engine.refusals import RefusedActionError

AnyPosition = TypeVar("AnyPosition")
AnyAction = TypeVar("AnyAction")


@dataclass(frozen=True)  # without slots: they and `frozen` keep an alias such as Tried from being called
class Attempt(Generic[AnyPosition, AnyAction]):
    """One attempt: the action, the position before it, and the one after it or the refusal."""

    before: AnyPosition
    action: AnyAction
    after: AnyPosition | None = None
    refused: RefusedActionError | None = None


class Game(NamedTuple, Generic[AnyPosition, AnyAction]):
    """What an exercise needs of a game: to read an action, to do it, and to say it.

    `parse_action` raises ValueError for a text that is no action, `apply` RefusedActionError for one that is illegal.
    """

    parse_action: Callable[[str], AnyAction]
    apply: Callable[[AnyPosition, AnyAction], AnyPosition]
    spoken: Callable[[AnyPosition, AnyAction], str]

    def attempt(self, position: AnyPosition, action: AnyAction) -> Attempt[AnyPosition, AnyAction]:
        """Return what comes of an action."""
        try:
            return Attempt(position, action, self.apply(position, action))
        except RefusedActionError as refused:
            return Attempt(position, action, refused=refused)

    def walk(self, start: AnyPosition, actions: Iterable[AnyAction]) -> tuple[Attempt[AnyPosition, AnyAction], ...]:
        """Return the trail that actions leave from a position, the refused ones among them."""
        trail: list[Attempt[AnyPosition, AnyAction]] = []
        for action in actions:
            trail.append(self.attempt(start, action))
            start = trail[-1].after or start
        return tuple(trail)


def accepted(
    trail: tuple[Attempt[AnyPosition, AnyAction], ...],
) -> tuple[Attempt[AnyPosition, AnyAction], ...]:
    """Return the attempts that the rules allowed."""
    return tuple(tried for tried in trail if tried.after is not None)
