"""Which way each card travelled, for the table's movements: from place to place, what is hidden face down."""

from collections.abc import Sequence

from expeditions_widgets.engine.cards import Action, Card, Discard, Play, Seat
from expeditions_widgets.play.sitting import Event
from expeditions_widgets.widgets.protocol import Move


def moves_of(events: Sequence[Event], viewer: Seat) -> list[Move]:
    """Return one move for each action among the events, each a stage of its own."""
    acted = [event for event in events if event.action is not None]
    return [
        move_of(event.action, event.drawn, stage, own=event.seat is viewer)
        for stage, event in enumerate(acted)
        if event.action is not None
    ]


def move_of(action: Action, drawn: Card | None, stage: int, *, own: bool) -> Move:
    """Return the way of one action's card; a card that the other side drew from the draw pile has no code."""
    hand, side = ("hand", "own") if own else ("other-hand", "other")
    if isinstance(action, Play):
        return _move(action.card, hand, f"{side}-{action.card.suit}", stage)
    if isinstance(action, Discard):
        return _move(action.card, hand, f"discard-{action.card.suit}", stage)
    source = "pile" if action.suit is None else f"discard-{action.suit}"
    known = own or action.suit is not None
    return _move(drawn if known else None, source, hand, stage)


def _move(card: Card | None, start: str, end: str, stage: int) -> Move:
    return {"code": card.code if card else None, "from": start, "to": end, "stage": stage}
