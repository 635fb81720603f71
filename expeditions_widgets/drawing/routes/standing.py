"""What stands on the map at each place for one reader: own and open cards, heads, tokens, and so how a name ranks."""

from collections.abc import Sequence
from typing import NamedTuple

from expeditions_widgets.drawing.routes.labels import Rank
from expeditions_widgets.engine.routes.board import Board, Colour
from expeditions_widgets.engine.routes.expeditions import EXPEDITIONS, Expedition
from expeditions_widgets.engine.routes.table import Seat
from expeditions_widgets.engine.routes.view import View

Names = Sequence[str]
"""The players' names by seat."""


class Standing(NamedTuple):
    """What a place has to do with the game, as the reader sees it; `tokens` are the seats that marked it."""

    is_own: bool = False
    is_open: bool = False
    is_visited: bool = False
    heads: tuple[Expedition, ...] = ()
    tokens: tuple[Seat, ...] = ()

    def rank(self, colour: Colour, *, edge: bool) -> Rank:
        """Return how much the place's name matters."""
        ranks = (
            (self.is_own, Rank.OWN),
            (self.heads, Rank.HEAD),
            (colour is Colour.START, Rank.START),
            (self.is_open, Rank.OPEN),
            (edge, Rank.EDGE),
            (self.tokens, Rank.TOKEN),
            (self.is_visited, Rank.VISITED),
        )
        return next((rank for holds, rank in ranks if holds), Rank.OTHER)


def standings(shown: Board | View) -> dict[str, Standing]:
    """Return what stands at each place of a board; on a board without a game that is nothing."""
    if isinstance(shown, Board):
        return dict.fromkeys(shown.places, Standing())
    return {code: _standing(shown, code) for code in shown.board.places}


def player_names(players: int, names: Names | None) -> tuple[str, ...]:
    """Return a name for each seat: the given ones, or "Player 1" and so on."""
    return tuple(names) if names else tuple(f"Player {seat + 1}" for seat in range(players))


def token_letters(names: Names) -> tuple[str, ...]:
    """Return the letters of the players' tokens: their initials if all differ, else the seats' numbers.

    >>> token_letters(["Ann", "Ben"]), token_letters(["Player 1", "Player 2"])
    (('A', 'B'), ('1', '2'))
    """
    initials = tuple(name[:1].upper() for name in names)
    if len(set(initials)) == len(initials) and all(initial.isalnum() for initial in initials):
        return initials
    return tuple(str(seat + 1) for seat in range(len(names)))


def _standing(view: View, code: str) -> Standing:
    return Standing(
        is_own=code in view.hand,
        is_open=code in view.open_cards,
        is_visited=any(code in route.visited for route in view.routes),
        heads=tuple(name for name in EXPEDITIONS if view.route(name).head == code),
        tokens=tuple(seat for seat, area in enumerate(view.areas) if code in area.tokens),
    )
