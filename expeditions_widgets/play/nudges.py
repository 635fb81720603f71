"""A nudge: points towards what is good here by what all of the band has in common, and names no action."""

from collections.abc import Callable, Iterator

from expeditions_widgets.engine.cards import SUITS, Action, Discard, Draw, Play, Suit, View
from expeditions_widgets.players.pricing import Pricing

_Facet = tuple[str, Callable[[Action], bool]]


def nudge(pricing: Pricing) -> str:
    """Return a sentence that points the way without naming an action, or says why it can't.

    It tells what all actions of the band share and some other action lacks. Of several such things it tells the one
    that leaves fewest actions, but more than the band, so that something is left to find.

    >>> from expeditions_widgets.engine.cards import parse_view
    >>> from expeditions_widgets.players.pricing import price_actions
    >>> nudge(price_actions(parse_view("hJ4 / a h5 / b ?8 / P ?1"), 40, "seven", deals=2))
    'This is a turn to play a card.'
    """
    actions = [price.action for price in pricing.prices]
    band = [price.action for price in pricing.best]
    if len(actions) == 1:
        return "There is only one thing to do here."
    if len(band) == len(actions):
        return "All your choices are about as good here, as far as one can tell."
    shared: list[tuple[bool, int, str]] = []
    for sentence, has in _facets(pricing.view, actions):
        left = sum(has(action) for action in actions)
        if left < len(actions) and all(has(action) for action in band):
            shared.append((left == len(band), left, sentence))
    if not shared:
        return "Several choices are about as good here, and of different kinds."
    return min(shared, key=lambda found: found[:2])[2]


def _facets(view: View, actions: list[Action]) -> Iterator[_Facet]:
    if isinstance(actions[0], Draw):
        yield "An open card does more for you here than an unknown one.", lambda action: action != Draw()
        yield "No open card does as much for you here as an unknown one.", lambda action: action == Draw()
        return
    started = {suit for suit in SUITS if view.column(view.seat, suit)}
    yield "This is a turn to play a card.", _plays
    yield "This is a turn to discard.", _discards
    yield "Think of starting an expedition.", lambda action: _plays(action) and _suit(action) not in started
    yield "Go on with an expedition under way.", lambda action: _plays(action) and _suit(action) in started
    fresh = "Discard from a suit that you have not started."
    yield fresh, lambda action: _discards(action) and _suit(action) not in started
    yield "Think of a wager.", lambda action: isinstance(action, Play) and action.card.is_wager
    for suit in SUITS:
        yield f"Look at your {suit.plural}.", _of_suit(suit)


def _of_suit(suit: Suit) -> Callable[[Action], bool]:
    return lambda action: _suit(action) is suit


def _plays(action: Action) -> bool:
    return isinstance(action, Play)


def _discards(action: Action) -> bool:
    return isinstance(action, Discard)


def _suit(action: Action) -> Suit | None:
    return action.suit if isinstance(action, Draw) else action.card.suit
