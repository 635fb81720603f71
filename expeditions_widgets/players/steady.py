"""The steady player: prices every action by one set of weights and takes the best. It leaves nothing to chance."""

from collections.abc import Callable, Iterator
from operator import itemgetter

from expeditions_widgets.engine.cards import SUITS, Action, Card, Discard, Draw, Play, Step, View, fits, legal_actions
from expeditions_widgets.players.action_worth import worth_of_discarding, worth_of_playing, worth_of_taking
from expeditions_widgets.players.outlook import read_view
from expeditions_widgets.players.player import PILE_ONLY_FROM_TURN
from expeditions_widgets.players.weights import STEADY, Weights


class SteadyPlayer:
    """A player of good habits; equal views bring the same action from it every time.

    >>> from expeditions_widgets.engine.cards import parse_view
    >>> SteadyPlayer().choose(parse_view("hJ4 / a h579 sK / b ?8 / P ?20"), turn=9).spoken
    'play the five of hearts'
    """

    name = "Scout"
    description = "Starts what it can finish, wagers on strong suits, watches what you collect."

    def __init__(self, weights: Weights = STEADY) -> None:
        self._weights = weights

    @property
    def weights(self) -> Weights:
        """How much each consideration counts with this player."""
        return self._weights

    def choose(self, view: View, turn: int) -> Action:
        """Return the action worth most to the view's seat; of equals the first by suit, then by rank.

        `turn` is the number of the round's turn, both sides counted, from 1: from turn 150 on it draws from the draw
        pile alone (ruling C6). Raises ValueError if the view leaves its seat nothing to do.
        """
        return max(self._priced(view, turn), key=itemgetter(0))[1]

    def choose_preferring(self, view: View, turn: int, preferred: Callable[[Action], bool]) -> Action:
        """Return the action worth most of the `preferred` ones, or of all if there is none to prefer.

        So a player with a habit leaves the rest to this one. `turn` and the errors are as for `choose`.
        """
        priced = list(self._priced(view, turn))
        return max([pair for pair in priced if preferred(pair[1])] or priced, key=itemgetter(0))[1]

    def _priced(self, view: View, turn: int) -> Iterator[tuple[float, Action]]:
        if not legal_actions(view):
            message = f"Seat {view.seat.name} has nothing to do here: {view}"
            raise ValueError(message)
        return self._priced_card_actions(view) if view.step is Step.CARD else self._priced_draws(view, turn)

    def _priced_card_actions(self, view: View) -> Iterator[tuple[float, Action]]:
        outlook = read_view(view, self._weights)
        for suit in outlook.suits:
            for card in _one_of_alike(suit.held):
                yield worth_of_discarding(card, suit, outlook, self._weights), Discard(card)
                if fits(card, suit.column):
                    yield worth_of_playing(card, suit, outlook, self._weights), Play(card)

    def _priced_draws(self, view: View, turn: int) -> Iterator[tuple[float, Action]]:
        yield 0.0, Draw()
        if turn >= PILE_ONLY_FROM_TURN:
            return
        outlook = read_view(view, self._weights)
        for suit, reading in zip(SUITS, outlook.suits, strict=True):
            top = view.top_discard(suit)
            if top and suit is not view.barred:
                yield worth_of_taking(top, reading, outlook, self._weights), Draw(suit)


def _one_of_alike(held: tuple[Card, ...]) -> Iterator[Card]:
    """Yield a suit's cards, wagers first, with one wager for all: the rules make no difference (ruling C10)."""
    for index, card in enumerate(held):
        if index == 0 or not card.is_wager:
            yield card
