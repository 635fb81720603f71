"""The *play* exercise of the route game on the page: a map, a goal, and the reason when an arrow goes astray."""

from collections.abc import Mapping

from expeditions_widgets.drawing.routes.map_svg import map_svg
from expeditions_widgets.drawing.routes.projection import HEIGHT, WIDTH
from expeditions_widgets.drawing.routes.text_map import text_map
from expeditions_widgets.engine.routes import Action, LaidArrow, Position, RefusedActionError, View, refusal
from expeditions_widgets.lessons.exercise import Reaction
from expeditions_widgets.lessons.routes import Goal, PlayExercise, Trail
from expeditions_widgets.lessons.routes.exercise import names_at
from expeditions_widgets.lessons.routes.play_session import PlaySession
from expeditions_widgets.play.routes.log import told
from expeditions_widgets.play.routes.sitting import RouteEvent
from expeditions_widgets.widgets.acting import ActingWidget
from expeditions_widgets.widgets.curtain import NOTE
from expeditions_widgets.widgets.protocol import Button, RouteTable
from expeditions_widgets.widgets.protocol import Exercise as ExerciseState
from expeditions_widgets.widgets.routes.asked import WAYS, asked_sentence
from expeditions_widgets.widgets.routes.attempts import meant, pressed_action, swapped
from expeditions_widgets.widgets.routes.choices import NO_WAY
from expeditions_widgets.widgets.routes.exercise import RouteExerciseWidget, at_rest
from expeditions_widgets.widgets.routes.table import Around, Notice, route_table
from expeditions_widgets.widgets.surface import Event


class PlayWidget(ActingWidget[PlaySession], RouteExerciseWidget[PlaySession]):
    """A *play* exercise."""

    stage = "map"

    def __init__(self, exercise: PlayExercise) -> None:
        self._notice: Notice | None = None
        self._way = NO_WAY
        self._risked: Action | None = None
        session = PlaySession(exercise)
        self._seat = exercise.seat
        self._names = names_at(session.position.players, self._seat)
        super().__init__(session, session.position.board)

    def retry(self) -> None:
        """Set the map up again."""
        self.session.retry()
        self._forget()

    def receive(self, event: Event) -> None:
        """Do an action, begin or put back a ticket, say why a place is no choice, or take the last action back."""
        pressed = event.get("id") if event["type"] == "press" else None
        values = event.get("values")
        if event["type"] == "try":
            self._act(meant(self._view(), event.get("code"), event.get("place"), self._way), legal=False)
        elif event["type"] == "submit" and isinstance(values, dict):
            self._keep(values)
        elif pressed in ("undo", "redo"):
            self._travel(back=pressed == "undo")
        elif isinstance(pressed, str) and pressed in WAYS:
            self._way, self._notice = WAYS[pressed], None
            self.say(asked_sentence(self._view(), self._names, self._way))
        elif isinstance(pressed, str) and (action := pressed_action(pressed)):
            self._act(action)
        else:
            super().receive(event)

    def fill(self, state: ExerciseState) -> None:
        """Add the map, and the ways back and forth."""
        state["routes"] = self._table()
        undo: Button = {"id": "undo", "label": "Take back", "icon": "undo", "key": "Ctrl+Z"}
        if not self.session.can_undo:
            undo["why"] = "There is nothing to take back yet."
        redo: Button = {"id": "redo", "label": "Do again", "icon": "redo", "key": "Ctrl+Y"}
        if not self.session.can_redo:
            redo["why"] = "Nothing was taken back, so there is nothing to do again."
        state["buttons"] += [undo, redo]

    def text(self) -> str:
        """Return the task and the table as text."""
        return f"{super().text()}\n\n{text_map(self._seen(), self._names)}"

    def picture(self, width: float = WIDTH, height: float = HEIGHT) -> str:
        """Return the map as a static SVG no larger than this."""
        return map_svg(self._seen(), self._names, width=width, height=height)

    def _view(self) -> View:
        """Return what the learner sees and acts on."""
        return self.session.position.view(self._seat)

    def _seen(self) -> View:
        """Return what the map shows, with what follows from a wrong answer played out."""
        view: View = self._seen_position().view(self._seat)
        return view

    def _forget(self) -> None:
        self._notice, self._way, self._risked = None, NO_WAY, None

    def _act(self, action: Action | None, *, legal: bool = True) -> None:
        if action is None:
            return
        if self.over:
            self._notice = Notice("plain", self.over)
            self.say(NOTE if self.hides_answer else self.over)
            return
        if not legal and not refusal(self.session.position, action):
            return
        try:
            self.session.act(action)
        except RefusedActionError as refused:
            self._notice = Notice("refused", refused.sentence, refused.rule)
            self.say(f"{refused.sentence} {refused.rule.title}.")
            if self.verdict():
                self.tell_verdict()
            return
        self._forget()
        self._tell()

    def _keep(self, values: Mapping[object, object]) -> None:
        action, warning = swapped(self._view(), values)
        if action is None or (warning and action != self._risked):
            self._risked, self._notice = action, Notice("warned", warning)
            self.say(warning)
            return
        self._act(action)

    def _travel(self, *, back: bool) -> None:
        tried = self.session.undo() if back else self.session.redo()
        if tried is None:
            return
        self._forget()
        if back:
            self.say("Taken back.")
        else:
            self._tell()

    def _tell(self) -> None:
        asked = "" if self.verdict() else asked_sentence(self._view(), self._names)
        self.say(f"{self._told()} {asked}".strip())
        self.tell_verdict()

    def _told(self) -> str:
        """Return what was done last, with what followed from it, in words."""
        happened, followed = self._happened, len(self._aftermath)
        events = _events_of(happened[len(happened) - followed - 1 :] if happened else ())
        return " ".join(told(event, self._seat, self._names) for event in events)

    def _table(self) -> RouteTable:
        view, happened = self._seen(), self._happened
        last = happened[-1].action if happened else None
        refused = self._notice is not None and self._notice.kind == "refused"
        notice = None if refused and self.hides_answer else self._notice
        around = Around(
            notice=notice or Notice("plain", self._told()),
            way=self._way,
            reached=last.tip if isinstance(last, LaidArrow) else None,
            whole=False,
        )
        table = route_table(view, self._names, around)
        return at_rest(table, self.over) if self.over else table


def _events_of(trail: Trail) -> tuple[RouteEvent, ...]:
    return tuple(RouteEvent(tried.before, tried.after, tried.action) for tried in trail if tried.after is not None)


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
    steps: int = 0,
    detail: str = "",
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
        steps=steps,
        rule=rule,
    )
    return PlayWidget(exercise)
