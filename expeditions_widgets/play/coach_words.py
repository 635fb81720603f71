"""What the coach says: prices, reasons and nudges in words, each measured figure with its standard error."""

from collections.abc import Callable
from typing import Final

from expeditions_widgets.drawing.figures import give_or_take
from expeditions_widgets.engine.cards import Action, Draw, Play
from expeditions_widgets.players.pricing import Price, Pricing
from expeditions_widgets.players.reasons import Change, Reason
from expeditions_widgets.rollouts.samples import Sample

AS_GOOD: Final = "as good, as far as one can tell"
"""What is said of every action of the band."""

POLICY: Final = "a steady player that also likes open cards and keeps them from the other side"
"""The `ROLLOUT` weights in words: how both sides go on after a priced action."""


def measured(sample: Sample) -> str:
    """Return a sample's mean in points with its standard error, neither parted from its sign.

    >>> measured(Sample((-10, 0, 5, 10, 20))).split()
    ['5.0', '±', '5.0']
    """
    return give_or_take(sample.mean, sample.error)


def price_text(price: Price) -> str:
    r"""Return an action with what it is worth, and how far behind the best it is.

    >>> lead, behind = Sample((3.0, 5.0)), Sample((0.5, 1.5))
    >>> price_text(Price(Draw(), lead, Sample((0.0, 0.0)))).replace("\xa0", " ")
    'Draw from the draw pile: a lead of 4.0 ± 1.0 points, as good, as far as one can tell.'
    >>> price_text(Price(Draw(), lead, Sample((2.9, 3.1)))).replace("\xa0", " ")
    'Draw from the draw pile: a lead of 4.0 ± 1.0 points, 3.0 ± 0.1 behind the best.'
    """
    return f"{spoken(price.action)}: a lead of {measured(price.lead)} points, {standing(price)}."


def standing(price: Price) -> str:
    """Return how an action stands beside the best: "3.0 ± 0.5 behind the best", or that it is as good."""
    return AS_GOOD if price.as_good else f"{measured(price.behind)} behind the best"


def spoken(action: Action) -> str:
    """Return an action as a sentence begins: "Play the nine of hearts"."""
    return action.spoken[0].upper() + action.spoken[1:]


def reason_sentence(reason: Reason, other_name: str) -> str:
    r"""Return one comparison as a sentence about what it gains or loses.

    `other_name` is what the other side is called: "Scout".

    >>> from expeditions_widgets.engine.cards import Discard, parse_card
    >>> nine, five = parse_card("h9"), parse_card("h5")
    >>> reason = Reason(Change.OPEN, Discard(nine), nine, Sample((-4.0, -5.0)))
    >>> reason_sentence(reason, "Scout").replace("\xa0", " ")
    'Lying open, where Scout can take it, the nine of hearts costs you 4.5 ± 0.5 points.'
    >>> reason = Reason(Change.ORDER, Play(nine), five, Sample((-2.0, -4.0)), Play(five))
    >>> reason_sentence(reason, "Scout").replace("\xa0", " ")
    'The five of hearts first would be worth 3.0 ± 1.0 points more: once the nine lies, it can’t follow.'
    """
    points = f"{give_or_take(abs(reason.gain.mean), reason.gain.error)} points"
    return _SENTENCES[reason.change](reason, points, other_name)


def _of_open(reason: Reason, points: str, other_name: str) -> str:
    lying = "Left lying open" if isinstance(reason.action, Draw) else "Lying open"
    if _gains(reason):
        return f"{lying}, the {reason.card.spoken} does more for you than for {other_name}: {points}."
    return f"{lying}, where {other_name} can take it, the {reason.card.spoken} costs you {points}."


def _of_order(reason: Reason, points: str, _other_name: str) -> str:
    played = reason.action.card if isinstance(reason.action, Play) else reason.card
    first = f"The {reason.card.spoken} first"
    if _gains(reason):
        return f"{first} would cost you {points}."
    return f"{first} would be worth {points} more: once the {_rank(played.spoken)} lies, it can’t follow."


def _of_wager_first(reason: Reason, points: str, _other_name: str) -> str:
    first = f"The {reason.card.spoken} first"
    if _gains(reason):
        return f"{first} would cost you {points}."
    return f"{first} would be worth {points} more: a wager can’t follow a number."


def _of_no_wager(reason: Reason, points: str, _other_name: str) -> str:
    instead = _spoken(reason.instead)
    if _gains(reason):
        return f"Leaving the wager out, to {instead}, would cost you {points}."
    return f"Leaving the wager out would be worth {points} more: {instead} instead."


def _of_waiting(reason: Reason, points: str, _other_name: str) -> str:
    suit, instead = reason.card.suit.plural, _spoken(reason.instead)
    if _gains(reason):
        return f"Starting {suit} now is worth {points} more than waiting with it, for example to {instead}."
    return f"Waiting with {suit} would be worth {points} more, for example: {instead}."


def _of_drawing(reason: Reason, points: str, _other_name: str) -> str:
    card = f"the {reason.card.spoken}"
    if isinstance(reason.instead, Draw) and reason.instead.suit is not None:
        verb = "would cost you" if _gains(reason) else "would be worth"
        return f"Taking {card} instead {verb} {points}{'' if _gains(reason) else ' more'}."
    if _gains(reason):
        return f"{card[0].upper()}{card[1:]} is worth {points} more than a card from the draw pile."
    return f"An unknown card from the draw pile would be worth {points} more than {card}."


_SENTENCES: Final[dict[Change, Callable[[Reason, str, str], str]]] = {
    Change.OPEN: _of_open,
    Change.ORDER: _of_order,
    Change.WAGER_FIRST: _of_wager_first,
    Change.NO_WAGER: _of_no_wager,
    Change.WAIT: _of_waiting,
    Change.DRAW: _of_drawing,
}


def prices_spoken(pricing: Pricing) -> str:
    """Return the prices as one says them: how many, and which are as good as the best.

    >>> from expeditions_widgets.engine.cards import parse_view
    >>> from expeditions_widgets.players.pricing import price_actions
    >>> prices_spoken(price_actions(parse_view("hJ4 / a h5 / b ?8 / P ?1"), 40, "seven", deals=2))
    'The prices of 2 choices. As good as any, as far as one can tell: play the five of hearts.'
    """
    band = ", or ".join(price.action.spoken for price in pricing.best)
    return f"The prices of {len(pricing.prices)} choices. As good as any, as far as one can tell: {band}."


def method_text(pricing: Pricing) -> str:
    """Return what the prices rest on: the deals, their seed, how both sides go on, and what was not looked at."""
    return (
        f"{pricing.deals:,} possible deals of the cards you can’t see (seed {pricing.seed}), the same for every "
        f"choice, played to the round’s end. Both sides go on as {POLICY}. Hidden cards stay hidden: nothing was used "
        "that you may not know. ± is the standard error; what lies within two of them of the best counts as good."
    )


def _gains(reason: Reason) -> bool:
    return reason.gain.mean > 0


def _rank(spoken_card: str) -> str:
    return spoken_card.split(" of ", maxsplit=1)[0]


def _spoken(action: Action | None) -> str:
    return action.spoken if action else "wait"
