"""Measures: the number, its interval, and the work in pieces that leads to them."""

from statistics import fmean, stdev

import pytest

from expeditions_widgets.experiments.measures import (
    Experiment,
    Measure,
    counted,
    gain_from_wagers,
    mean_result,
    share_below_zero,
)
from expeditions_widgets.rollouts.samples import Share
from tests.experiments.hands import FEW


def measured(experiment: Experiment) -> tuple[list[float], Measure]:
    shares, work = [], experiment.measure()
    while True:
        try:
            shares.append(next(work))
        except StopIteration as end:
            return shares, end.value


def results(wagers: int) -> list[int]:
    return [FEW.outcome(wagers, deal).expedition for deal in range(12)]


def test_a_mean_comes_with_its_interval() -> None:
    shares, measure = measured(mean_result(FEW, 0))
    assert len(shares) == 12
    assert shares[-1] == 1
    assert measure.value == pytest.approx(fmean(results(0)))
    assert measure.reach == pytest.approx(1.96 * stdev(results(0)) / 12**0.5)


def test_what_wagers_add_is_taken_deal_by_deal() -> None:
    differences = [more - less for more, less in zip(results(1), results(0), strict=True)]
    shares, measure = measured(gain_from_wagers(FEW, 1))
    assert len(shares) == 24
    assert measure.value == pytest.approx(fmean(differences))
    assert measure.high - measure.value == pytest.approx(1.96 * stdev(differences) / 12**0.5)


def test_a_share_is_told_in_percent() -> None:
    _, measure = measured(share_below_zero(FEW, 0))
    below = sum(result < 0 for result in results(0))
    assert measure.value == pytest.approx(100 * below / 12)
    assert (measure.low, measure.high) == pytest.approx(tuple(100 * edge for edge in Share(below, 12).likely))


def test_a_counted_number_has_no_error() -> None:
    assert measured(counted(37.5, "12 of 32 cards")) == ([], Measure(37.5, 37.5, 37.5))
    assert Measure(37.5, 37.5, 37.5).reach == 0


def test_how_it_was_found_names_the_seed_and_the_number_of_deals() -> None:
    assert mean_result(FEW, 0).how == "12 deals from the seed “few”, with Scout on both sides"
