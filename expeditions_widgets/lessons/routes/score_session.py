"""A *score* exercise of the route game being worked on."""

from collections.abc import Mapping

from expeditions_widgets.lessons.routes.score_diagnosis import diagnose
from expeditions_widgets.lessons.routes.score_exercise import ScoreExercise
from expeditions_widgets.lessons.routes.score_sheet import Box, ScoreSheet
from expeditions_widgets.lessons.sheet_boxes import Diagnosis
from expeditions_widgets.lessons.sheet_session import SheetSession
from expeditions_widgets.play.routes.final_words import total_text


class ScoreSession(SheetSession[Box]):
    """One learner at one score sheet of the route game."""

    exercise: ScoreExercise

    def __init__(self, exercise: ScoreExercise) -> None:
        super().__init__(exercise)
        self._sheet = exercise.sheet()

    @property
    def sheet(self) -> ScoreSheet:
        """The sheet to fill in."""
        return self._sheet

    def diagnose(self, box: Box, entered: int | None, own: Mapping[Box, int]) -> Diagnosis:
        """Return the mistake behind a wrong number."""
        return diagnose(self._sheet, box, entered, own)

    def solution(self) -> str:
        """Return every player's working in words."""
        sheet = self._sheet
        return " ".join(f"{sheet.names[seat]}: {total_text(sheet.scores[seat])}." for seat in sheet.seats)
