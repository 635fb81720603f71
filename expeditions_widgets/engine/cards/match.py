"""A match: three rounds or one, who deals each, the fourth round, and who wins."""

from dataclasses import dataclass, replace

from expeditions_widgets.engine.cards import rulebook
from expeditions_widgets.engine.cards.actions import Action
from expeditions_widgets.engine.cards.cards import Card, Seat, deck
from expeditions_widgets.engine.cards.position import Position, deal
from expeditions_widgets.engine.cards.scoring import RoundScore, score_side
from expeditions_widgets.engine.cards.turn import apply
from expeditions_widgets.engine.chance import generator, shuffled
from expeditions_widgets.engine.refusals import RefusedActionError

ROUNDS = 3
"""Rounds in a match (winning the game)."""

SHORT_ROUNDS = 1
"""Rounds in the short game (variant)."""


@dataclass(frozen=True, slots=True)
class Variant:
    """What was agreed before the start; both combine freely (ruling C16)."""

    aces: bool = False
    short: bool = False

    def __str__(self) -> str:
        """Return "plain", "aces", "short" or "aces short"."""
        return " ".join(name for name in ("aces", "short") if getattr(self, name)) or "plain"


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished round: who dealt it, and both sides' scores."""

    dealer: Seat
    scores: tuple[RoundScore, RoundScore]

    @property
    def winner(self) -> Seat | None:
        """The seat with the higher round score, whatever the running totals; None if level (ruling C5)."""
        first, second = (score.total for score in self.scores)
        return None if first == second else Seat.A if first > second else Seat.B


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one moment, as an immutable value.

    `seed` names every deal, unless `decks` gives a round's deck itself, top card first. `results` are the finished
    rounds, the present one included once it is over; `dealer` and `position` are those of the present round.
    """

    seed: str
    variant: Variant
    dealer: Seat
    position: Position
    results: tuple[RoundResult, ...] = ()
    decks: tuple[tuple[Card, ...], ...] = ()

    @property
    def round_number(self) -> int:
        """The present round, from 1."""
        return len(self.results) + (not self.position.is_over)

    @property
    def rounds_planned(self) -> int:
        """How many rounds this match has before any fourth."""
        return SHORT_ROUNDS if self.variant.short else ROUNDS

    @property
    def totals(self) -> tuple[int, int]:
        """Both sides' points in the finished rounds."""
        first, second = (sum(result.scores[seat].total for result in self.results) for seat in Seat)
        return first, second

    @property
    def is_over(self) -> bool:
        """Whether the last round is finished.

        Level totals after three rounds call for a fourth, which is the last; a short game has none (rulings C1, C2).
        """
        played = len(self.results)
        if not self.position.is_over or played < self.rounds_planned:
            return False
        first, second = self.totals
        return self.variant.short or played > ROUNDS or first != second

    @property
    def winner(self) -> Seat | None:
        """The seat with the higher total once the match is over; None before, and if it is drawn (rulings C1, C2)."""
        first, second = self.totals
        if not self.is_over or first == second:
            return None
        return Seat.A if first > second else Seat.B

    def apply(self, action: Action) -> "Match":
        """Return the match after an action; one that ends the round adds its result.

        Raises RefusedActionError, and changes nothing, if the action is against the rules.
        """
        position = apply(self.position, action)
        if not position.is_over:
            return replace(self, position=position)
        first, second = (score_side(position.columns[seat]) for seat in Seat)
        result = RoundResult(self.dealer, (first, second))
        return replace(self, position=position, results=(*self.results, result))

    def next_round(self) -> "Match":
        """Return the match with the next round dealt.

        Raises RefusedActionError if the present round is still going on ("round-going") or the match is over
        ("match-over").
        """
        if not self.position.is_over:
            sentence = "This round is still going on: it ends with the last card of the draw pile."
            raise RefusedActionError("round-going", rulebook.ROUND_END, sentence)
        if self.is_over:
            sentence = "The match is over. Deal a new one to go on playing."
            raise RefusedActionError("match-over", rulebook.MATCH_END, sentence)
        dealer = next_dealer(self.results[-1])
        cards = _deck_of(self.seed, self.variant, self.decks, len(self.results))
        return replace(self, dealer=dealer, position=deal(cards, dealer))


def start_match(
    seed: str,
    variant: Variant = Variant(),
    *,
    dealer: Seat | None = None,
    decks: tuple[tuple[Card, ...], ...] = (),
) -> Match:
    """Return a match with its first round dealt; the dealer is drawn from the seed unless given (ruling C4).

    Raises ValueError if a given deck is not the variant's.
    """
    for cards in decks:
        if len(cards) != len(deck(aces=variant.aces)):
            raise ValueError(
                f"This match is played with {len(deck(aces=variant.aces))} cards; a deck has {len(cards)}."
            )
    if dealer is None:
        dealer = Seat(int(generator(f"{seed} dealer").random() * 2))
    return Match(seed, variant, dealer, deal(_deck_of(seed, variant, decks, 0), dealer), decks=decks)


def next_dealer(result: RoundResult) -> Seat:
    """Return who deals after a round: its winner, or after a tie the seat that did not deal it (ruling C3)."""
    return result.dealer.other if result.winner is None else result.winner


def _deck_of(seed: str, variant: Variant, decks: tuple[tuple[Card, ...], ...], index: int) -> tuple[Card, ...]:
    if index < len(decks):
        return decks[index]
    return tuple(shuffled(deck(aces=variant.aces), generator(f"{seed} round {index + 1}")))
