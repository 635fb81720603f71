"""What is wrong with an exercise being written, put beside the fields of its form."""

from collections.abc import Iterable
from typing import Final

from expeditions_widgets.lessons.found import Found
from expeditions_widgets.lessons.writing.draft import Draft
from expeditions_widgets.widgets.protocol import WriterPart

WHO: Final = "This exercise "
"""What the clause of a fault follows on."""

_PLACE: Final = {"scale": "low", "truth": "measure", "questions": "record"}
"""Where a fault stands whose part has no field of its own."""


def put_beside(parts: list[WriterPart], faults: Iterable[Found], draft: Draft) -> None:
    """Put each fault beside its field, its row or its part.

    What was left empty is passed over until the author has asked what is missing.
    """
    for fault in faults:
        place = _PLACE.get(fault.part, fault.part)
        if not draft.asked and not draft.has_text(place):
            continue
        places = (find(parts, place) for find in (_at_field, _at_row, _at_part))
        beside = next((there for there in places if there is not None), None)
        if beside is not None:
            beside += sentences(fault)


def sentences(fault: Found) -> list[str]:
    """Return a fault as sentences: each of a text that can't be read by itself, with its place."""
    told = [line for line in fault.sentence.splitlines() if line.startswith("Character ")]
    first = f"{WHO}{fault.sentence.splitlines()[0]}"
    return told or [first]


def how_many(faults: tuple[Found, ...]) -> str:
    """Return how much there is to mend, in a few words; empty if nothing is.

    >>> how_many((Found("has no task.", "task"),))
    'one thing to do'
    """
    if not faults:
        return ""
    return "one thing to do" if len(faults) == 1 else f"{len(faults)} things to do"


def _at_field(parts: list[WriterPart], name: str) -> list[str] | None:
    for part in parts:
        for field in (*part["fields"], *(field for row in part["rows"] for field in row["fields"])):
            if field["name"] == name:
                return field["faults"]
    return None


def _at_row(parts: list[WriterPart], name: str) -> list[str] | None:
    rows, _, number = name.partition(".")
    for part in parts:
        if part["id"] == rows and number.isdigit() and 1 <= int(number) <= len(part["rows"]):
            return part["rows"][int(number) - 1]["faults"]
    return None


def _at_part(parts: list[WriterPart], name: str) -> list[str] | None:
    found = (part["faults"] for part in parts if part["id"] == name.partition(".")[0])
    return next(found, None)
