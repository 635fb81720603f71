"""Positions and views as one line of ASCII that a teacher can type and a link can carry.

Fields stand in this order, parted by " / "; an empty one is left out:

    A columns · B columns · D discard piles, top card last · a, b hands · P draw pile, next card first
    T whose turn and which step, and the suit barred from drawing · V variant

Cards of one suit in a row share its letter: `hKQ479T`. Ten is T. In a hand `!` follows a card that the other side saw
being taken from a discard pile. `?8` stands for eight unseen cards, in views only. Without a draw pile the round is
over: an exercise that is to be played needs a P.
"""

from collections.abc import Iterable

from expeditions_widgets.engine.cards.cards import SUITS, Card
from expeditions_widgets.engine.cards.table import PerSuit, Table

FIELDS = ("A", "B", "D", "a", "b", "P", "T", "V")
ACES = "aces"


def table_text(table: Table, hands: tuple[str, str], pile: str) -> str:
    """Return the whole line: the public part of `table`, with the texts of both hands and of the draw pile."""
    turn = f"{table.turn.name}{table.step.value}{table.barred or ''}"
    contents = (
        columns_text(table.columns[0]),
        columns_text(table.columns[1]),
        columns_text(table.discards),
        *hands,
        pile,
        turn,
        ACES if table.aces else "",
    )
    return " / ".join(f"{label} {content}" for label, content in zip(FIELDS, contents, strict=True) if content)


def columns_text(columns: PerSuit) -> str:
    """Return one run for each suit that has cards: "sJ36 hKQ479T"."""
    return " ".join(run_text(columns[suit.order]) for suit in SUITS if columns[suit.order])


def run_text(cards: Iterable[Card]) -> str:
    """Return cards in the order given; neighbours of one suit share its letter."""
    return hand_text(cards, frozenset())


def hand_text(cards: Iterable[Card], shown: frozenset[Card]) -> str:
    """Return a hand in its order, each card in `shown` marked with "!"."""
    text, suit = "", None
    for card in cards:
        if card.suit is not suit:
            text += f" {card.suit}"
            suit = card.suit
        text += card.rank + ("!" if card in shown else "")
    return text.lstrip()
