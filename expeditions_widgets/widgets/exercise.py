"""What every exercise widget has: task, hints, buttons, verdict, and progress kept in the browser."""

from typing import Final, Generic, TypeVar

from expeditions_widgets.lessons import constructed
from expeditions_widgets.lessons.exercise import Exercise
from expeditions_widgets.lessons.sessions import Session
from expeditions_widgets.lessons.verdict import Judgement
from expeditions_widgets.lessons.verdict import Verdict as Judged
from expeditions_widgets.widgets.hands import ShowOfHands
from expeditions_widgets.widgets.protocol import Button, Hints, RuleLink, State, Verdict
from expeditions_widgets.widgets.protocol import Exercise as ExerciseState
from expeditions_widgets.widgets.surface import Event, Surface

SAVE_KEY: Final = "expeditions:exercise:"
_TITLES: Final = {
    Judgement.RIGHT: "Right.",
    Judgement.NOT_RIGHT: "Not yet.",
    Judgement.CANT_TELL: "Can’t tell.",
}
_numbers: dict[str, int] = {}

AnySession = TypeVar("AnySession", bound=Session)


class ExerciseWidget(Surface, Generic[AnySession]):
    """An exercise with its session; a kind adds what is answered and how it is shown."""

    def __init__(self, session: AnySession) -> None:
        self.session = session
        self.hands = ShowOfHands(session, self._begin_counting)
        self._number = self.enrol()
        super().__init__()

    def enrol(self) -> int:
        """Count the exercise among those of its notebook; return its number there."""
        name = self.exercise.name
        constructed.EXERCISES.append(self.exercise)
        self.hands.enter()
        return _numbers.setdefault(name, len(_numbers) + 1)

    @property
    def exercise(self) -> Exercise:
        """The exercise."""
        return self.session.exercise

    def verdict(self) -> Judged | None:
        """Return the verdict on the answer so far."""
        raise NotImplementedError

    def rule(self) -> RuleLink | None:
        """Return a link to the rule that the exercise is about, or None without one."""
        raise NotImplementedError

    def retry(self) -> None:
        """Set the exercise up again."""
        raise NotImplementedError

    def fill(self, state: ExerciseState) -> None:
        """Add what this kind shows besides the task, the verdict and the hints."""
        raise NotImplementedError

    def describe(self) -> State:
        """Return the exercise as it stands."""
        exercise = self.exercise
        if not self.is_curtained:
            self.session.tell()
        done = self.session.told_done
        state: ExerciseState = {
            "number": f"Exercise {self._number}, solved" if done else f"Exercise {self._number}",
            "icon": "flag",
            "task": exercise.task,
            "detail": exercise.detail,
            "table": None,
            "options": None,
            "optionsLabel": "Your answer",
            "verdict": self._verdict_state(),
            "hints": self._hints(),
            "buttons": self._buttons(),
            "done": done,
        }
        solution = self._unasked_solution()
        if solution:
            state["solution"] = solution
        self.fill(state)
        hands = self.hands.state() if self.presenting else None
        if hands:
            state["hands"] = hands
        table = state["table"] or state.get("routes")
        if table and table["message"]["rule"] and state["verdict"]:
            # The line beside the prompt leads to the rule already.
            state["verdict"]["rule"] = None
        return {
            "serial": 0,
            "name": f"Exercise {self._number}",
            "live": "",
            "exercise": state,
            "save": {"key": SAVE_KEY + exercise.name, "text": self.hands.keep_in(self.save())},
        }

    def save(self) -> str:
        """Return the session as a text that says no more than the page does."""
        return self.session.save(only_told=self.is_curtained)

    @property
    def hides_answer(self) -> bool:
        """Whether an answer is in, and what it is worth is kept back."""
        return self.is_curtained and self.verdict() is not None

    def receive(self, event: Event) -> None:
        """Do what a person asked for; a kind handles its answers and passes on the rest."""
        if event["type"] == "hello":
            saved = event.get("saved")
            if isinstance(saved, str):
                self.hands.resume(saved)
                if not self.session.answers():
                    self.session.resume(saved)
        elif event["type"] == "press" and event.get("id") == "hint":
            self.say(self.session.open_hint() or "")
        elif event["type"] == "press" and event.get("id") == "retry" and self.session.answers():
            self.retry()
            self.say(f"Set up again. {self.exercise.task}")
        elif self.presenting:
            self.say(self.hands.receive(event, revealed=self.revealed) or "")

    def heeds(self, event: Event) -> bool:
        """Whether an event still holds: hands are counted faster than states arrive, and name their question."""
        return event["type"] == "hands" or super().heeds(event)

    def settle(self) -> None:
        """Forget what only the last state was to show."""
        self.hands.settle()

    def solution(self) -> str:
        """Return what to show a room that gave no answer of its own; empty if there is nothing to show."""
        return self.session.solution()

    def unveiled(self) -> str:
        """Return what is said as the curtain is lifted: the verdict or the solution, and how the room did."""
        verdict = self.verdict()
        if verdict is None:
            said = self._unasked_solution()
        else:
            said = super().unveiled() or f"{self.title(verdict)} {verdict.text}"
        return f"{said} {self.hands.unveiled()}"

    def title(self, verdict: Judged) -> str:
        """Return the few words that a verdict begins with."""
        return _TITLES[verdict.judgement]

    def tell_verdict(self) -> None:
        """Have the live region say the verdict, if there is one, after what happened."""
        verdict = self.verdict()
        if verdict:
            self.say(f"{self._live} {self.title(verdict)} {verdict.text}".strip())

    def text(self) -> str:
        """Return the task as text."""
        return "\n".join(part for part in (self.exercise.task, self.exercise.detail) if part)

    def _begin_counting(self) -> None:
        self.revealed = False
        self.freshen()

    def _unasked_solution(self) -> str:
        is_hint = self.session.hints_open == len(self.session.ladder())
        return self.solution() if self.presenting and self.verdict() is None and not is_hint else ""

    def _verdict_state(self) -> Verdict | None:
        verdict = self.verdict()
        if verdict is None:
            return None
        outcomes = [
            {"title": outcome.title, "sum": outcome.sum, "total": outcome.total, "text": outcome.text}
            for outcome in verdict.outcomes
        ]
        return {
            "kind": verdict.judgement.value,
            "title": self.title(verdict),
            "text": verdict.text,
            "rule": self.rule(),
            "outcomes": outcomes,
        }

    def _hints(self) -> Hints:
        ladder, opened = self.session.ladder(), self.session.hints_open
        more: Button | None = None
        if opened < len(ladder):
            label = "Show the solution" if opened == len(ladder) - 1 else "Show a hint"
            more = {"id": "hint", "label": label, "icon": "lamp"}
        return {"title": "Hints", "open": list(ladder[:opened]), "more": more}

    def _buttons(self) -> list[Button]:
        retry: Button = {"id": "retry", "label": "Try again"}
        if not self.session.answers():
            retry["why"] = "Nothing to set up again: you have not answered yet."
        return [retry]
