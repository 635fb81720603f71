"""An *estimate* being worked on: the guess, the truth once it was found, and what the guess deserves."""

from math import isfinite
from time import perf_counter

from expeditions_widgets.drawing.figures import figure, with_unit
from expeditions_widgets.experiments.measures import Measure, Measuring
from expeditions_widgets.lessons.ballot import Answer, Ballot, Found
from expeditions_widgets.lessons.estimate_exercise import EstimateExercise
from expeditions_widgets.lessons.scale_ranges import Range, holding, ranges
from expeditions_widgets.lessons.sessions import Session
from expeditions_widgets.lessons.verdict import Judgement, Verdict

_CANT_TELL = "Your guess lies where the truth may lie, but these deals are too few to say more. That is an honest end."
_ANY = "There is no trick to it: commit to any number. The truth is worked out then, and “Try again” lets you correct."


class EstimateSession(Session):
    """One learner at one estimate. The truth is looked for after the first guess, once, and stays the truth."""

    exercise: EstimateExercise

    def __init__(self, exercise: EstimateExercise) -> None:
        super().__init__(exercise)
        self.guess: float | None = None
        self.truth: Measure | None = None
        self.share_found = 0.0
        self._work: Measuring | None = None

    @property
    def is_finding(self) -> bool:
        """Whether a guess waits for the truth."""
        return self.guess is not None and self.truth is None

    @property
    def verdict(self) -> Verdict | None:
        """What the guess deserves; None before there are both a guess and the truth."""
        if self.guess is None or self.truth is None:
            return None
        return judged(self.exercise, self.guess, self.truth)

    def commit(self, guess: float) -> None:
        """Commit to a number; raises ValueError, with a sentence, for one that is not on the scale."""
        scale = self.exercise.scale
        if not isfinite(guess) or not scale.low <= guess <= scale.high:
            low, high = (with_unit(spoken(end), scale.unit) for end in (scale.low, scale.high))
            raise ValueError(f"Give a number from {low} to {high}.")
        self.guess = guess
        self._settle()

    def find(self, seconds: float) -> bool:
        """Look for the truth, for about so many seconds at most; return whether it is known.

        Raises what the exercise's experiment raises; the next call begins it afresh.
        """
        until = perf_counter() + seconds
        self._work = self._work or self.exercise.truth.measure()
        try:
            while self.truth is None:
                self.share_found = next(self._work)
                if perf_counter() >= until:
                    break
        except StopIteration as end:
            self.truth = end.value
            self._settle()
        except Exception:
            self._work = None
            raise
        return self.truth is not None

    def ballot(self) -> Ballot:
        """Return ranges of the scale to raise hands for."""
        return ballot_of(self.exercise, self.truth, self.share_found)

    def retry(self) -> None:
        """Take the guess back; what was found out stays found out."""
        self.guess = None

    def solution(self) -> str:
        """Return the numbers that count as right, once the truth is known; before, how to come to know it."""
        if self.truth is None:
            return _ANY
        unit = self.exercise.scale.unit
        low, high = (with_unit(shown(self.exercise, edge), unit) for edge in accepted_span(self.exercise, self.truth))
        return f"Every number from {low} to {high} counts as right."

    def answers(self) -> list[str]:
        """Return the guess, if there is one."""
        return [] if self.guess is None else [repr(self.guess)]

    def answer_again(self, answers: list[str]) -> None:
        """Commit to the guess again, if it is one."""
        try:
            self.commit(float(answers[0]))
        except (IndexError, ValueError):
            return

    def _settle(self) -> None:
        verdict = self.verdict
        # Where the deals can't tell, no other guess would be better: the learner has done all there is to do.
        self.done = self.done or (verdict is not None and verdict.judgement is not Judgement.NOT_RIGHT)


def judged(exercise: EstimateExercise, guess: float, truth: Measure) -> Verdict:
    """Return what a guess deserves: too far from where the truth is likely to lie is not right.

    Nearer is right, unless the truth is known less well than the tolerance asks for: then nobody can tell.
    """
    low, high = accepted_span(exercise, truth)
    if guess < low:
        return Verdict(Judgement.NOT_RIGHT, exercise.too_low)
    if guess > high:
        return Verdict(Judgement.NOT_RIGHT, exercise.too_high)
    if truth.reach > exercise.tolerance:
        return Verdict(Judgement.CANT_TELL, _CANT_TELL)
    return Verdict(Judgement.RIGHT, exercise.praise)


def accepted_span(exercise: EstimateExercise, truth: Measure) -> tuple[float, float]:
    """Return the lowest and the highest guess that is not wrong."""
    return truth.low - exercise.tolerance, truth.high + exercise.tolerance


def shown(exercise: EstimateExercise, value: float) -> str:
    """Return a measured number as the exercise shows it."""
    return figure(value, exercise.scale.decimals)


def ballot_of(exercise: EstimateExercise, truth: Measure | None, share_found: float) -> Ballot:
    """Return ranges of the scale to raise hands for; where the truth may lie in several, none is right for sure."""
    scale = exercise.scale
    among = ranges(scale.low, scale.high, scale.step)
    held = holding(truth.low, truth.high, among) if truth else ()
    answers = tuple(
        Answer(_range_in_words(one, scale.unit), (None if len(held) > 1 else True) if number in held else False)
        for number, one in enumerate(among)
    )
    found = None
    if truth:
        text = with_unit(shown(exercise, truth.value), scale.unit)
        found = Found(truth.value, truth.low, truth.high, text, truth_in_words(exercise, truth))
    return Ballot("", exercise.label, answers, among, found, share_found)


def _range_in_words(one: Range, unit: str) -> str:
    if one.first == one.last:
        return with_unit(spoken(one.first), unit)
    return f"{spoken(one.first)} to {spoken(one.last)}\N{NO-BREAK SPACE}{unit}".strip()


def spoken(number: float) -> str:
    """Return a number that a person chose, with no more decimals than it has.

    >>> spoken(-12.0), spoken(2.5)
    ('−12', '2.5')
    """
    return f"{number:g}".replace("-", "−")


def truth_in_words(exercise: EstimateExercise, truth: Measure) -> str:
    """Return the truth as a sentence, with how sure it is."""
    unit = exercise.scale.unit
    value = with_unit(shown(exercise, truth.value), unit)
    if not truth.reach:
        return f"It is {value}."
    low, high = shown(exercise, truth.low), with_unit(shown(exercise, truth.high), unit)
    return f"It came to {value}; the true number is likely between {low} and {high}."
