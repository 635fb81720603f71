"""What lies on the map as one seat may see it: journeys, tokens, own and open cards, and the words for each place."""

from collections.abc import Iterator

from expeditions_widgets.drawing.routes.standing import token_letters
from expeditions_widgets.engine.routes import EXPEDITIONS, Expedition, Route, View
from expeditions_widgets.play.routes.outcome_words import whose
from expeditions_widgets.widgets.protocol import MapJourney, MapScene, MapToken
from expeditions_widgets.widgets.routes.map_board import place_label

Names = tuple[str, ...]

EMPTY: MapScene = {"journeys": [], "tokens": [], "own": [], "open": [], "reached": None, "told": {}}
"""A map without a game."""


def map_scene(view: View, names: Names, reached: str | None = None, *, covered: bool = False) -> MapScene:
    """Return what lies on the map; `reached` is the place whose fact is told, if any.

    While `covered`, as when the screen changes hands, no card of a hand is shown.
    """
    letters = token_letters(names)
    hand = () if covered else view.hand
    tokens: list[MapToken] = [
        {"place": code, "letter": letters[seat], "seat": seat, "own": seat == view.seat and not covered}
        for seat, area in enumerate(view.areas)
        for code in area.tokens
    ]
    return {
        "journeys": [_journey(expedition, view.route(expedition)) for expedition in EXPEDITIONS],
        "tokens": tokens,
        "own": list(hand),
        "open": list(view.open_cards),
        "reached": reached,
        "told": dict(_told(view, names, hand)),
    }


def _journey(expedition: Expedition, route: Route) -> MapJourney:
    visited: set[str] = set()
    closed, loops = [], []
    for number, (tail, tip) in enumerate(route.arrows):
        if tip in visited:
            closed.append(number)
        # Only the arrow that a loop makes due may leave from elsewhere than the head; one that leaves from there
        # looks like any other, and is one on the map.
        if number and tail != route.arrows[number - 1][1]:
            loops.append(number)
        visited |= {tail, tip}
    return {
        "expedition": expedition.value,
        "arrows": [list(ends) for ends in route.arrows],
        "closed": closed,
        "loops": loops,
        "head": route.head,
    }


def _told(view: View, names: Names, hand: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for code, place in view.board.places.items():
        more = [*_cards(view, code, hand), *_tokens(view, names, code), *_journeys(view, code)]
        if more:
            yield code, ", ".join((place_label(place), *more))


def _cards(view: View, code: str, hand: tuple[str, ...]) -> Iterator[str]:
    if code in hand:
        yield "your card"
    if code in view.open_cards:
        yield "open card"


def _tokens(view: View, names: Names, code: str) -> Iterator[str]:
    for seat, area in enumerate(view.areas):
        if code in area.tokens:
            yield f"{whose(seat, names)} token"


def _journeys(view: View, code: str) -> Iterator[str]:
    for expedition in EXPEDITIONS:
        route = view.route(expedition)
        if code == route.head:
            yield f"{expedition.spoken} stands here"
        elif code in route.visited:
            yield f"{expedition.spoken} was here"
