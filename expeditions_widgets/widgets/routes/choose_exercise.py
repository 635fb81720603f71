"""The *choose* exercise of the route game on the page: a question, and the reason for every answer."""

from expeditions_widgets.drawing.routes.map_svg import map_svg
from expeditions_widgets.drawing.routes.projection import HEIGHT, WIDTH
from expeditions_widgets.drawing.routes.text_map import text_map
from expeditions_widgets.engine.routes import View
from expeditions_widgets.lessons.choose_session import ChooseSession
from expeditions_widgets.lessons.exercise import Option
from expeditions_widgets.lessons.routes import ChooseExercise
from expeditions_widgets.lessons.routes.exercise import names_at
from expeditions_widgets.lessons.verdict import Verdict
from expeditions_widgets.widgets.options import option_states
from expeditions_widgets.widgets.protocol import Exercise as ExerciseState
from expeditions_widgets.widgets.routes.exercise import LOOK, RouteExerciseWidget, at_rest, options_text
from expeditions_widgets.widgets.routes.table import Around, route_table
from expeditions_widgets.widgets.surface import Event


class ChooseWidget(RouteExerciseWidget[ChooseSession]):
    """A *choose* exercise."""

    def __init__(self, exercise: ChooseExercise) -> None:
        self._shown = exercise.start()
        super().__init__(ChooseSession(exercise), self._shown.board if self._shown else None)

    def verdict(self) -> Verdict | None:
        """Return the verdict on the option chosen last."""
        return self.session.verdict

    def retry(self) -> None:
        """Clear the answers."""
        self.session.retry()

    def receive(self, event: Event) -> None:
        """Choose an option: its id is its number, from 1."""
        ids = [str(number + 1) for number in range(len(self.session.exercise.options))]
        if event["type"] == "press" and event.get("id") in ids:
            self.session.choose(ids.index(event["id"]))
            self.tell_verdict()
        elif event["type"] == "try":
            self.say(LOOK)
        else:
            super().receive(event)

    def fill(self, state: ExerciseState) -> None:
        """Add the options, and the map if there is one."""
        state["icon"] = "book"
        state["options"] = option_states(self.session.exercise.options, self.session.chosen)
        if self._shown:
            state["routes"] = at_rest(route_table(self._shown, _names(self._shown), Around(whole=False)), LOOK)

    def text(self) -> str:
        """Return the question with its options, and the map if there is one, as text."""
        shown = f"\n\n{text_map(self._shown, _names(self._shown))}" if self._shown else ""
        return f"{super().text()}{shown}\n\n{options_text(self.session.exercise.options)}"

    def picture(self, width: float = WIDTH, height: float = HEIGHT) -> str | None:
        """Return the map as a static SVG no larger than this, if there is one."""
        return map_svg(self._shown, _names(self._shown), width=width, height=height) if self._shown else None


def _names(view: View) -> tuple[str, ...]:
    return names_at(view.players, view.seat)


def choose(  # noqa: PLR0913 - a notebook's cell names each part of the exercise
    name: str,
    *,
    task: str,
    options: tuple[Option, ...],
    hints: tuple[str, ...],
    praise: str,
    position: str = "",
    detail: str = "",
    rule: str = "",
) -> ChooseWidget:
    """Return a *choose* exercise for a notebook's cell; the parts are those of `ChooseExercise`."""
    exercise = ChooseExercise(
        name=name,
        task=task,
        detail=detail,
        options=options,
        hints=hints,
        praise=praise,
        position=position,
        rule=rule,
    )
    return ChooseWidget(exercise)
