"""The sheet of a match played with a real deck: who laid which cards in each round, and what follows from it."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from expeditions_widgets.engine.cards import (
    SUITS,
    Card,
    Match,
    PerSuit,
    Position,
    RefusedActionError,
    RoundResult,
    RoundScore,
    Seat,
    Step,
    Variant,
    deck,
    in_display_order,
    next_dealer,
    rulebook,
    score_side,
)
from expeditions_widgets.engine.cards.table import NO_CARDS

Laid = tuple[frozenset[Card], frozenset[Card]]
"""What lies on the two sides at the end of a round, seat A first. Sets: how an expedition's cards must lie is known."""

NOTHING: Final[Laid] = (frozenset(), frozenset())
_DECK, _ACES = (next(rule for rule in rulebook.ALL if rule.key == key) for key in ("cards.deck", "variant.aces"))


@dataclass(frozen=True, slots=True)
class MatchSheet:
    """A match on paper, as an immutable value: a change gives a new sheet.

    `kept` are the rounds written down, `present` is the one being entered. Scores, dealers, the fourth round and the
    winner follow from these by the engine's rules. A round is named by its number, from 1; the present round's number
    is the one after the kept ones, and there is none once the match is over.
    """

    names: tuple[str, str]
    variant: Variant = field(default_factory=Variant)
    first_dealer: Seat = Seat.A
    kept: tuple[Laid, ...] = ()
    present: Laid = NOTHING

    @property
    def match(self) -> Match:
        """The match as the kept rounds make it: results, dealers, totals and winner (rulings C1 to C5).

        Rounds that are kept beyond its end are left out; see `surplus`.
        """
        match = Match("", self.variant, self.first_dealer, _ended(NOTHING, self.variant))
        for laid in self.kept:
            if match.is_over:
                break
            dealer = next_dealer(match.results[-1]) if match.results else self.first_dealer
            first, second = scores(laid)
            result = RoundResult(dealer, (first, second))
            match = replace(match, dealer=dealer, position=_ended(laid, self.variant), results=(*match.results, result))
        return match

    @property
    def surplus(self) -> int:
        """How many kept rounds no longer count, since a correction ended the match before them."""
        return len(self.kept) - len(self.match.results)

    @property
    def present_number(self) -> int | None:
        """The number of the round being entered; None once the match is over."""
        return None if self.match.is_over else len(self.kept) + 1

    @property
    def next_dealer(self) -> Seat:
        """Who deals the round being entered: the chosen first dealer, then as the engine says (rulings C3, C4)."""
        results = self.match.results
        return next_dealer(results[-1]) if results else self.first_dealer

    def laid(self, number: int) -> Laid:
        """Return what lies on both sides in a round; raises IndexError for a round that is not there."""
        if number == self.present_number:
            return self.present
        if not 1 <= number <= len(self.kept):
            raise IndexError(f"There is no round {number} on this sheet.")
        return self.kept[number - 1]

    def refusal(self, number: int, seat: Seat, card: Card) -> RefusedActionError | None:
        """Return why a card can't lie on a side in a round, or None if it can: each card is there once."""
        if card not in deck(aces=self.variant.aces):
            sentence = "This match is played without Aces."
            return RefusedActionError("no-aces", _ACES, sentence)
        if card in self.laid(number)[seat.other]:
            sentence = f"The {card.name} lies with {self.names[seat.other]}."
            return RefusedActionError("taken", _DECK, sentence)
        return None

    def with_cards(self, number: int, seat: Seat, cards: Iterable[Card]) -> "MatchSheet":
        """Return the sheet with cards added to a side in a round.

        Raises RefusedActionError, and changes nothing, if one of them can't lie there ("taken", "no-aces").
        """
        cards = frozenset(cards)
        for card in in_display_order(cards):
            refused = self.refusal(number, seat, card)
            if refused is not None:
                raise refused
        return self._with_side(number, seat, self.laid(number)[seat] | cards)

    def without_card(self, number: int, seat: Seat, card: Card) -> "MatchSheet":
        """Return the sheet with a card taken from a side in a round."""
        return self._with_side(number, seat, self.laid(number)[seat] - {card})

    def keep(self) -> "MatchSheet":
        """Return the sheet with the present round written down and the next one begun.

        Raises RefusedActionError ("match-over") if the match has no further round.
        """
        if self.present_number is None:
            sentence = "The match is over: a new round belongs to a new match."
            raise RefusedActionError("match-over", rulebook.MATCH_END, sentence)
        return replace(self, kept=(*self.kept, self.present), present=NOTHING)

    def without_round(self, number: int) -> "MatchSheet":
        """Return the sheet without a kept round; later ones move up. Raises IndexError if it is not there."""
        if not 1 <= number <= len(self.kept):
            raise IndexError(f"There is no round {number} on this sheet.")
        return replace(self, kept=self.kept[: number - 1] + self.kept[number:])

    def rounds_with_aces(self) -> tuple[int, ...]:
        """Return the numbers of the rounds in which an Ace lies, the one being entered included."""
        return tuple(
            number
            for number, laid in enumerate((*self.kept, self.present), start=1)
            if any(card not in deck() for side in laid for card in side)
        )

    def _with_side(self, number: int, seat: Seat, cards: frozenset[Card]) -> "MatchSheet":
        first, second = self.laid(number)
        laid = (cards, second) if seat is Seat.A else (first, cards)
        if number == self.present_number:
            return replace(self, present=laid)
        return replace(self, kept=(*self.kept[: number - 1], laid, *self.kept[number:]))


def columns(side: frozenset[Card]) -> PerSuit:
    """Return a side's cards as its four expeditions, in the order in which they must lie."""
    spades, hearts, diamonds, clubs = (
        in_display_order(frozenset(card for card in side if card.suit is suit)) for suit in SUITS
    )
    return spades, hearts, diamonds, clubs


def scores(laid: Laid) -> tuple[RoundScore, RoundScore]:
    """Return both sides' scores for what lies there."""
    return score_side(columns(laid[Seat.A])), score_side(columns(laid[Seat.B]))


def _ended(laid: Laid, variant: Variant) -> Position:
    """Return a round's end as far as a sheet knows it: what lies on the two sides, and no draw pile."""
    return Position(
        columns=(columns(laid[Seat.A]), columns(laid[Seat.B])),
        discards=NO_CARDS,
        turn=Seat.A,
        step=Step.CARD,
        barred=None,
        aces=variant.aces,
        hands=((), ()),
        pile=(),
        shown=(frozenset(), frozenset()),
    )
