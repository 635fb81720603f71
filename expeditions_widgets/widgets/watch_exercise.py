"""The *watch* exercise on the page: a recorded round turn by turn, with comments, and questions on the way."""

import re
from typing import Final

from expeditions_widgets.drawing.table_svg import table_svg
from expeditions_widgets.drawing.text_board import text_board
from expeditions_widgets.engine.cards import Seat, View
from expeditions_widgets.lessons import Question, WatchExercise
from expeditions_widgets.lessons.verdict import Verdict
from expeditions_widgets.lessons.watch_session import WatchSession
from expeditions_widgets.widgets.card_exercise import CardExerciseWidget
from expeditions_widgets.widgets.motion import moves_of
from expeditions_widgets.widgets.options import option_states
from expeditions_widgets.widgets.protocol import Button, Move
from expeditions_widgets.widgets.protocol import Exercise as ExerciseState
from expeditions_widgets.widgets.surface import Event
from expeditions_widgets.widgets.watch_table import happened, watch_table

_LOOK: Final = "This table is to look at. “Next turn”, or the right arrow key, goes on."
_ANSWER_FIRST: Final = "First answer the question; then you see what was played."
_SCRUBBED: Final = re.compile("turn-([0-9]{1,4})")
_AGAIN: Final = "Watch it again"


class WatchWidget(CardExerciseWidget[WatchSession]):
    """A *watch* exercise."""

    def __init__(self, exercise: WatchExercise) -> None:
        self._fresh: list[Move] = []
        super().__init__(WatchSession(exercise))

    def verdict(self) -> Verdict | None:
        """Return the verdict on the answer chosen last, or the praise at the end."""
        return self.session.verdict

    def retry(self) -> None:
        """Clear the question's answers; elsewhere go back to the deal."""
        self.session.retry()

    def receive(self, event: Event) -> None:
        """Show another turn, or take an answer to the question asked here."""
        pressed = event.get("id") if event["type"] == "press" else None
        turn = self._turn_of(pressed) if isinstance(pressed, str) else None
        question = self.session.question
        ids = [str(number + 1) for number in range(len(question.options))] if question else []
        if pressed in ids:
            self.session.choose(ids.index(str(pressed)))
            self.tell_verdict()
        elif turn is not None:
            self._go(turn)
        elif pressed == "retry" and question and self.session.chosen:
            self.retry()
            self.say(f"Answer again. {question.text}")
        elif event["type"] == "try":
            self.say(_LOOK)
        else:
            super().receive(event)

    def settle(self) -> None:
        """Forget the movements of the last state."""
        self._fresh = []

    def fill(self, state: ExerciseState) -> None:
        """Add the table, the ways through the round, and the question if one is asked here."""
        session, question = self.session, self.session.question
        state["icon"] = "play"
        state["table"] = watch_table(session.moment, self._seat, session.record.players, self._fresh)
        state["watch"] = {
            "counter": self._counter(),
            "turn": session.turn,
            "turns": session.last,
            "turnLabel": "Turn",
            "steps": self._steps(),
            "comment": session.moment.comment or None,
            "question": question.text if question else None,
        }
        if question:
            state["options"] = option_states(question.options, session.chosen)
            # The reason stands at the answer itself.
            state["verdict"] = None if session.chosen else state["verdict"]
        if not session.chosen:
            state["buttons"][0]["label"] = _AGAIN

    def text(self) -> str:
        """Return the task and the table as text."""
        return f"{super().text()}\n\n{self._counter()}.\n{text_board(self._view(), self.session.record.players)}"

    def picture(self) -> str:
        """Return the table as a static SVG."""
        return table_svg(self._view(), self.session.record.players)

    @property
    def _seat(self) -> Seat:
        return self.session.exercise.seat

    def _view(self) -> View:
        return self.session.moment.match.position.view(self._seat)

    def _counter(self) -> str:
        turn, last = self.session.turn, self.session.last
        return f"Turn {turn} of {last}" if turn else f"The deal, then {last} turns"

    def _turn_of(self, pressed: str) -> int | None:
        """Return the turn that a press asks for; None if it asks for something else or for a turn there is not."""
        session = self.session
        ways = {"first": 0, "back": session.turn - 1, "next": session.turn + 1, "last": session.last}
        scrubbed = _SCRUBBED.fullmatch(pressed)
        if scrubbed:
            turn = int(scrubbed[1])
            return turn if turn <= session.last else None
        return session.next_stop if pressed == "comment" else ways.get(pressed)

    def _go(self, turn: int) -> None:
        session, before, complete = self.session, self.session.turn, self.session.complete
        moment = session.go(turn)
        if session.turn == before and turn > before:
            # Behind an open question nothing is shown, whatever was asked for.
            return self.say(_ANSWER_FIRST if session.reach < session.last else "")
        if session.turn == before + 1:
            self._fresh = moves_of(moment.events, self._seat)
        question = session.question
        parts = (
            f"{self._counter()}.",
            happened(moment, self._seat, session.record.players),
            moment.comment,
            f"Question: {question.text}" if question and not session.chosen else "",
        )
        self.say(" ".join(part for part in parts if part))
        if session.complete and not complete:
            self.tell_verdict()
        return None

    def _steps(self) -> list[Button]:
        session = self.session
        first: Button = {"id": "first", "label": "First", "key": "Home"}
        back: Button = {"id": "back", "label": "Previous", "icon": "prev", "key": "ArrowLeft"}
        forward: Button = {"id": "next", "label": "Next turn", "icon": "next", "look": "main", "key": "ArrowRight"}
        last: Button = {"id": "last", "label": "Last", "key": "End"}
        comment: Button = {"id": "comment", "label": "Next comment", "icon": "book", "key": "n"}
        if session.turn == 0:
            first["why"] = back["why"] = "This is the deal: nothing came before it."
        if session.turn == session.reach:
            waits = session.reach < session.last
            why = _ANSWER_FIRST if waits else "The round is over: nothing came after this turn."
            forward["why"] = last["why"] = comment["why"] = why
        elif session.next_stop is None:
            comment["why"] = "No comment lies ahead. “Next turn” goes on."
        return [comment, first, back, forward, last]


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
