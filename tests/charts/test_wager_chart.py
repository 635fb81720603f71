"""The chart of wagers: in the page's colours and type, the same every time, its numbers in words and as a table."""

import re
from xml.etree import ElementTree as ET

import pytest

from expeditions_widgets.charts.themed_svg import COLOURS, FONT
from expeditions_widgets.charts.wager_chart import wager_charts
from expeditions_widgets.charts.wager_words import HEAD, Results, conclusions, description, rows
from expeditions_widgets.rollouts.samples import Sample

LADDER = (-10, 0, 5, 10, 20)
"""Mean 5, standard error 5, one of five below zero: worked out in `tests/experiments/test_samples.py`."""

RESULTS = Results(
    (Sample(LADDER), Sample((-20, 0, 10, 20, 40)), Sample((-30, 0, 15, 30, 60)), Sample((-40, 0, 20, 40, 80)))
)
"""The same cards in every arm, so that each result is its multiplier times the first."""

DRAWINGS = wager_charts(RESULTS, "exp-test")


@pytest.mark.parametrize("drawing", DRAWINGS, ids=["wide", "narrow"])
def test_a_drawing_takes_its_colours_and_its_type_from_the_page(drawing: str) -> None:
    assert not any(stand_in in drawing for stand_in in COLOURS.values())
    outside = re.sub(r"var\(--exp-[\w-]+, #[0-9a-f]{6}\)", "", drawing)
    assert re.findall(r"#[0-9a-fA-F]{3,8}\b(?![\w-])", outside) == []
    assert FONT not in drawing
    assert "font-family: inherit" in drawing
    for wagers in range(4):
        assert f"var(--exp-chart-{wagers}, " in drawing


@pytest.mark.parametrize("drawing", DRAWINGS, ids=["wide", "narrow"])
def test_a_drawing_refers_to_nothing_outside_itself_and_styles_nothing_else(drawing: str) -> None:
    addresses = set(re.findall(r"https?://[^\"'<\s]+", drawing))
    assert addresses == {"http://www.w3.org/2000/svg"}
    assert "<style" not in drawing
    assert "<metadata" not in drawing
    ids = re.findall(r' id="([^"]+)"', drawing)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"#([\w-]+-h\w+)\)", drawing)) <= set(ids)


def test_two_drawings_on_a_page_share_no_id() -> None:
    ids = [
        one
        for drawing in (*DRAWINGS, *wager_charts(RESULTS, "exp-other"))
        for one in re.findall(r' id="(.*?)"', drawing)
    ]
    assert len(ids) == len(set(ids)) > 8


def test_the_same_numbers_give_the_same_text() -> None:
    assert wager_charts(RESULTS, "exp-test") == DRAWINGS


@pytest.mark.parametrize("drawing", DRAWINGS, ids=["wide", "narrow"])
def test_a_drawing_has_a_title_and_a_description_and_text_as_text(drawing: str) -> None:
    root = ET.fromstring(drawing)  # noqa: S314 - our own drawing
    names = {element.get("id"): element.text for element in root if element.get("id")}
    labelled = [names[one] for one in (root.get("aria-labelledby") or "").split()]
    assert labelled[1] == description(RESULTS)
    texts = ["".join(element.itertext()) for element in root.iter("{http://www.w3.org/2000/svg}text")]
    for words in ("mean 5.0 ±\xa05.0", "mean 20.0 ±\xa020.0", "One wager, × 2", "0", "points; hatched: a loss"):
        assert words in texts


def test_losses_are_hatched_and_gains_are_not() -> None:
    assert len(re.findall(r"fill: url\(#exp-test-wide-h\w+\)", DRAWINGS[0])) == 4
    assert len(re.findall(r"fill: url\(", wager_charts(Results((Sample((1, 2)),) * 4), "exp-gain")[0])) == 0


def test_the_table_holds_the_numbers_with_their_errors() -> None:
    table = rows(RESULTS)
    assert [len(row) for row in table] == [len(HEAD)] * 4
    # One of five: by hand, (1 + 1.92) / (5 + 3.84) = 0.33, give or take 0.294.
    assert table[0] == ["No wager, × 1", "5.0 ±\xa05.0", "20\xa0% (4 to 62)", "0 to 10", "–"]
    # The differences of three wagers are three times the ladder.
    assert table[3][1:] == ["20.0 ±\xa020.0", "20\xa0% (4 to 62)", "0 to 40", "15.0 ±\xa015.0"]


def test_what_the_deals_can_t_tell_is_said() -> None:
    said = conclusions(RESULTS)
    assert said[0] == "One wager: 5.0 ±\xa05.0 points against none. Can’t tell: these deals are too few."
    assert said[3] == "With three wagers the results lie 4.0 times as far apart as with none."


def test_what_they_can_tell_is_said_with_its_direction() -> None:
    up = tuple(range(10, 30))
    down = tuple(-value for value in up)
    results = Results((Sample((0, 1) * 10), Sample(up), Sample(down), Sample((0, 1) * 10)))
    assert conclusions(results)[0].endswith("points more than with none.")
    assert conclusions(results)[1].startswith("Two wagers: 20.0 ±\xa0")
    assert conclusions(results)[1].endswith("points less than with none.")


def test_a_spread_of_nothing_is_compared_with_nothing() -> None:
    assert len(conclusions(Results((Sample((4, 4)),) * 4))) == 3
