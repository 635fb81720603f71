"""The curtain of present mode: what an answer is worth is not sent before the room is to see it."""

import re
from collections.abc import Mapping
from typing import Any, Final

from expeditions_widgets.widgets.protocol import (
    Chart,
    Estimate,
    Exercise,
    Explorer,
    Hints,
    Lab,
    Line,
    MatchReview,
    Option,
    Reveal,
    State,
    Table,
    Worksheet,
    WorksheetBox,
    WorksheetCell,
    WorksheetRow,
)

NOTE: Final = "An answer is in. Press R, or the button, to show what it is worth."
"""What stands, and is said, in place of all that is hidden."""

_COACH: Final = "The coach has a word on this choice. Press R to show it, or go on."

_CLOSED: Final[Reveal] = {"label": "Show the answer", "key": "R", "open": False, "note": "An answer is in."}
_OPEN: Final[Reveal] = {"label": "Cover it again", "key": "R", "open": True, "note": ""}
_BEGINNINGS: Final = re.compile("retry|again|new-table|fresh|quiz|next|back|another|(preset|review)-.*")
"""The buttons that begin something new. On the way through a record, only another turn does."""


def curtained(state: State, *, revealed: bool) -> State:
    """Return a state as the room may see it, with the way to lift or drop the curtain if it hides anything."""
    hidden = without_worth(state)
    if hidden == state:
        return state
    if revealed:
        return {**state, "reveal": _OPEN}
    if _is_unanswered(state):
        return {**hidden, "reveal": {**_CLOSED, "note": ""}}
    return {**hidden, "live": _live(state, hidden), "reveal": _CLOSED}


def falls(event: Mapping[str, Any], state: Mapping[str, Any]) -> bool:
    """Whether the curtain falls with an event: it begins something new, seen from the state that was sent last."""
    if event["type"] == "submit":
        return "form" in state
    button = event.get("id")
    if event["type"] != "press" or not isinstance(button, str):
        return False
    watches = "watch" in state.get("exercise", {})
    return button in {"retry", "hands-reset", "hands-reset-all"} or (
        not watches and _BEGINNINGS.fullmatch(button) is not None
    )


def without_worth(state: State) -> State:
    """Return a state without verdicts, reasons, solutions, prices and simulated results; what was answered stays."""
    hidden: State = {**state}
    if "exercise" in state:
        hidden["exercise"] = _exercise(state["exercise"])
    if "table" in state:
        hidden["table"] = _table(state["table"])
    if "chart" in state:
        hidden["chart"] = _chart(state["chart"])
    if "lab" in state:
        hidden["lab"] = _lab(state["lab"])
    if "review" in state:
        hidden["review"] = _review(state["review"])
    if "explorer" in state:
        hidden["explorer"] = _explorer(state["explorer"])
    return hidden


def _is_unanswered(state: State) -> bool:
    """Whether nothing is kept back but the solution of an exercise."""
    if "solution" not in state.get("exercise", {}):
        return False
    asked: State = {**state, "exercise": _without_solution(state["exercise"])}
    return without_worth(asked) == asked


def _without_solution(one: Exercise) -> Exercise:
    hidden: Exercise = {**one}
    hidden.pop("solution", None)
    return hidden


def _live(state: State, hidden: State) -> str:
    """Return what is said: a hint as it is, anything else that goes with something hidden by the note."""
    told = [*hidden["exercise"]["hints"]["open"], *_said(hidden["exercise"])] if "exercise" in hidden else []
    return state["live"] if state["live"] in {"", *told} else NOTE


def _said(one: Exercise) -> list[str]:
    """What counting hands says gives nothing away."""
    hands = one.get("hands")
    return [hands["said"], hands["saved"], *(row["fault"] or "" for row in hands["rows"])] if hands else []


def _exercise(one: Exercise) -> Exercise:
    hidden: Exercise = {**_without_solution(one), "verdict": None, "hints": _hints(one["hints"])}
    if one["options"] is not None:
        hidden["options"] = [_option(option) for option in one["options"]]
    if "estimate" in one:
        hidden["estimate"] = _estimate(one["estimate"])
    if "worksheet" in one:
        hidden["worksheet"] = _worksheet(one["worksheet"])
    if "hands" in one:
        hidden["hands"] = {**one["hands"], "answer": None}
    return hidden


def _hints(hints: Hints) -> Hints:
    """The last rung of the ladder is the solution: it is open once no other follows."""
    return hints if hints["more"] or not hints["open"] else {**hints, "open": hints["open"][:-1]}


def _option(option: Option) -> Option:
    return {**option, "verdict": None, "said": "", "reason": None}


def _estimate(one: Estimate) -> Estimate:
    line = one["line"]
    return {**one, "result": "", "line": None if line is None else _line(line, one["result"])}


def _line(line: Line, result: str) -> Line:
    if line["truth"] is None:
        return line
    return {**line, "truth": None, "text": f"{line['text'].removesuffix(result)}{line['guess']['label']}."}


def _worksheet(sheet: Worksheet) -> Worksheet:
    return {**sheet, "rows": [_row(row) for row in sheet["rows"]], "total": _box(sheet["total"])}


def _row(row: WorksheetRow) -> WorksheetRow:
    cells: list[WorksheetCell] = [{**cell, "box": _box(cell["box"])} for cell in row["cells"]]
    return {**row, "cells": cells}


def _box(box: WorksheetBox | None) -> WorksheetBox | None:
    return None if box is None else {**box, "verdict": None, "said": "", "first": False}


def _table(table: Table) -> Table:
    """The coach at work tells nothing; what it found is a nudge or a warning beside the prompt, or prices."""
    coach = table.get("coach")
    if coach and coach["progress"]:
        return table
    hidden: Table = {**table}
    if table["message"]["kind"] in {"hint", "warned"}:
        hidden["message"] = {"kind": "hint", "text": _COACH, "rule": None}
    if coach:
        del hidden["coach"]
    return hidden


def _chart(chart: Chart) -> Chart:
    return chart if chart["drawn"] is None else {**chart, "drawn": None, "cover": NOTE}


def _lab(lab: Lab) -> Lab:
    if not lab["parts"]:
        return lab
    return {**lab, "said": NOTE, "parts": [], "saves": [], "file": None}


def _review(review: MatchReview) -> MatchReview:
    return {**review, "intro": NOTE, "sides": [], "method": []} if review["sides"] else review


def _explorer(one: Explorer) -> Explorer:
    quiz = one["quiz"]
    if quiz is None or quiz["right"] is None:
        return one
    return {**one, "quiz": {**quiz, "answer": "", "right": None}}
