"""Scoring, as breakdowns: every step of the arithmetic is there to be shown."""

from dataclasses import dataclass

from expeditions_widgets.engine.cards.cards import Card, Suit
from expeditions_widgets.engine.cards.table import PerSuit

COST = 20
"""What an expedition costs to set out (scoring, step 2)."""

BONUS = 20
"""Points for a long expedition; equal to the cost by chance alone (scoring, step 4; ruling C11)."""

BONUS_CARDS = 8
"""Cards from which an expedition earns the bonus, wagers included (scoring, step 4)."""


@dataclass(frozen=True, slots=True)
class ExpeditionScore:
    """One started expedition's score (scoring, steps 1 to 4).

    `total` is `(sum - cost) * multiplier + bonus`: -80 to 156 in the plain deck.
    """

    cards: tuple[Card, ...]

    @property
    def suit(self) -> Suit:
        """The expedition's suit."""
        return self.cards[0].suit

    @property
    def sum(self) -> int:
        """The numbers added up; wagers count 0 (step 1)."""
        return sum(card.value for card in self.cards)

    @property
    def cost(self) -> int:
        """What setting out costs (step 2)."""
        return COST

    @property
    def wagers(self) -> int:
        """The number of wagers, 0 to 3."""
        return sum(card.is_wager for card in self.cards)

    @property
    def multiplier(self) -> int:
        """1 without a wager, 2, 3 or 4 with one, two or three (step 3)."""
        return 1 + self.wagers

    @property
    def subtotal(self) -> int:
        """The sum less the cost; may be negative (step 2)."""
        return self.sum - self.cost

    @property
    def bonus(self) -> int:
        """20 from eight cards on, else 0; never multiplied, and due on a loss too (step 4; ruling C12)."""
        return BONUS if len(self.cards) >= BONUS_CARDS else 0

    @property
    def total(self) -> int:
        """The expedition's result."""
        return self.subtotal * self.multiplier + self.bonus


@dataclass(frozen=True, slots=True)
class RoundScore:
    """One side's score for a round: the expeditions it started; a suit never started scores nothing."""

    expeditions: tuple[ExpeditionScore, ...]

    @property
    def total(self) -> int:
        """The sum of the expeditions' results; may be negative."""
        return sum(expedition.total for expedition in self.expeditions)


def multipliers(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """Return for each card of an expedition the multiplier in force from it on if it is a wager, else 0 (step 3).

    >>> from expeditions_widgets.engine.cards.reading import parse_position
    >>> multipliers(parse_position("hKQ47").columns[0][1])
    (2, 3, 0, 0)
    """
    return tuple(
        ExpeditionScore(cards[: index + 1]).multiplier if card.is_wager else 0 for index, card in enumerate(cards)
    )


def score_expedition(cards: tuple[Card, ...]) -> ExpeditionScore | None:
    """Return the score of one column, or None if the suit was never started.

    >>> from expeditions_widgets.engine.cards.reading import parse_position
    >>> score = score_expedition(parse_position("hKQ479T").columns[0][1])
    >>> score.sum, score.subtotal, score.multiplier, score.bonus, score.total
    (30, 10, 3, 0, 30)
    """
    return ExpeditionScore(cards) if cards else None


def score_side(columns: PerSuit) -> RoundScore:
    """Return one side's round score.

    >>> from expeditions_widgets.engine.cards.reading import parse_position
    >>> score_side(parse_position("sJ36 hKQ479T d256789T").columns[0]).total
    35
    """
    return RoundScore(tuple(ExpeditionScore(column) for column in columns if column))
