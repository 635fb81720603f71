"""World routes as an app: choose who plays, lay tokens, steer the expeditions, see every point explained."""

from collections.abc import Sequence
from dataclasses import replace

from expeditions_widgets.drawing.routes.map_svg import map_svg
from expeditions_widgets.drawing.routes.text_map import text_map
from expeditions_widgets.engine.routes import Action, RefusedActionError, Seat, board_called
from expeditions_widgets.play.routes.agreement import RouteAgreement, agreement_of
from expeditions_widgets.play.routes.log import undo_sentence
from expeditions_widgets.play.routes.saving import save
from expeditions_widgets.play.routes.sitting import RouteEvent, RouteSitting
from expeditions_widgets.play.seeds import new_seed
from expeditions_widgets.widgets.deal_share import deal_share
from expeditions_widgets.widgets.protocol import Button, Save, State
from expeditions_widgets.widgets.routes.annotating import annotate
from expeditions_widgets.widgets.routes.asked import WAYS
from expeditions_widgets.widgets.routes.attempts import pressed_action, swapped, tried
from expeditions_widgets.widgets.routes.choices import NO_WAY
from expeditions_widgets.widgets.routes.game_end import game_end
from expeditions_widgets.widgets.routes.game_form import SAVE_KEY, WELCOME, agreed_in, game_form
from expeditions_widgets.widgets.routes.game_opening import GAMES
from expeditions_widgets.widgets.routes.game_table import (
    HAND_OVER,
    LEAVE,
    READY,
    game_stage,
    game_table,
    opening,
    told_after,
)
from expeditions_widgets.widgets.routes.route_surface import RouteSurface
from expeditions_widgets.widgets.routes.table import Notice
from expeditions_widgets.widgets.surface import Event


