"""What a person tried on a table: a card and a place, understood as an action or refused with the reason."""

from dataclasses import dataclass
from typing import Final

from expeditions_widgets.engine.cards import (
    SUITS,
    Action,
    Card,
    Discard,
    Draw,
    Play,
    RefusedActionError,
    Seat,
    Step,
    Suit,
    View,
    parse_card,
    place_refusal,
    rulebook,
)
from expeditions_widgets.widgets.protocol import Place

PLACES: Final = frozenset({"pile", "hand", "other-hand"}) | {
    f"{kind}-{suit}" for kind in ("own", "other", "discard") for suit in SUITS
}
"""Every place of a table."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a person tried: a card (or none) and a place (or none)."""

    card: Card | None
    place: Place | None


def read_attempt(code: object, place: object) -> Attempt:
    """Return the attempt that an event from the browser describes; what makes no sense in it is left out."""
    try:
        card = parse_card(code) if isinstance(code, str) else None
    except ValueError:
        card = None
    return Attempt(card, place if isinstance(place, str) and place in PLACES else None)


def attempted(attempt: Attempt, view: View) -> Action:
    """Return the action that an attempt means at a table.

    Raises RefusedActionError if the card and the place mean no action together; whether the rules allow the action is
    for the engine to say.
    """
    kind, _, letter = (attempt.place or "").partition("-")
    suit = Suit(letter) if letter in set(Suit) else None
    if kind == "pile" and (attempt.card is None or view.step is Step.CARD):
        return Draw()
    if kind == "discard" and suit and attempt.card is None:
        return Draw(suit)
    if view.step is Step.DRAW:
        # Whatever else is tried now, a card or another place, the engine has the answer: first draw.
        return Discard(attempt.card or view.hand[0])
    if attempt.card is None:
        sentence = "Choose a card from your hand, then its place."
        raise RefusedActionError("card-first", rulebook.ORDER, sentence)
    if kind not in {"own", "discard"} or suit is None:
        return _misplaced(attempt.card, kind)
    refused = place_refusal(attempt.card, suit)
    if refused:
        raise refused
    return Play(attempt.card) if kind == "own" else Discard(attempt.card)


def _misplaced(card: Card, kind: str) -> Action:
    if kind == "other":
        sentence = "That is the other side’s expedition. Play to your own, or discard in the middle."
        raise RefusedActionError("other-side", rulebook.SUIT, sentence)
    sentence = f"Choose a place for the {card.name}: your {card.suit.plural}, or their discard pile."
    raise RefusedActionError("no-place", rulebook.SUIT, sentence)


def check_turn(view: View, viewer: Seat, names: tuple[str, str]) -> None:
    """Raise RefusedActionError if the seat that is to act is not the viewer's, whose turn is over then."""
    if view.seat is not viewer:
        sentence = f"Your turn is over: {names[view.seat]} plays next."
        raise RefusedActionError("not-your-turn", rulebook.ORDER, sentence)
