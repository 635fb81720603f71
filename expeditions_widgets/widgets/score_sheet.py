"""One side's round score, worked out step by step by the engine."""

from expeditions_widgets.drawing.captions import signed, working
from expeditions_widgets.engine.cards import Seat, parse_position, score_side
from expeditions_widgets.widgets.match_summary import score_sheet
from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.surface import Event, Surface


class ScoreSheet(Surface):
    """The arithmetic of seat A's expeditions in a position, such as "sJ36 hKQ479T d256789T".

    `name` is whose they are. Raises FaultyTextError if the position can't be read.
    """

    def __init__(self, position: str, name: str) -> None:
        self._score = score_side(parse_position(position).columns[Seat.A])
        self._name = name
        super().__init__()

    def describe(self) -> State:
        """Return the sheet."""
        sheet = score_sheet(self._score, self._name)
        return {
            "serial": 0,
            "name": f"Score sheet: {self._name}",
            "live": "",
            "summary": {
                "title": self._title,
                "intro": "",
                "sheets": [sheet],
                "scores": None,
                "rules": [],
                "buttons": [],
            },
            "save": None,
        }

    def receive(self, event: Event) -> None:
        """Nothing on a score sheet can be pressed."""

    def text(self) -> str:
        """Return the arithmetic, one line for each expedition."""
        lines = (
            f"{score.suit.plural.capitalize()}: {' '.join(working(score))} = {signed(score.total)}"
            for score in self._score.expeditions
        )
        return "\n".join((self._title, *lines))

    @property
    def _title(self) -> str:
        return f"{self._name}: {signed(self._score.total)} points"
