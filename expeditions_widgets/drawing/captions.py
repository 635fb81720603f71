"""What drawings say about a table: each expedition's arithmetic, the two sides, and whose turn it is."""

from dataclasses import dataclass

from expeditions_widgets.engine.cards.cards import SUITS, Card, Seat, Suit
from expeditions_widgets.engine.cards.position import Position
from expeditions_widgets.engine.cards.scoring import ExpeditionScore, RoundScore, score_side
from expeditions_widgets.engine.cards.table import PerSuit, Step
from expeditions_widgets.engine.cards.view import View

Names = tuple[str, str]
"""What the players are called, seat A first; "You" for the reader."""


@dataclass(frozen=True, slots=True)
class Side:
    """One player's side of a table, as far as the drawing may show it.

    `hand` is None where it is face down; `shown` are then the cards in it that were seen being taken.
    """

    name: str
    columns: PerSuit
    hand: tuple[Card, ...] | None
    count: int
    shown: frozenset[Card]

    @property
    def is_empty(self) -> bool:
        """Whether this side was left out: no cards played and none held."""
        return not (self.count or any(self.columns))

    @property
    def score(self) -> RoundScore:
        """The side's score, were the round to end now."""
        return score_side(self.columns)

    def expedition(self, suit: Suit) -> ExpeditionScore | None:
        """Return one expedition's score so far, or None if it was never started."""
        return next((score for score in self.score.expeditions if score.suit is suit), None)


def sides(table: Position | View, names: Names | None = None) -> tuple[Side, Side]:
    """Return the near side and the far side: a view's own seat is near, in a position seat A.

    Without `names` a view's seat is "You" and the other "The other side"; a position's are "Seat A" and "Seat B".
    """
    if isinstance(table, Position):
        near, far = Seat
        a, b = names or ("Seat A", "Seat B")
        hands = table.hands
        return (
            Side(a, table.columns[near], hands[near], len(hands[near]), table.shown[near]),
            Side(b, table.columns[far], hands[far], len(hands[far]), table.shown[far]),
        )
    near, far = table.seat, table.seat.other
    own, other = (names[near], names[far]) if names else ("You", "The other side")
    return (
        Side(own, table.columns[near], table.hand, len(table.hand), table.shown),
        Side(other, table.columns[far], None, table.other_count, table.other_shown),
    )


def signed(number: int) -> str:
    """Return a number as it is shown: with a true minus sign.

    >>> signed(-22), signed(30)
    ('−22', '30')
    """
    return str(number).replace("-", "−")


def working(score: ExpeditionScore) -> tuple[str, ...]:
    """Return an expedition's arithmetic in parts that each stay on one line (scoring, steps 1 to 4).

    >>> from expeditions_widgets.engine.cards.cards import parse_card
    >>> working(ExpeditionScore(tuple(parse_card("h" + rank) for rank in "JQKA2345")))
    ('(15 − 20) × 4', '+ 20')
    """
    less = f"{score.sum} − {score.cost}"
    climbed = less if score.multiplier == 1 else f"({less}) × {score.multiplier}"
    return (climbed, f"+ {score.bonus}") if score.bonus else (climbed,)


def whose(name: str) -> str:
    """Return a name as an owner: "Your" for the reader, "Scout’s"."""
    return "Your" if name == "You" else f"{name}’s"


def turn_caption(table: Position | View, names: Names | None = None) -> str | None:
    """Return whose turn it is and what it asks for; None where both hands are left out.

    A round is over when its last card was taken, which leaves cards in a hand (end of a round).
    """
    near, far = sides(table, names)
    if not (near.count or far.count):
        return None
    if table.is_over:
        return "The round is over."
    acting = near if table.turn is (Seat.A if isinstance(table, Position) else table.seat) else far
    if table.step is Step.CARD:
        return f"{whose(acting.name)} turn. Step 1: play or discard a card."
    barred = f", not from the {table.barred.plural} discards" if table.barred else ""
    return f"{whose(acting.name)} turn. Step 2: draw a card{barred}."


def ranks(cards: tuple[Card, ...]) -> str:
    """Return the ranks of one suit's cards, in their order: "J 3 10"."""
    return " ".join("10" if card.rank == "T" else card.rank for card in cards)


def by_suit(cards: tuple[Card, ...]) -> str:
    """Return cards suit by suit, each suit's in the order given: "hearts 9 10; clubs Q"."""
    runs = {suit: tuple(card for card in cards if card.suit is suit) for suit in SUITS}
    return "; ".join(f"{suit.plural} {ranks(run)}" for suit, run in runs.items() if run)


def counted(count: int) -> str:
    """Return a number of cards in words: "1 card", "8 cards"."""
    return f"{count} card" if count == 1 else f"{count} cards"
