"""A table to try things on, beside a rule: every action the rules allow, a reason for every other, nothing kept."""

from typing import Final

from expeditions_widgets.drawing.table_svg import table_svg
from expeditions_widgets.drawing.text_board import text_board
from expeditions_widgets.engine.cards import Seat, deal_unseen, parse_position, parse_view
from expeditions_widgets.play.people import YOU
from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.surface import Event, Surface
from expeditions_widgets.widgets.try_table import Seating, TryTable

_ONE_SIDE: Final = (YOU, "Opponent")
_BOTH_SIDES: Final = ("Ida", "Ravi")


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
        start = deal_unseen(parse_view(position), seed) if "?" in position else parse_position(position)
        one_side = _ONE_SIDE if start.turn is Seat.A else (_ONE_SIDE[1], _ONE_SIDE[0])
        seating = Seating(_BOTH_SIDES) if both else Seating(one_side, start.turn)
        self._invite = invite
        self._name = name
        self._tried = TryTable(start, invite, seating, one_turn=not both)
        super().__init__()

    def describe(self) -> State:
        """Return the table as the side to act sees it."""
        return {"serial": 0, "name": self._name, "live": "", "table": self._tried.table(), "save": None}

    def receive(self, event: Event) -> None:
        """Try a card at a place, take the last action back, or set the table up again."""
        self.say(self._tried.receive(event) or "")

    def settle(self) -> None:
        """Forget the movement of the last state."""
        self._tried.settle()

    def text(self) -> str:
        """Return what to try and the table as text."""
        return f"{self._invite}\n\n{text_board(self._tried.view, self._tried.names)}"

    def picture(self) -> str:
        """Return the table as a static SVG."""
        return table_svg(self._tried.view, self._tried.names)
