"""Players as sides of the fast core: those that it plays by their own habits, and a strong one of the core's own.

Loading the core takes a second, so it is imported where a side is made.
"""

from dataclasses import astuple
from typing import TYPE_CHECKING

from expeditions_widgets.players.eager import EagerPlayer
from expeditions_widgets.players.player import PILE_ONLY_FROM_TURN, Player
from expeditions_widgets.players.steady import SteadyPlayer
from expeditions_widgets.players.weights import STEADY, Weights

if TYPE_CHECKING:
    from expeditions_widgets.rollouts.strong_rounds import Side


def has_core_form(player: Player) -> bool:
    """Whether the core plays as this player does."""
    return type(player) in (SteadyPlayer, EagerPlayer)


def side_of(player: Player) -> "Side":
    """Return a player as a side of the core; raises ValueError for one that has no such form."""
    from expeditions_widgets.rollouts.strong_rounds import EAGER_HABIT, STEADY_HABIT  # noqa: PLC0415

    if isinstance(player, SteadyPlayer):
        return _side(STEADY_HABIT, player.weights)
    if isinstance(player, EagerPlayer):
        return _side(EAGER_HABIT, STEADY)
    raise ValueError(f"The fast core has no form of {player.name}.")


def strong_side(deals: int, steps: int, weights: Weights) -> "Side":
    """Return a side that looks ahead by at most `steps` steps of so many `deals`, played on by `weights`."""
    from expeditions_widgets.rollouts.strong_rounds import STRONG_HABIT  # noqa: PLC0415

    return _side(STRONG_HABIT, weights, deals, steps)


def _side(habit: int, weights: Weights, deals: int = 0, steps: int = 0) -> "Side":
    from expeditions_widgets.rollouts.careful_search import CarefulSearch  # noqa: PLC0415
    from expeditions_widgets.rollouts.steady_weights import weights_row  # noqa: PLC0415
    from expeditions_widgets.rollouts.strong_rounds import Side  # noqa: PLC0415

    row = weights_row(astuple(weights))
    return Side(habit, row, CarefulSearch(deals, steps, PILE_ONLY_FROM_TURN, row))
