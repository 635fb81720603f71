"""Reading an action's compact form, and saying an action in words with the board's names."""

import re
from typing import Final

from expeditions_widgets.engine.routes.actions import (
    Action,
    Arrow,
    BlueArrow,
    DeclineBlue,
    EndTurn,
    Keep,
    LaidArrow,
    LayToken,
    LoopArrow,
    Remove,
    Swap,
    TicketArrow,
)
from expeditions_widgets.engine.routes.board import Board
from expeditions_widgets.engine.routes.expeditions import Expedition

_ARROW: Final = re.compile(r"(?:(loop|blue|ticket):)?([avs]):([a-z]{2,3})-([a-z]{2,3})")
_TOKEN: Final = re.compile(r"token:([a-z]{2,3})")
_REMOVE: Final = re.compile(r"remove:([avs])")
_KEEP: Final = re.compile(r"keep:([1-9][0-9]?):([1-9][0-9]?)")
_KINDS: Final[dict[str | None, type[LaidArrow]]] = {
    None: Arrow,
    "loop": LoopArrow,
    "blue": BlueArrow,
    "ticket": TicketArrow,
}
_FIXED: Final[dict[str, Action]] = {str(action): action for action in (DeclineBlue(), Swap(), EndTurn())}
_SPOKEN: Final = {Arrow: "", LoopArrow: " loop", BlueArrow: " extra", TicketArrow: " ticket"}


def parse_action(text: str) -> Action:
    """Return the action with this compact form; whether its places are on a board, `refusal` tells.

    Raises ValueError, with a sentence, for anything else.

    >>> parse_action("v:cop-gei"), str(parse_action("keep:2:5")), parse_action("swap")
    (Arrow(expedition=<Expedition.VIOLET: 'v'>, tail='cop', tip='gei'), 'keep:2:5', Swap())
    """
    if text in _FIXED:
        return _FIXED[text]
    if found := _ARROW.fullmatch(text):
        return _KINDS[found[1]](Expedition(found[2]), found[3], found[4])
    if found := _TOKEN.fullmatch(text):
        return LayToken(found[1])
    if found := _REMOVE.fullmatch(text):
        return Remove(Expedition(found[1]))
    if found := _KEEP.fullmatch(text):
        return Keep(int(found[1]), int(found[2]))
    raise ValueError(
        f"{text!r} is no action. An arrow: v:cop-gei, with loop: blue: or ticket: before it. Others: token:gei, "
        "blue:no, remove:v, swap, keep:1:3, end."
    )


def spoken(action: Action, board: Board) -> str:
    """Return an action as one says it.

    >>> from expeditions_widgets.engine.routes.world import world
    >>> spoken(parse_action("loop:v:cop-gei"), world())
    'lay a Violet loop arrow from Copenhagen to Geirangerfjord'
    """
    if isinstance(action, LaidArrow):
        tail, tip = board.places[action.tail].name, board.places[action.tip].name
        title = action.expedition.spoken
        article = "an" if title.startswith("A") else "a"
        return f"lay {article} {title}{_SPOKEN[type(action)]} arrow from {tail} to {tip}"
    if isinstance(action, LayToken):
        return f"lay a token on {board.places[action.place].name}"
    if isinstance(action, Remove):
        return f"take back {action.expedition.spoken}’s last arrow with a ticket"
    if isinstance(action, Keep):
        return f"keep drawn card {action.drawn} and discard card {action.discarded} of the hand"
    fixed = {
        DeclineBlue(): "decline the extra arrow",
        Swap(): "draw cards for a swap with a ticket",
        EndTurn(): "end the turn",
    }
    return fixed[action]
