"""Drawings on the route game's map, as marks of a record: places by their codes, expeditions by their letters."""

from collections.abc import Iterable

from expeditions_widgets.engine.drawn import parse_drawn, read_drawing
from expeditions_widgets.engine.routes import EXPEDITIONS, Board, View
from expeditions_widgets.play.drawn_words import own_hand_sentence


def kept_marks(marks: object, view: View, *, is_shared: bool = False) -> tuple[str, ...]:
    """Return a drawing of the view's seat as marks for the record; a shared one is read by other seats too.

    Raises ValueError, with a sentence, for one that can't be read, and for a shared record one that names a card of
    the seat's hand while the game lasts.
    """
    drawing = read_drawing(marks, lambda thing: is_on(thing, view.board))
    for thing in (thing for drawn in drawing for thing in drawn.things):
        if is_shared and not view.is_over and thing in (*view.hand, *view.drawn):
            raise ValueError(own_hand_sentence(view.board.places[thing].name))
    return tuple(map(str, drawing))


def shown_marks(marks: Iterable[str], board: Board) -> list[str]:
    """Return those of a record's marks that can be drawn on the board."""
    return [mark for mark in marks if is_drawn(mark, board)]


def is_drawn(mark: str, board: Board) -> bool:
    """Whether a mark of a record draws something on the board."""
    try:
        return all(is_on(thing, board) for thing in parse_drawn(mark).things)
    except ValueError:
        return False


def is_on(thing: str, board: Board) -> bool:
    """Whether a thing is a place of the board or an expedition."""
    return thing in board.places or thing in {expedition.value for expedition in EXPEDITIONS}
