"""What the lab says: its numbers with their errors, and where it can't tell."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from expeditions_widgets.charts.arrival_chart import arrival_charts, arrival_picture
from expeditions_widgets.charts.lab_sums import sum_charts, sum_picture, sums_told
from expeditions_widgets.charts.lab_words import (
    arrivals_told,
    best_said,
    laid_told,
    policies_told,
    starts_told,
)
from expeditions_widgets.charts.themed_svg import COLOURS
from expeditions_widgets.charts.wager_words import percent
from expeditions_widgets.engine.cards import Suit
from expeditions_widgets.experiments.lab_rounds import Played
from expeditions_widgets.experiments.wager_lab import Arrivals, Start, SumPoint
from expeditions_widgets.rollouts.samples import Sample

LADDER = (-10.0, 0.0, 5.0, 10.0, 20.0)
"""Mean 5, standard error 5, one of five below zero."""


def arm(times: float, *, started: int = 5) -> Played:
    values = Sample(tuple(times * value for value in LADDER))
    return Played(values, values, started)


ARMS = [arm(times) for times in (1, 2, 3, 4)]
COMING = Arrivals(2, 40, 15, (0.615, 0.135))
POINTS = [
    SumPoint(9, 1, tuple(Sample((value, value - 1.0) * 8) for value in (-4.0, -8.0, -12.0, 0.5))),
    SumPoint(12, 3, tuple(Sample((value, value + 1.0) * 8) for value in (-0.5, 8.0, -12.0, 16.0))),
    SumPoint(15, 7, tuple(Sample((value, value + 1.0) * 8) for value in (4.0, 8.0, -3.0, 16.0))),
]


def test_the_table_tells_each_number_of_wagers_with_its_errors() -> None:
    told = laid_told(ARMS, Suit.HEARTS)
    rows = {row[0]: row[1:] for row in told.rows}
    assert [len(row) for row in told.rows] == [len(told.head)] * len(told.rows)
    assert rows["Mean"] == ("5.0 ±\xa05.0", "10.0 ±\xa010.0", "15.0 ±\xa015.0", "20.0 ±\xa020.0")
    # The ladder's spread is the root of (225 + 25 + 0 + 25 + 225) / 4.
    assert rows["Spread"] == ("11.2", "22.4", "33.5", "44.7")
    # By hand: a tenth of the way along five values lies 0.4 between the first two.
    assert (rows["Worst tenth, up to"][0], rows["Best tenth, from"][0]) == ("−6", "16")
    assert rows["Wagers add"] == ("–", "5.0 ±\xa05.0", "10.0 ±\xa010.0", "15.0 ±\xa015.0")
    assert told.points[0] == "One wager: 5.0 ±\xa05.0 points for the suit. Can’t tell from these deals."


def test_the_best_number_is_named_only_beyond_the_error() -> None:
    assert best_said([arm_.expeditions for arm_ in ARMS]).startswith("None, one, two and three do equally well")
    sure = [Sample((value, value + 1.0) * 8) for value in (1.0, 9.0, 3.0, 4.0)]
    assert best_said(sure) == "The best mean comes with one wager: 9.5 ±\xa00.1."


def test_two_policies_are_compared_over_the_deals_that_both_played() -> None:
    more = [Played(Sample((*arm_.expeditions.values, 400.0)), arm_.leads, 6) for arm_ in ARMS]
    rows = {row[0]: row[1:] for row in policies_told(("Scout", "Magpie"), more, ARMS).rows}
    assert rows["Scout: mean"] == rows["Magpie: mean"]
    assert set(rows["Difference"]) == {"0.0 ±\xa00.0"}


def test_a_start_that_pays_and_still_costs_is_called_so() -> None:
    now = Played(Sample((9.0, 11.0) * 8), Sample((1.0, 3.0) * 8), 16)
    free = Played(Sample((12.0, 14.0) * 8), Sample((4.0, 7.0) * 8), 12)
    told = starts_told([Start(1, now, free), Start(2, now, now)], "Scout")
    assert told.points[0].startswith("With one in hand, a start now is 3.5 ±\xa00.1 points worse for the lead")
    assert told.points[0].endswith("It pays, and yet not now.")
    assert told.points[1].endswith("That is as good as no difference.")
    assert told.rows[0][-1].startswith("75\xa0% (")


def test_break_even_lies_between_the_sums_that_are_surely_on_either_side() -> None:
    said = sums_told(POINTS).points
    assert said[0] == "No wager: up to 9 the mean is below zero, from 15 on above it."
    assert said[1] == "One wager: up to 9 the mean is below zero, from 12 on above it."
    assert said[2] == "Two wagers: up to 15 the mean is below zero; no sum here is surely above it."
    assert said[3] == "Three wagers: from 12 on the mean is above zero; elsewhere these deals can’t tell."


def test_arrivals_are_told_as_exact() -> None:
    told = arrivals_told(COMING)
    assert told.rows == (("At least 1", "62\xa0%"), ("At least 2", "14\xa0%"))
    assert "exact" in told.caption
    assert [percent(share) for share in (0, 0.004, 1)] == ["0\xa0%", "0.4\xa0%", "100\xa0%"]


@pytest.mark.parametrize("drawing", [*sum_charts(POINTS, "exp-sums"), *arrival_charts(COMING, "exp-come")])
def test_a_drawing_follows_the_page_and_has_its_text(drawing: str) -> None:
    assert not any(stand_in in drawing for stand_in in COLOURS.values())
    outside = re.sub(r"var\(--exp-[\w-]+, #[0-9a-f]{6}\)", "", drawing)
    assert re.findall(r"#[0-9a-fA-F]{6}\b", outside) == []
    root = ET.fromstring(drawing)  # noqa: S314 - our own drawing
    names = {element.get("id"): element.text for element in root if element.get("id")}
    assert all(names[one] for one in (root.get("aria-labelledby") or "").split())


def test_pictures_are_png_files() -> None:
    for picture in (sum_picture(POINTS), arrival_picture(COMING)):
        assert picture.startswith(b"\x89PNG\r\n")
        assert len(picture) > 3000
