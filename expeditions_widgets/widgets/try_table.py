"""A position that moves can be tried on, for any page: what it shows, and what its events do."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from expeditions_widgets.engine.cards import (
    Entry,
    Match,
    Position,
    RefusedActionError,
    Seat,
    Variant,
    View,
    legal_actions,
    parse_action,
)
from expeditions_widgets.play.log import sentence
from expeditions_widgets.play.people import YOU
from expeditions_widgets.play.sitting import Event as PlayEvent
from expeditions_widgets.play.sitting import Sitting
from expeditions_widgets.players.player import Player
from expeditions_widgets.widgets.attempts import attempted, read_attempt
from expeditions_widgets.widgets.motion import moves_of
from expeditions_widgets.widgets.protocol import Button, Table
from expeditions_widgets.widgets.surface import Event
from expeditions_widgets.widgets.table_state import (
    Notice,
    Surroundings,
    at_rest,
    prompt,
    refused_notice,
    table_state,
)

_TURN_OVER: Final = "That was a whole turn. “Set up again” brings the table back."
_ROUND_OVER: Final = "The draw pile is empty: the round is over. “Set up again” brings the table back."


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits at a table to try: the sides' names, seat A first, and the seat that is looked from.

    Without a `viewer` it is looked from whichever side is to act. A `player` acts for the viewer's other side.
    """

    names: tuple[str, str]
    viewer: Seat | None = None
    player: Player | None = None


class TryTable:
    """A position to try things on, with the way back to it; with `one_turn` it ends with the first turn."""

    def __init__(
        self,
        start: Position,
        invite: str,
        seating: Seating,
        *,
        one_turn: bool = False,
    ) -> None:
        self.start = start
        self.names = seating.names
        self._invite = invite
        self._viewer = seating.viewer
        self._one_turn = one_turn
        self._player = seating.player
        self._notice: Notice | None = None
        self._fresh: tuple[PlayEvent, ...] = ()
        self._sitting = self._set_up()

    # --- what is shown -------------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """What the seat that is looked from may see."""
        position = self._sitting.match.position
        seat = self._viewer
        if seat is None:
            events = self._sitting.events
            seat = events[-1].seat if position.is_over and events else position.turn
        return position.view(seat)

    def table(self) -> Table:
        """Return the table as it may be seen now."""
        view = self.view
        events = self._sitting.events
        own = [event for event in events if event.seat is view.seat]
        drawn = own[-1].drawn if own and (self._player or own[-1] is events[-1]) else None
        around = Surroundings(
            own_name=self.names[view.seat],
            other_name=self.names[view.seat.other],
            notice=self._notice or Notice("plain", f"{self._told() or self._invite} {self._settled() or ''}".strip()),
            drawn=drawn,
            buttons=self._buttons(),
            moves=tuple(moves_of(self._fresh, view.seat)),
        )
        table = table_state(view, around)
        return at_rest(table) if self._settled() else table

    def settle(self) -> None:
        """Forget the movement of the last state."""
        self._fresh = ()

    @property
    def actions(self) -> list[str]:
        """Every action so far in its compact form."""
        return [str(event.action) for event in self._sitting.events]

    # --- what happens --------------------------------------------------------------------------------------------

    def begin(self) -> str:
        """Let the player act first if it is their turn; return what is to be said."""
        self._fresh = self._sitting.reply()
        return self._said()

    def follow(self, actions: Iterable[str]) -> None:
        """Do again what was done here; raises ValueError, and changes nothing, if it can't be done."""
        sitting = self._set_up()
        entries = tuple(Entry(parse_action(text), "") for text in actions)
        sitting.play_record(replace(sitting.record(), rounds=(entries,)))
        sitting.reply()
        self._sitting = sitting

    def receive(self, event: Event) -> str | None:
        """Try a card at a place, take the last action back, or set up again; return what is to be said, if anything."""
        kind, button = event["type"], event.get("id")
        if kind == "try":
            return self._try(event)
        if kind == "press" and button == "undo" and self._sitting.undo():
            self._notice = Notice("plain", "Taken back.")
            return f"Taken back. {self._prompt()}"
        if kind == "press" and button == "again" and self._sitting.events:
            self._sitting = self._set_up()
            self._notice = None
            return f"Set up again. {self._invite} {self.begin()}".strip()
        return None

    def _set_up(self) -> Sitting:
        match = Match("", Variant(aces=self.start.aces), self.start.turn.other, self.start)
        if self._player is None:
            return Sitting(match, (None, None), self.names)
        players = (None, self._player) if self._viewer is Seat.A else (self._player, None)
        return Sitting(match, players, self.names)

    def _settled(self) -> str | None:
        """Return why nothing more can be tried, or None while a turn is going on."""
        position = self._sitting.match.position
        if position.is_over:
            return _ROUND_OVER
        if self._one_turn and position.turn is not self.start.turn:
            return _TURN_OVER
        if not legal_actions(position):
            name = self.names[position.turn]
            return f"{'You hold' if name == YOU else f'{name} holds'} no card, so there is nothing to move here."
        return None

    def _try(self, event: Event) -> str:
        settled = self._settled()
        if settled:
            self._notice = Notice("plain", settled)
            return settled
        attempt = read_attempt(event.get("code"), event.get("place"))
        viewer = self.view.seat
        try:
            action = attempted(attempt, self.view)
            happened = self._sitting.play(action) if self._player else (self._sitting.act(action),)
        except RefusedActionError as refused:
            self._notice = refused_notice(refused, attempt)
            return f"{refused.sentence} {refused.rule.title}."
        self._notice = None
        self._fresh = happened
        told = " ".join(sentence(one, viewer, self.names) for one in happened)
        return f"{told} {self._settled() or self._prompt()}"

    def _told(self) -> str:
        """Return what was done last; against a player that is all they answered with."""
        events = self._sitting.events
        seat = self.view.seat
        if not self._player:
            return sentence(events[-1], seat, self.names) if events else ""
        since = next((at for at in range(len(events), 0, -1) if events[at - 1].seat is seat), 0)
        last = events[since:] or events[-1:]
        return " ".join(sentence(one, seat, self.names) for one in last)

    def _said(self) -> str:
        told = " ".join(sentence(one, self.view.seat, self.names) for one in self._fresh)
        return f"{told} {self._settled() or ''}".strip()

    def _prompt(self) -> str:
        view = self.view
        return f"{prompt(view, self.names[view.seat], self.names[view.seat.other])}."

    def _buttons(self) -> tuple[Button, ...]:
        undo: Button = {"id": "undo", "label": "Take back", "icon": "undo", "key": "Ctrl+Z"}
        again: Button = {"id": "again", "label": "Set up again"}
        if not self._sitting.can_undo:
            undo["why"] = "There is nothing to take back yet."
        if not self._sitting.events:
            again["why"] = "The table stands as it was set up."
        return undo, again
