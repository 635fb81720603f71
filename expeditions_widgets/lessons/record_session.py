"""A *watch* exercise of either game being worked on: how far it was shown, what was read, and the answers."""

import re
from typing import Final, Generic

from expeditions_widgets.lessons.ballot import Ballot, question
from expeditions_widgets.lessons.exercise import Option
from expeditions_widgets.lessons.record_exercise import AnyMoment, Question, RecordExercise
from expeditions_widgets.lessons.sessions import Session
from expeditions_widgets.lessons.verdict import Judgement, Verdict

_ANSWER: Final = re.compile(r"(at|saw) ([0-9]{1,4})|chose ([0-9]{1,4}) ([0-9]{1,2})")


class RecordSession(Session, Generic[AnyMoment]):
    """One learner watching one record. Turn 0 is its start; nothing behind an open question is shown."""

    exercise: RecordExercise[AnyMoment]

    def __init__(self, exercise: RecordExercise[AnyMoment]) -> None:
        super().__init__(exercise)
        self.moments = exercise.moments()
        self._questions = sorted(exercise.questions, key=lambda question: question.before_turn)
        self._turn = 0
        self._seen: set[int] = set()
        self._chosen: dict[int, list[int]] = {}
        self._told: dict[int, set[int]] = {}
        self.waits_to_tell = False
        """Whether an answer, right or wrong, holds back what follows until it is told, as before a room."""

    @property
    def turn(self) -> int:
        """The turn shown, from 1; 0 for the start."""
        return self._turn

    @property
    def last(self) -> int:
        """The number of turns in the record."""
        return len(self.moments) - 1

    @property
    def moment(self) -> AnyMoment:
        """What is to be seen now."""
        return self.moments[self._turn]

    @property
    def question(self) -> Question | None:
        """The question that is asked here, before the next turn."""
        return next((one for one in self._questions if one.before_turn == self._turn + 1), None)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The options chosen for this moment's question, by their place from 0, in the order chosen."""
        return tuple(self._chosen.get(self._turn + 1, ()))

    @property
    def reach(self) -> int:
        """The furthest turn that may be shown: up to the first question without a right answer, or one not yet told."""
        waiting = (one.before_turn - 1 for one in self._questions if not self._answered(one) or self._untold(one))
        return min((*waiting, self.last))

    @property
    def waits(self) -> bool:
        """Whether an answer chosen here holds back what follows until it is told."""
        return self.question is not None and self._untold(self.question)

    @property
    def next_stop(self) -> int | None:
        """The next turn with a comment, or the open question before it; None if neither lies ahead."""
        stops = self._commented() | ({self.reach} if self.reach < self.last else set())
        return min((turn for turn in stops if self._turn < turn <= self.reach), default=None)

    @property
    def complete(self) -> bool:
        """Whether the end was seen, or every comment, with every question answered."""
        return self.last in self._seen or (
            bool(self._commented()) and self._commented() <= self._seen and self.reach == self.last
        )

    @property
    def verdict(self) -> Verdict | None:
        """What the answer chosen last deserves; without one, the praise for a record seen whole."""
        question = self.question
        if question and self.chosen:
            option = question.options[self.chosen[-1]]
            return Verdict(Judgement.RIGHT if option.right else Judgement.NOT_RIGHT, option.reason)
        return Verdict(Judgement.RIGHT, self.exercise.praise) if self.complete else None

    def tell_room(self, *, here: bool) -> None:
        """Note as told the answers to the questions behind the turn shown, and with `here` to the one asked here."""
        known = self._turn + 1 if here else self._turn
        self._told |= {turn: set(chosen) for turn, chosen in self._chosen.items() if turn <= known}
        self._note_done()

    def go(self, turn: int) -> AnyMoment:
        """Show a turn, or the nearest one there is that no question keeps back."""
        self._turn = max(0, min(turn, self.reach))
        if self._turn in self._commented() | {self.last}:
            self._seen.add(self._turn)
        self._note_done()
        return self.moment

    def choose(self, index: int) -> Option:
        """Answer this moment's question by an option's place from 0; raises IndexError for one that is not there."""
        options = self.question.options if self.question else ()
        if not 0 <= index < len(options):
            raise IndexError(f"There is no option {index + 1}; there are {len(options)}.")
        self._choose(self._turn + 1, index)
        self._note_done()
        return options[index]

    def ballot(self) -> Ballot | None:
        """Return the question that is asked at the turn shown; None where there is none."""
        return self._ballot(self.question) if self.question else None

    def ballots(self) -> tuple[Ballot, ...]:
        """Return every question on the way."""
        return tuple(map(self._ballot, self._questions))

    def retry(self) -> None:
        """Take this question's answers back; elsewhere begin again at the start. A solved exercise stays solved."""
        if self.chosen:
            del self._chosen[self._turn + 1]
            self._told.pop(self._turn + 1, None)
            return
        self._turn = 0
        self._seen.clear()
        self._chosen.clear()
        self._told.clear()

    def solution(self) -> str:
        """Return the right answers in words, and the way to the end."""
        answers = (
            f"Before turn {question.before_turn}: {option.text}."
            for question in self._questions
            for option in question.options
            if option.right
        )
        return " ".join((*answers, f"Then step on to turn {self.last}, the last."))

    def answers(self) -> list[str]:
        """Return the answers chosen, the comments read, and the turn shown."""
        chosen = [f"chose {turn} {index}" for turn, indices in self._chosen.items() for index in indices]
        seen = [f"saw {turn}" for turn in sorted(self._seen)]
        return [*chosen, *seen, *([f"at {self._turn}"] if self._turn else [])]

    def answer_again(self, answers: list[str]) -> None:
        """Take up what `answers` told; stops at one that makes no sense."""
        for answer in answers:
            found = _ANSWER.fullmatch(answer)
            if not found or not self._take_up(*found.groups()):
                return

    def _ballot(self, asked: Question) -> Ballot:
        return question(asked.text, asked.options, str(asked.before_turn))

    def _take_up(self, what: str | None, turn: str, before: str | None, index: str | None) -> bool:
        if before is not None and index is not None:
            options = next((one.options for one in self._questions if one.before_turn == int(before)), ())
            if int(index) >= len(options):
                return False
            self._choose(int(before), int(index))
        elif int(turn) > self.reach:
            return False
        elif what == "at":
            self.go(int(turn))
        elif int(turn) in self._commented() | {self.last}:
            self._seen.add(int(turn))
        else:
            return False
        self._note_done()
        return True

    def _choose(self, before_turn: int, index: int) -> None:
        earlier = self._chosen.get(before_turn, [])
        self._chosen[before_turn] = [*(other for other in earlier if other != index), index]

    def _answered(self, question: Question) -> bool:
        return any(question.options[index].right for index in self._chosen.get(question.before_turn, ()))

    def _untold(self, question: Question) -> bool:
        chosen = set(self._chosen.get(question.before_turn, ()))
        return self.waits_to_tell and not chosen <= self._told.get(question.before_turn, set())

    def _commented(self) -> set[int]:
        return {turn for turn, moment in enumerate(self.moments) if moment.comment}

    def _note_done(self) -> None:
        self.done = self.done or self.complete
