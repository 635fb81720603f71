"""What each legal action is worth: the lead it ends a round with, on average over the same deals for all of them."""

from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass
from typing import Final

from expeditions_widgets.engine.cards import Action, Draw, Seat, Step, View, alike, legal_actions
from expeditions_widgets.players.player import PILE_ONLY_FROM_TURN
from expeditions_widgets.players.weights import ROLLOUT
from expeditions_widgets.rollouts.action_numbers import action_number
from expeditions_widgets.rollouts.compiling import IS_COMPILED
from expeditions_widgets.rollouts.paired import PairedRounds
from expeditions_widgets.rollouts.rows import NONE, Row, row_of_view
from expeditions_widgets.rollouts.samples import Sample
from expeditions_widgets.rollouts.steady_weights import weights_row

DEALS: Final = 1000 if IS_COMPILED else 16
"""Deals that actions are priced on: about a third of a second's work, as plain Python with far larger errors."""

BAND: Final = 2
"""Standard errors behind the best within which an action counts as being as good, as far as one can tell."""


@dataclass(frozen=True, slots=True)
class Price:
    """What an action is worth: the seat's lead in points at the round's end, and how far that is behind the best.

    `lead` and `behind` hold a value for each deal, so `behind` is a paired comparison; for the best it is 0 throughout.
    """

    action: Action
    lead: Sample
    behind: Sample

    @property
    def as_good(self) -> bool:
        """Whether the action is as good as the best, as far as these deals can tell."""
        return self.behind.mean <= BAND * self.behind.error

    @property
    def cost(self) -> float:
        """Points behind the best; 0 for an action that is as good, as far as these deals can tell."""
        return 0.0 if self.as_good else self.behind.mean


@dataclass(frozen=True, slots=True)
class Pricing:
    """The prices of every legal action of `view`'s seat, the highest mean first; of alike wagers one stands for all.

    `turn` is the number of the round's turn, from 1. `deals` deals of the unseen cards were drawn from `seed`; the same
    arguments give the same prices on every machine, compiled or not.
    """

    view: View
    turn: int
    seed: str
    prices: tuple[Price, ...]

    @property
    def deals(self) -> int:
        """The number of deals that each action was played on over."""
        return len(self.prices[0].lead.values)

    @property
    def best(self) -> tuple[Price, ...]:
        """The prices that are as good as the highest, as far as these deals can tell; none is better than another."""
        return tuple(price for price in self.prices if price.as_good)

    def of(self, action: Action) -> Price:
        """Return an action's price, that of an alike wager included; raises ValueError if it is not legal here."""
        for price in self.prices:
            if alike_actions(price.action, action):
                return price
        raise ValueError(f"There is no price for an action that is not legal here: {action.spoken}.")


class Pricer:
    """Prices in the making: plays deals in portions, so that a page can show how far it has come.

    Raises ValueError if the view leaves its seat nothing to do.
    """

    def __init__(self, view: View, turn: int, seed: str) -> None:
        self._view, self._turn, self._seed = view, turn, seed
        self._actions = actions_to_price(view, turn)
        if not self._actions:
            raise ValueError(f"Seat {view.seat.name} has nothing to do here: {view}")
        known = row_of_view(view, turn)
        self._rounds = paired(view, ((known, action_number(action)) for action in self._actions), seed)
        self._leads: list[list[float]] = [[] for _ in self._actions]

    def play(self, deals: int) -> None:
        """Play the next so many deals with every action."""
        for leads, more in zip(self._leads, leads_of(self._rounds, self._view.seat, deals), strict=True):
            leads.extend(more)

    @property
    def pricing(self) -> Pricing:
        """The prices by the deals played so far, at least two."""
        leads = [Sample(tuple(values)) for values in self._leads]
        best = max(leads, key=lambda lead: lead.mean)
        prices = (Price(action, lead, best.less(lead)) for action, lead in zip(self._actions, leads, strict=True))
        ordered = tuple(sorted(prices, key=lambda price: -price.lead.mean))
        return Pricing(self._view, self._turn, self._seed, ordered)


def price_actions(view: View, turn: int, seed: str, deals: int = DEALS) -> Pricing:
    """Return what every legal action of the view's seat is worth, over so many deals, at least two.

    Raises ValueError if the view leaves its seat nothing to do.

    >>> from expeditions_widgets.engine.cards import parse_view
    >>> pricing = price_actions(parse_view("hJ4 / a h5 / b ?8 / P ?1"), 40, "seven", deals=2)
    >>> [(price.action.spoken, price.lead.mean) for price in pricing.prices]
    [('play the five of hearts', -22.0), ('discard the five of hearts', -32.0)]
    """
    pricer = Pricer(view, turn, seed)
    pricer.play(deals)
    return pricer.pricing


def expected_lead(view: View, turn: int, seed: str, deals: int = DEALS) -> Sample:
    """Return the seat's lead at the round's end, deal by deal, if both sides are steady from here on, at least two."""
    rounds = paired(view, [(row_of_view(view, turn), NONE)], seed)
    return Sample(tuple(leads_of(rounds, view.seat, deals)[0]))


def actions_to_price(view: View, turn: int) -> tuple[Action, ...]:
    """Return the legal actions, of alike wagers the first (ruling C10); late in a long round only the draw pile's."""
    actions: list[Action] = []
    for action in legal_actions(view):
        if not any(alike_actions(action, other) for other in actions):
            actions.append(action)
    if view.step is Step.DRAW and turn >= PILE_ONLY_FROM_TURN:
        return (Draw(),)
    return tuple(actions)


def alike_actions(one: Action, other: Action) -> bool:
    """Whether the rules make no difference between two actions: one and the same, or with alike wagers (ruling C10)."""
    if isinstance(one, Draw) or isinstance(other, Draw):
        return one == other
    return type(one) is type(other) and alike(one.card, other.card)


def paired(view: View, ways: Iterable[tuple[Row, int]], seed: str) -> PairedRounds:
    """Return rounds in which both sides go on by the `ROLLOUT` weights."""
    weights = weights_row(astuple(ROLLOUT))
    return PairedRounds(view, ways, (weights, weights), seed)


def leads_of(rounds: PairedRounds, seat: Seat, deals: int) -> Sequence[list[float]]:
    """Play so many deals; return for each way the leads of a seat at the round's end, deal by deal."""
    results = rounds.play(deals)
    first, second = (results[:, :, 4 * side : 4 * side + 4].sum(axis=2) for side in (seat, seat.other))
    leads: list[list[float]] = (first - second).T.tolist()
    return leads
