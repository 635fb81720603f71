"""What is to be reviewed: the form that asks for a record, what the browser keeps of it, and what is wrong with it."""

import json
from dataclasses import dataclass, field
from typing import Any, Final

from expeditions_widgets.engine.cards import Record, Seat, parse_record
from expeditions_widgets.engine.faults import Fault, FaultyTextError
from expeditions_widgets.play.people import PERSON
from expeditions_widgets.play.saving import OPPONENT
from expeditions_widgets.widgets.protocol import Form, Handover, Save

SAVE_KEY: Final = "expeditions:cards:review"
"""Under this key the browser keeps what is reviewed."""

REVIEW_PAGE: Final = "notebooks/review.ipynb"
"""The page that shows a review."""

LONGEST: Final = 50_000
"""Characters of a record that are read; a long match takes some 3,000."""

_MOST_FAULTS: Final = 12
_SEATS: Final = {"": (), "A": (Seat.A,), "B": (Seat.B,), "AB": (Seat.A, Seat.B)}
_CHOICES: Final = (
    ("", "The person’s", "Both sides’, if two people played."),
    ("A", "Side A’s", "The first name in the record."),
    ("B", "Side B’s", "The second name."),
    ("AB", "Both sides’", ""),
)


@dataclass(slots=True)
class ReviewRequest:
    """A record's text, whose choices are to be reviewed, and what was tried at the positions set up again.

    `seats` is a key of the form's: "" for the person's, "A", "B" or "AB". `asked` tells whether the review was asked
    for; `retries` holds the saved sessions of exercises by name.
    """

    record: str = ""
    seats: str = ""
    asked: bool = False
    retries: dict[str, str] = field(default_factory=dict)

    def save(self) -> Save:
        """Return what the browser keeps; nothing as long as nothing was given."""
        kept = {"record": self.record, "seats": self.seats, "asked": self.asked, "retries": self.retries}
        return {"key": SAVE_KEY, "text": json.dumps(kept) if self.record else ""}


def review_handover(record: str) -> Handover:
    """Return the way from a match to its review."""
    save = ReviewRequest(record, asked=True).save()
    return {
        "label": "Review this match",
        "href": REVIEW_PAGE,
        "note": "(opens in a new tab)",
        "elsewhere": f"Open {REVIEW_PAGE.rpartition('/')[2]} from the list of files: the match waits there.",
        "key": save["key"],
        "text": save["text"],
    }


def saved_request(text: str) -> ReviewRequest | None:
    """Return the request that a saved text holds; None if it holds none."""
    try:
        saved: Any = json.loads(text)
        record, seats, asked, retries = saved["record"], saved["seats"], saved["asked"], saved["retries"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    if (
        not isinstance(record, str)
        or not isinstance(seats, str)
        or seats not in _SEATS
        or not isinstance(retries, dict)
    ):
        return None
    kept = {name: session for name, session in retries.items() if isinstance(session, str)}
    return ReviewRequest(record, seats, asked is True, kept)


def submitted_request(values: dict[str, object]) -> ReviewRequest:
    """Return the request that a submitted form holds."""
    record, seats = values.get("record"), values.get("seats")
    return ReviewRequest(
        record if isinstance(record, str) else "",
        seats if isinstance(seats, str) and seats in _SEATS else "",
        asked=True,
    )


def requested_record(request: ReviewRequest) -> Record:
    """Return the record; raises ValueError with every fault of its text, a line for each."""
    text = request.record
    if not text.strip():
        raise ValueError("There is no record yet. Paste one here.")
    if len(text) > LONGEST:
        raise ValueError(f"This is too long for a match: {len(text):,} characters, of {LONGEST:,} that are read.")
    text = text.strip().replace("\r\n", "\n")
    try:
        record = parse_record(text)
    except FaultyTextError as error:
        raise ValueError("\n".join(_told(text, error.faults))) from error
    if not any(record.rounds):
        raise ValueError("This match has no action yet, so there is nothing to review.")
    return record


def requested_seats(request: ReviewRequest, record: Record) -> tuple[Seat, ...]:
    """Return whose choices are reviewed: a person's are those of side A, as play seats them."""
    people = record.notes.get(OPPONENT, PERSON) == PERSON
    return _SEATS[request.seats] or ((Seat.A, Seat.B) if people else (Seat.A,))


def review_form(request: ReviewRequest, fault: str) -> Form:
    """Return the form with what was given, and beside it what is wrong with it."""
    form: Form = {
        "title": "Review a match",
        "intro": "What did each choice cost, and what was luck? Judged only by what the player could see.",
        "fields": [
            {
                "name": "record",
                "kind": "area",
                "legend": "Record of the match",
                "help": "Copy it from a match under “This deal”, and paste it here. It may break off anywhere.",
                "value": request.record[:LONGEST],
                "options": [],
            },
            {
                "name": "seats",
                "kind": "radio",
                "legend": "Whose choices?",
                "value": request.seats,
                "options": [
                    {"value": value, "label": label, "help": words, "checked": value == request.seats}
                    if words
                    else {"value": value, "label": label, "checked": value == request.seats}
                    for value, label, words in _CHOICES
                ],
            },
        ],
        "folded": {"label": "", "fields": []},
        "submit": {"id": "review", "label": "Review", "icon": "chart", "look": "main"},
        "also": None,
    }
    if fault:
        form["fields"][0]["fault"] = fault
    return form


def _told(text: str, faults: tuple[Fault, ...]) -> list[str]:
    told = [f"{_place(text, fault)}: {fault.sentence}" for fault in faults[:_MOST_FAULTS]]
    more = len(faults) - len(told)
    return [*told, f"And {more} more of the kind."] if more else told


def _place(text: str, fault: Fault) -> str:
    before = text[: fault.start]
    line, character = before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1
    return f"Line {line}, character {character}"
