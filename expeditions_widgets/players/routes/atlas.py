"""A board in numbers, for players that look at many routes: places are counted from 0, sets of them are bits."""

from functools import cache
from typing import Final

from expeditions_widgets.engine.routes.board import Board, Colour, pair
from expeditions_widgets.engine.routes.expeditions import Route

FAR: Final = 99
"""More arrows than any way takes."""

_KEPT: Final = 4096
"""How many lists of steps an atlas keeps: a few megabytes on the world board."""


class Atlas:
    """A board's places, in the order of its file, and its connections, in the order of its links, by number.

    `exits[place]` lists a place's neighbours with the bit of the connection to each, and `colours[place]` its colour.
    """

    def __init__(self, board: Board) -> None:
        self.codes: Final = tuple(board.places)
        self.number: Final = {code: index for index, code in enumerate(self.codes)}
        self.colours: Final = tuple(place.colour for place in board.places.values())
        self.start: Final = self.number[board.start]
        self.greens: Final = tuple(index for index, colour in enumerate(self.colours) if colour is Colour.GREEN)
        self._kept: dict[tuple[int, int, int], list[int]] = {}
        self._bits = {pair(link.a, link.b): 1 << index for index, link in enumerate(board.links)}
        self.exits: Final = tuple(
            tuple((self.number[other], self._bits[pair(code, other)]) for other in board.neighbours(code))
            for code in self.codes
        )

    def used(self, route: Route) -> int:
        """Return the connections that a route has used, as bits."""
        return sum(self._bits[ends] for ends in route.used)

    def visited(self, route: Route) -> int:
        """Return the places that a route has visited, as bits; none before it has left the start (ruling 8)."""
        return sum(1 << self.number[code] for code in route.visited)

    def steps(self, head: int, used: int, most: int = FAR) -> list[int]:
        """Return how many arrows each place lies ahead of `head`; `FAR` where none leads, and for `head` itself.

        Arrows go over connections that are not used, and `most` of them can be laid. The list is not to be changed: it
        is kept for the next time, since most expeditions stay where they are from one choice to the next.
        """
        key = head, used, most
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= _KEPT:
                self._kept.clear()
            found = self._kept[key] = self._counted(head, used, most)
        return found

    def _counted(self, head: int, used: int, most: int) -> list[int]:
        found = [FAR] * len(self.codes)
        found[head] = 0
        ring, ahead, exits = [head], 0, self.exits
        while ring and ahead < most:
            ahead += 1
            further = []
            for at in ring:
                for other, bit in exits[at]:
                    if found[other] == FAR and not used & bit:
                        found[other] = ahead
                        further.append(other)
            ring = further
        found[head] = FAR
        return found


@cache
def atlas_of(board: Board) -> Atlas:
    """Return a board's atlas, made once for each board."""
    return Atlas(board)
