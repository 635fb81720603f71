"""What every exercise being worked on has: opened hints, and progress that outlives a reload."""

import json
from abc import ABC, abstractmethod
from typing import Any

from expeditions_widgets.lessons.exercise import Exercise


class Session(ABC):
    """One learner at one exercise."""

    def __init__(self, exercise: Exercise) -> None:
        self.exercise = exercise
        self.hints_open = 0
        self.done = False
        self.told_done = False
        """Whether the page has been told that the exercise is done."""

    def ladder(self) -> tuple[str, ...]:
        """Return all hints, from a nudge to the solution."""
        return (*self.exercise.hints, self.solution())

    def open_hint(self) -> str | None:
        """Open the next rung and return its words; None if all are open."""
        ladder = self.ladder()
        if self.hints_open == len(ladder):
            return None
        self.hints_open += 1
        return ladder[self.hints_open - 1]

    @abstractmethod
    def solution(self) -> str:
        """Return the solution in words, the last rung of the ladder."""

    @abstractmethod
    def answers(self) -> list[str]:
        """Return what the learner has done since the exercise was set up, as short texts."""

    @abstractmethod
    def answer_again(self, answers: list[str]) -> None:
        """Do what `answers` told; stops at one that makes no sense any more."""

    def tell(self) -> None:
        """Note that the page is told how the exercise stands."""
        self.told_done = self.done

    def save(self, *, only_told: bool = False) -> str:
        """Return the session as a text, with `only_told` without what came of answers that was not told yet.

        That is found out anew when the text is taken up.
        """
        done = self.told_done if only_told else self.done
        return json.dumps({"answers": self.answers(), "hints": self.hints_open, "done": done})

    def resume(self, text: str) -> bool:
        """Take up a saved session; an unreadable one changes nothing. Return whether it was read."""
        try:
            saved: Any = json.loads(text)
            answers, hints, done = saved["answers"], saved["hints"], saved["done"]
        except (ValueError, TypeError, KeyError, RecursionError):
            return False
        if not isinstance(answers, list) or not isinstance(hints, int) or not isinstance(done, bool):
            return False
        self.hints_open = max(0, min(hints, len(self.ladder())))
        self.answer_again([answer for answer in answers if isinstance(answer, str)])
        self.done = done or self.done
        self.told_done = done
        return True
