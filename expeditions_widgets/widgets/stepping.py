"""What *watch* exercises of either game have on the page: the ways through a record, and the questions on the way."""

import re
from typing import Any, Final, TypeVar

from expeditions_widgets.lessons.record_session import RecordSession
from expeditions_widgets.lessons.verdict import Verdict
from expeditions_widgets.widgets.curtain import NOTE
from expeditions_widgets.widgets.exercise import ExerciseWidget
from expeditions_widgets.widgets.options import option_states
from expeditions_widgets.widgets.protocol import Button, State
from expeditions_widgets.widgets.protocol import Exercise as ExerciseState
from expeditions_widgets.widgets.surface import Event

_LOOK: Final = "This table is to look at. “Next turn”, or the right arrow key, goes on."
_ANSWER_FIRST: Final = "First answer the question; then you see what was played."
_REVEAL_FIRST: Final = "An answer is in. Press R first, to show what it is worth; then the next turn follows."
_SCRUBBED: Final = re.compile("turn-([0-9]{1,4})")
_AGAIN: Final = "Watch it again"

AnyRecordSession = TypeVar("AnyRecordSession", bound=RecordSession[Any])


class SteppingWidget(ExerciseWidget[AnyRecordSession]):
    """A *watch* exercise; a game says what happened in a turn, and shows its table."""

    stage = ("the deal", "round")
    """What the record begins with, and what it is of."""

    def happened(self) -> str:
        """Return what happened in the turn shown, in words."""
        raise NotImplementedError

    def move(self) -> None:
        """Have the turn shown move on the table: it is one step on."""

    def verdict(self) -> Verdict | None:
        """Return the verdict on the answer chosen last, or the praise at the end."""
        return self.session.verdict

    def solution(self) -> str:
        """Return the right answers to the question asked here."""
        options = self.session.question.options if self.session.question else ()
        return " ".join(f"{option.text}: {option.reason}" for option in options if option.right)

    def retry(self) -> None:
        """Clear the question's answers; elsewhere go back to the start."""
        self.session.retry()

    def describe(self) -> State:
        """Return the record as it stands; a room that sees it knows what was told up to here."""
        self.session.waits_to_tell = self.presenting
        if self.presenting:
            self.session.tell_room(here=self.revealed)
        return super().describe()

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

    def fill(self, state: ExerciseState) -> None:
        """Add the ways through the record, and the question if one is asked here."""
        session, question = self.session, self.session.question
        state["icon"] = "play"
        state["watch"] = {
            "counter": self.counter(),
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

    def counter(self) -> str:
        """Return where the record stands."""
        turn, last = self.session.turn, self.session.last
        return f"Turn {turn} of {last}" if turn else f"{self.stage[0].capitalize()}, then {last} turns"

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
        if session.waits and turn > before:
            return self.say(NOTE)
        moment = session.go(turn)
        self.revealed = self.revealed and session.turn == before
        if session.turn == before and turn > before:
            # Behind an open question nothing is shown, whatever was asked for.
            return self.say(_ANSWER_FIRST if session.reach < session.last else "")
        if session.turn == before + 1:
            self.move()
        question = session.question
        parts = (
            f"{self.counter()}.",
            self.happened(),
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
            first["why"] = back["why"] = f"This is {self.stage[0]}: nothing came before it."
        if session.waits:
            forward["why"] = last["why"] = comment["why"] = _REVEAL_FIRST
        elif session.turn == session.reach:
            waits = session.reach < session.last
            why = _ANSWER_FIRST if waits else f"The {self.stage[1]} is over: nothing came after this turn."
            forward["why"] = last["why"] = comment["why"] = why
        elif session.next_stop is None:
            comment["why"] = "No comment lies ahead. “Next turn” goes on."
        return [comment, first, back, forward, last]
