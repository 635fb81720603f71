"""The waiting player: collects cards for the perfect expedition, and never starts one."""

from expeditions_widgets.engine.cards import Action, Play, View
from expeditions_widgets.players.steady import SteadyPlayer


class WaitingPlayer:
    """The steady player with one habit on top: it plays no card, so it never starts.

    It starts nothing at all, not next to nothing: its round score is always 0, which no bad start can beat. Against it
    the table asks one question, whether one's own expeditions bring in more than they cost; and what it throws away
    shows that waiting feeds the other side. A player that starts now and then would be a shy steady one.

    >>> from expeditions_widgets.engine.cards import parse_view
    >>> WaitingPlayer().choose(parse_view("a hJQ789T s2 / b ?8 / P ?20"), turn=9).spoken
    'discard the two of spades'
    """

    name = "Camper"
    description = "Collects and waits, never starts, and ends every round at 0."

    def __init__(self) -> None:
        self._steady = SteadyPlayer()

    def choose(self, view: View, turn: int) -> Action:
        """Return the discard that the steady player finds best, and draws as that one does.

        `turn` is the number of the round's turn, both sides counted, from 1. Raises ValueError if the view leaves its
        seat nothing to do.
        """
        # Any card may be discarded (ruling C7), so there is always a way to wait.
        return self._steady.choose_preferring(view, turn, lambda action: not isinstance(action, Play))
