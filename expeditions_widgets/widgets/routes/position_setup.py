"""Setting up a position of the route game: on the map, beside it, or by typing; and a position that a link opens."""

from collections.abc import Mapping
from typing import Final

from expeditions_widgets.drawing.routes.map_svg import map_svg
from expeditions_widgets.drawing.routes.text_map import text_map
from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.engine.routes import Expedition, Position, world
from expeditions_widgets.play.routes.position_draft import Moment, PositionDraft, fault_sentences, read_position
from expeditions_widgets.play.routes.position_edits import (
    Spot,
    arrows_on,
    empty_position,
    lengthened,
    lies,
    put,
    shortened,
    with_rest_in_deck,
    with_tickets,
)
from expeditions_widgets.play.routes.position_presets import PRESETS
from expeditions_widgets.widgets.position_link import linked_position, page_address
from expeditions_widgets.widgets.protocol import Save, State
from expeditions_widgets.widgets.routes.position_save import SAVE_KEY, taken_up
from expeditions_widgets.widgets.routes.route_surface import RouteSurface
from expeditions_widgets.widgets.routes.setup_fields import changed, tool_in
from expeditions_widgets.widgets.routes.setup_state import editor_state, fault_head, viewer_state
from expeditions_widgets.widgets.routes.setup_table import BACK, FEWER_TICKETS, LAY, MORE_TICKETS, PUT, Tool, no_way
from expeditions_widgets.widgets.routes.table import Notice
from expeditions_widgets.widgets.surface import Event

PLAYERS: Final = 2


