"""The *play* exercise on the page: a table, a goal, and the reason when a card goes astray."""

from expeditions_widgets.drawing.table_svg import table_svg
from expeditions_widgets.drawing.text_board import text_board
from expeditions_widgets.engine.cards import Action, Card, Discard, Draw, Play, RefusedActionError, View
from expeditions_widgets.lessons import Goal, PlayExercise, Reaction
from expeditions_widgets.lessons.exercise import shown_suits
from expeditions_widgets.lessons.play_session import PlaySession
from expeditions_widgets.lessons.trail import accepted
from expeditions_widgets.lessons.verdict import Judgement, Verdict
from expeditions_widgets.widgets.attempts import attempted, read_attempt
from expeditions_widgets.widgets.exercise import ExerciseWidget
from expeditions_widgets.widgets.motion import move_of
from expeditions_widgets.widgets.protocol import Exercise as ExerciseState
from expeditions_widgets.widgets.protocol import Move, Table
from expeditions_widgets.widgets.surface import Event
from expeditions_widgets.widgets.table_state import Notice, Surroundings, at_rest, refused_notice, table_state

_OTHER = "Opponent"
_SETTLED = "This try is over. “Try again” sets the table up once more."
_SOLVED = "This one is solved. “Try again” sets the table up once more."


class PlayWidget(ExerciseWidget[PlaySession]):
    """A *play* exercise."""

    def __init__(self, exercise: PlayExercise) -> None:
        self._notice: Notice | None = None
        self._fresh: tuple[Move, ...] = ()
        super().__init__(PlaySession(exercise))

    def verdict(self) -> Verdict | None:
        """Return the verdict on what was tried."""
        return self.session.verdict

    def retry(self) -> None:
        """Set the table up again."""
        self.session.retry()
        self._notice = None

    def receive(self, event: Event) -> None:
        """Try a card at a place, or take the last action back."""
        self._fresh = ()
        if event["type"] == "try":
            self._try(event)
        elif event["type"] == "press" and event.get("id") == "undo":
            self._undo()
        else:
            super().receive(event)

    def fill(self, state: ExerciseState) -> None:
        """Add the table."""
        state["table"] = self._table()

    def text(self) -> str:
        """Return the task and the table as text."""
        return f"{super().text()}\n\n{text_board(self._view())}"

    def picture(self) -> str:
        """Return the table as a static SVG."""
        return table_svg(self._view())

    def _view(self) -> View:
        return self.session.position.view(self.session.exercise.seat)

    def _try(self, event: Event) -> None:
        attempt = read_attempt(event.get("code"), event.get("place"))
        if self.session.settled:
            solved = self.session.verdict and self.session.verdict.judgement is Judgement.RIGHT
            self._notice = Notice("plain", _SOLVED if solved else _SETTLED)
            return self.say(self._notice.text)
        try:
            tried = self.session.act(attempted(attempt, self._acting_view()))
        except RefusedActionError as refused:
            self._notice = refused_notice(refused, attempt)
            self.say(f"{refused.sentence} {refused.rule.title}.")
            if self.verdict():
                self.tell_verdict()
            return None
        self._notice = None
        drawn = self._drawn()
        self._fresh = (move_of(tried.action, drawn, 0, own=True),)
        self.say(_told(tried.action, drawn))
        self.tell_verdict()
        return None

    def _undo(self) -> None:
        self._notice = None
        self.say("Taken back." if self.session.undo() else "There is nothing to take back.")

    def _acting_view(self) -> View:
        position = self.session.position
        return position.view(position.turn)

    def _drawn(self) -> Card | None:
        happened = accepted(self.session.trail)
        if not happened or not isinstance(happened[-1].action, Draw):
            return None
        return self._view().hand[-1]

    def _table(self) -> Table:
        view = self._view()
        drawn = self._drawn()
        happened = accepted(self.session.trail)
        told = _told(happened[-1].action, drawn) if happened else "Choose a card, then a place for it."
        if not happened and self.session.position.step.value == 2:  # noqa: PLR2004 - the turn's second step
            told = "Your card for this turn is laid."
        around = Surroundings(
            other_name=_OTHER,
            notice=self._notice or Notice("plain", told),
            drawn=drawn,
            moves=self._fresh,
        )
        suits = shown_suits(self.session.exercise.start().view(view.seat))
        table = table_state(view, around, suits=suits, whole=False)
        return at_rest(table) if self.session.settled else table


def _told(action: Action, drawn: Card | None) -> str:
    if isinstance(action, Play):
        return f"You played the {action.card.name}."
    if isinstance(action, Discard):
        return f"You discarded the {action.card.name}."
    return f"You drew the {drawn.name}." if drawn else "You drew a card."


def play(  # noqa: PLR0913 - a notebook's cell names each part of the exercise
    name: str,
    *,
    task: str,
    position: str,
    goal: Goal,
    solution: tuple[str, ...],
    hints: tuple[str, ...],
    praise: str,
    otherwise: str,
    reactions: tuple[Reaction, ...] = (),
    detail: str = "",
) -> PlayWidget:
    """Return a *play* exercise for a notebook's cell; the parts are those of `PlayExercise`."""
    exercise = PlayExercise(
        name=name,
        task=task,
        detail=detail,
        position=position,
        goal=goal,
        solution=solution,
        hints=hints,
        praise=praise,
        otherwise=otherwise,
        reactions=reactions,
    )
    return PlayWidget(exercise)
