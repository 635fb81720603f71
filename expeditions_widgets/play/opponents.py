"""Who may sit across the table: a person at the same screen, or one of the players."""

from collections.abc import Callable
from typing import Final

from expeditions_widgets.players.eager import EagerPlayer
from expeditions_widgets.players.hopeful import HopefulPlayer
from expeditions_widgets.players.player import Player
from expeditions_widgets.players.steady import SteadyPlayer
from expeditions_widgets.players.waiting import WaitingPlayer

PERSON: Final = "person"
"""The opponent's key when two people share the screen."""

OPPONENTS: Final[dict[str, Callable[[], Player]]] = {
    "steady": SteadyPlayer,
    "eager": EagerPlayer,
    "waiting": WaitingPlayer,
    "hopeful": HopefulPlayer,
}
"""Players by the key used in links and records."""