class RoutePositionSetup(RouteSurface):
    """A map to set up: nothing on it at first, the position of a link, or what the browser kept."""

    def __init__(self) -> None:
        self._draft = PositionDraft(Moment(empty_position(world(), PLAYERS)))
        self._tool = Tool(Expedition.AMBER, 0)
        self._notice = Notice()
        self._shown: Position | None = None
        self._linked = ""
        self._faults: tuple[str, ...] = ()
        self._address = ""
        self._typings = 0
        self._unread: Save | None = None
        super().__init__(world())

    @property
    def position(self) -> Position:
        """The position on the map."""
        return self._draft.position if self._shown is None else self._shown

    def describe(self) -> State:
        """Return the position that a link opened, or the editor."""
        if self._shown is not None:
            state = viewer_state(self._shown, self._tool.seat, self._notice, self._address)
        else:
            state = editor_state(self._draft, self._tool, self._notice, self._address, self._typings)
            if self._faults:
                state["positionHead"] = fault_head(state["positionHead"], self._linked, self._faults)
        # What was kept before stays kept while a link's position is looked at.
        kept: Save | None = {"key": SAVE_KEY, "text": self._draft.kept()} if self._shown is None else None
        state["save"] = self._unread or kept
        return state

    def text(self) -> str:
        """Return the position as text and in words."""
        return f"{self.position}\n\n{text_map(self.position.view(self._seat))}"

    def picture(self) -> str:
        """Return the map as a static SVG."""
        return map_svg(self.position.view(self._seat))

    def receive(self, event: Event) -> None:
        """Do what a person asked for; anything else is ignored."""
        kind, values = event["type"], event.get("values")
        if kind == "hello":
            self._address = page_address(event.get("address"))
            aside = self._take_up(event.get("saved"))
            self._open(event.get("query"))
            self.say(f"{aside} {self._live}")
            self.lay_out(self.position.board)
            return
        self._unread = None
        if kind in {"fill", "submit"} and isinstance(values, dict):
            self._fill({name: value for name, value in values.items() if isinstance(value, str)})
        elif kind == "press" and isinstance(event.get("id"), str):
            self._press(event["id"])
        elif kind == "try" and isinstance(event.get("place"), str):
            self._try(event["place"])
        self.lay_out(self.position.board)

    @property
    def _seat(self) -> int:
        return min(self._tool.seat, self.position.players - 1)

    def _take_up(self, saved: object) -> str:
        """Go on with what the browser kept; return what is said of what can't be read."""
        if not isinstance(saved, str) or not saved or self._draft.can_undo:
            return ""
        found = taken_up(saved)
        self._draft, self._unread = found.draft or self._draft, found.unread
        if found.unread:
            self._notice = Notice("warned", found.said)
            return found.said
        self.say(found.said)
        return ""

    def _open(self, query: object) -> None:
        linked = linked_position(query)
        if not linked or self._linked:
            return
        self._linked = linked
        # After a reload the link's position is being changed already: then the editor goes on.
        fresh = self._draft.link != linked
        try:
            position = read_position(linked)
        except FaultyTextError:
            self._tell_faults(fresh=fresh)
            return
        if fresh:
            self._shown = position
            self._tool = Tool(self._tool.what, position.turn)
            self.say("Here is the position of the link.")

    def _tell_faults(self, *, fresh: bool) -> None:
        """Have a faulty link's text in the field, and say what is wrong with it until it was put right."""
        if fresh:
            self._draft.type_text(self._linked)
            self._draft.link = self._linked
        self._faults = fault_sentences(self._draft.moment)
        if self._faults:
            self.say(f"This link’s position can’t be shown. {' '.join(self._faults)}")

    def _fill(self, values: Mapping[str, str]) -> None:
        tool = tool_in(values, self._tool, self.position)
        if tool != self._tool:
            self._tool, self._notice = tool, Notice()
        if self._shown is not None:
            return
        if "typed-at" in values:
            self._type(values["typed-at"])
        after = changed(self._draft.position, values)
        if after != self._draft.position:
            self._change(after, "Changed." if after.board == self._draft.position.board else "Another board, empty.")

    def _type(self, text: str) -> None:
        self._typings += 1
        if not text.strip():
            self._notice = Notice("plain", "The field was empty. Here is the map’s own text again.")
            self.say(self._notice.text)
            return
        self._draft.type_text(text)
        faults = fault_sentences(self._draft.moment)
        said = " ".join(faults) if faults else "The text is read, and the map shows it."
        self._notice = (
            Notice("refused", "The text has faults: they stand beside it.") if faults else Notice("plain", said)
        )
        self._settle_tool()
        self.say(said)

    def _press(self, button: str) -> None:
        if self._shown is not None:
            if button == "edit":
                self._draft.change(self._shown)
                self._draft.link = self._linked
                self._shown = None
                self.say("Now change it: choose what to set up.")
            return
        if button in PRESETS:
            make, said = PRESETS[button]
            self._change(make(self._draft.position.board, self._draft.position.players), said)
        elif button in {"undo", "redo"}:
            self._travel(back=button == "undo")
        elif button == "rest":
            self._change(with_rest_in_deck(self._draft.position), "Every other card lies in the deck.")
        elif button == BACK and isinstance(self._tool.what, Expedition):
            self._take_back(self._tool.what)
        elif button in {MORE_TICKETS, FEWER_TICKETS}:
            self._tickets(1 if button == MORE_TICKETS else -1)
        else:
            self._lay(button)

    def _lay(self, button: str) -> None:
        position, what = self._draft.position, self._tool.what
        places = position.board.places
        if isinstance(what, Expedition):
            for tail, tip in arrows_on(position, what):
                if button == f"{LAY}{what.value}:{tail}-{tip}":
                    self._change(lengthened(position, what, (tail, tip)), f"{what.spoken} goes to {places[tip].name}.")
        elif (code := button.removeprefix(PUT)) in position.board.cards and button.startswith(PUT):
            self._put(code, what)

    def _try(self, code: str) -> None:
        """Put a card or a token on a place of the map, or say why there is nothing to put."""
        places, what = self._draft.position.board.places, self._tool.what
        if self._shown is not None or code not in places:
            return
        if isinstance(what, Expedition):
            self._refuse(no_way(self._draft.position, what, places[code].name))
        elif code not in self._draft.position.board.cards:
            self._refuse(f"{places[code].name} has no card: only green places have one.")
        else:
            self._put(code, what)

    def _put(self, code: str, spot: Spot) -> None:
        after = put(self._draft.position, code, spot, self._tool.seat)
        name = after.board.places[code].name
        try:
            read_position(str(after))
        except FaultyTextError as error:
            self._refuse(error.faults[0].sentence)
            return
        lifted = lies(self._draft.position, code, spot, self._tool.seat)
        self._change(after, f"{name} is taken away." if lifted else f"{name} lies there.")

    def _take_back(self, expedition: Expedition) -> None:
        if self._draft.position.route(expedition).is_started:
            position = shortened(self._draft.position, expedition)
            self._change(position, f"{expedition.spoken}’s last arrow is taken back.")

    def _tickets(self, more: int) -> None:
        position, seat = self._draft.position, self._seat
        count = position.areas[seat].tickets + more
        self._change(with_tickets(position, seat, count), f"Player {seat + 1} has tickets: {max(count, 0)}.")

    def _travel(self, *, back: bool) -> None:
        (self._draft.undo if back else self._draft.redo)()
        self._typings += 1
        self._settle_tool()
        self._notice = Notice("plain", "Taken back." if back else "Done again.")
        self.say(self._notice.text)

    def _change(self, position: Position, said: str) -> None:
        aside = " Your text with faults is put aside: “Take back” brings it back." if self._draft.moment.typed else ""
        self._draft.change(position)
        self._typings += 1
        self._settle_tool()
        self._notice = Notice("plain", f"{said}{aside}")
        self.say(self._notice.text)

    def _refuse(self, sentence: str) -> None:
        self._notice = Notice("refused", sentence)
        self.say(sentence)

    def _settle_tool(self) -> None:
        self._tool = Tool(self._tool.what, self._seat)
        if not self._draft.moment.typed:
            self._faults = ()
