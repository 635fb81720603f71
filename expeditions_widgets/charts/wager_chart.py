"""The chart of a trial of wagers: four rows on one axis, losses hatched, each mean with its standard error."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from expeditions_widgets.charts.themed_svg import COLOURS, PIXELS_PER_INCH, PRINTED, picture_file, settings, themed_svg
from expeditions_widgets.charts.wager_words import NAMES, Results, description, with_error
from expeditions_widgets.rollouts.samples import Sample

Colours = Mapping[str, str]
"""The page's colours by name."""

TITLE: Final = "Results of the expedition with no, one, two and three wagers"
_BIN: Final = 10
"""Points that share a bar; a bar never holds both losses and gains."""
_MARGIN: Final = 14
"""Pixels beside the axis, so that the numbers at its ends have room."""
_ROW: Final = 1.6
"""A row's height over that of its highest bar, which leaves room for its words."""


@dataclass(frozen=True, slots=True)
class _Look:
    """One layout, in pixels, and the numbers along its axis."""

    width: int
    height: int
    tick: int


_WIDE: Final = _Look(640, 440, 20)
_NARROW: Final = _Look(340, 480, 40)


def wager_charts(results: Results, name: str) -> tuple[str, str]:
    """Return the chart as two SVG elements, for a wide place and for a phone; `name` is unique in the page."""
    words = description(results)
    rows = [_bars(sample) for sample in results.arms]
    with settings():
        wide, narrow = (
            themed_svg(_figure(results, rows, look, COLOURS), f"{name}-{end}", TITLE, words)
            for look, end in ((_WIDE, "wide"), (_NARROW, "narrow"))
        )
    return wide, narrow


def wager_picture(results: Results) -> bytes:
    """Return the wide chart as a PNG file."""
    with settings():
        return picture_file(_figure(results, [_bars(sample) for sample in results.arms], _WIDE, PRINTED))


def _figure(results: Results, rows: Sequence[Mapping[int, int]], look: _Look, colours: Colours) -> Figure:
    figure = Figure(figsize=(look.width / PIXELS_PER_INCH, look.height / PIXELS_PER_INCH), dpi=PIXELS_PER_INCH)
    figure.patch.set_visible(False)
    axes = figure.add_axes((_MARGIN / look.width, 0.1, 1 - 2 * _MARGIN / look.width, 0.89))
    axes.set_axis_off()
    starts = [0, *(start for row in rows for start in row)]
    axes.set_xlim(min(starts) - _BIN, max(starts) + 2 * _BIN)
    axes.set_ylim(0, _ROW * len(results.arms))
    _draw_axis(axes, look, colours)
    tallest = max(count for row in rows for count in row.values())
    for wagers, (sample, row) in enumerate(zip(results.arms, rows, strict=True)):
        heights = {start: count / tallest for start, count in row.items()}
        _draw_row(axes, sample, wagers, heights, colours)
    return figure


def _bars(sample: Sample) -> dict[int, int]:
    """Return how many values each bar holds, by where it starts."""
    bars: Counter[int] = Counter()
    for value, count in Counter(sample.values).items():
        bars[_BIN * floor(value / _BIN)] += count
    return dict(sorted(bars.items()))


def _draw_axis(axes: Axes, look: _Look, colours: Colours) -> None:
    low, high = axes.get_xlim()
    floor_y, top = 0.0, _ROW * 4
    first = look.tick * ceil(low / look.tick)
    for number in range(first, floor(high) + 1, look.tick):
        colour, width = (colours["ink"], 1.5) if number == 0 else (colours["rule"], 1)
        axes.plot([number, number], [floor_y, top], color=colour, linewidth=width, clip_on=False, zorder=1)
        axes.annotate(
            str(number).replace("-", "−"),
            (number, floor_y),
            xytext=(0, -17),
            textcoords="offset pixels",
            ha="center",
            color=colours["ink-2"],
            fontsize=13,
        )
    axes.annotate(
        "points; hatched: a loss",
        (high, floor_y),
        xytext=(-4, -37),
        textcoords="offset pixels",
        ha="right",
        color=colours["ink-2"],
        fontsize=13,
    )


def _draw_row(axes: Axes, sample: Sample, wagers: int, heights: Mapping[int, float], colours: Colours) -> None:
    base, colour = _ROW * (3 - wagers), colours[f"chart-{wagers}"]
    low, high = axes.get_xlim()
    for start, height in heights.items():
        loss = start < 0
        bar = Rectangle(
            (start + 0.5, base),
            _BIN - 1,
            height,
            facecolor=colours["panel"] if loss else colour,
            edgecolor=colour,
            linewidth=1.2 if loss else 0,
            hatch="////" if loss else None,
            clip_on=False,
            zorder=2,
        )
        axes.add_patch(bar)
    axes.plot([low, high], [base, base], color=colours["rule"], linewidth=1, clip_on=False, zorder=1)
    _draw_mean(axes, sample, base, colours)
    name = f"{NAMES[wagers]}, × {wagers + 1}"
    paper = {"facecolor": colours["panel"], "edgecolor": "none", "pad": 1}
    axes.text(low, base + 1.3, name, color=colour, fontsize=13, fontweight="bold", va="bottom", zorder=4, bbox=paper)


def _draw_mean(axes: Axes, sample: Sample, base: float, colours: Colours) -> None:
    ink, height = colours["ink"], base + 1.12
    axes.vlines(sample.mean, base, height, colors=ink, linewidth=1.6, linestyle=(0, (3, 2)), clip_on=False, zorder=3)
    ends = (sample.mean - sample.error, sample.mean + sample.error)
    axes.hlines(height, *ends, colors=ink, linewidth=1.6, clip_on=False, zorder=3)
    axes.vlines(ends, height - 0.07, height + 0.07, colors=ink, linewidth=1.6, clip_on=False, zorder=3)
    low, high = axes.get_xlim()
    left = ends[1] > high - 0.4 * (high - low)
    axes.annotate(
        f"mean {with_error(sample)}",
        (ends[0] if left else ends[1], height),
        xytext=(-7 if left else 7, 0),
        textcoords="offset pixels",
        ha="right" if left else "left",
        va="center",
        color=ink,
        fontsize=13,
        zorder=4,
    )
