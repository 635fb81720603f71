"""What is chosen beside the cards of a position, as a form sends it: turn, step, barred pile, variant, unseen cards."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from expeditions_widgets.engine.cards import Seat, Step, Suit, deck
from expeditions_widgets.play.position_setup import Setup

COUNT_FAULT: Final = "Type a whole number up to 52, or nothing for a place without unseen cards."
_COUNT: Final = re.compile("[0-9]{1,2}")


def with_choices(setup: Setup, values: Mapping[str, object]) -> Setup:
    """Return a setup with its turn, step, barred pile and variant as chosen; what makes no sense is left out."""
    said = {name: value for name, value in values.items() if isinstance(value, str)}
    if said.get("turn") in Seat.__members__:
        setup = replace(setup, turn=Seat[said["turn"]])
    if said.get("step") in ("1", "2"):
        setup = replace(setup, step=Step(int(said["step"])))
    if "barred" in said:
        setup = replace(setup, barred=Suit(said["barred"]) if said["barred"] in set(Suit) else None)
    if "aces" in said:
        setup = replace(setup, aces=said["aces"] == "on")
    return replace(setup, barred=None) if setup.step is Step.CARD else setup


def typed_count(text: str) -> int | None:
    """Return a number of unseen cards as it was typed; None where it is none.

    >>> typed_count(" 8 "), typed_count("53"), typed_count("")
    (8, None, None)
    """
    return int(text) if _COUNT.fullmatch(text.strip()) and int(text) <= len(deck(aces=True)) else None
