"""What can't be in any position: routes that break off, cards and tokens that are there twice, and the like."""

from expeditions_widgets.engine.routes.board import pair
from expeditions_widgets.engine.routes.draft import MARKS, PILES, ROUTES, Draft
from expeditions_widgets.engine.routes.expeditions import Expedition, Route
from expeditions_widgets.engine.routes.table import Step
from expeditions_widgets.engine.routes.tickets import SWAP_CARDS
from expeditions_widgets.engine.routes.writing import RETURNED, SEATS, TOKEN


def check(draft: Draft) -> None:
    """Note every fault that is wrong in positions and in views alike."""
    routes = {name: _checked_route(draft, name) for name in ROUTES}
    _check_cards(draft)
    _check_tokens(draft)
    if not draft.faults:
        _check_due(draft, routes)


def cards_named(draft: Draft) -> dict[str, tuple[int, int]]:
    """Return every card that the text names, tokens aside, with where it is written first."""
    found: dict[str, tuple[int, int]] = {}
    for name in _card_fields():
        for code, span in draft.codes.get(name, []):
            found.setdefault(code, span)
    return found


def route_of(draft: Draft, name: str) -> Route:
    """Return the route that a field describes."""
    return Route(tuple(ends for ends, _ in draft.arrows[name]))


def _card_fields() -> tuple[str, ...]:
    marked = [name + mark for name in SEATS for mark in ("", *MARKS) if mark not in {TOKEN, RETURNED}]
    return (*marked, *PILES)


def _checked_route(draft: Draft, name: str) -> Route:
    """Return a route, each arrow checked against the ones before it (rulings 4, 6, 8)."""
    route, board, title = Route(), draft.board, Expedition(name).spoken
    for (tail, tip), span in draft.arrows[name]:
        ends = f"{board.places[tail].name} and {board.places[tip].name}"
        head = route.head or board.start
        if pair(tail, tip) not in board.connections:
            draft.fault("not-connected", span, f"{ends} are not connected.")
        elif pair(tail, tip) in route.used:
            draft.fault("connection-used", span, f"{title} has an arrow between {ends} already.")
        elif tail != head and not (route.closes_loop and tail in route.visited):
            draft.fault("not-from-head", span, f"{title} is at {board.places[head].name}: its next arrow leaves there.")
        elif not route.left(board):
            sentence = f"{title} has {board.set_up.arrows} arrows; there is none left for this one."
            draft.fault("no-arrows-left", span, sentence)
        route = route.longer(tail, tip)
    return route


def _check_cards(draft: Draft) -> None:
    seen: set[str] = set()
    for name in _card_fields():
        for code, span in draft.codes.get(name, []):
            if code in seen:
                sentence = f"The card of {draft.board.places[code].name} is there twice; each card exists once."
                draft.fault("duplicate-card", span, sentence)
            seen.add(code)
    if len(draft.named("O")) > draft.board.set_up.open_cards:
        most = draft.board.set_up.open_cards
        draft.fault("too-many-open", draft.span_of("O"), f"On this board at most {most} cards lie open.")


def _check_tokens(draft: Draft) -> None:
    seen: set[str] = set()
    most, far = draft.board.set_up.tokens, draft.board.set_up.token_distance
    for name in SEATS:
        laid = [entry for mark in (TOKEN, RETURNED) for entry in draft.codes.get(name + mark, [])]
        for code, span in laid:
            place = draft.board.places[code].name
            if code in seen:
                draft.fault("duplicate-token", span, f"A second token on {place}: each place is marked once.")
            elif draft.board.distance(code) < far:
                sentence = f"{place} is too near for a token: it lies {far} connections or more from the start."
                draft.fault("too-near", span, sentence)
            seen.add(code)
        if len(laid) > most:
            draft.fault("too-many-tokens", draft.span_of(name), f"Too many tokens: on this board a player has {most}.")


def _check_due(draft: Draft, routes: dict[Expedition, Route]) -> None:
    span, drawn = draft.span_of("T"), len(draft.named("S")) + draft.unseen.get("S", 0)
    held = len(draft.named(SEATS[draft.turn])) + draft.unseen.get(SEATS[draft.turn], 0)
    if draft.loop_due:
        route = routes[draft.loop_due]
        if not (route.closes_loop and route.loop_arrows(draft.board)):
            sentence = f"{draft.loop_due.spoken}’s last arrow closes no loop from which an arrow could be laid."
            draft.fault("bad-due", span, sentence)
    elif draft.blue_due and not any(route.next_arrows(draft.board) for route in routes.values()):
        draft.fault("bad-due", span, "No expedition can lay the blue arrow that is said to be due.")
    if (draft.loop_due or draft.blue_due or draft.tickets_used) and draft.step not in {Step.ARROW, Step.AFTER}:
        draft.fault("bad-due", span, "Arrows are due, and tickets used, in a turn only: write arrow or after.")
    if drawn and (draft.loop_due or draft.blue_due or not draft.tickets_used or not held or drawn > SWAP_CARDS):
        sentence = f"A swap has 1 or {SWAP_CARDS} cards, a card in hand, a ticket used (used1), and nothing else due."
        draft.fault("bad-swap", draft.span_of("S"), sentence)
