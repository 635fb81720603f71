"""A board: its places, what is connected, and the numbers that it is set up with.

A place is named by its code everywhere: in hands, in expeditions, in texts and in links.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

Pair = tuple[str, str]
"""The two places of a connection by their codes, in alphabetical order: a connection has no direction."""


class Colour(StrEnum):
    """What a place does to the player whose arrow arrives there."""

    START = "start"
    GREEN = "green"
    BLUE = "blue"
    RED = "red"


@dataclass(frozen=True, slots=True)
class Place:
    """One place of a board.

    `code` is 2 or 3 letters; `lon` and `lat` are degrees on the board's frame. `edge` places are drawn at both sides
    of the frame and are one place all the same (ruling 7). `label` says where the name would like to stand, as a point
    of the compass: one for each time that the place is drawn, left before right. `short` is the name on the map.
    """

    code: str
    id: str
    name: str
    short: str
    lon: float
    lat: float
    colour: Colour
    continent: str
    edge: bool
    label: tuple[str, ...]
    fact: str


class Link(NamedTuple):
    """How a connection is drawn.

    `dashed` is over the sea; `side` says at which side of the frame ("left" or "right") it reaches an edge place, and
    is empty between two other places. Neither makes a difference in the rules (ruling 7).
    """

    a: str
    b: str
    dashed: bool
    side: str


class Frame(NamedTuple):
    """The part of the Earth that is drawn, in degrees; `right` is above 180 if the frame crosses the date line."""

    left: float
    right: float
    top: float
    bottom: float


class SetUp(NamedTuple):
    """The numbers that a game on a board begins with.

    `arrows` are an expedition's; `hand` is the cards a player, by the number of players; `open_cards` lie beside the
    board; each player has `tickets` and `tokens`, and lays a token `token_distance` connections or more from the start.
    """

    arrows: int
    hand: Mapping[int, int]
    open_cards: int
    tokens: int
    token_distance: int
    tickets: int


@dataclass(frozen=True)
class Board:
    """A connected board with one start; `places` are by code, in the order of the file, and are not to be changed.

    >>> from expeditions_widgets.engine.routes.world import world
    >>> board = world()
    >>> board.neighbours(board.start)
    ('gei', 'gia', 'mat', 'mon', 'pet', 'wie')
    >>> board.distance("sva")
    2
    """

    name: str
    places: Mapping[str, Place]
    links: tuple[Link, ...]
    set_up: SetUp
    frame: Frame

    def __hash__(self) -> int:
        """Return a hash that costs little: boards in use differ by name."""
        return hash(self.name)

    def __repr__(self) -> str:
        """Return a short repr: a board is too large to be written out."""
        return f"<Board {self.name!r} with {len(self.places)} places>"

    @cached_property
    def start(self) -> str:
        """The place that each expedition leaves from."""
        return next(place.code for place in self.places.values() if place.colour is Colour.START)

    @cached_property
    def connections(self) -> frozenset[Pair]:
        """Every connection as a pair."""
        return frozenset(pair(link.a, link.b) for link in self.links)

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """The places that have a card, in the order of the file: the green ones."""
        return self.of_colour(Colour.GREEN)

    def of_colour(self, colour: Colour) -> tuple[str, ...]:
        """Return the places of a colour, in the order of the file."""
        return tuple(place.code for place in self.places.values() if place.colour is colour)

    def neighbours(self, code: str) -> tuple[str, ...]:
        """Return the places connected with one, in alphabetical order of their codes."""
        return self._neighbours[code]

    def distance(self, code: str) -> int:
        """Return how many connections a place lies from the start."""
        return self.distances_from(self.start)[code]

    def distances_from(self, code: str) -> Mapping[str, int]:
        """Return how many connections each place lies from one; a mapping that is not to be changed."""
        found = self._distances.get(code)
        if found is None:
            found = self._distances[code] = _distances(self._neighbours, code)
        return found

    @cached_property
    def _neighbours(self) -> dict[str, tuple[str, ...]]:
        return {code: tuple(sorted(near)) for code, near in _lists(self.places, self.connections).items()}

    @cached_property
    def _distances(self) -> dict[str, dict[str, int]]:
        return {}


def pair(one: str, other: str) -> Pair:
    """Return the connection between two places, whichever way it is travelled.

    >>> pair("sva", "gei") == pair("gei", "sva") == ("gei", "sva")
    True
    """
    return (one, other) if one < other else (other, one)


def distances(places: Iterable[str], links: Iterable[Link], code: str) -> dict[str, int]:
    """Return how many links each place lies from one; a place that can't be reached is left out."""
    return _distances(_lists(places, (pair(link.a, link.b) for link in links)), code)


def _lists(places: Iterable[str], pairs: Iterable[Pair]) -> dict[str, list[str]]:
    lists: dict[str, list[str]] = {code: [] for code in places}
    for one, other in pairs:
        lists[one].append(other)
        lists[other].append(one)
    return lists


def _distances(near: Mapping[str, Iterable[str]], code: str) -> dict[str, int]:
    found = {code: 0}
    ring = [code]
    for at in ring:
        for other in near[at]:
            if other not in found:
                found[other] = found[at] + 1
                ring.append(other)
    return found
