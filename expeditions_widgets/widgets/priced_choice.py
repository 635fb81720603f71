"""A choice that cost something: what its player could see, why, and what every choice was worth."""

from collections.abc import Iterator

from expeditions_widgets.drawing.captions import by_suit, counted
from expeditions_widgets.drawing.figures import figure
from expeditions_widgets.engine.cards import SUITS, Action, Card, Draw, View, alike, in_display_order, legal_actions
from expeditions_widgets.play.people import YOU
from expeditions_widgets.play.reviewed import Measured, PricedAction, ReviewedDecision
from expeditions_widgets.widgets.protocol import CardRow, Figures, PricedChoice

AS_GOOD = "as good"
_NO_REASON = "No single reason stands out beyond its error."


def priced_choice(reviewed: ReviewedDecision, names: tuple[str, str]) -> PricedChoice:
    """Return a costly decision for the browser; `names` are the two sides', seat A's first."""
    decision = reviewed.decision
    # Inside the band the order says nothing: it is the legal actions' own.
    band = [option for action in legal_actions(decision.view) for option in reviewed.options if option.action == action]
    options = (*(one for one in band if one.as_good), *(one for one in reviewed.options if not one.as_good))
    prices: Figures = {
        "caption": "Every choice, and the points that it is behind the best",
        "head": ["Choice", "Behind", "Give or take"],
        "rows": [_price_row(option, decision.action) for option in options],
        "foot": [],
    }
    return {
        "title": f"Turn {decision.turn}: {decision.action.spoken}",
        "cost": f"cost {measured(reviewed.cost)} points",
        "seen": list(_seen(decision.view, names)),
        "reasons": list(reviewed.reasons) or [_NO_REASON],
        "prices": prices,
        "seed": ["Seed of its deals", reviewed.seed],
    }


def measured(value: Measured) -> str:
    """Return points with their standard error, all on one line."""
    return "\N{NO-BREAK SPACE}".join((figure(value.mean, 1), "±", figure(value.error, 1)))


def spoken(action: Action) -> str:
    """Return an action as a line begins: "Play the nine of hearts"."""
    return action.spoken[0].upper() + action.spoken[1:]


def _price_row(option: PricedAction, chosen: Action) -> list[str]:
    name = f"{spoken(option.action)}{' (chosen)' if _are_alike(option.action, chosen) else ''}"
    if option.as_good:
        return [name, AS_GOOD, ""]
    return [name, figure(option.behind.mean, 1), figure(option.behind.error, 1)]


def _are_alike(one: Action, other: Action) -> bool:
    if isinstance(one, Draw) or isinstance(other, Draw):
        return one == other
    return type(one) is type(other) and alike(one.card, other.card)


def _seen(view: View, names: tuple[str, str]) -> Iterator[CardRow]:
    own, other = (_owner(names[seat]) for seat in (view.seat, view.seat.other))
    yield _row(f"{own} hand", in_display_order(view.hand))
    yield _row(f"{own} expeditions", _cards(view.columns[view.seat]))
    yield _row(f"{other} expeditions", _cards(view.columns[view.seat.other]))
    if view.other_shown:
        yield _row(f"Seen in {other[0].lower()}{other[1:]} hand", in_display_order(view.other_shown))
    tops = (view.top_discard(suit) for suit in SUITS)
    yield _row("Discards, top cards", tuple(top for top in tops if top))
    yield {"name": "Draw pile", "cards": [], "text": counted(view.pile_count)}


def _owner(name: str) -> str:
    return "Your" if name == YOU else f"{name}’s"


def _cards(columns: tuple[tuple[Card, ...], ...]) -> tuple[Card, ...]:
    return tuple(card for column in columns for card in column)


def _row(name: str, cards: tuple[Card, ...]) -> CardRow:
    return {"name": name, "cards": [card.code for card in cards], "text": by_suit(cards) or "none"}
