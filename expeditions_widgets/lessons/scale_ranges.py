"""Ranges of a scale for a show of hands: few, round, and each number of the scale in one of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from math import ceil
from typing import Final

FEWEST: Final = 5
MOST: Final = 9
"""There are as many keys."""

_ROUND: Final = ((1, 2, 5), (Fraction(5, 2),), (3, 4))
"""Widths that read well, but for their power of ten: the roundest first."""
_WIDE: Final = 4


@dataclass(frozen=True, slots=True)
class Range:
    """Some numbers of a scale, from `first` to `last`; on the scale it reaches from `low` to `high`."""

    low: float
    high: float
    first: float
    last: float


def ranges(low: float, high: float, step: float = 1) -> tuple[Range, ...]:
    """Return five to nine ranges of the numbers from `low` to `high` in steps of `step`; fewer for fewer numbers.

    >>> [f"{one.first:g} to {one.last:g}" for one in ranges(0, 100)]
    ['0 to 19', '20 to 39', '40 to 59', '60 to 79', '80 to 100']
    """
    bottom, by = Fraction(str(low)), Fraction(str(step))
    top = bottom + by * int((Fraction(str(high)) - bottom) / by)
    numbers = (top - bottom) / by + 1
    if numbers <= MOST:
        return _between([bottom + by * place for place in range(int(numbers) + 1)], top, by)
    # Round numbers are none of a scale that begins between them.
    for widths in _ROUND if (bottom / by).denominator == 1 else ():
        fitting = [edges for width in _powers(widths, by, top - bottom) for edges in [_edges(bottom, top, by, width)]]
        fitting = [edges for edges in fitting if FEWEST <= len(edges) - 1 <= MOST]
        if fitting:
            return _between(min(fitting, key=lambda edges: abs(len(edges) - 1 - (FEWEST + MOST) / 2)), top, by)
    width = by * ceil(numbers / MOST)
    return _between([bottom + width * place for place in range(ceil(numbers * by / width))] + [top + by], top, by)


def place_among(value: float, among: Sequence[Range]) -> float:
    """Return where a number lies along ranges that are drawn alike, from 0 (where the first begins) to 1.

    >>> place_among(30, ranges(0, 100)), place_among(-5, ranges(0, 100))
    (0.3, 0.0)
    """
    for number, one in enumerate(among):
        if value < one.high:
            inside = max(0.0, (value - one.low) / (one.high - one.low))
            return (number + inside) / len(among)
    return 1.0


def holding(low: float, high: float, among: Sequence[Range]) -> tuple[int, ...]:
    """Return the places of the ranges that a number from `low` to `high` may lie in.

    >>> holding(18, 22, ranges(0, 100)), holding(100, 100, ranges(0, 100))
    ((0, 1), (4,))
    """
    last = len(among) - 1
    return tuple(
        number
        for number, one in enumerate(among)
        if (low < one.high or number == last) and (high >= one.low or number == 0)
    )


def _powers(widths: Sequence[Fraction | int], step: Fraction, span: Fraction) -> list[Fraction]:
    """Return those of the widths, times a power of ten, that are whole steps and give about as many ranges."""
    found = []
    power = Fraction(1)
    while power * 10 > span / MOST:
        power /= 10
    while power < span:
        found += [power * width for width in widths if (power * width / step).denominator == 1]
        power *= 10
    return found


def _edges(bottom: Fraction, top: Fraction, step: Fraction, width: Fraction) -> list[Fraction]:
    first = bottom // width * width
    count = int((top - first) // width) + 1
    edges = [bottom, *(first + width * place for place in range(1, count)), top + step]
    # The scale's last number alone would be a range of its own: among many others it is not worth one.
    if edges[-2] == top and width >= _WIDE * step:
        del edges[-2]
    return edges


def _between(edges: Sequence[Fraction], top: Fraction, step: Fraction) -> tuple[Range, ...]:
    return tuple(_range(low, high, top, step) for low, high in pairwise(edges))


def _range(low: Fraction, high: Fraction, top: Fraction, step: Fraction) -> Range:
    # The scale ends at its last number; a range of that number alone still has a length to be drawn with.
    reaches = top if low < top < high else high
    return Range(float(low), float(reaches), float(low), float(high - step))
