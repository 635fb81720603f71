"""Who may sit across the table: a person at the same screen, or one of the players."""

from collections.abc import Callable, Iterable
from typing import Final

from expeditions_widgets.players.eager import EagerPlayer
from expeditions_widgets.players.hopeful import HopefulPlayer
from expeditions_widgets.players.player import Player
from expeditions_widgets.players.steady import SteadyPlayer
from expeditions_widgets.players.strong import StrongPlayer
from expeditions_widgets.players.waiting import WaitingPlayer

OPPONENTS: Final[dict[str, Callable[[], Player]]] = {
    "steady": SteadyPlayer,
    "strong": StrongPlayer,
    "eager": EagerPlayer,
    "waiting": WaitingPlayer,
    "hopeful": HopefulPlayer,
}
"""Players by the key used in links and records."""


def needs_fast_rounds(players: Iterable[Player | None]) -> bool:
    """Whether one of the players looks ahead by the fast rounds, which may have to be compiled first."""
    return any(isinstance(player, StrongPlayer) for player in players)


def opponent_called(word: str) -> str:
    """Return the key of the player with this key or name, in capitals or not; raises ValueError if there is none.

    >>> opponent_called("Scout"), opponent_called("steady")
    ('steady', 'steady')
    """
    names = {key: kind().name for key, kind in OPPONENTS.items()}
    for key, name in names.items():
        if word.casefold() in (key.casefold(), name.casefold()):
            return key
    known = ", ".join(f"{key} ({name})" for key, name in names.items())
    raise ValueError(f"there is no player {word!r}; there are {known}")
