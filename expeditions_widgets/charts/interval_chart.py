"""The chart of an answer: a mark for each figure, and a bar from end to end of its interval, all on one axis."""

from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from expeditions_widgets.charts.themed_svg import COLOURS, PIXELS_PER_INCH, settings, themed_svg
from expeditions_widgets.drawing.figures import figure
from expeditions_widgets.experiments.measures import Measure
from expeditions_widgets.experiments.playtest.finding import Finding

_MARKS: Final = ("o", "s", "D")
"""A shape for each series, so that colour is not what tells them apart."""
_LABEL, _SERIES, _GAP = 22, 20, 10
"""Pixels: a line's label, the mark of one series, and the space to the next line."""
_HEAD: Final = 22
_FOOT: Final = 46
_MARGIN: Final = 16
_TEXT: Final = 13
_TICKS: Final = 5


@dataclass(frozen=True, slots=True)
class _Scale:
    """The axis from end to end, and the distance of its numbers."""

    low: float
    high: float
    step: float

    @property
    def numbers(self) -> list[float]:
        return [place * self.step for place in range(round(self.low / self.step), round(self.high / self.step) + 1)]


def interval_charts(finding: Finding, name: str) -> tuple[str, str]:
    """Return the chart as two SVG elements, for a wide place and for a phone; `name` is unique in the page."""
    return _drawn(finding, 640, f"{name}-wide"), _drawn(finding, 340, f"{name}-narrow")


def description(finding: Finding) -> str:
    """Return in words what the chart shows."""
    lines = (
        f"{line.label}: "
        + ", ".join(
            f"{series} {finding.cell(measure)}"
            for series, measure in zip(finding.series, line.measures, strict=True)
            if measure
        )
        + "."
        for line in finding.lines
        if any(line.measures)
    )
    return f"{finding.axis}. {' '.join(lines)}"


def _drawn(finding: Finding, width: int, name: str) -> str:
    heights = _LABEL + _SERIES * len(finding.series) + _GAP
    height = _HEAD * len(finding.series) + heights * len(finding.lines) + _FOOT
    with settings():
        figure_ = Figure(figsize=(width / PIXELS_PER_INCH, height / PIXELS_PER_INCH), dpi=PIXELS_PER_INCH)
        figure_.patch.set_visible(False)
        # The axes' units are the axis's across and pixels down, so that rows are laid out as text is.
        axes = figure_.add_axes((_MARGIN / width, 0, 1 - 2 * _MARGIN / width, 1))
        axes.set_axis_off()
        scale = _scale(finding)
        axes.set_xlim(scale.low, scale.high)
        axes.set_ylim(height, 0)
        _draw_legend(axes, finding, scale)
        _draw_axis(axes, finding, scale, height)
        for place, line in enumerate(finding.lines):
            top = _HEAD * len(finding.series) + heights * place
            _write(axes, line.label, (scale.low, top + _LABEL / 2), weight="bold")
            for series, measure in enumerate(line.measures):
                y = top + _LABEL + _SERIES * (series + 0.5)
                if measure is None:
                    _write(axes, "too few cases", (scale.low, y), colour="ink-2")
                else:
                    _draw_measure(axes, finding, measure, series, y)
        return themed_svg(figure_, name, finding.question, description(finding))


def _scale(finding: Finding) -> _Scale:
    measures = [measure for line in finding.lines for measure in line.measures if measure]
    edges = [edge for measure in measures for edge in (measure.low, measure.high)]
    edges += [0] if finding.mark is None else [finding.mark]
    low, high = min(edges), max(edges)
    high = high if high > low else low + 1
    rough = (high - low) / _TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough)
    return _Scale(step * floor(low / step), step * ceil(high / step), step)


def _draw_legend(axes: Axes, finding: Finding, scale: _Scale) -> None:
    for series, words in enumerate(finding.series):
        y = _HEAD * (series + 0.5)
        axes.plot([scale.low], [y], _MARKS[series], color=COLOURS[f"chart-{series}"], markersize=9, clip_on=False)
        axes.annotate(
            words,
            (scale.low, y),
            xytext=(12, 0),
            textcoords="offset pixels",
            va="center",
            color=COLOURS["ink"],
            fontsize=_TEXT,
        )


def _draw_axis(axes: Axes, finding: Finding, scale: _Scale, height: int) -> None:
    top, bottom = _HEAD * len(finding.series), height - _FOOT
    decimals = max(0, -floor(log10(scale.step)))
    for number in scale.numbers:
        axes.vlines(number, top, bottom, colors=COLOURS["rule"], linewidth=1, zorder=1, clip_on=False)
        axes.text(
            number,
            bottom + 12,
            figure(number, decimals),
            ha="center",
            va="center",
            color=COLOURS["ink-2"],
            fontsize=_TEXT,
        )
    if finding.mark is not None:
        ink = COLOURS["ink"]
        axes.vlines(
            finding.mark, top, bottom, colors=ink, linewidth=1.5, linestyle=(0, (4, 3)), zorder=2, clip_on=False
        )
    axes.text(scale.high, bottom + 33, finding.axis, ha="right", va="center", color=COLOURS["ink-2"], fontsize=_TEXT)


def _draw_measure(axes: Axes, finding: Finding, measure: Measure, series: int, y: float) -> None:
    colour = COLOURS[f"chart-{series}"]
    axes.hlines(y, measure.low, measure.high, colors=colour, linewidth=3, zorder=3, clip_on=False)
    axes.plot([measure.value], [y], _MARKS[series], color=colour, markersize=9, zorder=4, clip_on=False)
    low, high = axes.get_xlim()
    left = measure.high > high - 0.15 * (high - low)
    axes.annotate(
        figure(measure.value, finding.decimals),
        (measure.low if left else measure.high, y),
        xytext=(-9 if left else 9, 0),
        textcoords="offset pixels",
        ha="right" if left else "left",
        va="center",
        color=COLOURS["ink"],
        fontsize=_TEXT,
        zorder=5,
        bbox={"facecolor": COLOURS["panel"], "edgecolor": "none", "pad": 1},
    )


def _write(axes: Axes, words: str, place: tuple[float, float], *, weight: str = "normal", colour: str = "ink") -> None:
    axes.text(
        *place,
        words,
        va="center",
        color=COLOURS[colour],
        fontsize=_TEXT,
        fontweight=weight,
        zorder=5,
        bbox={"facecolor": COLOURS["panel"], "edgecolor": "none", "pad": 1},
    )
