"""Drawings on the route game's map, as marks of a record: places by their codes, expeditions by their letters."""

from collections.abc import Iterable

from expeditions_widgets.engine.drawn import parse_drawn, read_drawing
from expeditions_widgets.engine.routes import EXPEDITIONS, Board


def kept_marks(marks: object, board: Board) -> tuple[str, ...]:
    """Return a drawing as marks for the record; raises ValueError, with a sentence, for one that can't be read."""
    return tuple(str(drawn) for drawn in read_drawing(marks, lambda thing: is_on(thing, board)))


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
