"""The hopeful player: lays every wager it holds at once, and hopes for numbers to follow."""

from expeditions_widgets.engine.cards import Action, Play, View
from expeditions_widgets.players.steady import SteadyPlayer


class HopefulPlayer:
    """The steady player with one habit on top: a wager that fits is laid before anything else.

    >>> from expeditions_widgets.engine.cards import parse_view
    >>> HopefulPlayer().choose(parse_view("hJ4 / a h579 sK / b ?8 / P ?20"), turn=9).spoken
    'play the king of spades'
    """

    name = "Dreamer"
    description = "Lays every wager at once, and hopes for numbers to follow."

    def __init__(self) -> None:
        self._steady = SteadyPlayer()

    def choose(self, view: View, turn: int) -> Action:
        """Return the wager worth most if one fits, else what the steady player chooses, draws included.

        `turn` is the number of the round's turn, both sides counted, from 1. Raises ValueError if the view leaves its
        seat nothing to do.
        """
        return self._steady.choose_preferring(view, turn, _lays_a_wager)


def _lays_a_wager(action: Action) -> bool:
    return isinstance(action, Play) and action.card.is_wager
