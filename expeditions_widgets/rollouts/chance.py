"""Chance of our own: the same numbers compiled or not, on every machine.

The generator is xoshiro128++ (David Blackman and Sebastiano Vigna, who gave it to the public): four words of 32 bits,
kept in an array of int64, so that no step leaves the range of either arithmetic.
"""

from typing import Final

import numpy as np

from expeditions_widgets.engine.chance import generator
from expeditions_widgets.rollouts.compiling import compiled
from expeditions_widgets.rollouts.rows import Row

_WORD: Final = 0xFFFFFFFF


def chance_from(seed: str) -> Row:
    """Return the state of a generator for `seed`, any text: four words, which each draw changes in place.

    >>> chance = chance_from("seven")
    >>> [below(chance, 6) for _ in range(5)]
    [1, 4, 4, 2, 4]
    """
    numbers = generator(seed)
    words = [int(numbers.random() * (_WORD + 1)) for _ in range(4)]
    return np.array(words, dtype=np.int64)


@compiled
def next_word(chance: Row) -> int:
    """Return the generator's next word, 0 to 2^32 - 1, and change its state; a state of zeros alone gives zeros."""
    first, second, third, fourth = chance[0], chance[1], chance[2], chance[3]
    together = (first + fourth) & _WORD
    word = (((together << 7) & _WORD | together >> 25) + first) & _WORD
    shifted = (second << 9) & _WORD
    third ^= first
    fourth ^= second
    chance[1] = second ^ third
    chance[0] = first ^ fourth
    chance[2] = third ^ shifted
    chance[3] = (fourth << 11) & _WORD | fourth >> 21
    return int(word)


@compiled
def below(chance: Row, count: int) -> int:
    """Return a number from 0 to `count` - 1, each as likely to within one in 2^32; `count` is 1 to 2^31 - 1."""
    return (next_word(chance) * count) >> 32
