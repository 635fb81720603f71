"""A *score* exercise of the card game being worked on."""

from collections.abc import Mapping

from expeditions_widgets.lessons.score_diagnosis import diagnose
from expeditions_widgets.lessons.score_exercise import SheetExercise
from expeditions_widgets.lessons.score_working import sheet_in_words
from expeditions_widgets.lessons.sheet_boxes import Diagnosis
from expeditions_widgets.lessons.sheet_session import SheetSession
from expeditions_widgets.lessons.worksheet import Box, Worksheet


class ScoreSession(SheetSession[Box]):
    """One learner at one score sheet of the card game."""

    exercise: SheetExercise

    def __init__(self, exercise: SheetExercise) -> None:
        super().__init__(exercise)
        self._sheet = exercise.sheet()

    @property
    def sheet(self) -> Worksheet:
        """The sheet to fill in."""
        return self._sheet

    def diagnose(self, box: Box, entered: int | None, own: Mapping[Box, int]) -> Diagnosis:
        """Return the mistake behind a wrong number."""
        return diagnose(self._sheet, box, entered, own)

    def solution(self) -> str:
        """Return the whole working in words."""
        return sheet_in_words(self._sheet)
