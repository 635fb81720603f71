"""A show of hands: how many in the room are for what, and beside it the answer once it is shown."""

from typing import Literal, TypedDict

from expeditions_widgets.widgets.protocol.lab import LabFile
from expeditions_widgets.widgets.protocol.parts import Button, Progress


class HandsRow(TypedDict):
    """One answer with its hands; `bar` is its length, 1 for the most hands."""

    id: str
    key: str
    text: str
    count: str
    share: str
    bar: float
    value: str
    fault: str | None
    less: str
    more: str
    field: str


class HandsMark(TypedDict):
    """What an answer turned out to be."""

    id: str
    kind: Literal["right", "unsure"]
    text: str


class HandsTruth(TypedDict):
    """A scale's true number over its ranges: places from 0 (the first range's begin) to 1 (the last one's end)."""

    at: float
    low: float
    high: float


class HandsAnswer(TypedDict):
    """All of a show of hands that gives the answer away."""

    marks: list[HandsMark]
    truth: HandsTruth | None
    told: list[str]


class Hands(TypedDict):
    """A show of hands; closed, it is its button alone."""

    key: str
    toggle: Button
    open: bool
    counted: str
    asked: str
    help: str
    rows: list[HandsRow]
    said: str
    progress: Progress | None
    answer: HandsAnswer | None
    buttons: list[Button]
    save: Button
    saved: str
    file: LabFile | None
