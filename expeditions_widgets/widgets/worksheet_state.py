"""A score sheet to fill in, for the browser and as text: its rows, what is given, and each box with its mark."""

from collections.abc import Iterator
from typing import Final

from expeditions_widgets.drawing.captions import ranks, signed
from expeditions_widgets.engine.cards import COST, Suit
from expeditions_widgets.lessons.score_session import ScoreSession
from expeditions_widgets.lessons.worksheet import STEP_NAMES, STEPS, Box, Step, Worksheet
from expeditions_widgets.widgets.lanes import card_label
from expeditions_widgets.widgets.protocol import Worksheet as WorksheetState
from expeditions_widgets.widgets.protocol import WorksheetBox, WorksheetCell, WorksheetRow

_HEAD: Final = dict(zip(STEPS, ("Sum", f"Less {COST}", "Multiplier", "Bonus", "Result"), strict=True))
_NO_CARDS: Final = "No card laid"
_SAID: Final = {True: "right", False: "not right", None: ""}


def worksheet_state(session: ScoreSession) -> WorksheetState:
    """Return the sheet as it stands."""
    sheet = session.sheet
    return {
        "title": "Score sheet",
        "head": ["Expedition", *(_HEAD[step] for step in sheet.shown)],
        "rows": [_row(session, suit) for suit in sheet.suits],
        "totalLabel": Box(None, Step.RESULT).label,
        "total": _box(session, Box(None, Step.RESULT)) if sheet.total else None,
        "check": {"id": "check", "label": "Check", "icon": "check", "look": "main"},
    }


def worksheet_text(sheet: Worksheet) -> str:
    """Return the sheet with nothing filled in, as lines of text."""
    return "\n".join(_lines(sheet))


def _row(session: ScoreSession, suit: Suit) -> WorksheetRow:
    column = session.sheet.column(suit)
    name = suit.plural.capitalize()
    spoken = "; ".join(map(card_label, column)) if column else _NO_CARDS
    shown = session.sheet.shown
    steps = shown if column else [step for step in shown if step is Step.RESULT]
    return {
        "suit": suit.value,
        "name": name,
        "cards": [card.code for card in column],
        "label": f"{name}: {spoken}",
        "note": "" if column else _NO_CARDS,
        "cells": [_cell(session, Box(suit, step)) for step in steps],
    }


def _cell(session: ScoreSession, box: Box) -> WorksheetCell:
    if box in session.sheet.boxes:
        return {"given": "", "box": _box(session, box)}
    value = signed(session.sheet.right(box))
    return {"given": f"× {value}" if box.step is Step.MULTIPLIER else value, "box": None}


def _box(session: ScoreSession, box: Box) -> WorksheetBox:
    mark = session.mark(box)
    return {
        "name": box.name,
        "label": box.label,
        "value": session.entry(box),
        "digits": not box.may_be_negative,
        "verdict": None if mark is None else "right" if mark else "wrong",
        "said": _SAID[mark],
        "first": mark is False and box == session.first_wrong,
    }


def _lines(sheet: Worksheet) -> Iterator[str]:
    for suit in sheet.suits:
        blanks = "  ".join(f"{STEP_NAMES[box.step]} __" for box in sheet.boxes if box.suit is suit)
        yield f"  {suit.plural:<10} {ranks(sheet.column(suit)) or '–':<22} {blanks}".rstrip()
    if sheet.total:
        yield "  Round score ___"
