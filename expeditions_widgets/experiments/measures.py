"""Questions with a number for an answer, and the number with how sure it is: simulated live, or counted exactly."""

from collections.abc import Callable, Generator
from dataclasses import dataclass

from expeditions_widgets.experiments.wager_trials import WagerTrials
from expeditions_widgets.players.steady import SteadyPlayer
from expeditions_widgets.rollouts.samples import Sample

Measuring = Generator[float, None, "Measure"]
"""Work in small pieces: yields the share done, 0 to 1, after each, and returns what it came to."""


@dataclass(frozen=True, slots=True)
class Measure:
    """What a question's number came to; the true one lies from `low` to `high` in 95 of 100 experiments.

    All three are equal if the number is exact.
    """

    value: float
    low: float
    high: float

    @property
    def reach(self) -> float:
        """How far the true number may be from `value`: half the interval, 0 if it is exact."""
        return (self.high - self.low) / 2


@dataclass(frozen=True, slots=True)
class Experiment:
    """A way to find a number out: in words, and as work that begins afresh with each call of `measure`."""

    how: str
    measure: Callable[[], Measuring]


def counted(value: float, how: str) -> Experiment:
    """Return a number that needs no chance, with how it was counted.

    >>> next(counted(37.5, "12 of 32 cards").measure(), None)
    """

    def measure() -> Measuring:
        yield from ()
        return Measure(value, value, value)

    return Experiment(how, measure)


def mean_result(trials: WagerTrials, wagers: int) -> Experiment:
    """Return the suit's mean result with so many wagers, in points."""

    def measure() -> Measuring:
        yield from trials.play(wagers)
        return _mean(trials.expeditions(wagers))

    return Experiment(how_played(trials), measure)


def share_below_zero(trials: WagerTrials, wagers: int) -> Experiment:
    """Return how often the suit ends below zero with so many wagers, in percent."""

    def measure() -> Measuring:
        yield from trials.play(wagers)
        share = trials.expeditions(wagers).below_zero
        low, high = share.likely
        return Measure(100 * share.value, 100 * low, 100 * high)

    return Experiment(how_played(trials), measure)


def gain_from_wagers(trials: WagerTrials, wagers: int) -> Experiment:
    """Return what so many wagers add to the suit's mean result, deal by deal, in points; negative if they cost."""

    def measure() -> Measuring:
        yield from trials.play(0, wagers)
        return _mean(trials.expeditions(wagers).less(trials.expeditions(0)))

    return Experiment(how_played(trials), measure)


def how_played(trials: WagerTrials) -> str:
    """Return in words which deals are played, and by whom."""
    return f"{trials.deals} deals from the seed “{trials.seed}”, with {SteadyPlayer.name} on both sides"


def _mean(sample: Sample) -> Measure:
    return Measure(sample.mean, *sample.likely)
