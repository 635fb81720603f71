"""What the page shows of a show of hands: a bar for each answer, and apart from it what gives the answer away."""

from collections.abc import Mapping
from typing import Final

from expeditions_widgets.lessons.ballot import Ballot, Found
from expeditions_widgets.lessons.hands import Hands
from expeditions_widgets.lessons.hands_words import counted, how_the_room_did, name_of, share
from expeditions_widgets.lessons.scale_ranges import holding, place_among
from expeditions_widgets.widgets.protocol import Button, HandsAnswer, HandsMark, HandsRow, HandsTruth
from expeditions_widgets.widgets.protocol import Hands as HandsState

_KEYS: Final = 9
_HELP: Final = "Number keys add a hand for their answer, U takes the last one back. Or type how many."
_RESET_ALL: Final[Button] = {
    "id": "hands-reset-all",
    "label": "Clear all hands",
    "ask": {
        "title": "Clear the hands of the whole lesson?",
        "text": "The counts at all of its questions go and can’t be brought back. Save them first, if you need them.",
        "yes": "Clear them all",
        "no": "Keep them",
    },
}
_TOGGLE: Final[Button] = {"id": "hands", "label": "Show of hands", "icon": "chart"}


def hands_state(ballot: Ballot, hands: Hands, faults: Mapping[int, tuple[str, str]], *, is_open: bool) -> HandsState:
    """Return a show of hands; `faults` are, by an answer's place, what was typed and what was wrong with it."""
    waits = is_open and not ballot.is_known and bool(hands.total)
    return {
        "key": ballot.key,
        "toggle": _TOGGLE,
        "open": is_open,
        "counted": counted(hands.total) if hands.total else "",
        "asked": ballot.asked,
        "help": _HELP,
        "rows": _rows(ballot, hands, faults) if is_open else [],
        "said": "",
        "progress": {"label": "The answer is being worked out", "share": ballot.share_found} if waits else None,
        "answer": _answer(ballot, hands) if is_open and hands.total and ballot.is_known else None,
        "buttons": _buttons(hands) if is_open else [],
        "save": {"id": "hands-file", "label": "Save all hands (CSV)"},
        "saved": "",
        "file": None,
    }


def _rows(ballot: Ballot, hands: Hands, faults: Mapping[int, tuple[str, str]]) -> list[HandsRow]:
    most = max((*hands.counts, 1))
    rows: list[HandsRow] = []
    for place, (answer, count) in enumerate(zip(ballot.answers, hands.counts, strict=True)):
        name = name_of(ballot, place)
        typed, fault = faults.get(place, (str(count), None))
        rows.append(
            {
                "id": str(place + 1),
                "key": str(place + 1) if place < _KEYS else "",
                "text": answer.text,
                "count": str(count),
                "share": share(count, hands.total),
                "bar": count / most,
                "value": typed,
                "fault": fault,
                "less": f"One hand less for {name}",
                "more": f"One hand more for {name}",
                "field": f"Hands for {name}",
            }
        )
    return rows


def _buttons(hands: Hands) -> list[Button]:
    undo: Button = {"id": "hands-undo", "label": "Take back", "icon": "undo", "key": "U"}
    reset: Button = {"id": "hands-reset", "label": "Clear this count"}
    if not hands.before:
        undo["why"] = "There is nothing to take back."
    if hands.total:
        reset["ask"] = {
            "title": "Clear this count?",
            "text": f"{counted(hands.total)} at this question go. They can’t be brought back.",
            "yes": "Clear it",
            "no": "Keep it",
        }
    else:
        reset["why"] = "No hands are counted here."
    return [undo, reset, _RESET_ALL]


def _answer(ballot: Ballot, hands: Hands) -> HandsAnswer:
    rows = enumerate(ballot.answers)
    marks = [_mark(ballot, place, is_sure=bool(answer.right)) for place, answer in rows if answer.right is not False]
    truth = _truth(ballot, ballot.found) if ballot.found else None
    return {"marks": marks, "truth": truth, "told": how_the_room_did(ballot, hands)}


def _mark(ballot: Ballot, place: int, *, is_sure: bool) -> HandsMark:
    found = ballot.found
    text = "right" if is_sure else "may be right"
    if found and place in holding(found.value, found.value, ballot.ranges):
        text = f"Truth: {found.text}" if is_sure else f"Truth: about {found.text}"
    return {"id": str(place + 1), "kind": "right" if is_sure else "unsure", "text": text}


def _truth(ballot: Ballot, found: Found) -> HandsTruth:
    at, low, high = (place_among(value, ballot.ranges) for value in (found.value, found.low, found.high))
    return {"at": at, "low": low, "high": high}
