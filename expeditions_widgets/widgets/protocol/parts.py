"""What many parts of a page have: places, buttons, rules by name, scores."""

from typing import Literal, NotRequired, TypedDict

Place = str
"""An id: "own-h", "other-h", "discard-h", "pile", "hand" or "other-hand"."""


class Total(TypedDict):
    """A side's score so far."""

    text: str
    value: str


class Ask(TypedDict):
    """The question before a button does what can't be taken back."""

    title: str
    text: str
    yes: str
    no: str


class Button(TypedDict):
    """A button; with `why` it is off, and says so when it is pressed; with `ask` it asks first."""

    id: str
    label: str
    icon: NotRequired[str]
    look: NotRequired[Literal["main", "plain"]]
    why: NotRequired[str]
    key: NotRequired[str]
    ask: NotRequired[Ask]


class ScoreTable(TypedDict):
    """Rounds down, sides across."""

    title: str
    head: list[str]
    rows: list[list[str]]
    foot: list[str]


class RuleLink(TypedDict):
    """A rule by its title, with its place on the rules page."""

    title: str
    href: str
    note: str


class Progress(TypedDict):
    """Work that takes a while."""

    label: str
    share: float


class Reveal(TypedDict):
    """The way to lift the curtain of present mode, or to drop it; `note` says what waits behind it."""

    label: str
    key: str
    open: bool
    note: str
