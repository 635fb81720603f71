"""The *score* exercise of the route game on the page: a score sheet with boxes, each judged by itself."""

from typing import Final

from expeditions_widgets.drawing.figures import figure
from expeditions_widgets.drawing.routes.map_svg import map_svg
from expeditions_widgets.drawing.routes.projection import HEIGHT, WIDTH
from expeditions_widgets.drawing.routes.text_map import text_map
from expeditions_widgets.engine.routes import Reason, Seat, View
from expeditions_widgets.lessons.routes import ScoreExercise
from expeditions_widgets.lessons.routes.score_session import ScoreSession
from expeditions_widgets.lessons.routes.score_sheet import BOX_NAMES, BOXES, Box
from expeditions_widgets.lessons.verdict import Judgement, Verdict
from expeditions_widgets.play.routes.outcome_words import sentence_case
from expeditions_widgets.widgets.protocol import Exercise as ExerciseState
from expeditions_widgets.widgets.protocol import Worksheet, WorksheetBox, WorksheetCell, WorksheetRow
from expeditions_widgets.widgets.routes.exercise import RouteExerciseWidget, at_rest
from expeditions_widgets.widgets.routes.table import Around, route_table
from expeditions_widgets.widgets.surface import Event

_SAID: Final = {True: "right", False: "not right", None: ""}
_LOOK: Final = "This map is to look at. The score sheet is to fill in."


class ScoreWidget(RouteExerciseWidget[ScoreSession]):
    """A *score* exercise."""

    def __init__(self, exercise: ScoreExercise) -> None:
        self._position = exercise.start()
        super().__init__(ScoreSession(exercise), self._position.board)

    def verdict(self) -> Verdict | None:
        """Return the verdict on the boxes as they were checked last."""
        return self.session.verdict

    def title(self, verdict: Verdict) -> str:
        """Return the verdict's title; a sheet with empty boxes is on its way."""
        return "So far, so good." if verdict.judgement is Judgement.CANT_TELL else super().title(verdict)

    def retry(self) -> None:
        """Empty the boxes."""
        self.session.retry()

    def receive(self, event: Event) -> None:
        """Keep what was typed ("fill"), or judge it ("submit")."""
        values = event.get("values")
        if event["type"] in ("fill", "submit") and isinstance(values, dict):
            self.session.fill({name: entry for name, entry in values.items() if isinstance(entry, str)})
            if event["type"] == "submit":
                self.session.check()
                self.tell_verdict()
        elif event["type"] == "try":
            self.say(_LOOK)
        else:
            super().receive(event)

    def fill(self, state: ExerciseState) -> None:
        """Add the map and the sheet."""
        state["icon"] = "sum"
        told = (f"{self.session.sheet.names[seat]}: {self._has(seat)}" for seat in self.session.sheet.seats)
        state["detail"] = " ".join((self.exercise.detail, *told)).strip()
        table = at_rest(route_table(self._view(), self.session.sheet.names, Around(whole=False)), _LOOK)
        # What every player holds is told above: one hand beside the map would be no help with the others'.
        state["routes"] = {**table, "hand": None, "openCards": None, "tickets": None}
        state["worksheet"] = self._worksheet()

    def text(self) -> str:
        """Return the task, the table and what each player has, as text."""
        table = text_map(self._position, self.session.sheet.names)
        return "\n".join((super().text(), "", table, "", *map(self._row_text, self.session.sheet.seats)))

    def picture(self, width: float = WIDTH, height: float = HEIGHT) -> str:
        """Return the map as a static SVG no larger than this."""
        return map_svg(self._view(), self.session.sheet.names, width=width, height=height)

    def _view(self) -> View:
        return self._position.view(self.session.sheet.seats[0])

    def _worksheet(self) -> Worksheet:
        sheet = self.session.sheet
        return {
            "title": "Score sheet",
            "head": ["Points for", *(sheet.names[seat] for seat in sheet.seats)],
            "rows": [self._row(part) for part in BOXES],
            "totalLabel": "",
            "total": None,
            "check": {"id": "check", "label": "Check", "icon": "check", "look": "main"},
        }

    def _row(self, part: str) -> WorksheetRow:
        sheet, name = self.session.sheet, sentence_case(BOX_NAMES[part])
        return {
            "suit": "",
            "name": name,
            "cards": [],
            "label": name,
            "note": "",
            "cells": [self._cell(Box(seat, sheet.names[seat], part)) for seat in sheet.seats],
        }

    def _cell(self, box: Box) -> WorksheetCell:
        if box in self.session.sheet.boxes:
            return {"given": "", "box": self._box(box)}
        return {"given": figure(self.session.sheet.right(box)), "box": None}

    def _box(self, box: Box) -> WorksheetBox:
        mark = self.session.mark(box)
        return {
            "name": box.name,
            "label": box.label,
            "value": self.session.entry(box),
            "digits": not box.may_be_negative,
            "verdict": None if mark is None else "right" if mark else "wrong",
            "said": _SAID[mark],
            "first": mark is False and box == self.session.first_wrong,
        }

    def _has(self, seat: Seat) -> str:
        """Return what a player has to show at the end, place by place."""
        score, places = self.session.sheet.scores[seat], self._position.board.places
        parts = []
        for reason in Reason:
            names = ", ".join(places[code].name for code in score.places(reason)) or "none"
            parts.append(f"{BOX_NAMES[reason]}: {names}")
        return "; ".join(parts) + f"; tickets: {score.tickets}."

    def _row_text(self, seat: Seat) -> str:
        asked = (BOX_NAMES[box.part] for box in self.session.sheet.boxes if box.seat == seat)
        return f"  {self.session.sheet.names[seat]}: " + "  ".join(f"{name} __" for name in asked)


def score(  # noqa: PLR0913 - a notebook's cell names each part of the exercise
    name: str,
    *,
    task: str,
    position: str,
    hints: tuple[str, ...],
    praise: str,
    seats: tuple[Seat, ...] = (0,),
    boxes: tuple[str, ...] = BOXES,
    names: tuple[str, ...] = (),
    detail: str = "",
    rule: str = "",
) -> ScoreWidget:
    """Return a *score* exercise for a notebook's cell; the parts are those of `ScoreExercise`."""
    exercise = ScoreExercise(
        name=name,
        task=task,
        detail=detail,
        position=position,
        hints=hints,
        praise=praise,
        seats=seats,
        boxes=boxes,
        names=names,
        rule=rule,
    )
    return ScoreWidget(exercise)
