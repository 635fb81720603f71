"""What the wager lab finds out: with each number of wagers, by another player, now or later, by the sum in hand."""

from collections.abc import Generator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final, TypeVar

from expeditions_widgets.engine.cards import HAND_SIZE, Card, deck, fits
from expeditions_widgets.experiments.arrivals import at_least, draws_in_time
from expeditions_widgets.experiments.lab_rounds import Played, laid_ways, played, starting_ways
from expeditions_widgets.experiments.lab_setting import LabSetting
from expeditions_widgets.experiments.wager_trials import ARMS
from expeditions_widgets.rollouts.samples import Sample, Share

_Result = TypeVar("_Result")

PART: Final = 4
"""Everything but the main question is asked over one deal in so many."""

_SUM_PART: Final = 40
_FEWEST: Final = 40
"""Deals of any question, at least."""


@dataclass(frozen=True, slots=True)
class Start:
    """The suit started now, or when the player would, with so many wagers in hand; over the same deals."""

    wagers: int
    now: Played
    free: Played

    @property
    def gain(self) -> Sample:
        """What starting now adds to the lead, deal by deal; below 0 if it costs."""
        return self.now.leads.less(self.free.leads)

    @property
    def ever(self) -> Share:
        """How often the player starts the suit at all, left free."""
        return Share(self.free.started, len(self.free.expeditions.values))


@dataclass(frozen=True, slots=True)
class SumPoint:
    """Hands whose numbers of the suit come to one sum: what they came to with no to three wagers."""

    total: int
    hands: int
    arms: tuple[Sample, ...]


@dataclass(frozen=True, slots=True)
class Arrivals:
    """The chance that at least 1, 2, … of the wanted cards reach the hand in time, exactly.

    `drawn` of the `unseen` cards do: those that fill the hand now, and those drawn from the pile in time.
    """

    wanted: int
    unseen: int
    drawn: int
    chances: tuple[float, ...]


def laid(setting: LabSetting) -> Generator[float, None, list[Played]]:
    """Play the setting with no, one, two and three wagers laid, by its own policy."""
    return played(setting, laid_ways(setting), setting.deals, setting.policy, setting.seed)


def laid_by(setting: LabSetting, policy: str) -> Generator[float, None, list[Played]]:
    """Play the same by another policy, over the first part of the same deals."""
    return played(setting, laid_ways(setting), fewer(setting.deals, PART), policy, setting.seed)


def starts(setting: LabSetting) -> Generator[float, None, list[Start]]:
    """Play the start now and the start left free, for each number of wagers that the hand has room for.

    A suit that is started already has none; without a wager it takes a number in hand.
    """
    found: list[Start] = []
    if setting.is_started:
        return found
    asked = [wagers for wagers in ARMS if (wagers or setting.held) and len(setting.hand) + wagers <= HAND_SIZE]
    for number, wagers in enumerate(asked):
        ways = starting_ways(setting, wagers)
        part = played(setting, ways, fewer(setting.deals, PART), setting.policy, setting.seed)
        now, free = yield from _scaled(part, number, len(asked))
        found.append(Start(wagers, now, free))
    return found


def by_sum(setting: LabSetting) -> Generator[float, None, list[SumPoint]]:
    """Play hands of as many numbers of the suit as are held, by their sum; all else as in the setting.

    Without a number that still fits the column there are no such hands.
    """
    sums = dict(sorted(_hands_by_sum(setting).items()))
    points = []
    for number, (total, hands) in enumerate(sums.items()):
        samples: list[list[float]] = [[] for _ in ARMS]
        each = max(2, fewer(setting.deals, _SUM_PART) // len(hands))
        for place, hand in enumerate(hands):
            one = replace(setting, hand=hand)
            part = played(one, laid_ways(one), each, setting.policy, f"{setting.seed}-{total}-{place}")
            outcomes = yield from _scaled(_scaled(part, place, len(hands)), number, len(sums))
            for values, outcome in zip(samples, outcomes, strict=True):
                values.extend(outcome.expeditions.values)
        points.append(SumPoint(total, len(hands), tuple(Sample(tuple(values)) for values in samples)))
    return points


def arrivals(setting: LabSetting) -> Arrivals:
    """Return the exact chances of the wanted cards, whoever may hold the rest."""
    unseen = len(setting.unseen)
    drawn = min(unseen, draws_in_time(setting.pile) + setting.hand_room)
    chances = tuple(at_least(setting.wanted, count, unseen, drawn) for count in range(1, setting.wanted + 1))
    return Arrivals(setting.wanted, unseen, drawn, chances)


def fewer(deals: int, part: int) -> int:
    """Return one deal in `part`, though not fewer than 40."""
    return max(_FEWEST, deals // part)


def _hands_by_sum(setting: LabSetting) -> dict[int, list[tuple[Card, ...]]]:
    """Return the hands with other numbers in place of those that fit the suit's column, as many, by their sum."""
    playable = [card for card in setting.held if fits(card, setting.column)]
    rest = tuple(card for card in setting.hand if card not in playable)
    free = [
        card
        for card in deck()
        if card.suit is setting.suit
        and not card.is_wager
        and (card in playable or setting.place_of(card) is None)
        and fits(card, setting.column)
    ]
    hands: dict[int, list[tuple[Card, ...]]] = {}
    if playable:
        for held in combinations(free, len(playable)):
            hands.setdefault(sum(card.value for card in held), []).append((*held, *rest))
    return hands


def _scaled(part: Generator[float, None, _Result], number: int, count: int) -> Generator[float, None, _Result]:
    """Go through one part of so many, with the shares of the whole."""
    while True:
        try:
            share = next(part)
        except StopIteration as ended:
            result: _Result = ended.value
            return result
        yield (number + share) / count