class RouteGame(RouteSurface):
    """A whole game, from the choice of who plays to the last point.

    `sitting` seats a game that is already dealt; else the form comes first. A game whose deal no seed names is not
    saved, for its record would hold every hand; one that the browser kept goes on being kept there.
    """

    def __init__(self, sitting: RouteSitting | None = None) -> None:
        self._sitting: RouteSitting | None = None
        self._agreed = RouteAgreement()
        self._intro = WELCOME
        self._offered: RouteSitting | None = None
        self._unread: Save | None = None
        self._viewer: Seat = 0
        self._covered = False
        self._notice: Notice | None = None
        self._way = NO_WAY
        self._risked: Action | None = None
        self._is_secret = sitting is not None and sitting.is_written
        if sitting is not None:
            self._sit_down(sitting)
        super().__init__(board_called(self._agreed.board) if sitting is None else sitting.start.board)

    # --- what is shown ---------------------------------------------------------------------------------------

    def describe(self) -> State:
        """Return the form, the table or the end."""
        state: State = {"serial": 0, "name": "World routes", "live": "", "save": None}
        sitting = self._sitting
        if sitting is None:
            state["form"], state["save"] = game_form(self._agreed, self._intro, self._offer()), self._kept()
            return state
        if sitting.position.is_over:
            state["routeEnd"] = game_end(sitting, self._viewer)
        else:
            state["routes"] = game_table(sitting, self._viewer, self._notice, self._way, covered=self._covered)
        if not self._is_secret:
            text = save(sitting)
            state["save"] = {"key": SAVE_KEY, "text": text}
            if not sitting.is_written:
                state["share"] = deal_share("game", sitting.start.seed, agreement_of(sitting).query(), text)
        return state

    def text(self) -> str:
        """Return the table as text, or what the form asks."""
        if self._sitting is None:
            return "A game of World routes: choose who plays, then deal."
        if self._covered:
            return f"Hands are hidden. Give the screen to {self._sitting.names[self._viewer]}."
        return text_map(self._sitting.position.view(self._viewer), self._sitting.names)

    def picture(self) -> str | None:
        """Return the map as a static SVG; none before the deal, and none between two hands."""
        if self._sitting is None or self._covered:
            return None
        return map_svg(self._sitting.position.view(self._viewer), self._sitting.names)

    # --- what happens ----------------------------------------------------------------------------------------

    def receive(self, event: Event) -> None:
        """Do what a person asked for; anything else is ignored."""
        kind, sitting = event["type"], self._sitting
        values = event.get("values")
        if kind == "hello":
            self._open(event.get("query"), event.get("saved"))
        elif kind == "submit" and isinstance(values, dict):
            if sitting is None:
                self._deal(replace(agreed_in(values), at=self._agreed.at))
            elif self._may_act(sitting):
                self._keep(sitting, values)
        elif kind == "press" and isinstance(event.get("id"), str):
            self._press(event["id"])
        elif kind == "try" and sitting is not None and not self._covered:
            refused = tried(sitting.position.view(self._viewer), event.get("code"), event.get("place"), self._way)
            if refused:
                self._refuse(refused)
        elif kind == "annotate" and sitting is not None and not sitting.is_written and not self._covered:
            self._notice = annotate(sitting, self._viewer, event.get("marks"))
            self.say(self._notice.text)

    def _open(self, query: object, saved: object) -> None:
        found = None if self._sitting else GAMES.open(query, saved)
        if found is None:
            return
        self._agreed, self._intro, self._offered, self._unread = found.agreed, found.intro, found.offered, found.unread
        self.say(found.said)
        if found.taken_up:
            self._sit_down(found.taken_up)
            self.say(f"Welcome back: {game_stage(found.taken_up).lower()}. {self._live}")
        elif found.deals:
            self._deal(found.agreed)

    def _deal(self, agreed: RouteAgreement) -> None:
        self._agreed = agreed
        if agreed.faults:
            self.say(" ".join(agreed.faults.values()))
            return
        self._is_secret = False
        sitting = replace(agreed, seed=agreed.seed or new_seed()).sitting()
        self._sit_down(sitting)
        begun = "Here is the position of the link." if agreed.at else opening(sitting)
        self.say(f"{begun} {self._live}")

    def _sit_down(self, sitting: RouteSitting) -> None:
        self._sitting, self._offered, self._unread = sitting, None, None
        self._intro, self._notice, self._way = WELCOME, None, NO_WAY
        self._risked = None
        self.lay_out(sitting.start.board)
        replies = sitting.reply()
        people = sitting.people
        self._viewer = sitting.position.turn if sitting.person_to_act else people[0] if people else 0
        self._covered = len(people) > 1 and sitting.person_to_act
        self._tell(sitting, replies)

    def _press(self, button: str) -> None:
        sitting = self._sitting
        if sitting is None:
            if button == "resume" and self._offered is not None:
                self._agreed = replace(agreement_of(self._offered), at="")
                self._sit_down(self._offered)
        elif button in {"undo", "redo"}:
            self._travel(sitting, back=button == "undo")
        elif button == HAND_OVER and sitting.person_to_act and sitting.position.turn != self._viewer:
            self._hide(sitting)
            self.say(f"Hands are hidden. Give the screen to {sitting.names[self._viewer]}.")
        elif button == READY and self._covered:
            self._covered = False
            self._tell(sitting, ())
        elif button == LEAVE:
            self._leave(sitting)
        elif sitting.position.is_over and button in {"again", "settings"}:
            agreed = replace(agreement_of(sitting), seed="")
            again = button == "again" and not self._is_secret
            self._sitting, self._agreed = None, agreed if again else replace(agreed, at="")
            if button == "again":
                self._deal(self._agreed)
        elif self._may_act(sitting):
            self._choose(sitting, button)

    def _choose(self, sitting: RouteSitting, button: str) -> None:
        action = pressed_action(button)
        if action is not None:
            self._act(sitting, action)
        elif button in WAYS:
            self._way, self._notice = WAYS[button], None
            self._tell(sitting, ())

    def _leave(self, sitting: RouteSitting) -> None:
        self._sitting, self._offered = None, sitting
        self._agreed = replace(agreement_of(sitting), seed="", at="")
        self._intro = "Your game waits here. A new deal takes its place."
        self.say(self._intro)

    def _keep(self, sitting: RouteSitting, values: dict[object, object]) -> None:
        view = sitting.position.view(self._viewer)
        action, warning = swapped(view, values)
        if action is None or (warning and action != self._risked):
            self._risked = action
            self._notice = Notice("warned", warning)
            self.say(warning)
            return
        self._act(sitting, action)

    def _act(self, sitting: RouteSitting, action: Action) -> None:
        try:
            happened = sitting.play(action)
        except RefusedActionError as refused:
            self._refuse(refused)
            return
        self._notice, self._way, self._risked = None, NO_WAY, None
        self._tell(sitting, happened)

    def _travel(self, sitting: RouteSitting, *, back: bool) -> None:
        events = sitting.undo() if back else sitting.redo()
        if not events:
            return
        self._notice, self._way, self._risked = None, NO_WAY, None
        if back:
            self.say(undo_sentence(events, sitting.names))
            self._notice = Notice("plain", self._live)
        else:
            self._tell(sitting, events)
        if sitting.person_to_act and sitting.position.turn != self._viewer and (back or self._covered):
            self._hide(sitting)

    def _hide(self, sitting: RouteSitting) -> None:
        self._viewer, self._covered, self._notice = sitting.position.turn, len(sitting.people) > 1, None

    def _refuse(self, refused: RefusedActionError) -> None:
        self._notice = Notice("refused", refused.sentence, refused.rule)
        self.say(f"{refused.sentence} {refused.rule.title}.")

    def _tell(self, sitting: RouteSitting, events: Sequence[RouteEvent]) -> None:
        self.say(told_after(sitting, events, None if self._covered else self._viewer, self._way))

    def _may_act(self, sitting: RouteSitting) -> bool:
        return not self._covered and sitting.person_to_act and sitting.position.turn == self._viewer

    # --- before the deal -------------------------------------------------------------------------------------

    def _offer(self) -> Button | None:
        if self._offered is None:
            return None
        label = f"Go on with your game, {game_stage(self._offered).lower()}"
        return {"id": "resume", "label": label, "icon": "undo"}

    def _kept(self) -> Save | None:
        """Return what the browser keeps; nothing new, so that it keeps its own, beside a game that is not saved."""
        if self._is_secret:
            return self._unread
        return self._unread or {"key": SAVE_KEY, "text": save(self._offered) if self._offered else ""}
