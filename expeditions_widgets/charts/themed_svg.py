"""Figures as SVG text in the page's own colours and type, so that one drawing follows every theme live."""

import re
from contextlib import AbstractContextManager
from html import escape
from io import BytesIO, StringIO
from typing import Final

from matplotlib import rc_context
from matplotlib.figure import Figure

PIXELS_PER_INCH: Final = 72
"""A figure's size in inches times this is its size in the drawing's units."""

FONT: Final = "DejaVu Sans"
"""The font that comes with matplotlib, for measuring; the drawing leaves the choice to the page."""

PRINTED: Final = {
    "ink": "#22303a",
    "ink-2": "#55605f",
    "rule": "#dccfb6",
    "panel": "#fffdf8",
    "chart-0": "#0e5860",
    "chart-1": "#8a4b00",
    "chart-2": "#8c2f6b",
    "chart-3": "#3b4a9c",
}
"""The page's colours by name, with their light values for where no style sheet reaches, such as a picture file."""

COLOURS: Final = {token: f"#fe00{number:02x}" for number, token in enumerate(PRINTED, start=0xA0)}
"""What stands for each token while matplotlib draws; none of it is left in the text."""

_NO_METADATA: Final = dict.fromkeys(("Creator", "Date", "Format", "Type"))


def settings() -> AbstractContextManager[None]:
    """Return the context in which a figure is made and written."""
    return rc_context(
        {
            "svg.fonttype": "none",
            "svg.hashsalt": "expeditions",
            "font.family": FONT,
            "hatch.linewidth": 1.6,
        }
    )


def themed_svg(figure: Figure, name: str, title: str, description: str) -> str:
    """Return a figure as an SVG element with its title and its description; equal figures give equal texts.

    `name` is unique in the page, and begins every id in the drawing.
    """
    with StringIO() as written:
        figure.savefig(written, format="svg", metadata=_NO_METADATA)
        drawing = written.getvalue()
    drawing = drawing[drawing.index("<svg") :]
    drawing = re.sub(r"<!--.*?-->|<metadata>.*?</metadata>|<style.*?</style>", "", drawing, flags=re.DOTALL)
    drawing = re.sub(r"font(-family)?: ([^;\"]*?)'?" + FONT + "'?[^;\"]*", _font_of_the_page, drawing)
    drawing = _with_own_ids(drawing.replace("xlink:href", "href"), name)
    for token, stand_in in COLOURS.items():
        drawing = drawing.replace(stand_in, f"var(--exp-{token}, {PRINTED[token]})")
    _, _, inside = drawing.partition(">")
    width, height = (round(inches * PIXELS_PER_INCH) for inches in figure.get_size_inches())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-labelledby="{name}-title {name}-desc" style="stroke-linejoin: round">'
        f'<title id="{name}-title">{escape(title)}</title><desc id="{name}-desc">{escape(description)}</desc>{inside}'
    ).strip()


def picture_file(figure: Figure) -> bytes:
    """Return a figure, drawn in the printed colours, as a PNG file with three dots to a unit, on white."""
    with BytesIO() as written:
        figure.savefig(written, format="png", dpi=3 * PIXELS_PER_INCH, facecolor=PRINTED["panel"])
        return written.getvalue()


def _font_of_the_page(found: re.Match[str]) -> str:
    """Keep weight and size of a text, and leave its family to the page."""
    words = found[2].split()
    size = next((word for word in words if word.endswith("px")), "")
    weight = next((word for word in words if word in {"bold", "600", "700"}), "")
    parts = [f"font-size: {size}"] * bool(size) + [f"font-weight: {weight}"] * bool(weight)
    return "; ".join(parts) or "font-family: inherit"


def _with_own_ids(drawing: str, name: str) -> str:
    """Return a drawing with the ids that are referred to made the figure's own, and all others left out."""
    used = set(re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"', drawing))
    kept = {one or other for one, other in used}
    drawing = re.sub(r' id="([^"]+)"', lambda found: f' id="{name}-{found[1]}"' if found[1] in kept else "", drawing)
    return re.sub(r'(url\(#|href="#)', rf"\g<1>{name}-", drawing)
