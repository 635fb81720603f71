"""What visitors without a browser do on each kind of page: a first click, and more of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from benchmarks.pages import BUTTON_CODE, BUTTON_PAGE
from benchmarks.visitor import CLICK

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from benchmarks.visitor import Widget

Event = dict[str, Any]


@dataclass(frozen=True)
class Errand:
    """A page, and what is clicked on it.

    Attributes:
        name: what tables call it.
        notebook: the page.
        code: what shows the same in a cell of JupyterLab.
        first: the first click.
        later: each further click, from the state that was sent last; None if it is the same as the first.
    """

    name: str
    notebook: str
    code: str
    first: Event
    later: Callable[[Mapping[str, Any]], Event] | None = None

    @property
    def is_stock(self) -> bool:
        """Whether a stock widget is clicked, which needs no greeting."""
        return self.first == CLICK

    async def begin(self, widget: Widget, *, seconds: float) -> None:
        """Greet and click once; return when that is answered.

        Raises:
            TimeoutError: if an answer does not come in time.
        """
        if not self.is_stock:
            await widget.greet(seconds=seconds)
        await self._send(widget, self.first, seconds)

    async def go_on(self, widget: Widget, *, seconds: float) -> None:
        """Click once more; return when that is answered."""
        await self._send(widget, self.later(widget.state["state"]) if self.later else self.first, seconds)

    async def _send(self, widget: Widget, event: Event, seconds: float) -> None:
        await (widget.send if self.is_stock else widget.act)(event, seconds=seconds)


def next_move(state: Mapping[str, Any]) -> Event:
    """Return the next click of a match that goes on and on: the first card that can be laid, else what is lit."""
    table = state.get("table")
    if table is None:
        summary = state.get("summary")
        buttons = [button["id"] for button in summary["buttons"]] if summary else []
        return {"type": "press", "id": buttons[0]} if buttons else {"type": "submit", "values": {}}
    for card in table["hand"]:
        if card["targets"]:
            return {"type": "try", "code": card["code"], "place": next(iter(card["targets"]))}
    return {"type": "try", "code": None, "place": next(iter(table["targets"]))}


BUTTON: Final = Errand("Button", BUTTON_PAGE, BUTTON_CODE, CLICK)
LESSON: Final = Errand(
    "lesson",
    "tutorials/cards/01-first-expedition.ipynb",
    "from expeditions_widgets.widgets.play_exercise import play\n"
    "from expeditions_widgets.lessons import played\n"
    'play("one", rule="turn.climb", task="Play a heart.", position="A h34 / a h269 c6 / P ?30 / T A1",'
    ' goal=played("h"), solution=("h6",), hints=("Look.", "Look again."), praise="Yes.", otherwise="No.")',
    {"type": "press", "id": "hint"},
)
PLAY: Final = Errand(
    "play",
    "notebooks/play-cards.ipynb",
    "from expeditions_widgets.widgets.card_match import CardMatch\nCardMatch()",
    {"type": "submit", "values": {"seed": "482913"}},
    next_move,
)
LAB: Final = Errand(
    "wager lab",
    "notebooks/wager-lab.ipynb",
    "from expeditions_widgets.widgets.wager_lab import WagerLab\nWagerLab()",
    {"type": "press", "id": "preset-late"},
)
