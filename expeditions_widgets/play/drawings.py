"""Drawings on the card table: kept in a record for whichever seat looks, shown to a seat as far as it may see.

A seat says "own-h", "other-h" and "other-hand"; a record says whose: "A-h", "B-h", "B-hand". Cards, discard piles and
the draw pile are called the same by all. An author's "own-h" in a record is the watcher's.
"""

import re
from collections.abc import Iterable
from typing import Final

from expeditions_widgets.engine.cards import Seat, View, parse_card
from expeditions_widgets.engine.drawn import Drawn, parse_drawn, read_drawing
from expeditions_widgets.play.drawn_words import own_hand_sentence

_PLACE: Final = re.compile("(own|other|discard)-[shdc]|pile|(other-)?hand")
_OF_SEAT: Final = re.compile("([AB])-([shdc]|hand)")
_OF_SIDE: Final = re.compile("(own|other)-([shdc]|hand)")


def kept_marks(marks: object, view: View, *, is_shared: bool = False) -> tuple[str, ...]:
    """Return a drawing of the view's seat as marks for the record; a shared one is read by the other seat too.

    Raises ValueError, with a sentence, for one that can't be read or shows what the seat does not see, and for a
    shared record one that names a card of the seat's hand.
    """
    drawing = read_drawing(marks, lambda thing: is_seen(thing, view))
    for thing in (thing for drawn in drawing for thing in drawn.things):
        if is_shared and card_place(thing, view) == "hand":
            raise ValueError(own_hand_sentence(parse_card(thing).name))
    return tuple(str(drawn.renamed(lambda thing: _absolute(thing, view.seat))) for drawn in drawing)


def shown_marks(marks: Iterable[str], view: View) -> list[str]:
    """Return a record's marks as the view's seat sees them; what it can't see, and what is no drawing, stays out."""
    drawn = (seen_by(mark, view) for mark in marks)
    return list(dict.fromkeys(str(one) for one in drawn if one))


def seen_by(mark: str, view: View) -> Drawn | None:
    """Return what a record's mark draws, in the view's own words; None if the seat can't see all of it."""
    try:
        drawn = parse_drawn(mark).renamed(lambda thing: relative(thing, view.seat))
    except ValueError:
        return None
    return drawn if all(is_seen(thing, view) for thing in drawn.things) else None


def is_seen(thing: str, view: View) -> bool:
    """Whether a thing is a place of the table, or a card that lies open or is in the seat's own hand.

    The other hand is one thing: none of its cards is.
    """
    return bool(_PLACE.fullmatch(thing)) or card_place(thing, view) is not None


def card_place(code: str, view: View) -> str | None:
    """Return where the view's seat sees a card: "hand", "own-h", "discard-h"; None if it does not."""
    try:
        card = parse_card(code)
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


def relative(thing: str, seat: Seat) -> str:
    """Return a thing as a seat calls it.

    >>> relative("B-h", Seat.A), relative("A-hand", Seat.A), relative("pile", Seat.A)
    ('other-h', 'hand', 'pile')
    """
    found = _OF_SEAT.fullmatch(thing)
    if not found:
        return thing
    own, place = found[1] == seat.name, found[2]
    if place == "hand":
        return "hand" if own else "other-hand"
    return f"{'own' if own else 'other'}-{place}"


def _absolute(thing: str, seat: Seat) -> str:
    if thing == "hand":
        return f"{seat.name}-hand"
    found = _OF_SIDE.fullmatch(thing)
    return f"{(seat if found[1] == 'own' else seat.other).name}-{found[2]}" if found else thing
