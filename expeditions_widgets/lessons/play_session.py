"""A *play* exercise being worked on: what was tried, the way back, and the verdict."""

from expeditions_widgets.engine.cards import Action, Position, RefusedActionError, apply, parse_action
from expeditions_widgets.lessons.aftermath import aftermath
from expeditions_widgets.lessons.exercise import PlayExercise
from expeditions_widgets.lessons.sessions import Session
from expeditions_widgets.lessons.trail import Trail, Tried, accepted
from expeditions_widgets.lessons.verdict import Judgement, Verdict


class PlaySession(Session):
    """One learner at one table. A wrong action and what follows from it stay on the table until taken back."""

    exercise: PlayExercise

    def __init__(self, exercise: PlayExercise) -> None:
        super().__init__(exercise)
        self._start = exercise.start()
        self._trail: list[Tried] = []
        self._undone: list[Tried] = []

    @property
    def position(self) -> Position:
        """The position that the learner's actions led to; judged, and acted from."""
        return _end_of(accepted(self.trail)) or self._start

    @property
    def aftermath(self) -> Trail:
        """What happens on the table after a wrong answer whose reaction plays it out; empty otherwise."""
        verdict = self.verdict
        return aftermath(self.position, verdict.follows) if verdict and self._trail[-1].after else ()

    @property
    def happened(self) -> Trail:
        """Everything that happened on the table: the accepted actions, then what follows from them."""
        return accepted(self.trail) + self.aftermath

    @property
    def table(self) -> Position:
        """The position as it is to be seen, with what follows from a wrong answer played out."""
        return _end_of(self.happened) or self._start

    @property
    def trail(self) -> Trail:
        """What was tried since the position was set up."""
        return tuple(self._trail)

    @property
    def verdict(self) -> Verdict | None:
        """What came of it so far; None while the answer is not complete."""
        return judged(self.exercise, self.trail)

    @property
    def settled(self) -> bool:
        """Whether the answer is complete, so that the next action needs a fresh try."""
        verdict = self.verdict
        complete = len(accepted(self.trail)) >= len(self.exercise.solution)
        return verdict is not None and (verdict.judgement is Judgement.RIGHT or complete or bool(self.aftermath))

    def act(self, action: Action) -> Tried:
        """Try an action; a refused one is kept in the trail and changes nothing on the table.

        Raises RefusedActionError if the rules forbid it.
        """
        self._undone.clear()
        before = self.position
        try:
            tried = Tried(before, action, apply(before, action))
        except RefusedActionError as refused:
            self._trail.append(Tried(before, action, refused=refused))
            self._note_done()
            raise
        self._trail.append(tried)
        self._note_done()
        return tried

    @property
    def can_undo(self) -> bool:
        """Whether there is an accepted action to take back."""
        return bool(accepted(self.trail))

    @property
    def can_redo(self) -> bool:
        """Whether an action that was taken back can be done again."""
        return bool(self._undone)

    def undo(self) -> Tried | None:
        """Take back the last accepted action, and every refused one since; None if there is none (ruling C14)."""
        while self._trail:
            tried = self._trail.pop()
            if tried.after is not None:
                self._undone.append(tried)
                return tried
        return None

    def redo(self) -> Tried | None:
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
        steps = [parse_action(step).spoken for step in self.exercise.solution]
        sentence = ", then ".join(steps)
        return f"{sentence[0].upper()}{sentence[1:]}."

    def answers(self) -> list[str]:
        """Return the actions tried, in compact form."""
        return [str(tried.action) for tried in self._trail]

    def answer_again(self, answers: list[str]) -> None:
        """Try the actions again; stops at one that is no action."""
        for answer in answers:
            try:
                self.act(parse_action(answer))
            except RefusedActionError:
                continue
            except ValueError:
                return

    def _note_done(self) -> None:
        verdict = self.verdict
        self.done = self.done or (verdict is not None and verdict.judgement is Judgement.RIGHT)


def judged(exercise: PlayExercise, trail: Trail) -> Verdict | None:
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
    complete = trail[-1].after is not None and len(accepted(trail)) >= len(exercise.solution)
    return Verdict(Judgement.NOT_RIGHT, exercise.otherwise) if complete else None


def _end_of(happened: Trail) -> Position | None:
    return happened[-1].after if happened else None
