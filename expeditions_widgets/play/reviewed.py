"""What a review found, in figures and words: plain values, for those who show it and for exercises made from it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from expeditions_widgets.engine.cards import Action, Card, Seat
from expeditions_widgets.play.recorded_decisions import Decision, RecordedRound

RETRIES: Final = 3
"""The costliest decisions of a side that are set up again, to retry."""


class Measured(NamedTuple):
    """A number of points with its standard error; 0 for what is known exactly."""

    mean: float
    error: float


NOTHING: Final = Measured(0, 0)


class Kind(StrEnum):
    """What there was to decide."""

    FORCED = "forced"
    """One action was legal."""
    EQUAL = "equal"
    """The action was as good as the best, as far as one can tell."""
    COSTLY = "costly"
    """The action cost something, beyond its error."""
    LATE = "late"
    """An open card was taken so late in a long round that such actions have no price."""


@dataclass(frozen=True, slots=True)
class PricedAction:
    """A legal action: the lead it ends the round with, and how far that is behind the best, on the same deals."""

    action: Action
    lead: Measured
    behind: Measured
    as_good: bool


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """A decision with what it cost: `cost` is 0 unless it is costly.

    `options` are all legal actions, the dearest first, `reasons` sentences on the one that was chosen and `nudge` one
    that points towards the better ones: all three are empty unless it is costly. `seed` is that of its deals.
    """

    decision: Decision
    kind: Kind
    cost: Measured = NOTHING
    options: tuple[PricedAction, ...] = ()
    reasons: tuple[str, ...] = ()
    nudge: str = ""
    seed: str = ""

    @property
    def band(self) -> tuple[Action, ...]:
        """The actions that are as good as the best, as far as one can tell."""
        return tuple(option.action for option in self.options if option.as_good)


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """A card from the draw pile, and by how much it changed the expected lead."""

    turn: int
    card: Card
    change: Measured


class Part(StrEnum):
    """One part of a round's result; the parts add up to it."""

    DEAL = "deal"
    """The expected lead at the deal, by the seat's own eight cards."""
    DRAWS = "draws"
    """What the cards changed that came from the draw pile."""
    CHOICES = "choices"
    """What the costly decisions cost."""
    BETTER = "better"
    """What the best choices gain on those of the yardstick, by which all leads are reckoned."""
    OTHER = "other"
    """What the other side's turns changed, by its choices and by its cards."""
    REST = "rest"
    """What remains: choices behind the best by less than can be told, and chance in the estimates."""


@dataclass(frozen=True, slots=True)
class ReviewedRound:
    """A round as far as it was reviewed; `parts` and `lead` come once all of it is.

    `lead` is the round's result for the seat, or the lead it could expect where the record breaks off.
    """

    played: RecordedRound
    decisions: tuple[ReviewedDecision, ...] = ()
    draws: tuple[DrawnCard, ...] = ()
    parts: tuple[tuple[Part, Measured], ...] = ()
    lead: Measured | None = None

    def of_kind(self, kind: Kind) -> tuple[ReviewedDecision, ...]:
        """Return the decisions of one kind, as they came."""
        return tuple(one for one in self.decisions if one.kind is kind)


@dataclass(frozen=True, slots=True)
class Retry:
    """A costly decision to try again: what is said to each action that costs something there."""

    number: int
    round_number: int
    reviewed: ReviewedDecision
    said: tuple[tuple[Action, str], ...]


@dataclass(frozen=True, slots=True)
class ReviewedSide:
    """One seat's review; `retries` come once all else is done."""

    seat: Seat
    rounds: tuple[ReviewedRound, ...] = ()
    retries: tuple[Retry, ...] = ()

    def of_kind(self, kind: Kind) -> tuple[ReviewedDecision, ...]:
        """Return the decisions of one kind, as they came."""
        return tuple(one for each in self.rounds for one in each.of_kind(kind))

    @property
    def costliest(self) -> tuple[tuple[int, ReviewedDecision], ...]:
        """The decisions to retry with their rounds' numbers, the costliest first."""
        costly = [(each.played.number, one) for each in self.rounds for one in each.of_kind(Kind.COSTLY)]
        return tuple(sorted(costly, key=lambda found: -found[1].cost.mean)[:RETRIES])
