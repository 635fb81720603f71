"""The world board and the outlines of its land, from the files beside this one."""

import json
from functools import cache
from importlib.resources import files
from typing import Final

from expeditions_widgets.engine.routes.board import Board
from expeditions_widgets.engine.routes.board_reading import parse_board

WORLD: Final = "world"
"""The world board's name."""

Ring = tuple[tuple[float, float], ...]
"""One outline: points as longitude and latitude in degrees, the last one joined to the first."""


@cache
def world() -> Board:
    """Return the world board: 112 places and 200 connections.

    >>> board = world()
    >>> len(board.places), len(board.connections), board.start
    (112, 200, 'cop')
    """
    return parse_board(_data("world-map.json"))


@cache
def land() -> tuple[Ring, ...]:
    """Return the outlines of the land on the world board's frame (Natural Earth, public domain)."""
    return tuple(tuple((lon, lat) for lon, lat in ring) for ring in json.loads(_data("land.json"))["rings"])


def _data(name: str) -> str:
    return files(__package__).joinpath("data", name).read_text(encoding="utf-8")
