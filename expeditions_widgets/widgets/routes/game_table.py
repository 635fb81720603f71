"""A sitting's table for the browser: the view of whoever holds the screen, with players, log and tools."""

from collections.abc import Sequence
from typing import Final, Literal

from expeditions_widgets.drawing.figures import figure
from expeditions_widgets.drawing.routes.standing import token_letters
from expeditions_widgets.engine.routes import LayToken, Position, Seat, Step, View
from expeditions_widgets.play.routes.log import log_lines, told, turns_of
from expeditions_widgets.play.routes.outcome_words import opening_sentence
from expeditions_widgets.play.routes.sitting import RouteEvent, RouteSitting
from expeditions_widgets.widgets.protocol import (
    Button,
    Cover,
    Heading,
    Log,
    LogLine,
    RoutePlayer,
    RoutePlayers,
    RouteTable,
)
from expeditions_widgets.widgets.routes.annotating import pen_kept
from expeditions_widgets.widgets.routes.asked import asked_sentence
from expeditions_widgets.widgets.routes.choices import Way
from expeditions_widgets.widgets.routes.table import Around, Notice, route_table

Names = tuple[str, ...]

HAND_OVER: Final = "hand-over"
READY: Final = "ready"
LEAVE: Final = "leave"
_LOG_LINES: Final = 12


def game_table(
    sitting: RouteSitting,
    viewer: Seat,
    notice: Notice | None,
    way: Way,
    *,
    covered: bool,
) -> RouteTable:
    """Return the table as `viewer` sees it.

    `notice` is what was said last, such as a refusal; without one the line tells what happened last. `way` is the use
    of a ticket that was begun. While `covered`, no hand is shown, and nobody hears a card that only one has seen.
    """
    names, position = sitting.names, sitting.position
    events = sitting.events
    hearer = None if covered else viewer
    around = Around(
        notice=notice or Notice("plain", told(events[-1], hearer, names) if events else opening(sitting)),
        way=way,
        reached=next((event.outcome.place for event in reversed(events) if event.outcome.place), None),
        heading=_heading(sitting),
        players=players_table(position, names, viewer, covered=covered),
        log=_log(sitting, hearer),
        tools=tuple(_tools(sitting, viewer, covered=covered)),
        cover=_cover(sitting, viewer) if covered else None,
    )
    table = route_table(position.view(viewer), names, around)
    table["pen"] = pen_kept(sitting)
    return table


def told_after(sitting: RouteSitting, events: Sequence[RouteEvent], viewer: Seat | None, way: Way = "") -> str:
    """Return for the live region what happened and what is asked of the viewer now; without one nothing is asked."""
    names = sitting.names
    parts = [told(event, viewer, names) for event in events]
    if viewer is not None and not sitting.position.is_over:
        parts.append(asked_sentence(sitting.position.view(viewer), names, way))
    return " ".join(part for part in parts if part)


def opening(sitting: RouteSitting) -> str:
    """Return who begins."""
    return opening_sentence(sitting.start, sitting.names)


def game_stage(sitting: RouteSitting) -> str:
    """Return how far the game is: "Laying tokens", "Round 3", "Round 9, the last"."""
    position = sitting.position
    if position.step is Step.TOKEN:
        return "Laying tokens"
    turns = [turn for turn in turns_of(sitting.events) if not isinstance(turn[0].action, LayToken)]
    done = len([turn for turn in turns if turn[-1].outcome.turn_over])
    last = ", the last" if position.last_round else ""
    return f"Round {done // position.players + 1}{last}"


def _heading(sitting: RouteSitting) -> Heading:
    return {"title": "World routes", "round": game_stage(sitting), "totals": [], "last": ""}


def players_table(position: Position, names: Names, viewer: Seat, *, covered: bool) -> RoutePlayers:
    """Return what is public of every player, a line each."""
    letters, view = token_letters(names), position.view(viewer)
    rows: list[RoutePlayer] = [
        {
            "letter": letters[seat],
            "seat": seat,
            "own": seat == viewer and not covered,
            "turn": seat == position.turn and not position.is_over,
            "cells": [names[seat], *_counts(view, seat)],
        }
        for seat in range(position.players)
    ]
    return {
        "title": "Players",
        "note": "scored − to do = points",
        "head": ["Player", "Scored", "To do", "Tickets", "Points"],
        "rows": rows,
    }


def _counts(view: View, seat: Seat) -> list[str]:
    """Return what is public of a player: cards and tokens scored, cards and tokens to do, tickets, points."""
    area = view.areas[seat]
    scored = len(area.revealed) + len(area.taken) + len(area.returned)
    to_do = view.hand_counts[seat] + len(area.tokens)
    return [figure(scored), figure(to_do), figure(area.tickets), figure(scored - to_do)]


def _cover(sitting: RouteSitting, viewer: Seat) -> Cover:
    name = sitting.names[viewer]
    button: Button = {"id": READY, "label": f"I am {name}: show my hand", "look": "main"}
    return {"text": f"Hands are hidden. Give the screen to {name}.", "button": button}


def _log(sitting: RouteSitting, hearer: Seat | None) -> Log:
    lines: list[LogLine] = []
    turns = list(turns_of(sitting.events))[-_LOG_LINES:]
    for turn in reversed(turns):
        who: Literal["you", "other"] = "you" if turn[0].seat == hearer else "other"
        lines += [{"who": who, "text": text} for text in reversed(log_lines(turn, hearer, sitting.names))]
    lines.append({"who": "table", "text": opening(sitting)})
    return {"title": "What happened", "lines": lines[:_LOG_LINES]}


def _tools(sitting: RouteSitting, viewer: Seat, *, covered: bool) -> list[Button]:
    buttons: list[Button] = []
    turn = sitting.position.turn
    if sitting.person_to_act and turn != viewer and not covered:
        label = f"Pass the screen to {sitting.names[turn]}"
        buttons.append({"id": HAND_OVER, "label": label, "icon": "next", "look": "main"})
    undo: Button = {"id": "undo", "label": "Take back", "icon": "undo", "key": "Ctrl+Z"}
    if not sitting.can_undo:
        undo["why"] = "There is nothing to take back yet: a deal stays."
    redo: Button = {"id": "redo", "label": "Do again", "icon": "redo", "key": "Ctrl+Y"}
    if not sitting.can_redo:
        redo["why"] = "Nothing was taken back, so there is nothing to do again."
    return [*buttons, undo, redo, {"id": LEAVE, "label": "New game"}]
