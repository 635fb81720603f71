"""Who holds what in a position, by the places' names, when nothing of it is to be hidden."""

from collections.abc import Iterable
from typing import NamedTuple

from expeditions_widgets.drawing.routes.standing import Names, player_names
from expeditions_widgets.engine.routes.board import Board
from expeditions_widgets.engine.routes.position import Position
from expeditions_widgets.engine.routes.scoring import score_seat


class Holding(NamedTuple):
    """What lies with one player, as lists inside a sentence, empty where there is nothing; `points` if it ended now."""

    name: str
    hand: str
    tokens: str
    reached: str
    won: str
    back: str
    tickets: int
    points: int

    @property
    def sentence(self) -> str:
        """The holding in words, tickets and points aside: "Player 1. Hand: Mount Fuji. Tokens: Mount Fuji."."""
        parts = (
            ("Hand", self.hand),
            ("Tokens", self.tokens),
            ("Reached", self.reached),
            ("Won", self.won),
            ("Tokens back", self.back),
        )
        told = " ".join(f"{title}: {listed}." for title, listed in parts if listed)
        return f"{self.name}. {told or 'Nothing yet.'}"


def holdings(position: Position, names: Names | None = None) -> tuple[Holding, ...]:
    """Return what every player holds, by seat.

    >>> from expeditions_widgets.engine.routes.reading import parse_position
    >>> [one.sentence for one in holdings(parse_position("1 fuj !fuj =taj t2 / 2"))]
    ['Player 1. Hand: Mount Fuji. Tokens: Mount Fuji. Reached: Taj Mahal.', 'Player 2. Nothing yet.']
    """
    board = position.board
    return tuple(
        Holding(
            name,
            places_listed(board, position.hands[seat]),
            places_listed(board, area.tokens),
            places_listed(board, area.revealed),
            places_listed(board, area.taken),
            places_listed(board, area.returned),
            area.tickets,
            score_seat(position, seat).total,
        )
        for seat, (name, area) in enumerate(zip(player_names(position.players, names), position.areas, strict=True))
    )


def places_listed(board: Board, codes: Iterable[str]) -> str:
    """Return places by name: "Mount Fuji, Taj Mahal"."""
    return ", ".join(board.places[code].name for code in codes)
