"""Matches as the rules lay them out: who deals next, and when a fourth round is needed."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from expeditions_widgets.engine.cards.match import ROUNDS
from expeditions_widgets.experiments.playtest.batches import Batch
from expeditions_widgets.experiments.playtest.rounds import PlayedRound, read_round


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match's rounds, in order; the first of the two players sat at seat A."""

    rounds: tuple[PlayedRound, ...]

    def lead(self, seat: int, after: int | None = None) -> int:
        """Return how far a seat is ahead after so many rounds; None is after the last one."""
        return sum(one.lead(seat) for one in self.rounds[:after])

    @property
    def texts(self) -> str:
        """The rounds' texts, with a blank between two."""
        return " ".join(one.text for one in self.rounds)


def put_together(batch: Batch, match: int, text_of: Callable[[int, int], str | None]) -> PlayedMatch:
    """Return a match of a batch, its number from 0, from the text of each round.

    `text_of` is asked for the round with a number from 0 and a dealer. Seats take turns in dealing a match's first
    round; then the winner deals, and after a tie the other seat (ruling C3). Three rounds that leave the totals level
    are followed by a fourth, the last one (ruling C1).
    """
    rounds: list[PlayedRound] = []
    dealer = match % 2
    while len(rounds) < batch.rounds or (len(rounds) == ROUNDS and sum(one.lead(0) for one in rounds) == 0):
        text = text_of(len(rounds), dealer)
        if text is None:
            raise ValueError(f"match {match + 1} of “{batch.key}” lacks its round {len(rounds) + 1}")
        rounds.append(read_round(text, dealer, batch.cost, batch.bonus))
        dealer = _next_dealer(rounds[-1])
    return PlayedMatch(tuple(rounds))


def read_matches(batch: Batch, lines: Iterable[str]) -> tuple[PlayedMatch, ...]:
    """Return matches from the texts of their rounds, a line for each; raises ValueError for one cut short."""
    return tuple(_read_match(batch, number, line.split()) for number, line in enumerate(lines))


def _read_match(batch: Batch, number: int, texts: list[str]) -> PlayedMatch:
    return put_together(batch, number, lambda place, _: texts[place] if place < len(texts) else None)


def _next_dealer(played: PlayedRound) -> int:
    lead = played.lead(0)
    if lead == 0:
        return 1 - played.dealer
    return 0 if lead > 0 else 1
