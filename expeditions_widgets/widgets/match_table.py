"""A sitting's table for the browser: the view of whoever holds the screen, with scores, log and motion."""

from collections.abc import Sequence
from typing import Final, Literal

from expeditions_widgets.drawing.captions import signed
from expeditions_widgets.engine.cards import Card, Draw, Seat, rulebook, score_side
from expeditions_widgets.play.log import deal_sentence, last_turn, sentence, turn_sentence, undo_mark
from expeditions_widgets.play.sitting import Event, Sitting
from expeditions_widgets.play.stalling import stall_line
from expeditions_widgets.widgets.annotating import pen_kept
from expeditions_widgets.widgets.match_summary import match_result, round_name, round_result, score_table
from expeditions_widgets.widgets.motion import moves_of
from expeditions_widgets.widgets.protocol import Button, Cover, Heading, Log, LogLine, Table
from expeditions_widgets.widgets.table_state import Notice, Surroundings, prompt, table_state

_LOG_LINES: Final = 4
HAND_OVER: Final = "hand-over"
READY: Final = "ready"
LEAVE: Final = "leave"


def match_table(
    sitting: Sitting, viewer: Seat, notice: Notice | None, fresh: Sequence[Event], *, covered: bool
) -> Table:
    """Return the table as `viewer` sees it.

    `notice` is what was said last, such as a refusal; without one the line tells the other side's last turn. `fresh`
    are the events since the last state: they move. While `covered`, no hand is shown, and what was drawn from
    the pile is named to nobody.
    """
    names = sitting.names
    match = sitting.match
    view = match.position.view(viewer)
    around = Surroundings(
        own_name=names[viewer],
        other_name=names[viewer.other],
        notice=notice or _standing_notice(sitting, viewer),
        drawn=_new_card(sitting, viewer),
        heading=_heading(sitting, viewer),
        cover=_cover(sitting, viewer) if covered else None,
        scores=score_table(match, names, _so_far(sitting)),
        log=_log(sitting, viewer, covered=covered),
        buttons=tuple(_buttons(sitting, viewer, covered=covered)),
        moves=tuple(moves_of(fresh, viewer)),
    )
    table = table_state(view, around)
    # What is drawn may point at a card of the hand that is hidden meanwhile.
    if not covered:
        table["pen"] = pen_kept(sitting, viewer)
    return table


def told(events: Sequence[Event], viewer: Seat | None, names: tuple[str, str]) -> str:
    """Return events as sentences for the live region, a side's card and draw in one."""
    sentences: list[str] = []
    index = 0
    while index < len(events):
        pair = events[index : index + 2]
        together = len(pair) > 1 and pair[0].seat is pair[1].seat and isinstance(pair[1].action, Draw)
        if together and pair[0].action is not None:
            sentences.append(turn_sentence(pair, viewer, names))
            index += 2
        else:
            sentences.append(sentence(events[index], viewer, names))
            index += 1
    return " ".join(sentences)


def told_after(sitting: Sitting, events: Sequence[Event], viewer: Seat | None) -> str:
    """Return for the live region what happened and what it led to: the round's end, or what is asked of the viewer.

    Without a viewer, as while the screen changes hands, nothing is asked and no card from the draw pile is named.
    """
    match, names = sitting.match, sitting.names
    parts = [told(events, viewer, names)]
    if match.position.is_over:
        parts.append(round_result(match, names))
        if match.is_over:
            parts.append(match_result(match, names))
    elif viewer is not None:
        parts.append(stall_line(sitting.round_events) or "")
        parts.append(f"{prompt(match.position.view(viewer), names[viewer], names[viewer.other])}.")
    return " ".join(part for part in parts if part)


def _standing_notice(sitting: Sitting, viewer: Seat) -> Notice:
    events = sitting.round_events
    stalled = stall_line(events)
    if stalled:
        return Notice("quiet", stalled, rulebook.STALL)
    if events and events[-1].seat is viewer:
        return Notice("plain", sentence(events[-1], viewer, sitting.names))
    return Notice("plain", _last_line(sitting, viewer))


def _last_line(sitting: Sitting, viewer: Seat) -> str:
    turn = last_turn(sitting.round_events, viewer.other)
    if turn:
        return turn_sentence(turn, viewer, sitting.names)
    return deal_sentence(sitting.match.dealer, sitting.names)


def _new_card(sitting: Sitting, viewer: Seat) -> Card | None:
    turn = last_turn(sitting.round_events, viewer)
    return turn[-1].drawn if turn else None


def _heading(sitting: Sitting, viewer: Seat) -> Heading:
    order = (viewer, viewer.other)
    totals = sitting.match.totals
    return {
        "title": "Expeditions",
        "round": round_name(sitting.match),
        "totals": [{"name": sitting.names[seat], "value": signed(totals[seat])} for seat in order],
        "last": _last_line(sitting, viewer),
    }


def _so_far(sitting: Sitting) -> tuple[int, int]:
    first, second = (score_side(columns).total for columns in sitting.match.position.columns)
    return first, second


def _cover(sitting: Sitting, viewer: Seat) -> Cover:
    name = sitting.names[viewer]
    button: Button = {"id": READY, "label": f"I am {name}: show my hand", "look": "main"}
    return {"text": f"Hands are hidden. Give the screen to {name}.", "button": button}


def _log(sitting: Sitting, viewer: Seat, *, covered: bool) -> Log:
    hearer = None if covered else viewer
    lines: list[LogLine] = []
    for event in reversed(sitting.events):
        who: Literal["you", "other"] = "you" if event.seat is viewer else "other"
        lines.append({"who": "table" if event.action is None else who, "text": sentence(event, hearer, sitting.names)})
        mark = undo_mark(event, sitting.names)
        if mark:
            lines.append({"who": "table", "text": mark})
        if len(lines) >= _LOG_LINES:
            break
    return {"title": "Last actions", "lines": lines[:_LOG_LINES]}


def _buttons(sitting: Sitting, viewer: Seat, *, covered: bool) -> list[Button]:
    position = sitting.match.position
    buttons: list[Button] = []
    if sitting.two_people and position.turn is not viewer and not covered:
        name = sitting.names[viewer.other]
        buttons.append({"id": HAND_OVER, "label": f"Pass the screen to {name}", "icon": "next", "look": "main"})
    undo: Button = {"id": "undo", "label": "Take back", "icon": "undo", "key": "Ctrl+Z"}
    if not sitting.can_undo:
        undo["why"] = "There is nothing to take back yet: a deal stays."
    redo: Button = {"id": "redo", "label": "Do again", "icon": "redo", "key": "Ctrl+Y"}
    if not sitting.can_redo:
        redo["why"] = "Nothing was taken back, so there is nothing to do again."
    leave: Button = {"id": LEAVE, "label": "New match"}
    return [*buttons, undo, redo, leave]
