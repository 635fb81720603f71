"""A *choose* exercise being worked on: what was chosen, and the reason for each."""

from expeditions_widgets.lessons.ballot import Ballot, question
from expeditions_widgets.lessons.exercise import Option, OptionsExercise
from expeditions_widgets.lessons.sessions import Session
from expeditions_widgets.lessons.verdict import Judgement, Verdict


class ChooseSession(Session):
    """One learner at one question. Every option may be chosen, before and after the right one."""

    exercise: OptionsExercise

    def __init__(self, exercise: OptionsExercise) -> None:
        super().__init__(exercise)
        self._chosen: list[int] = []

    @property
    def chosen(self) -> tuple[int, ...]:
        """The options chosen, by their place from 0, in the order chosen."""
        return tuple(self._chosen)

    @property
    def verdict(self) -> Verdict | None:
        """What the option chosen last deserves; None before the first."""
        if not self._chosen:
            return None
        option = self.exercise.options[self._chosen[-1]]
        if option.right:
            return Verdict(Judgement.RIGHT, self.exercise.praise)
        return Verdict(Judgement.NOT_RIGHT, option.reason)

    def choose(self, index: int) -> Option:
        """Choose an option by its place from 0; raises IndexError for one that is not there."""
        if not 0 <= index < len(self.exercise.options):
            raise IndexError(f"There is no option {index + 1}; there are {len(self.exercise.options)}.")
        option = self.exercise.options[index]
        self._chosen = [*(other for other in self._chosen if other != index), index]
        self.done = self.done or option.right
        return option

    def ballot(self) -> Ballot:
        """Return the question with its options."""
        return question(self.exercise.task, self.exercise.options)

    def retry(self) -> None:
        """Clear the answers; hints stay open and a solved exercise stays solved."""
        self._chosen.clear()

    def solution(self) -> str:
        """Return the right answers in words."""
        return " ".join(f"{option.text}: {option.reason}" for option in self.exercise.options if option.right)

    def answers(self) -> list[str]:
        """Return the places of the options chosen."""
        return [str(index) for index in self._chosen]

    def answer_again(self, answers: list[str]) -> None:
        """Choose the options again; stops at one that is not there."""
        for answer in answers:
            if answer not in map(str, range(len(self.exercise.options))):
                return
            self.choose(int(answer))
