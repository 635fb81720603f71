"""Samples agree with Python's own statistics and with intervals worked out by hand."""

from statistics import NormalDist, fmean, quantiles, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.rollouts.samples import SURE, Sample, Share

VALUES = st.lists(st.integers(-80, 156), min_size=2, max_size=40).map(tuple)


def test_mean_error_and_quartiles_of_five_values() -> None:
    sample = Sample((-10, 0, 5, 10, 20))
    assert sample.mean == pytest.approx(5)
    # Squared distances 225 + 25 + 0 + 25 + 225 = 500; over 4 is 125; over 5 values 25, whose root is 5.
    assert sample.error == pytest.approx(5)
    assert sample.quartiles == pytest.approx((0, 5, 10))
    assert sample.likely == pytest.approx((5 - 9.8, 5 + 9.8))
    assert sample.below_zero == Share(1, 5)


@given(VALUES)
def test_a_sample_agrees_with_the_statistics_module(values: tuple[int, ...]) -> None:
    sample = Sample(values)
    assert sample.mean == pytest.approx(fmean(values))
    assert sample.error == pytest.approx(stdev(values) / len(values) ** 0.5)
    assert sample.quartiles == pytest.approx(tuple(quantiles(values, n=4, method="inclusive")))


def test_the_interval_holds_95_of_100() -> None:
    assert pytest.approx(NormalDist().inv_cdf(0.975), abs=0.001) == SURE


def test_differences_are_taken_pair_by_pair() -> None:
    assert Sample((4, 9, -2)).less(Sample((1, 10, -5))).values == (3, -1, 3)
    with pytest.raises(ValueError, match="shorter"):
        Sample((1, 2, 3)).less(Sample((1, 2)))


def test_one_value_has_no_error() -> None:
    with pytest.raises(ValueError, match="two values"):
        Sample((7,))


@given(st.integers(1, 400), st.data())
def test_wilson_s_interval_solves_its_equation(of: int, data: st.DataObject) -> None:
    share = Share(data.draw(st.integers(0, of)), of)
    for edge in share.likely:
        # At the edges the share seen is exactly SURE errors away, the error taken at the edge itself.
        assert of * (share.value - edge) ** 2 == pytest.approx(SURE**2 * edge * (1 - edge), abs=1e-6)
    assert 0 <= share.likely[0] <= share.value + 1e-12
    assert share.value - 1e-12 <= share.likely[1] <= 1


@pytest.mark.parametrize("of", [1, 40, 200, 400])
def test_the_interval_holds_the_share_itself(of: int) -> None:
    for count in range(of + 1):
        low, high = Share(count, of).likely
        assert low <= Share(count, of).value <= high
