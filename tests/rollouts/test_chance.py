"""The generator is xoshiro128++, and shuffles with it are fair."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import numpy as np

from expeditions_widgets.rollouts.chance import below, chance_from, next_word
from expeditions_widgets.rollouts.dealing import deck_row, shuffle

PUBLISHED = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]
"""Its first words from the state 1, 2, 3, 4, as other implementations test them."""


def test_the_published_words() -> None:
    chance = np.array([1, 2, 3, 4], dtype=np.int64)
    assert [next_word(chance) for _ in PUBLISHED] == PUBLISHED


def test_the_state_stays_four_words_of_32_bits() -> None:
    chance = chance_from("words")
    for _ in range(10_000):
        assert 0 <= next_word(chance) < 2**32
        assert chance.min() >= 0
        assert chance.max() < 2**32


def test_a_seed_names_its_numbers() -> None:
    assert chance_from("one").tolist() == chance_from("one").tolist()
    assert chance_from("one").tolist() != chance_from("two").tolist()


def test_each_number_is_as_likely() -> None:
    chance = chance_from("dice")
    counts = Counter(below(chance, 6) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    # Chi-squared with 5 degrees of freedom stays below 20.5 in 999 of 1,000 seeds.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5


def test_each_order_is_as_likely() -> None:
    chance, counts = chance_from("orders"), Counter[tuple[int, ...]]()
    for _ in range(24_000):
        cards = np.arange(4, dtype=np.int64)
        shuffle(cards, chance)
        counts[tuple(cards.tolist())] += 1
    assert set(counts) == set(permutations(range(4)))
    # Chi-squared with 23 degrees of freedom stays below 49.7 in 999 of 1,000 seeds.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7


def test_a_shuffled_deck_is_still_the_deck() -> None:
    for aces, count in ((False, 48), (True, 52)):
        cards = deck_row(aces=aces)
        shuffle(cards, chance_from("deck"))
        assert sorted(cards.tolist()) == sorted(deck_row(aces=aces).tolist())
        assert len(set(cards.tolist())) == count
