"""Pricing one recorded decision in portions, from its seat's view alone: the seed of its deals is the view itself."""

from collections.abc import Generator, Iterator
from typing import Final

from expeditions_widgets.engine.cards import Action, Step, View, legal_actions
from expeditions_widgets.play.coach_words import reason_sentence, spoken, standing
from expeditions_widgets.play.nudges import nudge
from expeditions_widgets.play.recorded_decisions import Decision
from expeditions_widgets.play.reviewed import Kind, Measured, PricedAction, ReviewedDecision
from expeditions_widgets.players.player import PILE_ONLY_FROM_TURN
from expeditions_widgets.players.pricing import DEALS, Pricer, Pricing, actions_to_price, leads_of, paired
from expeditions_widgets.players.reasons import reasons
from expeditions_widgets.rollouts.compiling import IS_COMPILED
from expeditions_widgets.rollouts.rows import NONE, row_of_view
from expeditions_widgets.rollouts.samples import Sample

REVIEW_DEALS: Final = 2 * DEALS
"""Deals for each position: nobody waits for a single answer here, so twice as many as while a match is played."""

_PORTION: Final = 100 if IS_COMPILED else 1
"""Deals that are played at a stretch."""


def seed_of(view: View, turn: int) -> str:
    """Return the seed of a position's deals: equal views are judged alike, whatever the hidden cards were."""
    return f"{view} turn {turn}"


def lead_at(view: View, turn: int, deals: int) -> Generator[None, None, Sample]:
    """Play deals in portions; return the seat's lead at the round's end if both sides go on by the yardstick."""
    rounds = paired(view, [(row_of_view(view, turn), NONE)], seed_of(view, turn))
    leads: list[float] = []
    for portion in _portions(deals):
        leads += leads_of(rounds, view.seat, portion)[0]
        yield
    return Sample(tuple(leads))


def priced(view: View, turn: int, deals: int) -> Generator[None, None, Pricing]:
    """Play deals in portions; return the prices of all legal actions."""
    pricer = Pricer(view, turn, seed_of(view, turn))
    for portion in _portions(deals):
        pricer.play(portion)
        yield
    return pricer.pricing


def is_late(decision: Decision) -> bool:
    """Whether a draw has no price: so late in a long round the yardstick draws from the draw pile alone."""
    view = decision.view
    return view.step is Step.DRAW and decision.turn >= PILE_ONLY_FROM_TURN and len(legal_actions(view)) > 1


def is_forced(decision: Decision) -> bool:
    """Whether only one action was legal; alike wagers are one."""
    return not is_late(decision) and len(actions_to_price(decision.view, decision.turn)) == 1


def reviewed_decision(decision: Decision, pricing: Pricing, other_name: str) -> ReviewedDecision:
    """Return a decision with what it cost by these prices, and why."""
    price = pricing.of(decision.action)
    if price.as_good:
        return ReviewedDecision(decision, Kind.EQUAL)
    return ReviewedDecision(
        decision,
        Kind.COSTLY,
        cost=measured(price.behind),
        options=tuple(
            PricedAction(one.action, measured(one.lead), measured(one.behind), one.as_good) for one in pricing.prices
        ),
        reasons=tuple(reason_sentence(reason, other_name) for reason in reasons(pricing, decision.action)),
        nudge=nudge(pricing),
        seed=pricing.seed,
    )


def answers(pricing: Pricing, other_name: str) -> Iterator[tuple[Action, str]]:
    """Yield each action that costs something, with what it costs and why."""
    for price in pricing.prices:
        if not price.as_good:
            why = (reason_sentence(reason, other_name) for reason in reasons(pricing, price.action))
            yield price.action, " ".join((f"{spoken(price.action)}: {standing(price)}.", *why))


def measured(sample: Sample) -> Measured:
    """Return a sample's mean with its standard error."""
    return Measured(sample.mean, sample.error)


def _portions(deals: int) -> Iterator[int]:
    whole, rest = divmod(deals, _PORTION)
    yield from [_PORTION] * whole
    if rest:
        yield rest
