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


@dataclass(frozen=True, slots=True, repr=False)
class Experiment:
    """A way to find a number out: in words, and as work that begins afresh with each call of `measure`.

    Two of the same question are equal, and the repr is the call that makes it.
    """

    how: str
    measure: Callable[[], Measuring]

    def __repr__(self) -> str:
        """Return what `measure` says of itself."""
        return repr(self.measure)


def counted(value: float, how: str) -> Experiment:
    """Return a number that needs no chance, with how it was counted.

    >>> counted(37.5, "12 of 32 cards")
    counted(37.5, '12 of 32 cards')
    >>> next(counted(37.5, "12 of 32 cards").measure(), None)
    """
    return Experiment(how, _Counted(value, how))


def mean_result(trials: WagerTrials, wagers: int) -> Experiment:
    """Return the suit's mean result with so many wagers, in points."""
    return Experiment(how_played(trials), _MeanResult(trials, wagers))


def share_below_zero(trials: WagerTrials, wagers: int) -> Experiment:
    """Return how often the suit ends below zero with so many wagers, in percent."""
    return Experiment(how_played(trials), _ShareBelowZero(trials, wagers))


def gain_from_wagers(trials: WagerTrials, wagers: int) -> Experiment:
    """Return what so many wagers add to the suit's mean result, deal by deal, in points; negative if they cost."""
    return Experiment(how_played(trials), _GainFromWagers(trials, wagers))


@dataclass(frozen=True, slots=True)
class _Counted:
    value: float
    how: str

    def __call__(self) -> Measuring:
        yield from ()
        return Measure(self.value, self.value, self.value)

    def __repr__(self) -> str:
        return f"counted({self.value!r}, {self.how!r})"


@dataclass(frozen=True, slots=True)
class _MeanResult:
    trials: WagerTrials
    wagers: int

    def __call__(self) -> Measuring:
        yield from self.trials.play(self.wagers)
        return _mean(self.trials.expeditions(self.wagers))

    def __repr__(self) -> str:
        return f"mean_result({self.trials!r}, wagers={self.wagers})"


@dataclass(frozen=True, slots=True)
class _ShareBelowZero:
    trials: WagerTrials
    wagers: int

    def __call__(self) -> Measuring:
        yield from self.trials.play(self.wagers)
        share = self.trials.expeditions(self.wagers).below_zero
        low, high = share.likely
        return Measure(100 * share.value, 100 * low, 100 * high)

    def __repr__(self) -> str:
        return f"share_below_zero({self.trials!r}, wagers={self.wagers})"


@dataclass(frozen=True, slots=True)
class _GainFromWagers:
    trials: WagerTrials
    wagers: int

    def __call__(self) -> Measuring:
        yield from self.trials.play(0, self.wagers)
        return _mean(self.trials.expeditions(self.wagers).less(self.trials.expeditions(0)))

    def __repr__(self) -> str:
        return f"gain_from_wagers({self.trials!r}, wagers={self.wagers})"


def how_played(trials: WagerTrials) -> str:
    """Return in words which deals are played, and by whom."""
    return f"{trials.deals} deals from the seed “{trials.seed}”, with {SteadyPlayer.name} on both sides"


def _mean(sample: Sample) -> Measure:
    return Measure(sample.mean, *sample.likely)
