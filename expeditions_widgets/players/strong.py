"""The strong player: tries each action on many deals of the cards it has not seen (flat Monte Carlo)."""

from dataclasses import astuple
from typing import Final

from expeditions_widgets.engine.cards import Action, View, legal_actions
from expeditions_widgets.players.player import PILE_ONLY_FROM_TURN
from expeditions_widgets.players.weights import ROLLOUT

DEALS: Final = 50
"""Deals in a step of the search where rounds run compiled."""

DEALS_UNCOMPILED: Final = 2
"""The same as plain Python, some hundred times as slow: a weaker player, in a time that can be waited for."""

STEPS: Final = 16
"""Steps of the search at most: what is still in question then was tried on 800 deals. Well under half a second."""


class StrongPlayer:
    """A player that deals all it has not seen at random, again and again, and looks what each action leads to.

    Cards that the other side was seen to take stay in that hand in every deal. Both sides go on by the `ROLLOUT`
    weights, and what these would choose is chosen unless another action is clearly better. Equal views bring the same
    action every time. `deals` is how many are played in each of at most 16 steps; None takes as many as time allows.

    >>> from expeditions_widgets.engine.cards import parse_view
    >>> StrongPlayer().choose(parse_view("hJ4 / a h5 / b ?8 / P ?1"), turn=40).spoken
    'play the five of hearts'
    """

    name = "Pilot"
    description = "Tries every move on hundreds of possible deals before it chooses."

    def __init__(self, deals: int | None = None) -> None:
        self._deals = deals

    def choose(self, view: View, turn: int) -> Action:
        """Return the action with the highest mean lead at the round's end, as far as the deals can tell.

        `turn` is the number of the round's turn, both sides counted, from 1: from turn 150 on it draws from the draw
        pile alone (ruling C6). Raises ValueError if the view leaves its seat nothing to do.
        """
        if not legal_actions(view):
            message = f"Seat {view.seat.name} has nothing to do here: {view}"
            raise ValueError(message)
        # The fast core takes a second to load: not before this player is at the table.
        from expeditions_widgets.rollouts.action_numbers import numbered_action  # noqa: PLC0415
        from expeditions_widgets.rollouts.careful_search import CarefulSearch, careful_action  # noqa: PLC0415
        from expeditions_widgets.rollouts.chance import chance_from  # noqa: PLC0415
        from expeditions_widgets.rollouts.compiling import IS_COMPILED  # noqa: PLC0415
        from expeditions_widgets.rollouts.rows import row_of_view  # noqa: PLC0415
        from expeditions_widgets.rollouts.score_tables import USUAL_SCORES  # noqa: PLC0415
        from expeditions_widgets.rollouts.steady_weights import weights_row  # noqa: PLC0415

        deals = self._deals or (DEALS if IS_COMPILED else DEALS_UNCOMPILED)
        search = CarefulSearch(deals, STEPS, PILE_ONLY_FROM_TURN, weights_row(astuple(ROLLOUT)))
        known = row_of_view(view, turn)
        chance = chance_from(str(known.tolist()))
        number = careful_action(known, view.other_hidden, search, USUAL_SCORES, chance)
        return numbered_action(int(number), view.step)
