"""Sums of expected leads from several positions, with an error that knows which of them come from the same deals."""

from math import hypot

from expeditions_widgets.play.reviewed import Measured
from expeditions_widgets.rollouts.samples import Sample


class Sum:
    """A sum of samples and exact numbers.

    Samples from one seed are of the same deals: they are added deal by deal, so that what they share cancels. Those of
    different seeds are independent.
    """

    def __init__(self) -> None:
        self._exact = 0.0
        self._by_seed: dict[str, tuple[float, ...]] = {}

    def add(self, seed: str, sample: Sample, sign: int = 1) -> None:
        """Add a sample, or with `sign` -1 take it away.

        Raises ValueError if it is not as long as what is there from its seed.
        """
        held = self._by_seed.get(seed, (0.0,) * len(sample.values))
        self._by_seed[seed] = tuple(one + sign * more for one, more in zip(held, sample.values, strict=True))

    def add_exact(self, number: float) -> None:
        """Add a number that is known exactly."""
        self._exact += number

    def less(self, *others: "Sum") -> "Sum":
        """Return this sum with others taken away."""
        left = Sum()
        left.add_sum(self)
        for other in others:
            left.add_sum(other, -1)
        return left

    def add_sum(self, other: "Sum", sign: int = 1) -> None:
        """Add another sum, or with `sign` -1 take it away."""
        exact, samples = other.terms()
        self.add_exact(sign * exact)
        for seed, sample in samples:
            self.add(seed, sample, sign)

    def terms(self) -> tuple[float, tuple[tuple[str, Sample], ...]]:
        """Return the sum of the exact numbers, and that of the samples for each seed."""
        return self._exact, tuple((seed, Sample(values)) for seed, values in self._by_seed.items())

    @property
    def measured(self) -> Measured:
        """The sum with its standard error.

        >>> both = Sum()
        >>> both.add_exact(2)
        >>> both.add("one", Sample((1, 3)))
        >>> both.measured
        Measured(mean=4.0, error=1.0)
        >>> both.less(both).measured
        Measured(mean=0.0, error=0.0)
        """
        exact, samples = self.terms()
        return Measured(exact + sum(one.mean for _, one in samples), hypot(*(one.error for _, one in samples)))
