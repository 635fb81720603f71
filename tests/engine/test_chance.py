"""Chance: one seed gives one deal on every Python, pinned as literal codes."""

from collections import Counter

import pytest

from expeditions_widgets.engine.cards import Seat, deck, start_match
from expeditions_widgets.engine.chance import generator, shuffled

SHUFFLED = {
    "482913": (
        "dJ d5 d4 d3 c9 sT cJ h6 c6 hT s9 d9 h3 h9 s5 hK h7 h2 s8 d7 s3 c4 hQ c2 d2 h5 cK hJ "
        "sQ cT c5 h8 sJ c3 s6 s2 dT s7 sK cQ d8 s4 c7 c8 dK d6 h4 dQ"
    ),
    "": (
        "sK cJ hJ cT d5 h7 cQ hQ dJ d6 s2 hT h5 h3 s3 s9 sT c4 d7 c8 c7 s7 sJ h6 h2 d4 h9 c3 "
        "d9 dT d3 s6 h8 c6 s4 s5 cK sQ c5 dQ c2 dK hK s8 d8 h4 d2 c9"
    ),
    "Ünïcode ♠": (
        "hQ d2 sK d8 s9 h8 sQ d9 sJ d5 dK d6 h2 d4 h4 s4 h3 cQ s2 c2 s3 h5 d7 cK hT c3 c5 s6 "
        "c4 h7 s5 s8 cJ cT c8 hK dT hJ d3 h9 dJ h6 c6 c9 s7 sT c7 dQ"
    ),
}

DEALT = {
    "482913": (
        "B",
        (
            "a s2 c2 s3 hJ s9 d76J / b s7 dK c3 h4 cK hT d5 h5 / P sJ c8 sT hK cQ h3Q d2 s5 d89 "
            "c69 h8 s4 c7 s8 h2 s6 dQ c54 h6 cT d3T h7 cJ h9 sKQ d4 / T A1"
        ),
    ),
    "seven": (
        "A",
        (
            "a s5 hQ c6 h42 d3 c5 d6 / b dK c8 d2 s7 dQJ9 sT / P s4 cJ h35K8 sQ cQ9T s36 d5 s2K "
            "c4 d7T c3 d4 s8 c2 h69 s9J cK hT d8 c7 h7J / T B1"
        ),
    ),
}


@pytest.mark.parametrize("seed", SHUFFLED)
def test_a_seed_shuffles_the_deck_the_same_way_on_every_python(seed: str) -> None:
    assert " ".join(card.code for card in shuffled(deck(), generator(seed))) == SHUFFLED[seed]


def test_the_same_seed_gives_the_same_numbers_again() -> None:
    first, second = generator("482913"), generator("482913")
    assert [first.random() for _ in range(5)] == [second.random() for _ in range(5)]


def test_a_shuffle_keeps_every_thing_once_and_leaves_its_source_alone() -> None:
    things = list(range(48))
    order = shuffled(things, generator("482913"))
    assert sorted(order) == things == list(range(48))
    assert order != things


def test_each_of_the_orders_of_three_things_is_as_likely_as_the_others() -> None:
    numbers = generator("orders")
    rounds = 6000
    counts = Counter(tuple(shuffled("abc", numbers)) for _ in range(rounds))
    assert len(counts) == 6
    expected = rounds / 6
    chi_squared = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_squared < 20.5, "the 99.9 % point for five degrees of freedom is 20.5"


def test_nothing_and_one_thing_can_be_shuffled() -> None:
    assert shuffled("", generator("x")) == []
    assert shuffled("a", generator("x")) == ["a"]


@pytest.mark.parametrize("seed", DEALT)
def test_a_seed_deals_the_same_first_round_on_every_python(seed: str) -> None:
    match = start_match(seed)
    assert (match.dealer.name, str(match.position)) == DEALT[seed]


def test_the_rounds_of_a_seed_are_different_deals() -> None:
    decks = {tuple(shuffled(deck(), generator(f"482913 round {number}"))) for number in range(1, 5)}
    assert len(decks) == 4


def test_either_seat_is_drawn_as_the_first_dealer_about_equally_often() -> None:
    dealers = Counter(start_match(str(seed)).dealer for seed in range(400))
    assert set(dealers) == set(Seat)
    assert abs(dealers[Seat.A] - 200) < 40, "four standard deviations of 400 fair draws are 40"
