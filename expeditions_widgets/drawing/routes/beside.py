"""Flags and tokens: what stands beside a place, at the freest spot around it."""

from itertools import product
from typing import Final, NamedTuple

from expeditions_widgets.drawing.routes.geometry import Box, Point, around
from expeditions_widgets.drawing.routes.places import TOKEN_RADIUS, flag, flag_box, token
from expeditions_widgets.drawing.routes.projection import Spot
from expeditions_widgets.drawing.routes.room import Room
from expeditions_widgets.engine.routes.expeditions import Expedition
from expeditions_widgets.engine.routes.table import Seat

_RISES: Final = (17, 29, -3, 42, -15)
"""How high a flag may stand over its place, the best first; below 0 it hangs under it."""

_BELOW: Final = 14.0
"""What a spot below its place costs a token: it is looked for above first."""

_AROUND: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, -1.45), (0, 1.45), (-1.45, 0), (1.45, 0))


class Post(NamedTuple):
    """A place that something stands beside: its spot, the radius of its mark and rings, and the size of marks."""

    spot: Spot
    radius: float
    unit: float

    def foot(self, rise: float, *, left: bool) -> Point:
        """Return where a flag's pole begins: at the upper rim of the place, or at the lower one."""
        aside, down = self.radius * 0.5, self.radius * 0.6
        return self.spot.at.moved(-aside if left else aside, -down if rise > 0 else down)

    def height(self, rise: float) -> float:
        """Return how high the flag's upper side lies over the foot of its pole."""
        return rise * self.unit + self.radius * (0.4 if rise > 0 else -0.4)


def head_flag(expedition: Expedition, post: Post, room: Room) -> str:
    """Draw the flag of an expedition beside the place where it stands, and take its room."""

    def box(choice: tuple[int, bool]) -> Box:
        rise, left = choice
        return flag_box(post.foot(rise, left=left), post.height(rise), post.unit, left=left)

    choices = tuple(product(_RISES, (False, True)))
    best, _ = room.freest(choices, box, lambda choice: 4 * _RISES.index(choice[0]) + choice[1], post.spot.place.code)
    room.take(box(best))
    rise, left = best
    return flag(expedition, post.foot(rise, left=left), post.height(rise), post.unit, left=left)


def laid_token(seat: Seat, letter: str, post: Post, room: Room, *, own: bool) -> str:
    """Draw a token beside its place, and take its room."""
    away, size = post.radius * 0.72 + 5 * post.unit, TOKEN_RADIUS * post.unit
    middle = post.spot.at
    at, _ = room.freest(
        [middle.moved(right * away, down * away) for right, down in _AROUND],
        lambda point: around(point, size),
        lambda point: _BELOW if point.y > middle.y else 0,
        post.spot.place.code,
    )
    room.take(around(at, size))
    return token(seat, letter, at, post.unit, own=own)
