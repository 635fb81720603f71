"""What many values come to: mean and its error, quartiles, shares; never a figure without how sure it is."""

from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from statistics import fmean, quantiles, stdev

SURE = 1.96
"""Standard errors on each side of a mean that hold the true one in 95 of 100 experiments."""


@dataclass(frozen=True)
class Sample:
    """Values of one kind, in the order in which they came up; at least two."""

    values: tuple[float, ...]

    def __post_init__(self) -> None:
        """Raise ValueError for a sample too small to have an error."""
        if len(self.values) < 2:  # noqa: PLR2004 - a spread needs two
            raise ValueError(f"A sample needs two values or more; this one has {len(self.values)}.")

    @cached_property
    def mean(self) -> float:
        """The mean."""
        return fmean(self.values)

    @cached_property
    def spread(self) -> float:
        """The standard deviation of a single value."""
        return stdev(self.values)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.spread / sqrt(len(self.values))

    @property
    def likely(self) -> tuple[float, float]:
        """Where the true mean lies in 95 of 100 experiments."""
        return self.mean - SURE * self.error, self.mean + SURE * self.error

    @cached_property
    def quartiles(self) -> tuple[float, float, float]:
        """A quarter of the values lie below the first, half below the second, three quarters below the third."""
        low, middle, high = quantiles(self.values, n=4, method="inclusive")
        return low, middle, high

    @cached_property
    def tenths(self) -> tuple[float, float]:
        """A tenth of the values lie below the first or at it, a tenth above the second or at it."""
        cuts = quantiles(self.values, n=10, method="inclusive")
        return cuts[0], cuts[-1]

    @property
    def below_zero(self) -> "Share":
        """The share of the values below zero."""
        return Share(sum(value < 0 for value in self.values), len(self.values))

    def less(self, other: "Sample") -> "Sample":
        """Return the differences to another sample of the same deals, pair by pair.

        Raises ValueError if the two are not of the same length.
        """
        return Sample(tuple(own - its for own, its in zip(self.values, other.values, strict=True)))


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many; `of` is at least 1."""

    count: int
    of: int

    @property
    def value(self) -> float:
        """The share, 0 to 1."""
        return self.count / self.of

    @property
    def likely(self) -> tuple[float, float]:
        """Where the true share lies in 95 of 100 experiments, by Wilson's interval: never outside 0 to 1.

        >>> [round(edge, 3) for edge in Share(0, 100).likely]
        [0.0, 0.037]
        """
        squared = SURE**2
        middle = (self.count + squared / 2) / (self.of + squared)
        missed = self.of - self.count
        reach = SURE / (self.of + squared) * sqrt(self.count * missed / self.of + squared / 4)
        # Rounding may put an edge on the wrong side of the share itself; a chart of it is then refused.
        return max(0.0, min(self.value, middle - reach)), min(1.0, max(self.value, middle + reach))
