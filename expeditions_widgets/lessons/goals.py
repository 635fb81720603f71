"""Goals and conditions to build exercises from; J, Q and K of a suit are alike everywhere (ruling C10).

They are values: two goals that ask for the same are equal, and a goal's repr is the call that makes it.
"""

import json
from dataclasses import dataclass
from typing import Final

from expeditions_widgets.engine.cards import Card, Discard, Draw, Play, Suit, alike, parse_card
from expeditions_widgets.lessons.attempts import accepted
from expeditions_widgets.lessons.trail import Goal, Trail

_NAMES: Final = {Play: "played", Discard: "discarded"}


def played(*codes: str) -> Goal:
    """Return a goal: the last accepted action played one of these cards, or any card if none is named.

    A code may be a suit alone ("h": any heart). Raises ValueError for one that is neither a card nor a suit.

    >>> played("h"), played("h") == played("h")
    (played("h"), True)
    """
    return _Laid(Play, _checked(codes))


def discarded(*codes: str) -> Goal:
    """Return a goal: the last accepted action discarded one of these cards, as `played` reads them."""
    return _Laid(Discard, _checked(codes))


def drew(*sources: str) -> Goal:
    """Return a goal: the last accepted action drew from one of these piles: "p", or a suit's letter; any if none."""
    return _Drew(sources)


def refused_as(code: str) -> Goal:
    """Return a goal: the last attempt was refused with this code, such as "too-low"."""
    return _RefusedAs(code)


def in_order(*goals: Goal) -> Goal:
    """Return a goal: the last accepted actions reached these goals one after the other."""
    return _InOrder(goals)


@dataclass(frozen=True, slots=True, repr=False)
class _Laid:
    kind: type[Play | Discard]
    codes: tuple[str, ...]

    def __call__(self, trail: Trail) -> bool:
        happened = accepted(trail)
        action = happened[-1].action if happened else None
        return isinstance(action, self.kind) and self._names(action.card)

    def __repr__(self) -> str:
        return _call(_NAMES[self.kind], self.codes)

    def _names(self, card: Card) -> bool:
        return not self.codes or any(
            card.suit == code if _is_suit(code) else alike(card, parse_card(code)) for code in self.codes
        )


@dataclass(frozen=True, slots=True, repr=False)
class _Drew:
    sources: tuple[str, ...]

    def __call__(self, trail: Trail) -> bool:
        happened = accepted(trail)
        action = happened[-1].action if happened else None
        return isinstance(action, Draw) and (not self.sources or str(action) in self.sources)

    def __repr__(self) -> str:
        return _call("drew", self.sources)


@dataclass(frozen=True, slots=True, repr=False)
class _RefusedAs:
    code: str

    def __call__(self, trail: Trail) -> bool:
        refused = trail[-1].refused if trail else None
        return refused is not None and refused.code == self.code

    def __repr__(self) -> str:
        return _call("refused_as", (self.code,))


@dataclass(frozen=True, slots=True, repr=False)
class _InOrder:
    goals: tuple[Goal, ...]

    def __call__(self, trail: Trail) -> bool:
        happened = accepted(trail)
        start = len(happened) - len(self.goals)
        return start >= 0 and all(goal(happened[: start + index + 1]) for index, goal in enumerate(self.goals))

    def __repr__(self) -> str:
        return f"in_order({', '.join(map(repr, self.goals))})"


def _checked(codes: tuple[str, ...]) -> tuple[str, ...]:
    for code in codes:
        if not _is_suit(code):
            parse_card(code)
    return codes


def _is_suit(code: str) -> bool:
    return code in set(Suit)


def _call(name: str, texts: tuple[str, ...]) -> str:
    return f"{name}({', '.join(map(json.dumps, texts))})"
