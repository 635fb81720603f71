"""The coach's panel for the browser: work under way, or what every choice is worth."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from expeditions_widgets.widgets.protocol import Button, Coach, CoachRow, Progress

if TYPE_CHECKING:
    from expeditions_widgets.players.pricing import Pricing

TITLE: Final = "Coach"
WHY: Final = "why-"
"""How the ids of the buttons begin that ask for reasons; a choice's place among the prices follows."""


def coach_at_work(label: str, share: float) -> Coach:
    """Return the panel while the deals are played."""
    progress: Progress = {"label": label, "share": share}
    return {"title": TITLE, "progress": progress, "caption": "", "head": [], "rows": [], "method": ""}


def coach_prices(pricing: "Pricing", found: Mapping[int, Sequence[str]]) -> Coach:
    """Return the panel with every choice's price; `found` are the reasons asked for so far, by the choice's place."""
    from expeditions_widgets.play.coach_words import measured, method_text, spoken, standing  # noqa: PLC0415 - numpy

    rows: list[CoachRow] = []
    for place, price in enumerate(pricing.prices):
        name = spoken(price.action)
        why: Button = {"id": f"{WHY}{place}", "label": "Why?"}
        rows.append(
            {
                "name": name,
                "lead": measured(price.lead),
                "standing": standing(price),
                "good": price.as_good,
                "reasons": list(found.get(place, ())),
                "why": None if place in found else why,
            }
        )
    return {
        "title": TITLE,
        "progress": None,
        "caption": "What each choice is worth: your lead at the round’s end, in points, on average.",
        "head": ["Choice", "Lead", "Beside the best"],
        "rows": rows,
        "method": method_text(pricing),
    }
