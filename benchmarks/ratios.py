"""Ratios to stock, measured in the same run, with how far they scatter."""

from __future__ import annotations

from math import inf, isfinite
from statistics import median, quantiles
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_FEW = 3


def middle(values: Sequence[float]) -> float:
    """Return the median.

    >>> middle([3, 1, 2])
    2.0
    """
    return float(median(values))


def ratio(ours: Sequence[float], stock: Sequence[float], *, most: float = inf) -> str:
    """Return in words the ratio of two medians, the scatter of each round's ratio, and the most that it may be, if any.

    Both were measured in turn, so that the first of one and the first of the other met the same machine. The scatter is
    the middle half of these ratios, or all of them where there are few.

    >>> ratio([2, 2, 4], [4, 4, 4], most=0.6)
    '0.50 (0.50 to 1.00), at most 0.60: yes'
    >>> ratio([3], [4], most=0.6)
    '0.75, at most 0.60: no'
    """
    value = middle(ours) / middle(stock)
    rounds = sorted(one / other for one, other in zip(ours, stock, strict=True))
    low, high = (rounds[0], rounds[-1]) if len(rounds) <= _FEW else quantiles(rounds, n=4, method="inclusive")[::2]
    scatter = f" ({low:.2f} to {high:.2f})" if len(rounds) > 1 else ""
    verdict = f", at most {most:.2f}: {'yes' if value <= most else 'no'}" if isfinite(most) else ""
    return f"{value:.2f}{scatter}{verdict}"
