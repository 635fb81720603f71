"""The *watch* exercise of the route game on the page: a recorded game turn by turn, with questions on the way."""

from expeditions_widgets.drawing.routes.map_svg import map_svg
from expeditions_widgets.drawing.routes.projection import HEIGHT, WIDTH
from expeditions_widgets.drawing.routes.text_map import text_map
from expeditions_widgets.engine.routes import Seat, View
from expeditions_widgets.lessons.record_exercise import Question
from expeditions_widgets.lessons.routes import WatchExercise
from expeditions_widgets.lessons.routes.watch_session import WatchSession
from expeditions_widgets.play.routes.drawings import shown_marks
from expeditions_widgets.play.routes.log import told
from expeditions_widgets.play.routes.outcome_words import opening_sentence, sentence_case, whose
from expeditions_widgets.widgets.protocol import Exercise as ExerciseState
from expeditions_widgets.widgets.routes.asked import next_sentence
from expeditions_widgets.widgets.routes.exercise import RouteExerciseWidget, at_rest
from expeditions_widgets.widgets.routes.table import Around, Notice, route_table
from expeditions_widgets.widgets.stepping import SteppingWidget


class WatchWidget(SteppingWidget[WatchSession], RouteExerciseWidget[WatchSession]):
    """A *watch* exercise."""

    stage = ("the start", "game")

    def __init__(self, exercise: WatchExercise) -> None:
        session = WatchSession(exercise)
        super().__init__(session, session.record.board)

    def happened(self) -> str:
        """Return what happened in the turn shown, in words."""
        moment, names = self.session.moment, self.session.record.players
        if not moment.events:
            return opening_sentence(moment.position, names)
        return " ".join(told(event, self.session.exercise.seat, names) for event in moment.events)

    def fill(self, state: ExerciseState) -> None:
        """Add the map to the ways through the game."""
        super().fill(state)
        view, moment, names = self._view(), self.session.moment, self.session.record.players
        reached = next((event.outcome.place for event in reversed(moment.events) if event.outcome.place), None)
        around = Around(notice=Notice("plain", self.happened()), reached=reached, whole=False)
        follows = "The game is over." if view.is_over else next_sentence(view, names)
        table = at_rest(route_table(view, names, around), follows)
        if table["hand"]:
            table["hand"]["title"] = f"{sentence_case(whose(view.seat, names))} hand"
        table["scene"]["marks"] = [mark for mark in moment.marks if mark in view.board.places]
        drawn = [mark for mark in moment.marks if mark not in view.board.places]
        table["pen"] = {"kept": shown_marks(drawn, view.board), "keeps": False}
        state["routes"] = table

    def text(self) -> str:
        """Return the task and the table as text."""
        return f"{super().text()}\n\n{self.counter()}.\n{text_map(self._view(), self.session.record.players)}"

    def picture(self, width: float = WIDTH, height: float = HEIGHT) -> str:
        """Return the map as a static SVG no larger than this."""
        return map_svg(self._view(), self.session.record.players, width=width, height=height)

    def _view(self) -> View:
        return self.session.moment.position.view(self.session.exercise.seat)


def watch(  # noqa: PLR0913 - a notebook's cell names each part of the exercise
    name: str,
    *,
    task: str,
    record: str,
    hints: tuple[str, ...],
    praise: str,
    questions: tuple[Question, ...] = (),
    seat: Seat = 0,
    detail: str = "",
    rule: str = "",
) -> WatchWidget:
    """Return a *watch* exercise for a notebook's cell; the parts are those of `WatchExercise`."""
    exercise = WatchExercise(
        name=name,
        task=task,
        detail=detail,
        record=record,
        seat=seat,
        questions=questions,
        hints=hints,
        praise=praise,
        rule=rule,
    )
    return WatchWidget(exercise)
