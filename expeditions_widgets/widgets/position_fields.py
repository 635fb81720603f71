"""What is chosen beside the cards of a position: whose turn, which step, the barred pile, the variant, unseen cards."""

from expeditions_widgets.engine.cards import SUITS, Step
from expeditions_widgets.play.position_setup import Setup
from expeditions_widgets.widgets.protocol import Choice, Field


def choice_fields(setup: Setup) -> list[Field]:
    """Return the fields for the turn and the variant; which pile is barred is asked while a card is to be drawn."""
    turn = _radio("turn", "Whose turn is it?", setup.turn.name, (("A", "Yours (A)"), ("B", "The other side’s (B)")))
    steps = (("1", "Step 1: play or discard"), ("2", "Step 2: draw"))
    step = _radio("step", "Which step?", str(setup.step.value), steps)
    fields = [turn, step]
    if setup.step is Step.DRAW:
        suits = (("", "None"), *((suit.value, suit.plural.capitalize()) for suit in SUITS))
        fields.append(_radio("barred", "Just discarded to, so not to be drawn from", setup.barred or "", suits))
    aces: Choice = {"value": "on", "label": "With Aces", "checked": setup.aces}
    return [*fields, {"name": "aces", "kind": "check", "legend": "Variant", "value": "", "options": [aces]}]


def unseen_field(setup: Setup, name: str, misread: str | None) -> Field:
    """Return the field for the number of unseen cards at a place."""
    count = setup.unseen[name]
    value = misread if misread is not None else "" if count is None else str(count)
    return {"name": f"unseen-{name}", "kind": "text", "legend": "unseen", "value": value, "options": []}


def _radio(name: str, legend: str, chosen: str, options: tuple[tuple[str, str], ...]) -> Field:
    return {
        "name": name,
        "kind": "radio",
        "legend": legend,
        "value": chosen,
        "options": [{"value": value, "label": label, "checked": value == chosen} for value, label in options],
    }
