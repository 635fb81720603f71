"""A *score* exercise of either game being worked on: what stands in the boxes, what was checked, and the verdict."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final, Generic

from expeditions_widgets.lessons.exercise import Exercise
from expeditions_widgets.lessons.sessions import Session
from expeditions_widgets.lessons.sheet_boxes import FOLLOW_ON, NO_NUMBER, AnyBox, Diagnosis, Sheet, read_number
from expeditions_widgets.lessons.verdict import Judgement, Verdict

_CHECK: Final = "check"
_LONGEST_ENTRY: Final = 8


class SheetSession(Session, ABC, Generic[AnyBox]):
    """One learner at one score sheet. Every box may be changed and checked as often as one likes."""

    def __init__(self, exercise: Exercise) -> None:
        super().__init__(exercise)
        self._entries: dict[AnyBox, str] = {}
        self._checked: dict[AnyBox, str] | None = None

    @property
    @abstractmethod
    def sheet(self) -> Sheet[AnyBox]:
        """The sheet to fill in."""

    @abstractmethod
    def diagnose(self, box: AnyBox, entered: int | None, own: Mapping[AnyBox, int]) -> Diagnosis:
        """Return the mistake behind a wrong number; None is no number, `own` are all that the learner entered."""

    def entry(self, box: AnyBox) -> str:
        """Return what stands in a box, as it was typed, with a true minus sign."""
        return self._entries.get(box, "")

    def fill(self, values: Mapping[str, str]) -> None:
        """Put entries into boxes by the boxes' names, a hyphen as a minus sign.

        An empty text clears a box, a name of no box is passed over.
        """
        for box in self.sheet.boxes:
            if box.name not in values:
                continue
            entry = values[box.name].strip()[:_LONGEST_ENTRY].replace("-", "−")
            if entry:
                self._entries[box] = entry
            else:
                self._entries.pop(box, None)

    def check(self) -> None:
        """Judge what stands in the boxes now."""
        self._checked = dict(self._entries)
        self.done = self.done or self.solved

    @property
    def solved(self) -> bool:
        """Whether all boxes were right when they were checked last."""
        return self._checked is not None and all(self._is_right(box) for box in self.sheet.boxes)

    def mark(self, box: AnyBox) -> bool | None:
        """Return whether what stands in a box is right; None unless it has been checked as it stands."""
        entry = self._entries.get(box)
        if entry is None or self._checked is None or self._checked.get(box) != entry:
            return None
        return self._is_right(box)

    def diagnosis(self, box: AnyBox) -> Diagnosis:
        """Return the mistake behind a box that was wrong when it was checked."""
        own = {other: number for other, text in self._entered().items() if (number := read_number(text)) is not None}
        return self.diagnose(box, own.get(box), own)

    @property
    def first_wrong(self) -> AnyBox | None:
        """The first box that was wrong when it was checked last."""
        return next((box for box in self.sheet.boxes if box in self._entered() and not self._is_right(box)), None)

    @property
    def verdict(self) -> Verdict | None:
        """What the boxes deserved when they were checked last; None before."""
        if self._checked is None:
            return None
        wrong = self.first_wrong
        if wrong is not None:
            return Verdict(Judgement.NOT_RIGHT, self._reason(wrong))
        empty = [box for box in self.sheet.boxes if box not in self._checked]
        if empty:
            return Verdict(Judgement.CANT_TELL, self._still_empty(empty))
        return Verdict(Judgement.RIGHT, self.exercise.praise)

    def retry(self) -> None:
        """Empty the boxes; hints stay open and a solved exercise stays solved."""
        self._entries.clear()
        self._checked = None

    def answers(self) -> list[str]:
        """Return what was checked, and what has been filled in since."""
        checked = self._entered()
        told = [f"{box.name}={entry}" for box, entry in checked.items()]
        if self._checked is not None:
            told.append(_CHECK)
        since = (box for box in self.sheet.boxes if self.entry(box) != checked.get(box, ""))
        return [*told, *(f"{box.name}={self.entry(box)}" for box in since)]

    def answer_again(self, answers: list[str]) -> None:
        """Fill in and check again; stops at what is neither a box with its entry nor a check."""
        names = {box.name for box in self.sheet.boxes}
        for answer in answers:
            name, sign, entry = answer.partition("=")
            if answer == _CHECK:
                self.check()
            elif sign and name in names:
                self.fill({name: entry})
            else:
                return

    def _entered(self) -> dict[AnyBox, str]:
        return self._checked or {}

    def _is_right(self, box: AnyBox) -> bool:
        return read_number(self._entered().get(box, "")) == self.sheet.right(box)

    def _reason(self, wrong: AnyBox) -> str:
        diagnosis = self.diagnosis(wrong)
        you_wrote = "" if diagnosis.mistake == NO_NUMBER else f"You wrote {self._entered()[wrong]}. "
        reason = f"{wrong.label}. {you_wrote}{diagnosis.sentence}"
        later = [box for box in self._entered() if box != wrong and not self._is_right(box)]
        if any(self.diagnosis(box).mistake == FOLLOW_ON for box in later):
            reason += " What follows from it you worked out well: it will change with it."
        return reason

    def _still_empty(self, empty: list[AnyBox]) -> str:
        if len(empty) == len(self.sheet.boxes):
            return f"Nothing is filled in yet. Begin with {empty[0].label.lower()}."
        more = f", and {len(empty) - 1} more" if len(empty) > 1 else ""
        return f"What you filled in is right. Still empty: {empty[0].label.lower()}{more}."
