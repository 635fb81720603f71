"""What is said of a drawing that was kept, or can't be."""

from collections.abc import Sequence

from expeditions_widgets.engine.drawn import parse_drawn


def kept_sentence(marks: Sequence[str]) -> str:
    """Return what the record has now.

    >>> kept_sentence(("h9", "h9~A-h", "s2~pile"))
    'The record keeps this drawing: 1 mark, 2 arrows.'
    """
    arrows = sum(bool(parse_drawn(mark).goal) for mark in marks)
    parts = [_counted(len(marks) - arrows, "mark"), _counted(arrows, "arrow")]
    told = ", ".join(part for part in parts if part)
    return f"The record keeps this drawing: {told}." if told else "The record keeps no drawing here any more."


def own_hand_sentence(card: str) -> str:
    """Return why several people at one screen can't have a mark on a card of a hand kept.

    >>> own_hand_sentence("9 of hearts")
    'A mark on 9 of hearts can’t be kept: it is in your hand, and others here can read the record. Leave it out.'
    """
    return f"A mark on {card} can’t be kept: it is in your hand, and others here can read the record. Leave it out."


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'s' if number > 1 else ''}" if number else ""
