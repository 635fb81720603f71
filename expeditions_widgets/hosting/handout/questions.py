"""An exercise as it is asked on paper: what the page shows before any answer, to be written on."""

from typing import Any, Final

from expeditions_widgets.hosting.handout.pieces import figure, guess, lines, paragraph, picture_of, sheet, ticks
from expeditions_widgets.hosting.handout.watching import watched
from expeditions_widgets.lessons.practice_session import PracticeSession
from expeditions_widgets.widgets.exercise import ExerciseWidget
from expeditions_widgets.widgets.protocol import Exercise
from expeditions_widgets.widgets.stepping import SteppingWidget

_WHAT_YOU_DO: Final = "What you do, and why:"


def question(widget: ExerciseWidget[Any]) -> str:
    """Return an exercise's task, picture and whatever is to be filled in, as HTML without any answer."""
    session, state = widget.session, widget.describe()["exercise"]
    # What practice adds to its detail counts tables solved on the screen.
    detail = widget.exercise.detail if isinstance(session, PracticeSession) else state["detail"]
    asked = paragraph(state["task"], "task") + paragraph(detail)
    if isinstance(widget, SteppingWidget):
        return asked + watched(widget)
    asked += figure(picture_of(widget)) + _held(state)
    if state["options"]:
        return asked + ticks(state["options"])
    if sheet_state := state.get("worksheet"):
        return asked + sheet(sheet_state)
    if estimate_state := state.get("estimate"):
        return asked + guess(estimate_state)
    return asked + lines(_WHAT_YOU_DO)


def _held(state: Exercise) -> str:
    """Return in words what lies beside the route game's map: a map alone shows no tickets."""
    table = state.get("routes")
    if not table:
        return ""
    rows = [row for row in (table["hand"], table["openCards"]) if row and row["cards"]]
    told = [f"{row['title']}: {', '.join(card['name'] for card in row['cards'])}." for row in rows]
    if table["tickets"] and table["tickets"]["count"]:
        told.append(f"{table['tickets']['title']}: {table['tickets']['count']}.")
    return paragraph(" ".join(told))
