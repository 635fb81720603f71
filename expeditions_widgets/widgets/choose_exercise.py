"""The *choose* exercise on the page: a question, and the reason for every answer."""

from expeditions_widgets.drawing.table_svg import table_svg
from expeditions_widgets.drawing.text_board import text_board
from expeditions_widgets.lessons import ChooseExercise, Option
from expeditions_widgets.lessons.card_exercise import shown_suits
from expeditions_widgets.lessons.choose_session import ChooseSession
from expeditions_widgets.lessons.verdict import Verdict
from expeditions_widgets.widgets.card_exercise import CardExerciseWidget
from expeditions_widgets.widgets.options import option_states
from expeditions_widgets.widgets.play_exercise import OTHER, names_at
from expeditions_widgets.widgets.protocol import Exercise as ExerciseState
from expeditions_widgets.widgets.surface import Event
from expeditions_widgets.widgets.table_state import Notice, Surroundings, at_rest, table_state

_LOOK = "This table is to look at. Choose one of the answers."


class ChooseWidget(CardExerciseWidget[ChooseSession]):
    """A *choose* exercise."""

    def __init__(self, exercise: ChooseExercise) -> None:
        self._question = exercise
        super().__init__(ChooseSession(exercise))

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
            self.say(_LOOK)
        else:
            super().receive(event)

    def fill(self, state: ExerciseState) -> None:
        """Add the options, and the table if there is one."""
        exercise = self._question
        state["icon"] = "book"
        state["options"] = option_states(exercise.options, self.session.chosen)
        view = exercise.start()
        if view:
            around = Surroundings(other_name=OTHER, notice=Notice("plain", _LOOK))
            suits = exercise.suits or shown_suits(view)
            state["table"] = at_rest(table_state(view, around, suits=suits, middle=not exercise.lanes, whole=False))

    def text(self) -> str:
        """Return the question with its options, and the table if there is one, as text."""
        exercise = self._question
        options = "\n".join(f"  {number}. {option.text}" for number, option in enumerate(exercise.options, start=1))
        view = exercise.start()
        board = f"\n\n{text_board(view, names_at(view))}" if view else ""
        return f"{super().text()}{board}\n\n{options}"

    def picture(self) -> str | None:
        """Return the table as a static SVG, if there is one."""
        view = self._question.start()
        return table_svg(view, names_at(view)) if view else None


def choose(  # noqa: PLR0913 - a notebook's cell names each part of the exercise
    name: str,
    *,
    task: str,
    options: tuple[Option, ...],
    hints: tuple[str, ...],
    praise: str,
    position: str = "",
    detail: str = "",
    lanes: str = "",
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
        lanes=lanes,
        rule=rule,
    )
    return ChooseWidget(exercise)
