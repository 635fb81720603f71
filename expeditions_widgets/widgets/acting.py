"""What *play* exercises of either game have on the page: when a try is an answer, and what is seen of it."""

from typing import Any, TypeVar

from expeditions_widgets.lessons.attempts import accepted
from expeditions_widgets.lessons.goal_session import GoalSession
from expeditions_widgets.lessons.verdict import Judgement, Verdict
from expeditions_widgets.widgets.exercise import ExerciseWidget

AnyGoalSession = TypeVar("AnyGoalSession", bound=GoalSession[Any, Any])


class ActingWidget(ExerciseWidget[AnyGoalSession]):
    """A *play* exercise; a game shows its table, and says what happened there.

    Behind the curtain a wrong act goes on as a right one does, until the answer is whole.
    """

    stage = "table"
    """What is set up to act on."""

    def verdict(self) -> Verdict | None:
        """Return the verdict on what was tried."""
        return self.session.whole_verdict if self.is_curtained else self.session.verdict

    def unveiled(self) -> str:
        """Return what is said as the curtain is lifted; of an answer that is not whole, nothing was withheld."""
        if not self.session.whole_verdict:
            self._withheld = ""
        return super().unveiled()

    @property
    def over(self) -> str:
        """Why nothing more can be tried, in words; empty while it can."""
        verdict = self.verdict()
        if self.hides_answer:
            begins = "An answer is in."
        elif self.is_curtained or not self.session.settled:
            return ""
        else:
            is_solved = verdict is not None and verdict.judgement is Judgement.RIGHT
            begins = "This one is solved." if is_solved else "This try is over."
        return f"{begins} “Try again” sets the {self.stage} up once more."

    def _seen_position(self) -> Any:  # noqa: ANN401 - either game's
        """Return the position to be seen, with what follows from a wrong answer once that may be told."""
        return self.session.position if self.is_curtained else self.session.table

    @property
    def _aftermath(self) -> tuple[Any, ...]:
        return () if self.is_curtained else self.session.aftermath

    @property
    def _happened(self) -> tuple[Any, ...]:
        return accepted(self.session.trail) + self._aftermath
