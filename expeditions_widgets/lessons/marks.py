"""Where a mark of a record is to be seen: a place of the table, or a card that lies open or in the watcher's hand."""

import re
from typing import Final

from expeditions_widgets.engine.cards import View
from expeditions_widgets.play.drawings import card_place, relative

_PLACE: Final = re.compile("(own|other|discard)-[shdc]|pile")


def mark_place(mark: str, view: View) -> str | None:
    """Return the place of a mark as the view's seat sees it: "own-h", "hand"; None if it can't see what is marked.

    Of a drawing only a plain ring is such a mark: arrows, and lines of another kind, are drawn.
    """
    thing = relative(mark, view.seat)
    return thing if _PLACE.fullmatch(thing) else card_place(thing, view)
