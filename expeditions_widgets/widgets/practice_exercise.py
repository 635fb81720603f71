"""Scoring practice on the page: one drawn table after the other, for as long as one likes."""

from expeditions_widgets.lessons import PracticeExercise
from expeditions_widgets.lessons.practice_session import PracticeSession
from expeditions_widgets.widgets.protocol import Button
from expeditions_widgets.widgets.protocol import Exercise as ExerciseState
from expeditions_widgets.widgets.score_exercise import WorksheetWidget
from expeditions_widgets.widgets.surface import Event


class PracticeWidget(WorksheetWidget[PracticeSession]):
    """Score sheets of drawn tables."""

    def __init__(self, exercise: PracticeExercise) -> None:
        super().__init__(PracticeSession(exercise))

    def receive(self, event: Event) -> None:
        """Draw the next table, or do what every score sheet does."""
        if event["type"] == "press" and event.get("id") == "new-table":
            self.session.next_table()
            self.say(f"A new table. {self._which()}")
        else:
            super().receive(event)

    def fill(self, state: ExerciseState) -> None:
        """Add the sheet, which table it is, and the way to the next."""
        super().fill(state)
        state["detail"] = f"{self.exercise.detail} {self._which()}".strip()
        new: Button = {"id": "new-table", "label": "New table", "icon": "next"}
        if self.session.solved and not self.is_curtained:
            new["look"] = "main"
        state["buttons"].append(new)

    def _which(self) -> str:
        count = self.session.count_before if self.is_curtained else self.session.count
        solved = f"{count} table{'' if count == 1 else 's'} solved"
        return f"Table {self.session.number}, drawn from the seed {self.session.seed}. {solved} so far."


def practice(  # noqa: PLR0913 - a notebook's cell names each part of the exercise
    name: str,
    *,
    task: str,
    seed: str,
    hints: tuple[str, ...],
    praise: str,
    detail: str = "",
    rule: str = "",
) -> PracticeWidget:
    """Return scoring practice for a notebook's cell; the parts are those of `PracticeExercise`."""
    exercise = PracticeExercise(name=name, task=task, detail=detail, seed=seed, hints=hints, praise=praise, rule=rule)
    return PracticeWidget(exercise)
