"""What every player of the route game is: a name, a habit in one sentence, and a choice for each view."""

from typing import Protocol

from expeditions_widgets.engine.routes.actions import Action
from expeditions_widgets.engine.routes.view import View


class RoutePlayer(Protocol):
    """Someone who can take a seat.

    A game may go on without end (ruling 21), so a player takes an arrow back only where that scores, and never one
    that it has laid in the same turn.
    """

    @property
    def name(self) -> str:
        """What the page calls this player."""

    @property
    def description(self) -> str:
        """The player's habit, in one plain sentence."""

    def choose(self, view: View) -> Action:
        """Return a legal action for the view's seat, which is to act; the same one for the same view.

        Raises ValueError if the view leaves its seat nothing to do.
        """
