"""The *watch* exercise on the page: a recorded round turn by turn, with comments, and questions on the way."""

from expeditions_widgets.drawing.table_svg import table_svg
from expeditions_widgets.drawing.text_board import text_board
from expeditions_widgets.engine.cards import Seat, View
from expeditions_widgets.lessons import Question, WatchExercise
from expeditions_widgets.lessons.watch_session import WatchSession
from expeditions_widgets.widgets.card_exercise import CardExerciseWidget
from expeditions_widgets.widgets.motion import moves_of
from expeditions_widgets.widgets.protocol import Exercise as ExerciseState
from expeditions_widgets.widgets.protocol import Move
from expeditions_widgets.widgets.stepping import SteppingWidget
from expeditions_widgets.widgets.watch_table import happened, watch_table


class WatchWidget(SteppingWidget[WatchSession], CardExerciseWidget[WatchSession]):
    """A *watch* exercise."""

    def __init__(self, exercise: WatchExercise) -> None:
        self._fresh: list[Move] = []
        super().__init__(WatchSession(exercise))

    def happened(self) -> str:
        """Return what happened in the turn shown, in words."""
        return happened(self.session.moment, self._seat, self.session.record.players)

    def move(self) -> None:
        """Have the cards of the turn shown move."""
        self._fresh = moves_of(self.session.moment.events, self._seat)

    def settle(self) -> None:
        """Forget the movements of the last state."""
        super().settle()
        self._fresh = []

    def fill(self, state: ExerciseState) -> None:
        """Add the table to the ways through the round."""
        super().fill(state)
        state["table"] = watch_table(self.session.moment, self._seat, self.session.record.players, self._fresh)

    def text(self) -> str:
        """Return the task and the table as text."""
        return f"{super().text()}\n\n{self.counter()}.\n{text_board(self._view(), self.session.record.players)}"

    def picture(self) -> str:
        """Return the table as a static SVG."""
        return table_svg(self._view(), self.session.record.players)

    @property
    def _seat(self) -> Seat:
        return self.session.exercise.seat

    def _view(self) -> View:
        return self.session.moment.match.position.view(self._seat)


def watch(  # noqa: PLR0913 - a notebook's cell names each part of the exercise
    name: str,
    *,
    task: str,
    record: str,
    hints: tuple[str, ...],
    praise: str,
    questions: tuple[Question, ...] = (),
    seat: str = "A",
    detail: str = "",
    rule: str = "",
) -> WatchWidget:
    """Return a *watch* exercise for a notebook's cell; the parts are those of `WatchExercise`.

    `seat` is "A" or "B"; raises KeyError for another.
    """
    exercise = WatchExercise(
        name=name,
        task=task,
        detail=detail,
        record=record,
        seat=Seat[seat],
        questions=questions,
        hints=hints,
        praise=praise,
        rule=rule,
    )
    return WatchWidget(exercise)
