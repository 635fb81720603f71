"""The eager player: starts every suit as soon as it holds a number of it, whatever the expedition may come to."""

from expeditions_widgets.engine.cards import Action, Play, View
from expeditions_widgets.players.steady import SteadyPlayer


class EagerPlayer:
    """The steady player with one habit on top: it starts each expedition at the first chance.

    Where the steady player would start a suit, it does as that one does, wagers included. Any other suit it starts with
    a number: to lead weak suits with wagers is another habit, and would hide what this one costs.

    >>> from expeditions_widgets.engine.cards import parse_view
    >>> EagerPlayer().choose(parse_view("hJ4 / a h579 s36 / b ?8 / P ?20"), turn=9).spoken
    'play the three of spades'
    """

    name = "Rover"
    description = "Starts every suit as soon as it holds a number of it."

    def __init__(self) -> None:
        self._steady = SteadyPlayer()

    def choose(self, view: View, turn: int) -> Action:
        """Return the start worth most if there is one, else what the steady player chooses, draws included.

        `turn` is the number of the round's turn, both sides counted, from 1. Raises ValueError if the view leaves its
        seat nothing to do.
        """
        usual = self._steady.choose(view, turn)
        if _starts(usual, view):
            return usual
        return self._steady.choose_preferring(view, turn, lambda action: _starts_with_a_number(action, view))


def _starts(action: Action, view: View) -> bool:
    return isinstance(action, Play) and not view.column(view.seat, action.card.suit)


def _starts_with_a_number(action: Action, view: View) -> bool:
    return isinstance(action, Play) and not action.card.is_wager and _starts(action, view)
