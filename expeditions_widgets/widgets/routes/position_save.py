"""What the browser kept of a route position being set up: taken up again, and put aside where it can't be read."""

from dataclasses import dataclass
from typing import Final

from expeditions_widgets.play.routes.position_draft import PositionDraft, resumed_draft
from expeditions_widgets.widgets.protocol import Save

SAVE_KEY: Final = "expeditions:routes:set-up"
"""Under this key the browser keeps what is set up."""

_WELCOME: Final = "Welcome back. Here is the position as you left it."
_UNREAD: Final = "What the browser had kept can’t be read. It is put aside."
_HALF_READ: Final = "Not all that the browser had kept can be read. It is put aside, and what can be read is here."


@dataclass(frozen=True, slots=True)
class TakenUp:
    """The draft that a save comes to, if any, and what is said; `unread` is the save itself if not all can be read."""

    draft: PositionDraft | None
    said: str
    unread: Save | None = None


def taken_up(saved: str) -> TakenUp:
    """Return what a save comes to; it is not trusted."""
    aside: Save = {"key": f"{SAVE_KEY}:unread", "text": saved}
    try:
        draft, lost = resumed_draft(saved)
    except ValueError:
        return TakenUp(None, _UNREAD, aside)
    return TakenUp(draft, _HALF_READ, aside) if lost else TakenUp(draft, _WELCOME)
