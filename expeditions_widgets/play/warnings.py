"""When a choice is held back for a moment, and what is said then."""

from typing import Final

from expeditions_widgets.engine.cards import Action
from expeditions_widgets.play.coach_words import measured, reason_sentence, spoken
from expeditions_widgets.players.pricing import BAND, Price, Pricing, leads_of, paired
from expeditions_widgets.players.reasons import Change, reasons
from expeditions_widgets.rollouts.action_numbers import action_number
from expeditions_widgets.rollouts.compiling import IS_COMPILED
from expeditions_widgets.rollouts.rows import row_of_view
from expeditions_widgets.rollouts.samples import Sample

COSTLY: Final = 3.0
"""Points behind the best, less two standard errors, from which a choice is called costly.

Over 161 decisions with 1,463 choices this held back 799 choices, all of them truly more than 3 points behind by 6,000
other deals, and 1 in 53 of the choices that the steady player made.
"""

FRESH_DEALS: Final = 1000 if IS_COMPILED else 64
"""Deals on which a choice that looks costly is measured again.

The best of many prices looks better than it is, and the more so the fewer the deals: what a warning tells comes from
deals that had no part in choosing the best.
"""


def is_costly(behind: Sample) -> bool:
    """Whether an action is clearly behind the best: by more than `COSTLY` points even with two errors taken off."""
    return behind.mean - BAND * behind.error > COSTLY


def warning(pricing: Pricing, action: Action, other_name: str) -> str | None:
    """Return what a legal action costs and the largest measured reason; None if it is not costly, or has no price.

    The cost is measured on fresh deals, and has to be clear on both. Late in a long round only the draw pile has a
    price.
    """
    try:
        price = pricing.of(action)
    except ValueError:
        return None
    if not is_costly(price.behind):
        return None
    behind = _measured_again(pricing, price)
    if not is_costly(behind):
        return None
    parts = [
        f"{spoken(price.action)}? On {FRESH_DEALS:,} fresh deals that ends {measured(behind)} points behind the best.",
        *_why(pricing, price, other_name),
        "To do it all the same, choose it again.",
    ]
    return " ".join(parts)


def _measured_again(pricing: Pricing, price: Price) -> Sample:
    """Return how far an action is behind the one with the highest price, over deals that neither was chosen by."""
    view = pricing.view
    known = row_of_view(view, pricing.turn)
    ways = [(known, action_number(action)) for action in (pricing.prices[0].action, price.action)]
    best, other = leads_of(paired(view, ways, f"{pricing.seed}, again"), view.seat, FRESH_DEALS)
    return Sample(tuple(best)).less(Sample(tuple(other)))


def _why(pricing: Pricing, price: Price, other_name: str) -> list[str]:
    """Return the largest reason against an action, if there is one; that it can wait has the cost for its measure."""
    against = [reason for reason in reasons(pricing, price.action) if reason.gain.mean < 0]
    told = [reason_sentence(reason, other_name) for reason in against if reason.change is not Change.WAIT]
    if told or not against:
        return told[:1]
    return [f"Starting {against[0].card.suit.plural} can wait."]
