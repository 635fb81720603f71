"""How the wager lab's answer moves with the sum in hand: mean and chance below zero, and where break-even lies."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from expeditions_widgets.charts.lab_words import COUNTS, HEAD, Told
from expeditions_widgets.charts.themed_svg import COLOURS, PIXELS_PER_INCH, PRINTED, picture_file, settings, themed_svg
from expeditions_widgets.charts.wager_words import NAMES, share_text, with_error
from expeditions_widgets.experiments.wager_lab import SumPoint
from expeditions_widgets.rollouts.samples import Sample

TITLE: Final = "Mean result and chance below zero by the sum in hand"
_MARKS: Final = ("o", "s", "^", "D")
_TEXT: Final = 13

Span = tuple[float, float, float]
"""A figure, and from where to where the true one is likely to lie."""


@dataclass(frozen=True, slots=True)
class _Look:
    """One layout in pixels: its size, and each panel's place as left, bottom, width, height in shares of it."""

    width: int
    height: int
    panels: tuple[tuple[float, float, float, float], ...]


_WIDE: Final = _Look(640, 300, ((0.07, 0.16, 0.41, 0.72), (0.57, 0.16, 0.41, 0.72)))
_NARROW: Final = _Look(340, 560, ((0.13, 0.58, 0.84, 0.36), (0.13, 0.08, 0.84, 0.36)))


def sum_charts(points: Sequence[SumPoint], name: str) -> tuple[str, str]:
    """Return the chart as two SVG elements, for a wide place and for a phone; `name` is unique in the page."""
    words = " ".join(sums_told(points).points)
    with settings():
        wide, narrow = (
            themed_svg(_figure(points, look, COLOURS), f"{name}-{end}", TITLE, words)
            for look, end in ((_WIDE, "wide"), (_NARROW, "narrow"))
        )
    return wide, narrow


def sum_picture(points: Sequence[SumPoint]) -> bytes:
    """Return the wide chart as a PNG file."""
    with settings():
        return picture_file(_figure(points, _WIDE, PRINTED))


def sums_told(points: Sequence[SumPoint]) -> Told:
    """Return where break-even lies for each number of wagers, and the means by sum as a table."""
    said = tuple(_even_said(points, wagers) for wagers in range(len(COUNTS)))
    rows = tuple((str(point.total), *map(with_error, point.arms)) for point in points)
    deals = min(len(point.arms[0].values) for point in points)
    caption = f"Mean by the sum in hand, in points, {deals:,} deals or more for each sum, over every hand that has it."
    return Told(said, caption, ("Sum", *HEAD[1:]), rows)


def shares_told(points: Sequence[SumPoint]) -> tuple[tuple[str, ...], ...]:
    """Return the chance below zero by sum, each row beginning with its sum."""
    return tuple((str(point.total), *(share_text(arm.below_zero) for arm in point.arms)) for point in points)


def _even_said(points: Sequence[SumPoint], wagers: int) -> str:
    count = NAMES[wagers]
    under = [point.total for point in points if point.arms[wagers].likely[1] < 0]
    above = [point.total for point in points if point.arms[wagers].likely[0] > 0]
    if not above:
        lies = f"up to {max(under)} the mean is below zero" if under else "the mean is near zero"
        return f"{count}: {lies}; no sum here is surely above it."
    if not under:
        sure = "" if len(above) == len(points) else "; elsewhere these deals can’t tell"
        return f"{count}: from {min(above)} on the mean is above zero{sure}."
    if min(above) < max(under):
        return f"{count}: the mean changes sides more than once along these sums."
    return f"{count}: up to {max(under)} the mean is below zero, from {min(above)} on above it."


def _figure(points: Sequence[SumPoint], look: _Look, colours: Mapping[str, str]) -> Figure:
    figure = Figure(figsize=(look.width / PIXELS_PER_INCH, look.height / PIXELS_PER_INCH), dpi=PIXELS_PER_INCH)
    figure.patch.set_visible(False)
    mean, share = (figure.add_axes(place) for place in look.panels)
    _draw(mean, points, "Mean result, points", _mean_span, colours)
    _draw(share, points, "Below zero, %", _share_span, colours)
    lowest, highest = share.get_ylim()
    share.set_ylim(min(lowest, -2), max(highest, 10))
    mean.axhline(0, color=colours["ink"], linewidth=1.5, zorder=1)
    mean.legend(
        loc="upper left",
        fontsize=_TEXT,
        frameon=False,
        labelcolor=colours["ink"],
        handlelength=1.4,
        borderpad=0.1,
        labelspacing=0.2,
    )
    return figure


def _draw(
    axes: Axes, points: Sequence[SumPoint], title: str, span: Callable[[Sample], Span], colours: Mapping[str, str]
) -> None:
    axes.patch.set_visible(False)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(colours["rule"])
    axes.tick_params(colors=colours["ink-2"], labelsize=_TEXT, length=0)
    axes.grid(visible=True, color=colours["rule"], linewidth=1, axis="y")
    axes.set_axisbelow(True)
    axes.set_title(title, loc="left", fontsize=_TEXT, fontweight="bold", color=colours["ink"])
    axes.set_xlabel("sum in hand", fontsize=_TEXT, color=colours["ink-2"])
    axes.xaxis.set_major_locator(MaxNLocator(nbins=6, integer=True))
    axes.yaxis.set_major_formatter(lambda value, _place: f"{value:g}".replace("-", "−"))
    for wagers in range(len(COUNTS)):
        colour = colours[f"chart-{wagers}"]
        spans = [span(point.arms[wagers]) for point in points]
        values = [value for value, _, _ in spans]
        reach = [[value - low for value, low, _ in spans], [high - value for value, _, high in spans]]
        axes.errorbar(
            [point.total for point in points],
            values,
            yerr=reach,
            color=colour,
            marker=_MARKS[wagers],
            markersize=5,
            linewidth=1.4,
            elinewidth=1,
            label=COUNTS[wagers].capitalize(),
        )


def _mean_span(sample: Sample) -> Span:
    return sample.mean, *sample.likely


def _share_span(sample: Sample) -> Span:
    share = sample.below_zero
    low, high = share.likely
    return 100 * share.value, 100 * low, 100 * high
