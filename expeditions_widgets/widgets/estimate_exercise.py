"""The *estimate* exercise on the page: commit to a number, and see the truth beside it."""

from expeditions_widgets.drawing.figures import with_unit
from expeditions_widgets.drawing.table_svg import table_svg
from expeditions_widgets.drawing.text_board import text_board
from expeditions_widgets.experiments.measures import Experiment
from expeditions_widgets.lessons.card_exercise import shown_suits
from expeditions_widgets.lessons.estimate_exercise import EstimateExercise, Scale
from expeditions_widgets.lessons.estimate_session import EstimateSession, spoken
from expeditions_widgets.lessons.verdict import Verdict
from expeditions_widgets.widgets.background import Background
from expeditions_widgets.widgets.card_exercise import CardExerciseWidget
from expeditions_widgets.widgets.estimate_state import about, estimate_state, result
from expeditions_widgets.widgets.play_exercise import OTHER, names_at
from expeditions_widgets.widgets.protocol import Exercise as ExerciseState
from expeditions_widgets.widgets.surface import SORRY, Event
from expeditions_widgets.widgets.table_state import Notice, Surroundings, at_rest, table_state

_LOOK = "This table is to look at. Commit to a number."
_TELLING = 0.04
"""The page hears of the work's progress whenever another such share is done."""


class EstimateWidget(CardExerciseWidget[EstimateSession]):
    """An *estimate* exercise."""

    def __init__(self, exercise: EstimateExercise) -> None:
        self._stands_at = exercise.scale.start
        self._fault: str | None = None
        self._told_share = 0.0
        self._speaks = False
        super().__init__(EstimateSession(exercise))
        self._finding = Background(
            self.session.find, progressed=self._progressed, ended=self._found, failed=self._failed
        )

    def verdict(self) -> Verdict | None:
        """Return the verdict on the guess, once the truth is known."""
        return self.session.verdict

    def solution(self) -> str:
        """Return nothing: the truth is looked for once there is a guess."""
        return ""

    def retry(self) -> None:
        """Take the guess back."""
        self.session.retry()
        self._fault = None

    def receive(self, event: Event) -> None:
        """Commit to a number, or go on with one that was committed to before a reload."""
        if event["type"] == "submit" and isinstance(event.get("values"), dict):
            self._commit(event["values"].get("guess"))
        elif event["type"] == "try":
            self.say(_LOOK)
        else:
            super().receive(event)
            if event["type"] == "hello" and self.session.guess is not None:
                self._stands_at = self.session.guess
                self._find(speaks=False)

    def fill(self, state: ExerciseState) -> None:
        """Add the number to commit to, and the table if there is one."""
        exercise = self.session.exercise
        state["icon"] = "chart"
        state["estimate"] = estimate_state(self.session, self._stands_at, self._fault)
        view = exercise.start()
        if view:
            around = Surroundings(other_name=OTHER, notice=Notice("plain", _LOOK))
            suits = exercise.suits or shown_suits(view)
            state["table"] = at_rest(table_state(view, around, suits=suits, middle=not exercise.lanes, whole=False))

    def text(self) -> str:
        """Return the question with its scale, and the table if there is one, as text."""
        exercise, scale = self.session.exercise, self.session.exercise.scale
        low, high = (with_unit(spoken(end), scale.unit) for end in (scale.low, scale.high))
        view = exercise.start()
        board = f"\n\n{text_board(view, names_at(view))}" if view else ""
        return f"{super().text()}{board}\n\n{exercise.label}: a number from {low} to {high}.\n{about(exercise)}"

    def picture(self) -> str | None:
        """Return the table as a static SVG, if there is one."""
        view = self.session.exercise.start()
        return table_svg(view, names_at(view)) if view else None

    def _commit(self, text: object) -> None:
        if self.session.guess is not None:
            return
        guess = _number(text)
        try:
            self.session.commit(guess)
        except ValueError as fault:
            self._fault = str(fault)
            self.say(self._fault)
            return
        self._fault = None
        self._stands_at = guess
        said = with_unit(spoken(guess), self.session.exercise.scale.unit)
        self.say(f"You said {said}. The truth is being worked out.")
        self._find(speaks=True)

    def _find(self, *, speaks: bool) -> None:
        self._speaks = speaks
        try:
            done = self._finding.start()
        except Exception:
            self.session.retry()
            raise
        if done and speaks:
            self._tell()

    def _tell(self) -> None:
        session = self.session
        if session.guess is not None and session.truth:
            self.say(result(session.exercise, session.guess, session.truth))
            self.tell_verdict()

    def _progressed(self) -> None:
        if self.session.share_found - self._told_share >= _TELLING:
            self._told_share = self.session.share_found
            self.freshen()

    def _found(self) -> None:
        self.say("")
        if self._speaks:
            self._tell()
        self.show()

    def _failed(self) -> None:
        self.session.retry()
        self.say(SORRY)
        self.show()


def _number(text: object) -> float:
    """Return the number that the browser sent; not a number for anything that is none."""
    try:
        return float(text) if isinstance(text, str) else float("nan")
    except ValueError:
        return float("nan")


def estimate(  # noqa: PLR0913 - a notebook's cell names each part of the exercise
    name: str,
    *,
    task: str,
    label: str,
    scale: Scale,
    truth: Experiment,
    tolerance: float,
    hints: tuple[str, ...],
    praise: str,
    too_low: str,
    too_high: str,
    position: str = "",
    detail: str = "",
    lanes: str = "",
    rule: str = "",
) -> EstimateWidget:
    """Return an *estimate* exercise for a notebook's cell; the parts are those of `EstimateExercise`."""
    exercise = EstimateExercise(
        name=name,
        task=task,
        detail=detail,
        label=label,
        scale=scale,
        truth=truth,
        tolerance=tolerance,
        hints=hints,
        praise=praise,
        too_low=too_low,
        too_high=too_high,
        position=position,
        lanes=lanes,
        rule=rule,
    )
    return EstimateWidget(exercise)
