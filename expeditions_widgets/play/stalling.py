"""Noticing that a round stands still: nothing forbids it, but two players should know what would end it."""

from collections.abc import Sequence

from expeditions_widgets.engine.cards import Draw
from expeditions_widgets.play.sitting import Event

STALL_TURNS = 6
"""Turns in a row, of both sides together, drawn from discard piles before the page says something."""


def stall_line(events: Sequence[Event]) -> str | None:
    """Return a quiet line if both sides have only taken discards for a while, else None (ruling C6).

    `events` are the present round's, oldest first.
    """
    draws = [event.action for event in events if isinstance(event.action, Draw)]
    recent = draws[-STALL_TURNS:]
    if len(recent) < STALL_TURNS or any(draw.suit is None for draw in recent):
        return None
    left = events[-1].after.position.pile_count
    cards = "1 card" if left == 1 else f"{left} cards"
    return f"Both sides keep taking discards. The round ends when the draw pile, {cards} now, is empty."
