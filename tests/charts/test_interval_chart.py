"""The chart of an answer: a mark and an interval for each figure, in the page's colours, with all of it in words."""

import re
from xml.etree import ElementTree as ET

import pytest

from expeditions_widgets.charts.interval_chart import description, interval_charts
from expeditions_widgets.charts.themed_svg import COLOURS, FONT
from expeditions_widgets.experiments.measures import Measure
from expeditions_widgets.experiments.playtest.finding import Finding, Line

FINDING = Finding(
    question="Does it matter who begins?",
    said=("Plain deck: can’t tell.",),
    axis="% of the rounds",
    series=("Plain deck", "With Aces"),
    lines=(
        Line("Wins the round", (Measure(50.3, 48.3, 52.3), Measure(51.7, 46.0, 57.3))),
        Line("Ends level", (Measure(1.1, 0.8, 1.6), None)),
    ),
    decimals=1,
    mark=50,
)
DRAWINGS = interval_charts(FINDING, "exp-test")
BOTH = pytest.mark.parametrize("drawing", DRAWINGS, ids=["wide", "narrow"])
SVG = "{http://www.w3.org/2000/svg}"


def texts(drawing: str) -> list[str]:
    return ["".join(element.itertext()) for element in ET.fromstring(drawing).iter(f"{SVG}text")]  # noqa: S314 - our own


@BOTH
def test_it_takes_its_colours_and_its_type_from_the_page(drawing: str) -> None:
    assert not any(stand_in in drawing for stand_in in COLOURS.values())
    outside = re.sub(r"var\(--exp-[\w-]+, #[0-9a-f]{6}\)", "", drawing)
    assert re.findall(r"#[0-9a-fA-F]{3,8}\b(?![\w-])", outside) == []
    assert FONT not in drawing
    for series in range(2):
        assert f"var(--exp-chart-{series}, " in drawing


@BOTH
def test_every_line_series_and_figure_is_written(drawing: str) -> None:
    found = texts(drawing)
    for words in ("Plain deck", "With Aces", "Wins the round", "Ends level", "50.3", "51.7", "1.1", "too few cases"):
        assert words in found
    assert "% of the rounds" in found


@BOTH
def test_it_has_a_title_and_a_description(drawing: str) -> None:
    root = ET.fromstring(drawing)  # noqa: S314 - our own drawing
    names = {element.get("id"): element.text for element in root if element.get("id")}
    assert [names[one] for one in (root.get("aria-labelledby") or "").split()] == [
        FINDING.question,
        description(FINDING),
    ]
    told = description(FINDING).replace("\xa0", " ")
    assert "Wins the round: Plain deck 50.3 (48.3 to 52.3), With Aces 51.7 (46.0 to 57.3)." in told
    assert "Ends level: Plain deck 1.1 (0.8 to 1.6)." in told


def test_series_differ_in_shape_too() -> None:
    one_of_each = Finding("?", (), "points", ("a", "b", "c"), (Line("x", (Measure(1, 0, 2),) * 3),))
    drawing = interval_charts(one_of_each, "exp-shapes")[0]
    marks = {
        re.sub(r'<path id="[^"]*"|style="[^"]*"', "", one)
        for one in re.findall(r"<defs>\s*(<path.*?>)", drawing, re.DOTALL)
    }
    assert len(marks) == 3


def test_equal_answers_give_equal_drawings_and_no_two_share_an_id() -> None:
    assert interval_charts(FINDING, "exp-test") == DRAWINGS
    ids = re.findall(r' id="(.*?)"', "".join((*DRAWINGS, *interval_charts(FINDING, "exp-other"))))
    assert len(ids) == len(set(ids)) > 8


@pytest.mark.parametrize("values", [(0.5, 0.5, 0.5), (-3, -5, -1), (0, 0, 0), (1200, 900, 1500)])
def test_any_figure_has_a_place(values: tuple[float, float, float]) -> None:
    value, low, high = values
    alone = Finding("?", (), "points", ("a",), (Line("x", (Measure(value, low, high),)),))
    drawing = interval_charts(alone, "exp-alone")[0]
    numbers = [float(words.replace("−", "-")) for words in texts(drawing) if re.fullmatch(r"−?[\d.]+", words)]
    assert min(numbers) <= low
    assert max(numbers) >= high
