"""The search through one turn: every arrow, loop, blue place and ticket, as far as its end, and what is left then."""

from typing import Final

from expeditions_widgets.engine.routes.table import Step
from expeditions_widgets.engine.routes.view import View
from expeditions_widgets.players.routes.atlas import atlas_of
from expeditions_widgets.players.routes.outlook import Outlook
from expeditions_widgets.players.routes.plan import Gains, Plan, Planner
from expeditions_widgets.players.routes.stakes import TAKEN, others_stakes, own_stakes
from expeditions_widgets.players.routes.weights import RouteWeights

_WIDTHS: Final = (4, 2)
"""How many ways to go on are followed at the first steps of a turn; later on it is one."""

_LONG_HAND: Final = 4
"""Cards in the smallest hand from which on the game is long enough for any ticket."""

_MANY_ARROWS: Final = 30
"""Arrows in the supply from which on the game is long enough for any ticket."""

_TIE: Final = 0.01
"""What a ticket is worth when all is over: it breaks a tie (ruling 20)."""


class TurnSearch:
    """Finds the best way through a turn for the view's seat."""

    def __init__(self, view: View, weights: RouteWeights) -> None:
        self._view, self._weights = view, weights
        atlas = atlas_of(view.board)
        share = weights.others / (view.players - 1)
        own, others = own_stakes(view), others_stakes(view)
        worth = [own.get(code, 0) - share * others.get(code, 0.0) for code in atlas.codes]
        opened = [code in view.open_cards for code in atlas.codes]
        gains = Gains(
            own=tuple(own.get(code, 0) + TAKEN * is_open for code, is_open in zip(atlas.codes, opened, strict=True)),
            net=tuple(value + TAKEN * is_open for value, is_open in zip(worth, opened, strict=True)),
        )
        later = {
            place: value - weights.open_risk * is_open
            for place, (value, is_open) in enumerate(zip(worth, opened, strict=True))
        }
        # In the last round this is the seat's last turn, and where it leaves the expeditions is no longer its concern.
        lasting = {} if view.last_round else {place: value for place, value in later.items() if value}
        self._outlook = Outlook(atlas, lasting, weights.nearness)
        self._planner = Planner(atlas, gains)
        self.ticket_worth: Final = self._ticket_worth()

    def best(self) -> Plan:
        """Return the best plan; one with an arrow taken back only if that or the next arrow scores, and more than else.

        No point can be scored twice, so that removals come to an end.
        """
        begun, view = self._planner.begun(self._view), self._view
        has_taken_back = view.step is Step.ARROW and view.tickets_used > 0
        value, best = self._followed(begun, 0, scoring=has_taken_back)
        points = best.points
        for removed in self._planner.removals(begun, view):
            if removed.points or self._scoring(removed, self._planner.next_plans(removed)):
                other, plan = self._followed(removed, 1, scoring=not removed.points)
                if plan.points > points and other > value:
                    value, best = other, plan
        return best

    def _ticket_worth(self) -> float:
        if self._view.last_round:
            return _TIE
        length = min(1.0, min(self._view.hand_counts) / _LONG_HAND, self._view.arrows_left() / _MANY_ARROWS)
        return _TIE + self._weights.ticket * length

    def _followed(self, plan: Plan, depth: int, *, scoring: bool = False) -> tuple[float, Plan]:
        """Return the best plan that goes on from one, and its value; with `scoring`, by a point at once if there is."""
        following = self._planner.next_plans(plan)
        if scoring:
            following = self._scoring(plan, following) or following
        judged = [(self._value(further), further) for further in following]
        judged.sort(key=_value_of, reverse=True)
        width = _WIDTHS[depth] if depth < len(_WIDTHS) else 1
        found = [each for each in judged if each[1].ended]
        found += (self._followed(further, depth + 1) for _, further in judged[:width] if not further.ended)
        return max(found, key=_value_of)

    @staticmethod
    def _scoring(plan: Plan, following: list[Plan]) -> list[Plan]:
        return [further for further in following if further.points > plan.points]

    def _value(self, plan: Plan) -> float:
        weights = self._weights
        return (
            plan.gain
            + self.ticket_worth * plan.tickets
            + weights.extra * plan.extras
            + weights.later * self._outlook.worth(plan)
        )


def _value_of(judged: tuple[float, Plan]) -> float:
    return judged[0]
