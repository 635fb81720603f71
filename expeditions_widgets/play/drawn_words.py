"""What is said of a drawing that was kept."""

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


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'s' if number > 1 else ''}" if number else ""
