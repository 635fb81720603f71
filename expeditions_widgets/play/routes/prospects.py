"""What an arrow would bring, in a few words, as far as one seat can tell before it is laid."""

from collections.abc import Iterator

from expeditions_widgets.engine.routes import EXPEDITIONS, Colour, Expedition, Route, View, pair
from expeditions_widgets.engine.routes.board import Board, Pair
from expeditions_widgets.play.routes.outcome_words import whose

Names = tuple[str, ...]


def arrival_words(view: View, names: Names, expedition: Expedition, tail: str, tip: str) -> str:
    """Return what an arrow to a place would do: "your card and token score; closes a loop".

    A place whose card may lie in another's hand is told as what it is, a card place.
    """
    route = view.route(expedition).longer(tail, tip)
    return "; ".join((*_at(view, names, tip), *_loop(view, expedition, route)))


def removal_words(view: View, names: Names, expedition: Expedition) -> str:
    """Return what taking back an expedition's last arrow would do (ruling 14)."""
    before = view.route(expedition).shorter()
    if before.head is None:
        return f"{expedition.spoken} has not set out then"
    back = f"back to {view.board.places[before.head].name}"
    return "; ".join((back, *_at(view, names, before.head), *_loop(view, expedition, before)))


def nearest(view: View, place: str) -> tuple[Expedition, int] | None:
    """Return the expedition that needs the fewest arrows to a place, and how many; None if none can get there.

    Arrows go over connections that the expedition has not used, and no further than its supply; of two as near the
    first in the order of `EXPEDITIONS`. An expedition gets to where it stands by going round: only arrivals count.
    """
    ways = [(steps, name) for name in EXPEDITIONS if (steps := _steps(view, name, place)) is not None]
    steps, name = min(ways, key=lambda way: way[0], default=(0, None))
    return None if name is None else (name, steps)


def _at(view: View, names: Names, code: str) -> Iterator[str]:
    colour = view.board.places[code].colour
    if colour is Colour.BLUE:
        yield "one more arrow"
    elif colour is Colour.RED:
        yield "a ticket"
    elif colour is Colour.GREEN:
        yield from _cards(view, names, code)


def _cards(view: View, names: Names, code: str) -> Iterator[str]:
    owners = [seat for seat, area in enumerate(view.areas) if code in area.tokens]
    if code in view.hand:
        yield "your card and token score" if view.seat in owners else "your card scores"
    elif view.seat in owners:
        yield "your token comes back"
    for seat in owners:
        if seat != view.seat:
            yield f"{whose(seat, names)} token comes back"
    if code in view.open_cards:
        yield "the open card is yours" if view.to_act else "its open card is won"
    if not owners and code not in (*view.hand, *view.open_cards):
        scored = any(code in (*area.revealed, *area.taken) for area in view.areas)
        yield "its card has scored" if scored else "a card place"


def _loop(view: View, expedition: Expedition, route: Route) -> Iterator[str]:
    if route.closes_loop and route.loop_arrows(view.board):
        yield f"closes a loop: one more {expedition.spoken} arrow"


def _steps(view: View, expedition: Expedition, place: str) -> int | None:
    route, board = view.route(expedition), view.board
    head, most = route.head or board.start, route.left(board)
    if place != head:
        return _shortest(board, head, place, route.used, most)
    # Back to where it stands: out over one connection, and home without it, as each serves once (ruling 4).
    out = (code for code in board.neighbours(head) if pair(head, code) not in route.used)
    back = (_shortest(board, code, head, route.used | {pair(head, code)}, most - 1) for code in out)
    return min((steps + 1 for steps in back if steps is not None), default=None)


def _shortest(board: Board, start: str, goal: str, used: frozenset[Pair], most: int) -> int | None:
    """Return the fewest arrows between two places over connections not used; None if none of so many leads there."""
    reached, ring = {start}, [start]
    for steps in range(1, most + 1):
        ahead = [other for at in ring for other in board.neighbours(at) if pair(at, other) not in used]
        ring = [code for code in dict.fromkeys(ahead) if code not in reached]
        if goal in ring:
            return steps
        reached.update(ring)
    return None
