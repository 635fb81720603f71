"""The players of the route game, by the keys that commands, links and records have for them."""

from collections.abc import Callable
from typing import Final

from expeditions_widgets.players.routes.chance_player import ChancePlayer
from expeditions_widgets.players.routes.farsighted import FarsightedPlayer
from expeditions_widgets.players.routes.greedy import GreedyPlayer
from expeditions_widgets.players.routes.player import RoutePlayer

ROUTE_PLAYERS: Final[dict[str, Callable[[], RoutePlayer]]] = {
    "farsighted": FarsightedPlayer,
    "greedy": GreedyPlayer,
    "random": ChancePlayer,
}
"""Players by key, the strongest first."""


def route_player_called(word: str) -> str:
    """Return the key of the player with this key or name, in capitals or not; raises ValueError if there is none.

    >>> route_player_called("Courier"), route_player_called("random")
    ('greedy', 'random')
    """
    names = {key: kind().name for key, kind in ROUTE_PLAYERS.items()}
    for key, name in names.items():
        if word.casefold() in (key.casefold(), name.casefold()):
            return key
    known = ", ".join(f"{key} ({name})" for key, name in names.items())
    raise ValueError(f"there is no player {word!r}; there are {known}")
