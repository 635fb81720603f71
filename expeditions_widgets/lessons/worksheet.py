"""A score sheet with boxes to fill in: which there are and what belongs in each."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from expeditions_widgets.engine.cards import SUITS, Card, PerSuit, Suit, score_expedition, score_side


class Step(StrEnum):
    """A step of an expedition's arithmetic (scoring, steps 1 to 4); `COST` is the sum less the cost."""

    SUM = "sum"
    COST = "cost"
    MULTIPLIER = "multiplier"
    BONUS = "bonus"
    RESULT = "result"


STEPS: Final = tuple(Step)
STEP_NAMES: Final = {
    Step.SUM: "sum",
    Step.COST: "less 20",
    Step.MULTIPLIER: "multiplier",
    Step.BONUS: "bonus",
    Step.RESULT: "result",
}


@dataclass(frozen=True, slots=True)
class Box:
    """One box: a step of a suit's row, or the round score where `suit` is None."""

    suit: Suit | None
    step: Step

    @property
    def name(self) -> str:
        """The box's name in events and saves: "h-sum", "total"."""
        return f"{self.suit}-{self.step}" if self.suit else "total"

    @property
    def label(self) -> str:
        """The box as one reads it: "Hearts: multiplier"."""
        return f"{self.suit.plural.capitalize()}: {STEP_NAMES[self.step]}" if self.suit else "Round score"

    @property
    def may_be_negative(self) -> bool:
        """Whether what belongs in such a box can be less than nothing."""
        return self.step in (Step.COST, Step.RESULT)


@dataclass(frozen=True, slots=True)
class Worksheet:
    """One side's sheet: its columns, the suits that have a row, the steps asked for, and whether the round score is.

    A suit never started has a box for its result alone (scoring: what was never started).
    """

    columns: PerSuit
    suits: tuple[Suit, ...] = SUITS
    steps: tuple[Step, ...] = STEPS
    total: bool = False

    @property
    def boxes(self) -> tuple[Box, ...]:
        """The boxes to fill in, row by row, the round score last."""
        rows = (
            Box(suit, step)
            for suit in self.suits
            for step in STEPS
            if step in self.steps and (self.column(suit) or step is Step.RESULT)
        )
        return (*rows, Box(None, Step.RESULT)) if self.total else tuple(rows)

    @property
    def shown(self) -> tuple[Step, ...]:
        """The steps that have a column: those asked for, and those that they are worked out from.

        A multiplier of 1 or a bonus of 0 in every row is left out where it is not asked for.
        """
        shown = set(self.steps)
        scores = [score for suit in self.suits if (score := score_expedition(self.column(suit)))]
        if Step.COST in shown:
            shown.add(Step.SUM)
        if Step.RESULT in shown:
            shown |= {Step.MULTIPLIER} if any(score.wagers for score in scores) else set()
            shown |= {Step.BONUS} if any(score.bonus for score in scores) else set()
            shown |= set() if Step.SUM in shown else {Step.COST}
        return tuple(step for step in STEPS if step in shown)

    def column(self, suit: Suit) -> tuple[Card, ...]:
        """Return a suit's cards."""
        return self.columns[suit.order]

    def right(self, box: Box) -> int:
        """Return what belongs in a box."""
        if box.suit is None:
            return score_side(self.columns).total
        score = score_expedition(self.column(box.suit))
        if score is None:
            return 0
        values = (score.sum, score.subtotal, score.multiplier, score.bonus, score.total)
        return values[STEPS.index(box.step)]
