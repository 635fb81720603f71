"""An answer of the playtest: figures with their intervals, and sentences that are made of them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from expeditions_widgets.drawing.figures import figure
from expeditions_widgets.experiments.measures import Measure
from expeditions_widgets.rollouts.samples import SURE, Sample, Share

FEWEST: Final = 30
"""Cases below which a share is not told: its interval would say next to nothing."""


@dataclass(frozen=True, slots=True)
class Line:
    """One row of an answer, with a figure for each series, or None where there are too few cases."""

    label: str
    measures: tuple[Measure | None, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """What the rounds say to one question.

    `axis` says what the figures are, with so many `decimals`; `series` names the columns of `lines`; `mark` is a value
    worth comparing with. `said` are whole sentences.
    """

    question: str
    said: tuple[str, ...]
    axis: str
    series: tuple[str, ...]
    lines: tuple[Line, ...]
    decimals: int = 0
    mark: float | None = None

    def cell(self, measure: Measure | None) -> str:
        """Return a figure with its interval, as a table's cell."""
        return "–" if measure is None else with_interval(measure, self.decimals)


def with_interval(measure: Measure, decimals: int = 0, unit: str = "") -> str:
    """Return a figure with where the true one lies in 95 of 100 experiments, which stays on one line.

    >>> with_interval(Measure(53.1, 50.9, 55.3), 1).split()
    ['53.1', '(50.9', 'to', '55.3)']
    """
    of_it = f"\N{NO-BREAK SPACE}{unit}" if unit else ""
    low, high = (figure(edge, decimals) for edge in (measure.low, measure.high))
    return f"{figure(measure.value, decimals)}{of_it} ({low}\N{NO-BREAK SPACE}to\N{NO-BREAK SPACE}{high})"


def mean_of(values: Iterable[float]) -> Measure:
    """Return the mean of independent values, at least two."""
    sample = Sample(tuple(values))
    return Measure(sample.mean, *sample.likely)


def percent_of(hits: Iterable[bool]) -> Measure:
    """Return in percent how often something came about in independent cases, at least one."""
    each = tuple(hits)
    return _in_percent(Share(sum(each), len(each)))


Counts = Sequence[tuple[int, int]]
"""Hits and cases, round by round."""


def percent_in_rounds(rounds: Counts) -> Measure | None:
    """Return in percent how many cases were hits; None if the cases are too few.

    What happens in one round hangs together, so that rounds are what counts as independent: the error is that of a
    ratio of two sums, by its linear approximation.
    """
    hits, cases = (sum(column) for column in zip(*rounds, strict=True))
    if cases < FEWEST:
        return None
    if hits in (0, cases):
        return _in_percent(Share(hits, cases))
    share, reach = hits / cases, SURE * _error(_pulls(rounds))
    return Measure(100 * share, 100 * max(0.0, share - reach), 100 * min(1.0, share + reach))


def best_of(each: Sequence[Counts]) -> tuple[int, ...]:
    """Return the places of the highest share of hits and of those that the rounds can't tell from it.

    Shares of too few cases are left out. Two shares are told apart if their difference is beyond its 95 % interval.
    """
    told = [place for place, rounds in enumerate(each) if percent_in_rounds(rounds) is not None]
    best = max(told, key=lambda place: _share(each[place]))
    return tuple(place for place in told if place == best or not _is_above(each[best], each[place]))


def _is_above(one: Counts, other: Counts) -> bool:
    pulls = [first - second for first, second in zip(_pulls(one), _pulls(other), strict=True)]
    return _share(one) - _share(other) > SURE * _error(pulls)


def _share(rounds: Counts) -> float:
    return sum(hits for hits, _ in rounds) / sum(cases for _, cases in rounds)


def _pulls(rounds: Counts) -> list[float]:
    """Return by how much each round pulls the share up or down."""
    share, cases = _share(rounds), sum(count for _, count in rounds)
    return [(hits - share * count) / cases for hits, count in rounds]


def _error(pulls: Sequence[float]) -> float:
    return sqrt(sum(pull**2 for pull in pulls) * len(pulls) / (len(pulls) - 1))


def _in_percent(share: Share) -> Measure:
    low, high = share.likely
    return Measure(100 * share.value, 100 * low, 100 * high)
