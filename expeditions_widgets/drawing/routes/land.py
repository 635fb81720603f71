"""The ground of the map: sea, shallow water, land, the lines of the globe, links, and the ruled frame around it all."""

from collections.abc import Iterator
from math import ceil, floor
from typing import Final

from expeditions_widgets.drawing.glyphs import num
from expeditions_widgets.drawing.routes.geometry import Box, Point, line_path
from expeditions_widgets.drawing.routes.projection import Projection
from expeditions_widgets.engine.routes.board import Board, Frame
from expeditions_widgets.engine.routes.world import Ring, land

_TROPICS: Final = (23.4, -23.4)
_MESH: Final = 30
_BAR: Final = 10
"""Degrees from one line of the globe to the next, and the length of a bar of the frame."""

_NEAR: Final = 20
"""Land so many degrees outside the frame still reaches into it with the water along its shore."""


def ground(projection: Projection, name: str) -> str:
    """Draw sea, land and the lines of the globe; `name` keeps the ids of two maps on one page apart."""
    shores = "".join(_outline(projection, ring) for ring in outlines(projection.frame))
    shape = f'<path id="{name}-land" d="{shores}"/>'
    water = "".join(
        f'<use href="#{name}-land" class="exp-map-{water}" stroke-width="{num(width * projection.unit)}"/>'
        for water, width in (("shallow", 17), ("shore", 7.5))
    )
    return (
        f"<defs>{shape}</defs>{_rect(projection.inner, 'sea')}{water}"
        f'<path class="exp-map-grid" d="{_mesh(projection)}"/><use href="#{name}-land" class="exp-map-land"/>'
        f'<path class="exp-map-tropic" d="{"".join(_parallel(projection, lat) for lat in _TROPICS)}"/>'
    )


def outlines(frame: Frame) -> tuple[Ring, ...]:
    """Return the outlines of the land that reach into a frame, with the water along their shores."""
    return tuple(ring for ring in land() if _is_near(frame, ring))


def links(board: Board, projection: Projection) -> str:
    """Draw every connection straight: solid over land, dotted over the sea."""
    drawn = {False: "", True: ""}
    for link in board.links:
        drawn[link.dashed] += line_path(projection.ends(board, link))
    classes = {False: "link", True: "sea-link"}
    return "".join(f'<path class="exp-map-{classes[kind]}" d="{d}"/>' for kind, d in drawn.items() if d)


def frame(projection: Projection) -> str:
    """Draw the ruled frame: two lines, and between them a bar for every other ten degrees."""
    inner, wide = projection.inner, 6 * projection.unit
    cover = f"M0 0H{num(projection.width)}V{num(projection.height)}H0Z"
    window = f"M{num(inner.x)} {num(inner.y)}V{num(inner.bottom)}H{num(inner.right)}V{num(inner.y)}Z"
    bars = "".join(_rect(bar, "bar") for bar in _bars(projection, wide))
    return (
        f'<path class="exp-map-page" d="{cover}{window}"/>{_rect(inner.grown(wide), "frame")}'
        f"{_rect(inner, 'frame')}{bars}"
    )


def _outline(projection: Projection, ring: Ring) -> str:
    return line_path((projection.point(lon, lat) for lon, lat in ring), closed=True)


def _is_near(frame: Frame, ring: Ring) -> bool:
    return (
        max(lon for lon, _ in ring) > frame.left - _NEAR
        and min(lon for lon, _ in ring) < frame.right + _NEAR
        and max(lat for _, lat in ring) > frame.bottom - _NEAR
        and min(lat for _, lat in ring) < frame.top + _NEAR
    )


def _mesh(projection: Projection) -> str:
    edges = projection.frame
    upright = "".join(
        line_path((projection.point(lon, edges.top), projection.point(lon, edges.bottom)))
        for lon in _steps(edges.left, edges.right, _MESH)
    )
    return upright + "".join(_parallel(projection, lat) for lat in _steps(edges.bottom, edges.top, _MESH))


def _parallel(projection: Projection, lat: float) -> str:
    if not projection.frame.bottom < lat < projection.frame.top:
        return ""
    y = projection.point(0, lat).y
    return line_path((Point(projection.inner.x, y), Point(projection.inner.right, y)))


def _steps(low: float, high: float, step: int) -> range:
    return range(ceil(low / step) * step, floor(high) + 1, step)


def _bars(projection: Projection, wide: float) -> Iterator[Box]:
    edges, inner = projection.frame, projection.inner
    thick, off = wide / 2, wide / 4
    for lon in _steps(edges.left, edges.right - _BAR, 2 * _BAR):
        x = projection.point(lon, 0).x
        for y in (inner.y - wide + off, inner.bottom + off):
            yield Box(x, y, _BAR * projection.scale, thick)
    for lat in _steps(edges.bottom, edges.top - _BAR, 2 * _BAR):
        top, foot = projection.point(0, lat + _BAR).y, projection.point(0, lat).y
        for x in (inner.x - wide + off, inner.right + off):
            yield Box(x, top, thick, foot - top)


def _rect(box: Box, css: str) -> str:
    return (
        f'<rect class="exp-map-{css}" x="{num(box.x)}" y="{num(box.y)}" width="{num(box.width)}" '
        f'height="{num(box.height)}"/>'
    )
