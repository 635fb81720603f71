"""Three journeys over a small world: a picture for front pages and notebooks, beside the fan of cards."""

from typing import Final

from expeditions_widgets.drawing.glyphs import num
from expeditions_widgets.drawing.routes.colours import LIGHT
from expeditions_widgets.drawing.routes.geometry import Point, line_path
from expeditions_widgets.engine.routes.world import land, world

WIDTH: Final = 560
HEIGHT: Final = 236

_SCALE: Final = WIDTH / 360
_STRETCH: Final = 1.25
_NORTH: Final = 80
_FINE: Final = 2.4
"""Points of an outline nearer than this, in units, are one."""

_JOURNEYS: Final = (
    ("cop gia lan chu yel mes", LIGHT.slate, ""),
    ("cop mon alh ait dak nor tri tab", LIGHT.amber, ' stroke-dasharray="9 5"'),
    ("cop pet ura den bai wal jej ban kom kak", LIGHT.violet, ' stroke-dasharray="1 6" stroke-linecap="round"'),
)


def journey_picture() -> str:
    """Return a static SVG, 560 x 236 units: the world's land and places, and three journeys from the start."""
    places = world().places
    shores = "".join(_outline(ring) for ring in land())
    dots = "".join(f'<circle cx="{num(at.x)}" cy="{num(at.y)}" r="2.2"/>' for at in map(_spot, places))
    lines = "".join(_journey(codes.split(), colour, dashes) for codes, colour, dashes in _JOURNEYS)
    start = _spot(world().start)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" width="100%">'
        "<title>Three expeditions on their way over the map of the world</title>"
        f'<g><rect width="{WIDTH}" height="{HEIGHT}" rx="12" fill="{LIGHT.sea}"/>'
        f'<path d="{shores}" fill="{LIGHT.land}" stroke="{LIGHT.coast}" stroke-width=".6"/>'
        f'<g fill="{LIGHT.link}" opacity=".6">{dots}</g>{lines}'
        f'<circle cx="{num(start.x)}" cy="{num(start.y)}" r="6" fill="{LIGHT.start}" stroke="{LIGHT.outline}" '
        'stroke-width="2"/></g></svg>'
    )


def _journey(codes: list[str], colour: str, dashes: str) -> str:
    points = [_spot(code) for code in codes]
    end = points[-1]
    flag = f"M{num(end.x)} {num(end.y)}v-15l12 4.5-12 4.5"
    return (
        f'<path d="{line_path(points)}" fill="none" stroke="{LIGHT.outline}" stroke-width="6" opacity=".7"/>'
        f'<path d="{line_path(points)}" fill="none" stroke="{colour}" stroke-width="3.4"{dashes}/>'
        f'<path d="{flag}" fill="{colour}" stroke="{colour}" stroke-width="1.6" stroke-linejoin="round"/>'
    )


def _spot(code: str) -> Point:
    place = world().places[code]
    return _point(world().frame.left if place.edge else place.lon, place.lat)


def _point(lon: float, lat: float) -> Point:
    return Point((lon - world().frame.left) * _SCALE, (_NORTH - lat) * _SCALE * _STRETCH)


def _outline(ring: tuple[tuple[float, float], ...]) -> str:
    kept: list[Point] = []
    for lon, lat in ring:
        at = _point(lon, lat)
        if not kept or abs(at.x - kept[-1].x) + abs(at.y - kept[-1].y) > _FINE:
            kept.append(at)
    return line_path(kept, closed=True) if len(kept) > 2 else ""  # noqa: PLR2004 - two points are no outline
