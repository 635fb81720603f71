"""A practice of scoring being worked on: which table it is, how many were solved, and the sheet as it stands."""

from typing import Final

from expeditions_widgets.lessons.score_exercise import PracticeExercise
from expeditions_widgets.lessons.score_session import ScoreSession
from expeditions_widgets.lessons.sheet_boxes import read_number

_LAST_TABLE: Final = 9999


class PracticeSession(ScoreSession):
    """One learner at sheet after sheet, as long as they like."""

    exercise: PracticeExercise

    def __init__(self, exercise: PracticeExercise) -> None:
        super().__init__(exercise)
        self.number = 1
        self.count = 0
        self._counted = False

    @property
    def seed(self) -> str:
        """The seed that the present table was drawn from."""
        return self.exercise.seed_of(self.number)

    @property
    def count_before(self) -> int:
        """How many tables were solved before the present one."""
        return self.count - self._counted

    def check(self) -> None:
        """Judge what stands in the boxes now, and count the table the first time that all are right."""
        super().check()
        if self.solved and not self._counted:
            self._counted = True
            self.count += 1

    def next_table(self) -> None:
        """Draw the next table; after the last of very many comes the first."""
        self._set_up(1 if self.number == _LAST_TABLE else self.number + 1)
        self._counted = False

    def answers(self) -> list[str]:
        """Return which table it is and how many were solved, and what was done on it.

        A table that its boxes show to be solved is counted again when it is taken up.
        """
        count, counted = (self.count_before, False) if self.solved else (self.count, self._counted)
        if self.number == 1 and not count:
            return super().answers()
        return [f"table={self.number}", f"solved={count}", f"counted={int(counted)}", *super().answers()]

    def answer_again(self, answers: list[str]) -> None:
        """Set up the table again and do what was done on it."""
        keys = dict(answer.partition("=")[::2] for answer in answers[:3])
        numbers = [read_number(keys.get(key, "")) for key in ("table", "solved", "counted")]
        number, count, counted = numbers
        if number is None or count is None or counted is None:
            return super().answer_again(answers)
        self._set_up(min(max(number, 1), _LAST_TABLE))
        self.count, self._counted = max(count, 0), bool(counted)
        return super().answer_again(answers[3:])

    def _set_up(self, number: int) -> None:
        self.retry()
        self.number = number
        self._sheet = self.exercise.sheet(number)
