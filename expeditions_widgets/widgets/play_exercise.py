"""The *play* exercise on the page: a table, a goal, and the reason when a card goes astray."""

from expeditions_widgets.drawing.table_svg import table_svg
from expeditions_widgets.drawing.text_board import text_board
from expeditions_widgets.engine.cards import (
    Action,
    Card,
    Discard,
    Draw,
    Play,
    Position,
    RefusedActionError,
    Seat,
    Step,
    View,
)
from expeditions_widgets.lessons import Goal, PlayExercise, Reaction
from expeditions_widgets.lessons.card_events import events_of
from expeditions_widgets.lessons.card_exercise import shown_suits
from expeditions_widgets.lessons.play_session import PlaySession
from expeditions_widgets.lessons.verdict import Judgement
from expeditions_widgets.play.people import YOU
from expeditions_widgets.widgets.acting import ActingWidget
from expeditions_widgets.widgets.attempts import attempted, read_attempt
from expeditions_widgets.widgets.card_exercise import CardExerciseWidget
from expeditions_widgets.widgets.curtain import NOTE
from expeditions_widgets.widgets.match_table import told
from expeditions_widgets.widgets.motion import moves_of
from expeditions_widgets.widgets.protocol import Button, Move, Table
from expeditions_widgets.widgets.protocol import Exercise as ExerciseState
from expeditions_widgets.widgets.surface import Event
from expeditions_widgets.widgets.table_state import Notice, Surroundings, at_rest, refused_notice, table_state

OTHER = "Opponent"
"""What an exercise calls the other side."""


class PlayWidget(ActingWidget[PlaySession], CardExerciseWidget[PlaySession]):
    """A *play* exercise."""

    def __init__(self, exercise: PlayExercise) -> None:
        self._notice: Notice | None = None
        self._fresh: tuple[Move, ...] = ()
        self._tried: frozenset[Card] = frozenset()
        super().__init__(PlaySession(exercise))

    def retry(self) -> None:
        """Set the table up again."""
        self.session.retry()
        self._notice = None

    def receive(self, event: Event) -> None:
        """Try a card at a place, or take the last action back."""
        if event["type"] == "try":
            self._try(event)
        elif event["type"] == "press" and event.get("id") in ("undo", "redo"):
            self._travel(back=event["id"] == "undo")
        else:
            super().receive(event)

    def settle(self) -> None:
        """Forget the movement of the last state."""
        self._fresh = ()

    def fill(self, state: ExerciseState) -> None:
        """Add the table, and the ways back and forth."""
        state["table"] = self._table()
        undo: Button = {"id": "undo", "label": "Take back", "icon": "undo", "key": "Ctrl+Z"}
        if not self.session.can_undo:
            undo["why"] = "There is nothing to take back yet."
        redo: Button = {"id": "redo", "label": "Do again", "icon": "redo", "key": "Ctrl+Y"}
        if not self.session.can_redo:
            redo["why"] = "Nothing was taken back, so there is nothing to do again."
        state["buttons"] += [undo, redo]

    def text(self) -> str:
        """Return the task and the table as text."""
        return f"{super().text()}\n\n{text_board(self._view(), names_at(self._view()))}"

    def picture(self) -> str:
        """Return the table as a static SVG."""
        return table_svg(self._view(), names_at(self._view()))

    def _view(self) -> View:
        view: View = self._seen_position().view(self.session.exercise.seat)
        return view

    def _try(self, event: Event) -> None:
        attempt = read_attempt(event.get("code"), event.get("place"))
        if self.over:
            self._notice = Notice("plain", self.over)
            return self.say(NOTE if self.hides_answer else self.over)
        try:
            tried = self.session.act(attempted(attempt, self._acting_view()))
        except RefusedActionError as refused:
            self._notice = refused_notice(refused, attempt)
            self.say(f"{refused.sentence} {refused.rule.title}.")
            if self.verdict():
                self.tell_verdict()
            return None
        self._notice = None
        seat = self.session.exercise.seat
        self._fresh = tuple(moves_of(events_of((tried, *self._aftermath)), seat))
        self.say(self._told())
        self.tell_verdict()
        self._mark_tried(tried.action)
        return None

    def _mark_tried(self, action: Action) -> None:
        verdict = self.verdict()
        if verdict and verdict.judgement is Judgement.RIGHT:
            self._tried = frozenset()
        elif verdict and not isinstance(action, Draw):
            self._tried |= {action.card}

    def _travel(self, *, back: bool) -> None:
        tried = self.session.undo() if back else self.session.redo()
        if tried is None:
            return
        self._notice = None
        if back:
            self.say("Taken back.")
        else:
            self.say(self._told())
            self.tell_verdict()

    def _acting_view(self) -> View:
        position = self.session.position
        return position.view(position.turn)

    def _drawn(self) -> Card | None:
        """Return the card that the learner's last action brought, if that was a draw."""
        view = self._view()
        own = [tried for tried in self._happened if tried.before.turn is view.seat]
        return view.hand[-1] if own and isinstance(own[-1].action, Draw) else None

    def _told(self) -> str:
        """Return what was done last, with what followed from it, in words."""
        happened = self._happened
        if not happened:
            second = self.session.position.step is Step.DRAW
            return "Your card for this turn is laid." if second else "Choose a card, then a place for it."
        followed = self._aftermath
        view = self._view()
        answer = happened[len(happened) - len(followed) - 1]
        drawn = answer.after.hands[view.seat][-1] if answer.after and isinstance(answer.action, Draw) else None
        return f"{_told(answer.action, drawn)} {told(events_of(followed), view.seat, names_at(view))}".strip()

    def _table(self) -> Table:
        view = self._view()
        refused = self._notice is not None and self._notice.kind == "refused"
        notice = None if refused and self.hides_answer else self._notice
        around = Surroundings(
            other_name=OTHER,
            notice=notice or Notice("plain", self._told()),
            drawn=self._drawn(),
            tried=frozenset() if self.is_curtained else self._tried,
            moves=self._fresh,
        )
        exercise = self.session.exercise
        suits = exercise.suits or shown_suits(exercise.start().view(view.seat))
        table = table_state(view, around, suits=suits, middle=not exercise.lanes, whole=False)
        return at_rest(table) if self.over else table


def names_at(view: View) -> tuple[str, str]:
    """Return what an exercise calls both sides, seat A first."""
    return (YOU, OTHER) if view.seat is Seat.A else (OTHER, YOU)


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
    reactions: tuple[Reaction[Position, Action], ...] = (),
    detail: str = "",
    lanes: str = "",
    rule: str = "",
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
        lanes=lanes,
        rule=rule,
    )
    return PlayWidget(exercise)
