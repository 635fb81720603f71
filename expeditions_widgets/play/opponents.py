"""Who may sit across the table: a person at the same screen, or one of the players."""

from collections.abc import Callable
from typing import Final

from expeditions_widgets.players.player import Player
from expeditions_widgets.players.steady import SteadyPlayer

PERSON: Final = "person"
"""The opponent's key when two people share the screen."""

OPPONENTS: Final[dict[str, Callable[[], Player]]] = {"steady": SteadyPlayer}
"""Players by the key used in links and records."""
