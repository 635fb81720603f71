"""When a choice is held back for a moment, and what is said then."""

from typing import Final

from expeditions_widgets.engine.cards import Action
from expeditions_widgets.play.coach_words import measured, reason_sentence, spoken
from expeditions_widgets.players.pricing import BAND, Price, Pricing
from expeditions_widgets.players.reasons import reasons

COSTLY: Final = 3.0
"""Points behind the best, less two standard errors, from which a choice is called costly."""


def is_costly(price: Price) -> bool:
    """Whether an action is clearly behind the best: by more than `COSTLY` points even with two errors taken off."""
    return price.behind.mean - BAND * price.behind.error > COSTLY


def warning(pricing: Pricing, action: Action, other_name: str) -> str | None:
    """Return what a legal action costs and the largest measured reason; None if it is not costly, or has no price.

    Late in a long round only the draw pile has a price.
    """
    try:
        price = pricing.of(action)
    except ValueError:
        return None
    if not is_costly(price):
        return None
    against = [reason_sentence(reason, other_name) for reason in reasons(pricing, action) if reason.gain.mean < 0]
    asked = f"{spoken(action)}? On {pricing.deals:,} deals that ends {measured(price.behind)} points behind the best."
    return " ".join([asked, *against[:1], "To do it all the same, choose it again."])
