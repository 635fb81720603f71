"""A *play* exercise of either game being worked on: what was tried, the way back, and the verdict."""

from typing import Generic

from expeditions_widgets.engine.refusals import RefusedActionError
from expeditions_widgets.lessons.aftermath import aftermath
from expeditions_widgets.lessons.attempts import AnyAction, AnyPosition, Attempt, Game, accepted
from expeditions_widgets.lessons.exercise import GoalExercise
from expeditions_widgets.lessons.sessions import Session
from expeditions_widgets.lessons.verdict import Judgement, Verdict


class GoalSession(Session, Generic[AnyPosition, AnyAction]):
    """One learner at one table. A wrong action and what follows from it stay on the table until taken back."""

    exercise: GoalExercise[AnyPosition, AnyAction]

    def __init__(self, exercise: GoalExercise[AnyPosition, AnyAction], game: Game[AnyPosition, AnyAction]) -> None:
        super().__init__(exercise)
        self._game = game
        self._start = exercise.start()
        self._trail: list[Attempt[AnyPosition, AnyAction]] = []
        self._undone: list[Attempt[AnyPosition, AnyAction]] = []

    @property
    def position(self) -> AnyPosition:
        """The position that the learner's actions led to; judged, and acted from."""
        return _end_of(accepted(self.trail)) or self._start

    @property
    def aftermath(self) -> tuple[Attempt[AnyPosition, AnyAction], ...]:
        """What happens on the table after a wrong answer whose reaction plays it out; empty otherwise."""
        verdict = self.verdict
        return aftermath(self._game, self.position, verdict.follows) if verdict and self._trail[-1].after else ()

    @property
    def happened(self) -> tuple[Attempt[AnyPosition, AnyAction], ...]:
        """Everything that happened on the table: the accepted actions, then what follows from them."""
        return accepted(self.trail) + self.aftermath

    @property
    def table(self) -> AnyPosition:
        """The position as it is to be seen, with what follows from a wrong answer played out."""
        return _end_of(self.happened) or self._start

    @property
    def trail(self) -> tuple[Attempt[AnyPosition, AnyAction], ...]:
        """What was tried since the position was set up."""
        return tuple(self._trail)

    @property
    def verdict(self) -> Verdict | None:
        """What came of it so far; None while the answer is not complete."""
        return judged(self.exercise, self.trail)

    @property
    def whole_verdict(self) -> Verdict | None:
        """The verdict on an answer as long as the solution, or that ends sooner; None before, whatever comes of it."""
        return self.verdict if self._is_whole() else None

    @property
    def settled(self) -> bool:
        """Whether the answer is complete, so that the next action needs a fresh try."""
        verdict = self.verdict
        complete = self.exercise.is_complete(self.trail)
        return verdict is not None and (verdict.judgement is Judgement.RIGHT or complete or bool(self.aftermath))

    def act(self, action: AnyAction) -> Attempt[AnyPosition, AnyAction]:
        """Try an action; a refused one is kept in the trail and changes nothing on the table.

        Raises RefusedActionError if the rules forbid it.
        """
        self._undone.clear()
        tried = self._game.attempt(self.position, action)
        self._trail.append(tried)
        self._note_done()
        if tried.refused:
            raise tried.refused
        return tried

    @property
    def can_undo(self) -> bool:
        """Whether there is an accepted action to take back."""
        return bool(accepted(self.trail))

    @property
    def can_redo(self) -> bool:
        """Whether an action that was taken back can be done again."""
        return bool(self._undone)

    def undo(self) -> Attempt[AnyPosition, AnyAction] | None:
        """Take back the last accepted action, and every refused one since; None if there is none (ruling C14)."""
        while self._trail:
            tried = self._trail.pop()
            if tried.after is not None:
                self._undone.append(tried)
                return tried
        return None

    def redo(self) -> Attempt[AnyPosition, AnyAction] | None:
        """Do again what was taken back last, with the same card; None if there is nothing (ruling C14)."""
        if not self._undone:
            return None
        self._trail.append(self._undone.pop())
        self._note_done()
        return self._trail[-1]

    def retry(self) -> None:
        """Set up the position again; hints stay open and a solved exercise stays solved."""
        self._trail.clear()
        self._undone.clear()

    def solution(self) -> str:
        """Return the solution in words, as one sentence."""
        actions = [self._game.parse_action(step) for step in self.exercise.solution]
        if not actions:
            return "No solution is written yet."
        steps = [self._game.spoken(tried.before, tried.action) for tried in self._game.walk(self._start, actions)]
        sentence = ", then ".join(steps)
        return f"{sentence[0].upper()}{sentence[1:]}."

    def answers(self) -> list[str]:
        """Return the actions tried, in compact form."""
        return [str(tried.action) for tried in self._trail]

    def answer_again(self, answers: list[str]) -> None:
        """Try the actions again; stops at one that is no action."""
        for answer in answers:
            try:
                self.act(self._game.parse_action(answer))
            except RefusedActionError:
                continue
            except ValueError:
                return

    def _is_whole(self) -> bool:
        trail, exercise = self.trail, self.exercise
        if exercise.goal(trail) or exercise.is_complete(trail) or len(accepted(trail)) >= len(exercise.solution):
            return True
        return bool(trail) and trail[-1].refused is not None and self._is_refusal_judged()

    def _is_refusal_judged(self) -> bool:
        """Whether a reaction speaks to the refusal itself, and not to what was done before it."""
        trail, before = self.trail, accepted(self.trail)
        return any(one.when(trail) and not (before and one.when(before)) for one in self.exercise.reactions)

    def _note_done(self) -> None:
        verdict = self.verdict
        self.done = self.done or (verdict is not None and verdict.judgement is Judgement.RIGHT)


def judged(
    exercise: GoalExercise[AnyPosition, AnyAction], trail: tuple[Attempt[AnyPosition, AnyAction], ...]
) -> Verdict | None:
    """Return the verdict on a trail, None while it may still lead to the goal.

    A refused attempt is judged only by the goal and the reactions: the rules have already answered it.
    """
    if not trail:
        return None
    if exercise.goal(trail):
        return Verdict(Judgement.RIGHT, exercise.praise)
    for reaction in exercise.reactions:
        if reaction.when(trail):
            return Verdict(Judgement.NOT_RIGHT, reaction.text, reaction.outcomes, reaction.follows)
    complete = trail[-1].after is not None and exercise.is_complete(trail)
    return Verdict(Judgement.NOT_RIGHT, exercise.otherwise) if complete else None


def _end_of(happened: tuple[Attempt[AnyPosition, AnyAction], ...]) -> AnyPosition | None:
    return happened[-1].after if happened else None
