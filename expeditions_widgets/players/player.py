"""What every player is: a name, a habit in one sentence, and a choice for each view."""

from typing import Protocol

from expeditions_widgets.engine.cards import Action, View

PILE_ONLY_FROM_TURN = 150
"""From this turn of a round on, players draw from the draw pile alone, so that every round ends.

The rules let two sides take discards for ever (ruling C6), so the guard against it is the players' own.
"""


class Player(Protocol):
    """Someone who can take a seat."""

    @property
    def name(self) -> str:
        """What the page calls this player."""

    @property
    def description(self) -> str:
        """The player's habit, in one plain sentence."""

    def choose(self, view: View, turn: int) -> Action:
        """Return a legal action for the view's seat, which is to act.

        `turn` is the number of the round's turn, both sides counted, from 1.
        Raises ValueError if the view leaves its seat nothing to do.
        """
