"""The map's colours, light and dark, written into a drawing itself: for pictures that no style sheet reaches.

What is drawn carries classes only. `painted` turns each into plain SVG attributes, as `palette` does for the cards.
"""

import re
from typing import Final, NamedTuple


class Colours(NamedTuple):
    """One set of colours, each as "#rrggbb"."""

    page: str
    panel: str
    ink: str
    sea: str
    shallow: str
    shore: str
    land: str
    coast: str
    grid: str
    link: str
    paper: str
    frame: str
    green: str
    blue: str
    red: str
    start: str
    outline: str
    amber: str
    violet: str
    slate: str
    on_expedition: str
    token: str
    token_ink: str


LIGHT: Final = Colours(
    page="#f6f1e6",
    panel="#fffdf8",
    ink="#1c2830",
    sea="#dde8e9",
    shallow="#d3e1e3",
    shore="#c8dadd",
    land="#f4ecdb",
    coast="#a8987a",
    grid="#c5d5d7",
    link="#6f6656",
    paper="#fffdf8",
    frame="#57503f",
    green="#1f7a4a",
    blue="#1b5cb0",
    red="#b3221f",
    start="#1c2830",
    outline="#fffdf8",
    amber="#a85400",
    violet="#7a2aa8",
    slate="#22384d",
    on_expedition="#ffffff",
    token="#fffaf0",  # noqa: S106 - a colour
    token_ink="#1c2830",  # noqa: S106 - a colour
)
DARK: Final = Colours(
    page="#0f171c",
    panel="#172229",
    ink="#edf1ef",
    sea="#13222a",
    shallow="#172a33",
    shore="#1b313b",
    land="#27332f",
    coast="#66766c",
    grid="#22353e",
    link="#92a09c",
    paper="#0f171c",
    frame="#a9b5b0",
    green="#4cc07f",
    blue="#74b0ff",
    red="#ff7b72",
    start="#edf1ef",
    outline="#0f171c",
    amber="#ffb03b",
    violet="#d3a4ff",
    slate="#dfe8ef",
    on_expedition="#10181d",
    token="#2f3d45",  # noqa: S106 - a colour
    token_ink="#f5f1e6",  # noqa: S106 - a colour
)

_OWN: Final = "currentColor"
"""The colour of the expedition whose group a mark stands in."""


def painted(drawing: str, colours: Colours) -> str:
    """Return a drawing of the map with its classes turned into paint.

    Raises KeyError for a class without paint, which would print black.
    """
    paint = _paint(colours)
    return re.sub(r'class="exp-map-([^"]+)"', lambda match: paint[match[1]], drawing)


def _paint(colours: Colours) -> dict[str, str]:
    return {**_ground(colours), **_places(colours), **_journeys(colours), **_names(colours)}


def _ground(colours: Colours) -> dict[str, str]:
    round_line = 'fill="none" stroke-linejoin="round"'
    return {
        "page": f'fill="{colours.page}"',
        "sea": f'fill="{colours.sea}"',
        "shallow": f'{round_line} stroke="{colours.shallow}"',
        "shore": f'{round_line} stroke="{colours.shore}"',
        "land": f'fill="{colours.land}" stroke="{colours.coast}" stroke-width=".8" stroke-linejoin="round"',
        "grid": f'fill="none" stroke="{colours.grid}" stroke-width=".8"',
        "tropic": f'fill="none" stroke="{colours.coast}" stroke-width=".7" stroke-dasharray="2 4" opacity=".8"',
        "frame": f'fill="none" stroke="{colours.frame}"',
        "bar": f'fill="{colours.frame}"',
        "link": f'fill="none" stroke="{colours.link}" stroke-width="1.15"',
        "sea-link": f'fill="none" stroke="{colours.link}" stroke-width="1.7" stroke-dasharray="1.2 3.6" '
        'stroke-linecap="round"',
    }


def _places(colours: Colours) -> dict[str, str]:
    edge = f'stroke="{colours.outline}" stroke-width="1.4"'
    return {
        "green": f'fill="{colours.green}" {edge}',
        "blue": f'fill="{colours.blue}" {edge}',
        "red": f'fill="{colours.red}" {edge}',
        "start": f'fill="{colours.start}" stroke="{colours.outline}" stroke-width="1.2" stroke-linejoin="round"',
        "start-ring": f'fill="{colours.paper}" stroke="{colours.start}" stroke-width="1.2"',
        "gap": f'fill="none" stroke="{colours.paper}" stroke-width="5"',
        "own": f'fill="none" stroke="{colours.ink}" stroke-width="2"',
        "open": f'fill="none" stroke="{colours.ink}" stroke-width="1.6" stroke-dasharray="3 2.6"',
        "token": f'fill="{colours.token}" stroke="{colours.token_ink}" stroke-width="1.5" stroke-linejoin="round"',
        "token-letter": f'fill="{colours.token_ink}" font-weight="700" text-anchor="middle"',
        "own-token": f'fill="{colours.ink}" stroke="{colours.panel}" stroke-width="1.2" stroke-linejoin="round"',
        "own-token-letter": f'fill="{colours.panel}" font-weight="700" text-anchor="middle"',
    }


def _journeys(colours: Colours) -> dict[str, str]:
    return {
        "amber": f'color="{colours.amber}"',
        "violet": f'color="{colours.violet}"',
        "slate": f'color="{colours.slate}"',
        "casing": f'fill="none" stroke="{colours.paper}" stroke-linecap="round" stroke-linejoin="round"',
        "inlay": f'fill="none" stroke="{colours.paper}"',
        "line": f'fill="none" stroke="{_OWN}"',
        "tip": f'fill="{_OWN}"',
        "ring": f'fill="{colours.paper}" stroke="{_OWN}" stroke-width="2"',
        "loop": f'fill="none" stroke="{_OWN}" stroke-width="1.8"',
        "pole": f'stroke="{colours.ink}" stroke-width="1.5" stroke-linecap="round"',
        "pole-gap": f'stroke="{colours.paper}" stroke-width="4" stroke-linecap="round"',
        "flag": f'fill="{_OWN}" stroke="{colours.paper}" stroke-width="1.2" stroke-linejoin="round"',
        "flag-letter": f'fill="{colours.on_expedition}" font-weight="800" text-anchor="middle"',
    }


def _names(colours: Colours) -> dict[str, str]:
    halo = f'paint-order="stroke" stroke="{colours.paper}" stroke-width="3" stroke-opacity=".85"'
    return {
        "name": f'fill="{colours.ink}" {halo} stroke-linejoin="round"',
        "strong-name": f'fill="{colours.ink}" font-weight="700" {halo} stroke-linejoin="round"',
        "own-name": f'fill="{colours.panel}" font-weight="700"',
        "open-name": f'fill="{colours.ink}" font-weight="700"',
        "own-plate": f'fill="{colours.ink}"',
        "open-plate": f'fill="{colours.panel}" stroke="{colours.ink}" stroke-width="1.2"',
        "leader": f'stroke="{colours.ink}" stroke-width="1.3"',
    }
