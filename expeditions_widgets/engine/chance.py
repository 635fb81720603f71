"""Chance that is explicit and the same on every Python: shuffles drawn from a named seed."""

from collections.abc import Iterable
from random import Random
from typing import TypeVar

Thing = TypeVar("Thing")


def generator(seed: str) -> Random:
    """Return a generator for `seed`, any text; the same text gives the same numbers on every Python."""
    numbers = Random()
    numbers.seed(seed, version=2)
    return numbers


def shuffled(things: Iterable[Thing], numbers: Random) -> list[Thing]:
    """Return `things` in a random order, drawn with `Random.random()`.

    Python promises the sequence of `random()` for a seed, but not how `random.shuffle` uses it.

    >>> shuffled("abcde", generator("seven"))
    ['d', 'a', 'c', 'b', 'e']
    """
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = int(numbers.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order
