"""The same hand with no, one, two and three wagers on a suit, played on over many deals of the unseen cards."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from expeditions_widgets.engine.cards import Seat, Suit, View, deal_unseen, parse_view, score_side
from expeditions_widgets.engine.cards.cards import WAGER_RANKS
from expeditions_widgets.engine.cards.table import with_suit
from expeditions_widgets.experiments.playing_on import played_on
from expeditions_widgets.players.steady import SteadyPlayer
from expeditions_widgets.rollouts.samples import Sample

ARMS: Final = (0, 1, 2, 3)
"""The numbers of wagers that can lie in a suit."""

_KEPT_ROUNDS: Final = 10_000
"""Rounds whose outcome is kept, so that a second question about the same hand costs nothing."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one round came to for the view's seat, in points."""

    expedition: int
    """The suit's result; 0 if it was never started."""
    own: int
    """The side's round score."""
    lead: int
    """The side's round score less the other side's."""


@dataclass(frozen=True, slots=True)
class WagerTrials:
    """A hand whose wagers are varied.

    `view` is a view as text in which all three wagers of `suit` ("h") lie on its discard pile. With `wagers` in play,
    so many of them lie at the foot of the seat's column instead; all else stays the same, the unseen cards included.
    So deal number 5 is the same deal with every number of wagers, and differences between them are paired.
    `seed` names the deals, `deals` is how many there are.
    """

    view: str
    suit: str
    seed: str
    deals: int = 300

    def start(self, wagers: int) -> View:
        """Return the view with so many wagers in play, 0 to 3.

        Raises FaultyTextError if the text can't be read, ValueError if the wagers are not where they should be.
        """
        return _with_wagers(self.view, self.suit, wagers)

    def outcome(self, wagers: int, deal: int) -> Outcome:
        """Return what one deal, numbered from 0, came to with so many wagers; the same on every call."""
        return _outcome(self.view, self.suit, wagers, f"{self.seed}-{deal}")

    def play(self, *arms: int) -> Iterator[float]:
        """Play every deal with each of these numbers of wagers; yield the share that is done after every round."""
        total = self.deals * len(arms)
        for deal in range(self.deals):
            for place, wagers in enumerate(arms):
                self.outcome(wagers, deal)
                yield (deal * len(arms) + place + 1) / total

    def expeditions(self, wagers: int) -> Sample:
        """Return the suit's results with so many wagers, deal by deal; plays what was not played yet."""
        return Sample(tuple(self.outcome(wagers, deal).expedition for deal in range(self.deals)))

    def leads(self, wagers: int) -> Sample:
        """Return the side's lead with so many wagers, deal by deal; plays what was not played yet."""
        return Sample(tuple(self.outcome(wagers, deal).lead for deal in range(self.deals)))


@lru_cache(maxsize=64)
def _with_wagers(text: str, suit_letter: str, wagers: int) -> View:
    view, suit = parse_view(text), Suit(suit_letter)
    thrown = tuple(card for card in view.discards[suit.order] if card.is_wager)
    if len(thrown) != len(WAGER_RANKS):
        raise ValueError(f"All three wagers of {suit.plural} must lie on their discard pile in: {text}")
    if wagers not in ARMS:
        raise ValueError(f"A suit has no, one, two or three wagers, not {wagers}.")
    laid = thrown[:wagers]
    pile = tuple(card for card in view.discards[suit.order] if card not in laid)
    own = with_suit(view.columns[view.seat], suit, (*laid, *view.column(view.seat, suit)))
    columns = (own, view.columns[Seat.B]) if view.seat is Seat.A else (view.columns[Seat.A], own)
    return replace(view, columns=columns, discards=with_suit(view.discards, suit, pile))


@lru_cache(maxsize=_KEPT_ROUNDS)
def _outcome(text: str, suit: str, wagers: int, seed: str) -> Outcome:
    view = _with_wagers(text, suit, wagers)
    end = played_on(deal_unseen(view, seed), SteadyPlayer())
    own, other = (score_side(end.columns[seat]) for seat in (view.seat, view.seat.other))
    expedition = sum(score.total for score in own.expeditions if score.suit == suit)
    return Outcome(expedition=expedition, own=own.total, lead=own.total - other.total)
