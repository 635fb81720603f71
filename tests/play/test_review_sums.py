"""Sums of samples: what comes from the same deals cancels, what does not adds up its errors."""

from math import hypot

import pytest

from expeditions_widgets.play.review_sums import Sum
from expeditions_widgets.rollouts.samples import Sample

ONE, OTHER = Sample((1, 2, 6)), Sample((0, 5, 10))


def test_samples_of_different_seeds_are_independent() -> None:
    both = Sum()
    both.add("one", ONE)
    both.add("other", OTHER, -1)
    assert both.measured.mean == pytest.approx(3 - 5)
    assert both.measured.error == pytest.approx(hypot(ONE.error, OTHER.error))


def test_samples_of_one_seed_are_paired() -> None:
    both = Sum()
    both.add("one", ONE)
    both.add("one", OTHER, -1)
    assert both.measured == pytest.approx((-2, ONE.less(OTHER).error))


def test_a_sum_less_its_parts_is_what_is_left_with_the_parts_errors() -> None:
    part, whole = Sum(), Sum()
    part.add("one", ONE)
    whole.add_exact(10)
    assert whole.less(part).measured == pytest.approx((7, ONE.error))
    whole.add("one", ONE)
    assert whole.less(part).measured == pytest.approx((10, 0))
