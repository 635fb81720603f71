"""Goals and conditions to build exercises from; J, Q and K of a suit are alike everywhere (ruling C10)."""

from expeditions_widgets.engine.cards import Card, Discard, Draw, Play, Suit, alike, parse_card
from expeditions_widgets.lessons.attempts import accepted
from expeditions_widgets.lessons.trail import Goal, Trail


def played(*codes: str) -> Goal:
    """Return a goal: the last accepted action played one of these cards, or any card if none is named.

    A code may be a suit alone ("h": any heart).
    """
    return _last(Play, codes)


def discarded(*codes: str) -> Goal:
    """Return a goal: the last accepted action discarded one of these cards, as `played` reads them."""
    return _last(Discard, codes)


def drew(*sources: str) -> Goal:
    """Return a goal: the last accepted action drew from one of these piles: "p", or a suit's letter; any if none."""

    def reached(trail: Trail) -> bool:
        happened = accepted(trail)
        action = happened[-1].action if happened else None
        return isinstance(action, Draw) and (not sources or str(action) in sources)

    return reached


def refused_as(code: str) -> Goal:
    """Return a goal: the last attempt was refused with this code, such as "too-low"."""

    def reached(trail: Trail) -> bool:
        return bool(trail) and trail[-1].refused is not None and trail[-1].refused.code == code

    return reached


def in_order(*goals: Goal) -> Goal:
    """Return a goal: the last accepted actions reached these goals one after the other."""

    def reached(trail: Trail) -> bool:
        happened = accepted(trail)
        if len(happened) < len(goals):
            return False
        start = len(happened) - len(goals)
        return all(goal(happened[: start + index + 1]) for index, goal in enumerate(goals))

    return reached


def _last(kind: type[Play | Discard], codes: tuple[str, ...]) -> Goal:
    suits = {Suit(code) for code in codes if code in set(Suit)}
    cards = [parse_card(code) for code in codes if code not in set(Suit)]

    def names(card: Card) -> bool:
        return not codes or card.suit in suits or any(alike(card, other) for other in cards)

    def reached(trail: Trail) -> bool:
        happened = accepted(trail)
        action = happened[-1].action if happened else None
        return isinstance(action, kind) and names(action.card)

    return reached
