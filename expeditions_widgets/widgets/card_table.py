"""A table to try things on, beside a rule: every action the rules allow, a reason for every other, nothing kept."""

from typing import Final

from expeditions_widgets.drawing.table_svg import table_svg
from expeditions_widgets.drawing.text_board import text_board
from expeditions_widgets.engine.cards import (
    Match,
    Position,
    RefusedActionError,
    Seat,
    Variant,
    View,
    deal_unseen,
    parse_position,
    parse_view,
)
from expeditions_widgets.play.log import sentence
from expeditions_widgets.play.people import YOU
from expeditions_widgets.play.sitting import Event as PlayEvent
from expeditions_widgets.play.sitting import Sitting
from expeditions_widgets.widgets.attempts import attempted, read_attempt
from expeditions_widgets.widgets.motion import moves_of
from expeditions_widgets.widgets.protocol import Button, State, Table
from expeditions_widgets.widgets.surface import Event, Surface
from expeditions_widgets.widgets.table_state import (
    Notice,
    Surroundings,
    at_rest,
    prompt,
    refused_notice,
    table_state,
)

_ONE_SIDE: Final = (YOU, "Opponent")
_BOTH_SIDES: Final = ("Ida", "Ravi")
_TURN_OVER: Final = "That was a whole turn. “Set up again” brings the table back."
_ROUND_OVER: Final = "The draw pile is empty: the round is over. “Set up again” brings the table back."


class CardTable(Surface):
    """A position to try things on.

    `position` is a position or a view as text; a view's unseen cards are dealt from `seed`. `invite` says what to try,
    `name` names the table. One turn is played for the side that is to act, or, with `both`, turn after turn for
    each side. Raises FaultyTextError if the position can't be read.
    """

    def __init__(
        self,
        position: str,
        invite: str = "Choose a card, then a place for it.",
        *,
        name: str = "Table to try",
        both: bool = False,
        seed: str = "table",
    ) -> None:
        self._start = deal_unseen(parse_view(position), seed) if "?" in position else parse_position(position)
        self._invite = invite
        self._name = name
        self._both = both
        self._notice: Notice | None = None
        self._fresh: tuple[PlayEvent, ...] = ()
        self._sitting = self._set_up()
        super().__init__()

    def describe(self) -> State:
        """Return the table as the side to act sees it."""
        return {"serial": 0, "name": self._name, "live": "", "table": self._table(), "save": None}

    def receive(self, event: Event) -> None:
        """Try a card at a place, take the last action back, or set the table up again."""
        kind, button = event["type"], event.get("id")
        if kind == "try":
            self._try(event)
        elif kind == "press" and button == "undo" and self._sitting.undo():
            self._notice = Notice("plain", "Taken back.")
            self.say(f"Taken back. {self._prompt()}")
        elif kind == "press" and button == "again" and self._sitting.events:
            self._sitting = self._set_up()
            self._notice = None
            self.say(f"Set up again. {self._invite}")

    def settle(self) -> None:
        """Forget the movement of the last state."""
        self._fresh = ()

    def text(self) -> str:
        """Return what to try and the table as text."""
        return f"{self._invite}\n\n{text_board(self._view(), self._names)}"

    def picture(self) -> str:
        """Return the table as a static SVG."""
        return table_svg(self._view(), self._names)

    @property
    def _names(self) -> tuple[str, str]:
        if self._both:
            return _BOTH_SIDES
        return _ONE_SIDE if self._start.turn is Seat.A else (_ONE_SIDE[1], _ONE_SIDE[0])

    @property
    def _position(self) -> Position:
        return self._sitting.match.position

    @property
    def _settled(self) -> str | None:
        """Why nothing more can be tried, or None while a turn is going on."""
        if self._position.is_over:
            return _ROUND_OVER
        return None if self._both or self._position.turn is self._start.turn else _TURN_OVER

    def _set_up(self) -> Sitting:
        match = Match("", Variant(aces=self._start.aces), self._start.turn.other, self._start)
        return Sitting(match, (None, None), self._names)

    def _view(self) -> View:
        seat = self._start.turn
        if self._both:
            events = self._sitting.events
            seat = events[-1].seat if self._position.is_over and events else self._position.turn
        return self._position.view(seat)

    def _try(self, event: Event) -> None:
        settled = self._settled
        if settled:
            self._notice = Notice("plain", settled)
            return self.say(settled)
        attempt = read_attempt(event.get("code"), event.get("place"))
        viewer = self._view().seat
        try:
            happened = self._sitting.act(attempted(attempt, self._view()))
        except RefusedActionError as refused:
            self._notice = refused_notice(refused, attempt)
            return self.say(f"{refused.sentence} {refused.rule.title}.")
        self._notice = None
        self._fresh = (happened,)
        return self.say(f"{sentence(happened, viewer, self._names)} {self._settled or self._prompt()}")

    def _prompt(self) -> str:
        view = self._view()
        return f"{prompt(view, self._names[view.seat], self._names[view.seat.other])}."

    def _table(self) -> Table:
        view = self._view()
        last = self._sitting.events[-1] if self._sitting.events else None
        told = sentence(last, view.seat, self._names) if last else self._invite
        around = Surroundings(
            own_name=self._names[view.seat],
            other_name=self._names[view.seat.other],
            notice=self._notice or Notice("plain", f"{told} {self._settled or ''}".strip()),
            drawn=last.drawn if last and last.seat is view.seat else None,
            buttons=self._buttons(),
            moves=tuple(moves_of(self._fresh, view.seat)),
        )
        table = table_state(view, around)
        return at_rest(table) if self._settled else table

    def _buttons(self) -> tuple[Button, ...]:
        undo: Button = {"id": "undo", "label": "Take back", "icon": "undo", "key": "Ctrl+Z"}
        again: Button = {"id": "again", "label": "Set up again"}
        if not self._sitting.events:
            undo["why"] = "There is nothing to take back yet."
            again["why"] = "The table stands as it was set up."
        return undo, again
