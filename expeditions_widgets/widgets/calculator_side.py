"""One player's side of a round on the score calculator: the cards to choose from, and the arithmetic of what lies."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from expeditions_widgets.drawing.aloud import aloud
from expeditions_widgets.drawing.captions import ranks, signed, whose
from expeditions_widgets.engine.cards import SUITS, Card, Seat, Suit, deck, score_expedition
from expeditions_widgets.play.score_keeping import MatchSheet, columns, scores
from expeditions_widgets.widgets.lanes import card_label
from expeditions_widgets.widgets.protocol import Button, CalculatorSide, Pick, Reckoning, Typed

HOW_TO_TYPE: Final = "Suits are s h d c, cards are 2 to 10 and J Q K, in any order: hKQ47T, or hearts K Q 4 7 10."


NOT_STARTED: Final = "Not started, so it counts nothing."


@dataclass(frozen=True, slots=True)
class Refusal:
    """A card that was pressed and can't lie there, until the next event: where, and why."""

    seat: Seat
    suit: Suit
    sentence: str


@dataclass(frozen=True, slots=True)
class TypedText:
    """What was typed last for a side: how many texts were read before, and a text at fault with its faults."""

    number: int = 0
    text: str = ""
    faults: tuple[str, ...] = ()
    lacks_suit: bool = False


def calculator_side(
    sheet: MatchSheet, number: int, seat: Seat, refusal: Refusal | None, typed: TypedText
) -> CalculatorSide:
    """Return one side of a round on the sheet."""
    name = sheet.names[seat]
    refused = {refusal.suit: refusal.sentence} if refusal is not None and refusal.seat is seat else {}
    return {
        "seat": "A" if seat is Seat.A else "B",
        "name": name,
        "label": f"{whose(name)} side",
        "total": {"text": "This round", "value": signed(scores(sheet.laid(number))[seat].total)},
        "expeditions": [_reckoning(sheet, number, seat, suit, refused.get(suit)) for suit in SUITS],
        "typed": _typed(name, seat, typed),
    }


def reckoning_said(sheet: MatchSheet, number: int, seat: Seat, suits: Sequence[Suit]) -> str:
    """Return what a change on a side comes to: each changed expedition's arithmetic aloud, then the side's score."""
    said: list[str] = []
    laid = sheet.laid(number)
    for suit in suits:
        score = score_expedition(columns(laid[seat])[suit.order])
        steps = aloud(score) if score else (NOT_STARTED,)
        said += [f"{whose(sheet.names[seat])} {suit.plural}.", *steps]
    return " ".join((*said, f"The side scores {signed(scores(laid)[seat].total)}."))


def _reckoning(sheet: MatchSheet, number: int, seat: Seat, suit: Suit, note: str | None) -> Reckoning:
    score = score_expedition(columns(sheet.laid(number)[seat])[suit.order])
    cards = (card for card in deck(aces=sheet.variant.aces) if card.suit is suit)
    return {
        "suit": suit.value,
        "name": suit.plural.capitalize(),
        "label": f"{whose(sheet.names[seat])} {suit.plural}",
        "picks": [_pick(sheet, number, seat, card) for card in cards],
        "steps": list(aloud(score)) if score else [NOT_STARTED],
        "total": signed(score.total) if score else None,
        "note": note,
    }


def _pick(sheet: MatchSheet, number: int, seat: Seat, card: Card) -> Pick:
    laid = sheet.laid(number)
    label = card_label(card)
    if card in laid[seat.other]:
        return {
            "code": card.code,
            "text": ranks((card,)),
            "label": f"{label}, lies with {sheet.names[seat.other]}",
            "lies": "there",
        }
    return {"code": card.code, "text": ranks((card,)), "label": label, "lies": "here" if card in laid[seat] else "no"}


def _typed(name: str, seat: Seat, typed: TypedText) -> Typed:
    suits: list[Button] = [
        {"id": f"suit-{seat.name}-{suit}", "label": suit.plural.capitalize()} for suit in SUITS if typed.lacks_suit
    ]
    return {
        "legend": f"Type cards for {name}",
        "help": HOW_TO_TYPE,
        "text": typed.text,
        "number": typed.number,
        "faults": list(typed.faults),
        "submit": {"id": f"type-{seat.name}", "label": "Lay them"},
        "suits": suits,
    }
