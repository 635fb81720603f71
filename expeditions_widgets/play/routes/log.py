"""What happened in the route game, in words, as one seat may hear it: a hidden card is named to its own seat alone."""

from collections.abc import Iterator, Sequence
from typing import Final

from expeditions_widgets.engine.routes import (
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
    Seat,
    Swap,
    TicketArrow,
)
from expeditions_widgets.play.routes.outcome_words import outcome_sentences
from expeditions_widgets.play.routes.sitting import TOOK_BACK_SEEN, RouteEvent

Names = tuple[str, ...]

_WAYS: Final[dict[type[LaidArrow], str]] = {
    Arrow: "",
    LoopArrow: " by its loop arrow",
    BlueArrow: " by the extra arrow",
    TicketArrow: " with a ticket",
}
_FIXED: Final[dict[type[Action], str]] = {DeclineBlue: "did without the extra arrow", EndTurn: "ended the turn"}
_TAKEN: Final[dict[type[Action], str]] = {
    LayToken: "token",
    **dict.fromkeys(_WAYS, "arrow"),
    DeclineBlue: "choice",
    Remove: "ticket",
    Swap: "swap",
    Keep: "swap",
    EndTurn: "end of a turn",
}


def sentence(event: RouteEvent, viewer: Seat | None, names: Names) -> str:
    """Return what a seat did, as one sentence, such as "Ada led Amber from Copenhagen to Petra.".

    The cards of a swap are named to `viewer` if they are its own; without a viewer, as while the screen changes
    hands, to nobody.
    """
    return f"{names[event.seat]} {_deed(event, viewer)}."


def told(event: RouteEvent, viewer: Seat | None, names: Names) -> str:
    """Return what a seat did and all that came of it: whose card and token, what was won, what is due, what ended."""
    return " ".join((sentence(event, viewer, names), *outcome_sentences(event, names)))


def turns_of(events: Sequence[RouteEvent]) -> Iterator[tuple[RouteEvent, ...]]:
    """Yield the events turn by turn, oldest first; each token is a turn of its own."""
    turn: list[RouteEvent] = []
    for event in events:
        turn.append(event)
        if isinstance(event.action, LayToken) or event.outcome.turn_over:
            yield tuple(turn)
            turn = []
    if turn:
        yield tuple(turn)


def log_lines(events: Sequence[RouteEvent], viewer: Seat | None, names: Names) -> tuple[str, ...]:
    """Return the log, one line for each turn, with a line of its own before an action that is marked."""
    lines: list[str] = []
    for turn in turns_of(events):
        parts: list[str] = []
        for event in turn:
            mark = undo_mark(event)
            if mark:
                lines += [" ".join(parts), mark] if parts else [mark]
                parts = []
            parts.append(told(event, viewer, names))
        lines.append(" ".join(parts))
    return tuple(lines)


def undo_sentence(taken: Sequence[RouteEvent], names: Names) -> str:
    """Return what was taken back (newest first), for the live region: "Ada took back the last arrow."."""
    own = taken[-1]
    return f"{names[own.seat]} took back the last {_TAKEN[type(own.action)]}."


def undo_mark(event: RouteEvent) -> str | None:
    """Return the line that marks an event chosen after something seen was taken back, else None (ruling C14)."""
    seen = TOOK_BACK_SEEN in event.note
    return "Before this, a choice was taken back after its outcome had been seen." if seen else None


def _deed(event: RouteEvent, viewer: Seat | None) -> str:
    action = event.action
    if isinstance(action, LaidArrow):
        return _led(event, action)
    if isinstance(action, LayToken):
        return f"laid a token on {_place(event, action.place)}"
    if isinstance(action, Remove):
        tail, tip = event.before.route(action.expedition).arrows[-1]
        back = f"from {_place(event, tail)} to {_place(event, tip)}"
        return f"took back {action.expedition.spoken}’s last arrow, {back}, with a ticket"
    if isinstance(action, Swap | Keep):
        return _swapped(event, own=event.seat == viewer)
    return _FIXED[type(action)]


def _led(event: RouteEvent, action: LaidArrow) -> str:
    way = f"from {_place(event, action.tail)} to {_place(event, action.tip)}{_WAYS[type(action)]}"
    if event.before.route(action.expedition).is_started:
        return f"led {action.expedition.spoken} {way}"
    return f"set out with {action.expedition.spoken} {way}"


def _swapped(event: RouteEvent, *, own: bool) -> str:
    before, action, drawn = event.before, event.action, event.after.drawn
    if isinstance(action, Keep):
        if not own:
            return "kept one drawn card and discarded one from the hand"
        kept, given = before.drawn[action.drawn - 1], before.hand[action.discarded - 1]
        others = [code for code in before.drawn if code != kept]
        discarded = " and ".join(_place(event, code) for code in (given, *others))
        return f"kept {_place(event, kept)} and discarded {discarded}"
    if own:
        return f"used a ticket and drew {' and '.join(_place(event, code) for code in drawn)}"
    return f"used a ticket and drew {'1 card' if len(drawn) == 1 else f'{len(drawn)} cards'}"


def _place(event: RouteEvent, code: str) -> str:
    return event.before.board.places[code].name
