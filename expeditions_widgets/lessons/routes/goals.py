"""Goals and conditions to build exercises of the route game from.

Each looks at all that was accepted since the position was set up, unless it says otherwise.
"""

from collections.abc import Callable

from expeditions_widgets.engine.routes import (
    BlueArrow,
    DeclineBlue,
    EndTurn,
    Expedition,
    Keep,
    LaidArrow,
    LayToken,
    Remove,
    Seat,
    Swap,
    TicketArrow,
    pair,
    score_seat,
)
from expeditions_widgets.engine.routes.table import Area
from expeditions_widgets.lessons.attempts import accepted
from expeditions_widgets.lessons.routes.trail import Goal, Trail, Tried

_TICKETS = {"arrow": TicketArrow, "remove": Remove, "swap": Swap}


def laid(expeditions: str = "avs", *, count: int = 1) -> Goal:
    """Return a goal: at least `count` arrows of these expeditions were laid; "av" is Amber or Violet."""
    wanted = frozenset(map(Expedition, expeditions))

    def are(trail: Trail) -> bool:
        arrows = (tried.action for tried in accepted(trail) if isinstance(tried.action, LaidArrow))
        return sum(arrow.expedition in wanted for arrow in arrows) >= count

    return are


def reached(*places: str, by: str = "avs") -> Goal:
    """Return a goal: an arrow of these expeditions was laid to one of these places."""
    wanted = frozenset(map(Expedition, by))
    return _some(
        lambda tried: (
            isinstance(tried.action, LaidArrow) and tried.action.tip in places and tried.action.expedition in wanted
        )
    )


def along(one: str, other: str, by: str = "avs") -> Goal:
    """Return a goal: an arrow of these expeditions was laid between two places, in either direction."""
    wanted, connection = frozenset(map(Expedition, by)), pair(one, other)
    return _some(
        lambda tried: (
            isinstance(tried.action, LaidArrow)
            and pair(tried.action.tail, tried.action.tip) == connection
            and tried.action.expedition in wanted
        )
    )


def heads(expedition: str, *places: str) -> Goal:
    """Return a goal: something was done, and the expedition's head now is at one of these places."""
    name = Expedition(expedition)

    def is_there(trail: Trail) -> bool:
        after = _end(trail)
        return after is not None and after.after is not None and after.after.route(name).head in places

    return is_there


def loop_closed(expeditions: str = "avs") -> Goal:
    """Return a goal: an arrow closed a loop of one of these expeditions (ruling 8)."""
    wanted = frozenset(map(Expedition, expeditions))
    return _some(
        lambda tried: (
            isinstance(tried.action, LaidArrow)
            and tried.action.expedition in wanted
            and tried.action.tip in tried.before.route(tried.action.expedition).visited
        )
    )


def revealed(*places: str) -> Goal:
    """Return a goal: somebody's own card was revealed, of one of these places if any is named."""
    return _gained(lambda area: area.revealed, places)


def taken(*places: str) -> Goal:
    """Return a goal: an open card was taken, of one of these places if any is named."""
    return _gained(lambda area: area.taken, places)


def token_back(*places: str) -> Goal:
    """Return a goal: somebody's token came back, from one of these places if any is named."""
    return _gained(lambda area: area.returned, places)


def token_laid(*places: str) -> Goal:
    """Return a goal: a token was laid, on one of these places if any is named."""
    return _some(lambda tried: isinstance(tried.action, LayToken) and (not places or tried.action.place in places))


def ticket_used(*uses: str) -> Goal:
    """Return a goal: a ticket was used, for one of these if any is named: "arrow", "remove", "swap".

    Raises KeyError for another use.
    """
    kinds = tuple(_TICKETS[use] for use in uses or _TICKETS)
    return _some(lambda tried: isinstance(tried.action, kinds))


def removed(expeditions: str = "avs") -> Goal:
    """Return a goal: the last arrow of one of these expeditions was taken back."""
    wanted = frozenset(map(Expedition, expeditions))
    return _some(lambda tried: isinstance(tried.action, Remove) and tried.action.expedition in wanted)


def ticket_won() -> Goal:
    """Return a goal: the seat that acted won a ticket."""
    return _some(
        lambda tried: (
            tried.after is not None
            and _tickets(tried, tried.after.areas) > _tickets(tried, tried.before.areas) - _spends(tried)
        )
    )


def swapped(*given: str) -> Goal:
    """Return a goal: a swap was ended, with the card of one of these places put away if any is named."""
    return _some(
        lambda tried: (
            isinstance(tried.action, Keep) and (not given or tried.before.hand[tried.action.discarded - 1] in given)
        )
    )


def kept(*places: str) -> Goal:
    """Return a goal: a swap was ended, and the card of one of these places was kept."""
    return _some(lambda tried: isinstance(tried.action, Keep) and tried.before.drawn[tried.action.drawn - 1] in places)


def blue_laid() -> Goal:
    """Return a goal: the extra arrow of a blue place was laid."""
    return _some(lambda tried: isinstance(tried.action, BlueArrow))


def declined() -> Goal:
    """Return a goal: the extra arrow of a blue place was declined."""
    return _some(lambda tried: isinstance(tried.action, DeclineBlue))


def ended() -> Goal:
    """Return a goal: the turn was ended with tickets left to use."""
    return _some(lambda tried: isinstance(tried.action, EndTurn))


def scored(points: int = 1, seat: Seat | None = None) -> Goal:
    """Return a goal: a seat has at least so many points more than at the start: the seat that acts, or this one."""

    def has(trail: Trail) -> bool:
        last = _end(trail)
        if last is None or last.after is None:
            return False
        start = trail[0].before
        who = start.turn if seat is None else seat
        return score_seat(last.after, who).total - score_seat(start, who).total >= points

    return has


def refused_as(code: str) -> Goal:
    """Return a goal: the last attempt was refused with this code, such as "connection-used"."""

    def was(trail: Trail) -> bool:
        return bool(trail) and trail[-1].refused is not None and trail[-1].refused.code == code

    return was


def all_of(*goals: Goal) -> Goal:
    """Return a goal: all of these are reached, in any order."""
    return lambda trail: all(goal(trail) for goal in goals)


def any_of(*goals: Goal) -> Goal:
    """Return a goal: one of these is reached."""
    return lambda trail: any(goal(trail) for goal in goals)


def in_order(first: Goal, then: Goal) -> Goal:
    """Return a goal: the first is reached, and then the other by what was tried after that."""
    return lambda trail: any(first(trail[:count]) and then(trail[count:]) for count in range(1, len(trail)))


def without(goal: Goal, *others: Goal) -> Goal:
    """Return a goal: the first is reached, and none of the others is."""
    return lambda trail: goal(trail) and not any(other(trail) for other in others)


def _some(holds: Callable[[Tried], bool]) -> Goal:
    return lambda trail: any(holds(tried) for tried in accepted(trail))


def _end(trail: Trail) -> Tried | None:
    happened = accepted(trail)
    return happened[-1] if happened else None


def _gained(part: Callable[[Area], tuple[str, ...]], places: tuple[str, ...]) -> Goal:
    def gains(tried: Tried) -> bool:
        if tried.after is None:
            return False
        for old, new in zip(tried.before.areas, tried.after.areas, strict=True):
            more = part(new)[len(part(old)) :]
            if any(not places or code in places for code in more):
                return True
        return False

    return _some(gains)


def _tickets(tried: Tried, areas: tuple[Area, ...]) -> int:
    return areas[tried.before.turn].tickets


def _spends(tried: Tried) -> int:
    return int(isinstance(tried.action, tuple(_TICKETS.values())))
