"""What a person tried: an action, the end of a swap, or a place that is no choice now, and why it is none."""

from collections.abc import Mapping
from typing import Final

from expeditions_widgets.engine.refusals import RefusedActionError
from expeditions_widgets.engine.routes import (
    Action,
    Arrow,
    BlueArrow,
    Expedition,
    Keep,
    LayToken,
    LoopArrow,
    Step,
    TicketArrow,
    View,
    parse_action,
    refusal,
)
from expeditions_widgets.widgets.routes.choices import ACT, Way

_NUMBERS: Final = frozenset(map(str, range(1, 100)))
"""Numbers that a card of a hand can have."""


def pressed_action(button: str) -> Action | None:
    """Return the action that a choice's id stands for; None if it stands for none."""
    if not button.startswith(ACT):
        return None
    try:
        return parse_action(button.removeprefix(ACT))
    except ValueError:
        return None


def swapped(view: View, values: Mapping[object, object]) -> tuple[Keep | None, str]:
    """Return the end of a swap as it was submitted, and what to think of first: a marked card is given up (ruling 15).

    None, with what is missing, if not both cards were chosen.
    """
    drawn, given = _number(values.get("drawn")), _number(values.get("discarded"))
    if drawn is None or given is None:
        return None, "Choose two cards: one of the drawn ones to keep, and one of your hand to discard."
    action = Keep(drawn, given)
    if refusal(view, action) or view.hand[given - 1] not in view.areas[view.seat].tokens:
        return action, ""
    name = view.board.places[view.hand[given - 1]].name
    return action, (
        f"Your token lies on {name}. Without the card its point is gone; the token still comes back if an expedition "
        "gets there. Once more, and the card is discarded."
    )


def tried(view: View, expedition: object, place: object, way: Way) -> RefusedActionError | None:
    """Return why a place is no choice now; None if it is one, or if there is no such place."""
    action = meant(view, expedition, place, way)
    return refusal(view, action) if action else None


def meant(view: View, expedition: object, place: object, way: Way) -> Action | None:
    """Return what would be done by choosing a place, legal or not; None if there is no such place."""
    if not isinstance(place, str) or place not in view.board.places:
        return None
    if view.step is Step.TOKEN or view.is_over or not view.to_act:
        return LayToken(place)
    led = next((name for name in Expedition if name.value == expedition), Expedition.AMBER)
    if view.loop_due:
        return LoopArrow(view.loop_due, place, view.board.neighbours(place)[0])
    tail = view.route(led).head or view.board.start
    kind = BlueArrow if view.blue_due else TicketArrow if way == "arrow" else Arrow
    return kind(led, tail, place)


def _number(text: object) -> int | None:
    return int(text) if isinstance(text, str) and text in _NUMBERS else None
