"""The chances that wanted cards come in time, as bars with their figures."""

from collections.abc import Mapping
from typing import Final

from matplotlib.figure import Figure

from expeditions_widgets.charts.lab_words import arrivals_told
from expeditions_widgets.charts.themed_svg import COLOURS, PIXELS_PER_INCH, PRINTED, picture_file, settings, themed_svg
from expeditions_widgets.charts.wager_words import percent
from expeditions_widgets.experiments.wager_lab import Arrivals

TITLE: Final = "Chance that at least so many of the wanted cards come in time"
_TEXT: Final = 13
_WIDE: Final = 640
_NARROW: Final = 340
_LINE: Final = 26


def arrival_charts(arrivals: Arrivals, name: str) -> tuple[str, str]:
    """Return the chart as two SVG elements, for a wide place and for a phone; `name` is unique in the page."""
    words = " ".join(f"{row[0]}: {row[1]}." for row in arrivals_told(arrivals).rows)
    with settings():
        wide, narrow = (
            themed_svg(_figure(arrivals, width, COLOURS), f"{name}-{end}", TITLE, words)
            for width, end in ((_WIDE, "wide"), (_NARROW, "narrow"))
        )
    return wide, narrow


def arrival_picture(arrivals: Arrivals) -> bytes:
    """Return the wide chart as a PNG file."""
    with settings():
        return picture_file(_figure(arrivals, _WIDE, PRINTED))


def _figure(arrivals: Arrivals, width: int, colours: Mapping[str, str]) -> Figure:
    lines = len(arrivals.chances)
    height = _LINE * lines + 12
    figure = Figure(figsize=(width / PIXELS_PER_INCH, height / PIXELS_PER_INCH), dpi=PIXELS_PER_INCH)
    figure.patch.set_visible(False)
    left, right = 90 / width, 60 / width
    axes = figure.add_axes((left, 0.02, 1 - left - right, 0.96))
    axes.set_axis_off()
    axes.set_xlim(0, 1)
    axes.set_ylim(lines + 0.5, 0.5)
    for count, chance in enumerate(arrivals.chances, start=1):
        axes.barh(count, 1, height=0.62, color=colours["panel"], edgecolor=colours["rule"], linewidth=1)
        axes.barh(count, chance, height=0.62, color=colours["chart-0"], linewidth=0)
        for place, text, side in ((0, f"at least {count}", "right"), (1, percent(chance), "left")):
            axes.annotate(
                text,
                (place, count),
                xytext=(-8 if side == "right" else 8, 0),
                textcoords="offset pixels",
                ha=side,
                va="center",
                color=colours["ink"],
                fontsize=_TEXT,
            )
    return figure
