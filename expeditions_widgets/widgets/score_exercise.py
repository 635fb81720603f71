"""The *score* exercise on the page: a score sheet with boxes, each judged by itself."""

from typing import TypeVar

from expeditions_widgets.lessons import ScoreExercise
from expeditions_widgets.lessons.score_exercise import ALL_BOXES
from expeditions_widgets.lessons.score_session import ScoreSession
from expeditions_widgets.lessons.verdict import Judgement, Verdict
from expeditions_widgets.widgets.card_exercise import CardExerciseWidget
from expeditions_widgets.widgets.protocol import Exercise as ExerciseState
from expeditions_widgets.widgets.surface import Event
from expeditions_widgets.widgets.worksheet_state import worksheet_state, worksheet_text

AnyScoreSession = TypeVar("AnyScoreSession", bound=ScoreSession)


class WorksheetWidget(CardExerciseWidget[AnyScoreSession]):
    """An exercise with a score sheet to fill in."""

    def verdict(self) -> Verdict | None:
        """Return the verdict on the boxes as they were checked last."""
        return self.session.verdict

    def title(self, verdict: Verdict) -> str:
        """Return the verdict's title; a sheet with empty boxes is on its way."""
        return "So far, so good." if verdict.judgement is Judgement.CANT_TELL else super().title(verdict)

    def retry(self) -> None:
        """Empty the boxes."""
        self.session.retry()

    def receive(self, event: Event) -> None:
        """Keep what was typed ("fill"), or judge it ("submit")."""
        values = event.get("values")
        if event["type"] in ("fill", "submit") and isinstance(values, dict):
            self.session.fill({name: entry for name, entry in values.items() if isinstance(entry, str)})
            if event["type"] == "submit":
                self.session.check()
                self.tell_verdict()
        else:
            super().receive(event)

    def fill(self, state: ExerciseState) -> None:
        """Add the sheet."""
        state["icon"] = "sum"
        state["worksheet"] = worksheet_state(self.session)

    def text(self) -> str:
        """Return the task and the empty sheet as text."""
        return f"{super().text()}\n\n{worksheet_text(self.session.sheet)}"


class ScoreWidget(WorksheetWidget[ScoreSession]):
    """A *score* exercise."""

    def __init__(self, exercise: ScoreExercise) -> None:
        super().__init__(ScoreSession(exercise))


def score(  # noqa: PLR0913 - a notebook's cell names each part of the exercise
    name: str,
    *,
    task: str,
    position: str,
    hints: tuple[str, ...],
    praise: str,
    boxes: tuple[str, ...] = ALL_BOXES,
    total: bool = False,
    detail: str = "",
    lanes: str = "",
    rule: str = "",
) -> ScoreWidget:
    """Return a *score* exercise for a notebook's cell; the parts are those of `ScoreExercise`."""
    exercise = ScoreExercise(
        name=name,
        task=task,
        detail=detail,
        position=position,
        hints=hints,
        praise=praise,
        boxes=boxes,
        total=total,
        lanes=lanes,
        rule=rule,
    )
    return ScoreWidget(exercise)
