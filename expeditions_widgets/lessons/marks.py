"""Where a mark of a record is to be seen: a place of the table, or a card that lies open or in the watcher's hand."""

import re
from typing import Final

from expeditions_widgets.engine.cards import View, parse_card

_PLACE: Final = re.compile("(own|other|discard)-[shdc]|pile")


def mark_place(mark: str, view: View) -> str | None:
    """Return the place of a mark as the view's seat sees it: "own-h", "hand"; None if it can't see what is marked."""
    if _PLACE.fullmatch(mark):
        return mark
    try:
        card = parse_card(mark)
    except ValueError:
        return None
    suit = card.suit
    lying = {
        "hand": view.hand,
        f"own-{suit}": view.column(view.seat, suit),
        f"other-{suit}": view.column(view.seat.other, suit),
        f"discard-{suit}": (view.top_discard(suit),),
    }
    return next((place for place, cards in lying.items() if card in cards), None)
