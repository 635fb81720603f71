"""The farsighted player: thinks its turn through to the end, and weighs what it leaves to the others."""

from expeditions_widgets.engine.routes.actions import Action, EndTurn, Keep, LayToken, Swap
from expeditions_widgets.engine.routes.table import Step
from expeditions_widgets.engine.routes.tickets import has_ticket, may_swap
from expeditions_widgets.engine.routes.tokens import token_places
from expeditions_widgets.engine.routes.view import View
from expeditions_widgets.players.routes.atlas import atlas_of
from expeditions_widgets.players.routes.outlook import Outlook
from expeditions_widgets.players.routes.plan import courses_of
from expeditions_widgets.players.routes.stakes import TURNED, unseen_cards
from expeditions_widgets.players.routes.turn_search import TurnSearch
from expeditions_widgets.players.routes.weights import FARSIGHTED, RouteWeights

_COMPANY = 3
"""How many of its other cards a token's place should have near it."""

_COMPANY_SHARE = 0.5
"""How much an arrow to one of these counts, in arrows from the start."""


class FarsightedPlayer:
    """Looks at whole turns, with loops, blue places, tickets and arrows taken back, and at where they leave everyone.

    What the others gain counts against an arrow: their tokens lie open, and any card not seen may be in their hands.
    It takes an arrow back only as the first thing in its turn, and only to score by it.
    """

    name = "Navigator"
    description = "Thinks its whole turn through, and what that leaves to the others."

    def __init__(self, weights: RouteWeights = FARSIGHTED) -> None:
        self._weights = weights

    def choose(self, view: View) -> Action:
        """Return the action; raises ValueError if the view leaves its seat nothing to do."""
        if not view.to_act:
            raise ValueError("There is nothing to choose: another seat is to act, or the game is over.")
        if view.step is Step.TOKEN:
            return _token(view)
        if view.drawn_count:
            return self._kept(view)
        search = TurnSearch(view, self._weights)
        action = search.best().first or EndTurn()
        if isinstance(action, EndTurn) and self._is_worth_swapping(view, search.ticket_worth):
            return Swap()
        return action

    def _kept(self, view: View) -> Keep:
        drawn, held = self._chances(view, view.drawn), self._chances(view, view.hand)
        return Keep(1 + drawn.index(max(drawn)), 1 + held.index(min(held)))

    def _is_worth_swapping(self, view: View, ticket_worth: float) -> bool:
        """Whether the likelier of two unseen cards promises so much more than the least likely one held."""
        unseen = unseen_cards(view)
        if view.last_round or len(unseen) < 2 or not (has_ticket(view) and may_swap(view)):  # noqa: PLR2004 - a pair
            return False
        rising = sorted(self._chances(view, unseen))
        # Of all pairs, the card at each place is the likelier one as often as there are cards before it.
        likelier = sum(place * chance for place, chance in enumerate(rising))
        pairs = len(rising) * (len(rising) - 1) / 2
        gain = TURNED * (likelier / pairs - min(self._chances(view, view.hand)))
        return gain > ticket_worth + self._weights.swap_margin

    def _chances(self, view: View, codes: tuple[str, ...]) -> list[float]:
        """Return how likely each place is to be reached before the end."""
        atlas = atlas_of(view.board)
        outlook = Outlook(atlas, {atlas.number[code]: 1.0 for code in codes}, self._weights.nearness)
        return outlook.chances(courses_of(atlas, view))


def _token(view: View) -> LayToken:
    """Return the token for the card that is near the start, and near other cards of one's own."""

    def remoteness(code: str) -> float:
        away = view.board.distances_from(code)
        others = sorted(away[other] for other in view.hand if other != code)
        return view.board.distance(code) + _COMPANY_SHARE * sum(others[:_COMPANY])

    return LayToken(min(token_places(view, view.seat, view.hand), key=remoteness))
