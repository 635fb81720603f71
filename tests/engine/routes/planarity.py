"""Which connections of a board cross as they are drawn, found in whole numbers and without the package's own geometry.

An edge place stands on the frame at the side that its link names, so no drawn link crosses the frame.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from expeditions_widgets.engine.routes.board import Board, Link

Point = tuple[int, int]
"""Hundredths of degrees, so that nothing is rounded."""


def crossings(board: Board) -> list[tuple[Link, Link]]:
    """Return each pair of links that share a point which is not a place at the end of both."""
    drawn = [(link, point(board, link.a, link.side), point(board, link.b, link.side)) for link in board.links]
    return [
        (one, other)
        for (one, *first), (other, *second) in combinations(drawn, 2)
        if meet((first[0], first[1]), (second[0], second[1]))
    ]


def point(board: Board, code: str, side: str) -> Point:
    place, frame = board.places[code], board.frame
    if place.edge:
        lon = frame.left if side == "left" else frame.right
    else:
        lon = place.lon if place.lon >= frame.left else place.lon + 360
    return round(lon * 100), round(place.lat * 100)


def meet(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    (a, b), (c, d) = one, other
    shared = {a, b} & {c, d}
    if len(shared) == 1:
        corner = shared.pop()
        near, far = (b if a == corner else a), (d if c == corner else c)
        forward = (near[0] - corner[0]) * (far[0] - corner[0]) + (near[1] - corner[1]) * (far[1] - corner[1]) > 0
        return turn(corner, near, far) == 0 and forward
    if shared:
        return True
    across = turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0
    return across or lies(a, b, c) or lies(a, b, d) or lies(c, d, a) or lies(c, d, b)


def turn(a: Point, b: Point, c: Point) -> int:
    """Return 1, 0 or -1: whether c lies left of, on or right of the line from a to b."""
    area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (area > 0) - (area < 0)


def lies(a: Point, b: Point, c: Point) -> bool:
    between = min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])
    return turn(a, b, c) == 0 and between
