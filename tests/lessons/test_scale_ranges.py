"""Ranges of a scale: few, round, without a gap, and every number in one of them."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.lessons.scale_ranges import FEWEST, MOST, Range, holding, place_among, ranges


def ends(*scale: float) -> list[tuple[float, float]]:
    return [(one.first, one.last) for one in ranges(*scale)]


def test_round_numbers_begin_the_ranges() -> None:
    assert ends(0, 100) == [(0, 19), (20, 39), (40, 59), (60, 79), (80, 100)]
    assert ends(-30, 40) == [(-30, -21), (-20, -11), (-10, -1), (0, 9), (10, 19), (20, 29), (30, 40)]
    assert ends(0, 9) == [(0, 1), (2, 3), (4, 5), (6, 7), (8, 9)]
    assert ends(3, 22) == [(3, 4), (5, 9), (10, 14), (15, 19), (20, 22)]
    assert ends(0, 1, 0.1) == [(0, 0.1), (0.2, 0.3), (0.4, 0.5), (0.6, 0.7), (0.8, 0.9), (1, 1)]


def test_few_numbers_are_a_range_each() -> None:
    assert ends(1, 4) == [(1, 1), (2, 2), (3, 3), (4, 4)]
    assert len(ends(0, 8)) == 9
    assert ends(7, 7) == [(7, 7)]


@given(
    low=st.integers(-500, 500),
    numbers=st.integers(1, 2000),
    step=st.sampled_from([0.1, 0.25, 0.5, 1, 2, 3, 5, 25]),
)
def test_five_to_nine_ranges_hold_each_number_once(low: int, numbers: int, step: float) -> None:
    found = ranges(low, low + step * (numbers - 1), step)
    assert min(FEWEST, numbers) <= len(found) <= MOST
    assert found[0].first == low
    for one, after in pairwise(found):
        assert one.first <= one.last < one.high == after.low == after.first
        assert after.first - one.last == pytest.approx(step)
    assert found[-1].last == pytest.approx(low + step * (numbers - 1))


def test_a_number_has_its_place_along_the_ranges() -> None:
    uneven = (Range(3, 5, 3, 4), Range(5, 10, 5, 9), Range(10, 12, 10, 12))
    assert [place_among(value, uneven) for value in (3, 4, 5, 7.5, 11)] == [
        pytest.approx(place / 6) for place in (0, 1, 2, 3, 5)
    ]
    assert [place_among(value, uneven) for value in (-40, 12, 99)] == [0, 1, 1]


def test_an_interval_may_lie_in_several_ranges() -> None:
    hundred = ranges(0, 100)
    assert holding(21, 39.9, hundred) == (1,)
    assert holding(19.9, 20, hundred) == (0, 1)
    assert holding(-3, -2, hundred) == (0,)
    assert holding(101, 120, hundred) == (4,)
    assert holding(-5, 105, hundred) == (0, 1, 2, 3, 4)
