"""What a trial of wagers comes to, in words and as a table: the same numbers as in the chart."""

from dataclasses import dataclass
from typing import Final

from expeditions_widgets.drawing.figures import figure, give_or_take
from expeditions_widgets.rollouts.samples import Sample, Share

NAMES: Final = ("No wager", "One wager", "Two wagers", "Three wagers")


@dataclass(frozen=True, slots=True)
class Results:
    """The suit's results with no, one, two and three wagers, over the same deals."""

    arms: tuple[Sample, Sample, Sample, Sample]

    def gain(self, wagers: int) -> Sample:
        """Return what so many wagers added, deal by deal."""
        return self.arms[wagers].less(self.arms[0])


HEAD: Final = ("Wagers", "Mean", "Below zero", "Middle half", "Wagers add")
CAPTION: Final = "The same in numbers, in points. ± is the standard error; in brackets, where the true share may lie."


def with_error(sample: Sample) -> str:
    """Return a sample's mean with its standard error, which stays beside its sign.

    >>> with_error(Sample((-10, 0, 5, 10, 20))).split()
    ['5.0', '±', '5.0']
    """
    return give_or_take(sample.mean, sample.error)


def rows(results: Results) -> list[list[str]]:
    """Return the table's rows, each in the order of `HEAD`."""
    return [
        [
            f"{NAMES[wagers]}, × {wagers + 1}",
            with_error(sample),
            share_text(sample.below_zero),
            f"{figure(sample.quartiles[0])} to {figure(sample.quartiles[2])}",
            with_error(results.gain(wagers)) if wagers else "–",
        ]
        for wagers, sample in enumerate(results.arms)
    ]


def description(results: Results) -> str:
    """Return in words what the chart shows."""
    arms = (
        f"{NAMES[wagers]}: mean {with_error(sample)} points, below zero in {percent(sample.below_zero.value)} of the "
        f"deals, from {figure(min(sample.values))} to {figure(max(sample.values))}."
        for wagers, sample in enumerate(results.arms)
    )
    return " ".join(arms)


def conclusions(results: Results) -> list[str]:
    """Return what can be said of each number of wagers, and where these deals can't tell."""
    first = results.arms[0]
    said = [_pays(NAMES[wagers], results.gain(wagers)) for wagers in (1, 2, 3)]
    wider = results.arms[3].spread / first.spread if first.spread else 0.0
    if wider:
        said.append(f"With three wagers the results lie {figure(wider, 1)} times as far apart as with none.")
    return said


def _pays(name: str, gain: Sample) -> str:
    low, high = gain.likely
    if low <= 0 <= high:
        return f"{name}: {with_error(gain)} points against none. Can’t tell: these deals are too few."
    if low > 0:
        return f"{name}: {with_error(gain)} points more than with none."
    return f"{name}: {give_or_take(-gain.mean, gain.error)} points less than with none."


def share_text(share: Share) -> str:
    """Return a share in percent with where the true one may lie.

    >>> share_text(Share(20, 100)).split(), share_text(Share(3, 2000)).split()
    (['20', '%', '(13', 'to', '29)'], ['0.1', '%', '(0.1', 'to', '0.4)'])
    """
    low, high = share.likely
    decimals = 1 if _is_rare(share.value) else 0
    return f"{percent(share.value)} ({figure(100 * low, decimals)} to {figure(100 * high, decimals)})"


def percent(share: float) -> str:
    """Return a share, 0 to 1, in percent; what is not quite nothing or all has one decimal.

    >>> percent(0.375).split(), percent(0.004).split()
    (['38', '%'], ['0.4', '%'])
    """
    return f"{figure(100 * share, 1 if _is_rare(share) else 0)}\N{NO-BREAK SPACE}%"


def _is_rare(share: float) -> bool:
    return 0 < share < 0.01 or 0.99 < share < 1  # noqa: PLR2004 - one percent from either end
