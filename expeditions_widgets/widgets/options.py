"""The answers to a question for the browser: none gives itself away before it was chosen."""

from expeditions_widgets.lessons.exercise import Option
from expeditions_widgets.widgets.protocol import Option as OptionState


def option_states(options: tuple[Option, ...], chosen: tuple[int, ...]) -> list[OptionState]:
    """Return the options with their ids from "1"; `chosen` are places from 0, the one chosen last at the end."""
    return [_option(index, option, chosen) for index, option in enumerate(options)]


def _option(index: int, option: Option, chosen: tuple[int, ...]) -> OptionState:
    told = index in chosen
    state: OptionState = {
        "id": str(index + 1),
        "text": option.text,
        "verdict": ("right" if option.right else "wrong") if told else None,
        "said": ("right" if option.right else "not right") if told else "",
        "chosen": chosen[-1:] == (index,),
        "reason": option.reason if told else None,
    }
    if option.card:
        state["card"] = option.card
    return state
