"""A lesson being written: fields with what is wrong beside them, the exercise to try, and what leaves the page."""

from typing import Literal, TypedDict

from expeditions_widgets.widgets.protocol.form import Choice
from expeditions_widgets.widgets.protocol.parts import Button


class WriterField(TypedDict):
    """One field: a text of a line or of many, a list to pick from, or choices."""

    name: str
    kind: Literal["text", "area", "pick", "radio", "check"]
    label: str
    help: str
    value: str
    options: list[Choice]
    faults: list[str]


class WriterRow(TypedDict):
    """Fields that belong together, one row of a list."""

    title: str
    fields: list[WriterField]
    faults: list[str]
    buttons: list[Button]


class WriterPart(TypedDict):
    """A part of the form; `folded` ones stay out of sight until asked for. `picture` is an SVG, empty for none."""

    id: str
    title: str
    about: str
    fields: list[WriterField]
    faults: list[str]
    rows: list[WriterRow]
    buttons: list[Button]
    folded: bool
    picture: str


class WriterTab(TypedDict):
    """One exercise of the lesson, to be opened."""

    id: str
    label: str
    note: str
    current: bool


class WriterTodo(TypedDict):
    """What is missing in the exercise in the form, and the button that asks."""

    title: str
    said: str
    items: list[str]
    well: bool
    button: Button


class WriterText(TypedDict):
    """A text to copy or to save as a file; `file` is empty for one that is only copied."""

    name: str
    title: str
    about: str
    label: str
    text: str
    file: str
    copied: str
    refused: str


class Writer(TypedDict):
    """A lesson being written; `form` names what the fields stand for, and comes back with their values."""

    form: str
    title: str
    intro: str
    lesson: WriterPart
    tabsLabel: str
    tabs: list[WriterTab]
    buttons: list[Button]
    formTitle: str
    parts: list[WriterPart]
    tryTitle: str
    tryAbout: str
    todo: WriterTodo
    cell: WriterText
    notebook: WriterText
    nextTitle: str
    next: list[list[str]]
