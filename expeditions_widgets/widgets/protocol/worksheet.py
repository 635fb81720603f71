"""A score sheet to fill in."""

from typing import Literal, TypedDict

from expeditions_widgets.widgets.protocol.parts import Button


class WorksheetBox(TypedDict):
    """One box to fill in, with its mark once it was checked."""

    name: str
    label: str
    value: str
    digits: bool
    verdict: Literal["right", "wrong"] | None
    said: str
    first: bool


class WorksheetCell(TypedDict):
    """A place of a row: a number that is given, or a box."""

    given: str
    box: WorksheetBox | None


class WorksheetRow(TypedDict):
    """One suit's arithmetic to fill in; a `note` stands in place of the cells that are not there."""

    suit: str
    name: str
    cards: list[str]
    label: str
    note: str
    cells: list[WorksheetCell]


class Worksheet(TypedDict):
    """A score sheet to fill in."""

    title: str
    head: list[str]
    rows: list[WorksheetRow]
    totalLabel: str
    total: WorksheetBox | None
    check: Button
