"""After a round and after the match, and what leaves the page."""

from typing import NotRequired, TypedDict

from expeditions_widgets.widgets.protocol.parts import Button, RuleLink, ScoreTable


class SheetRow(TypedDict):
    """One suit's arithmetic at the end of a round."""

    suit: str
    name: str
    cards: list[str]
    steps: list[str]
    note: str


class Sheet(TypedDict):
    """One side's arithmetic at the end of a round."""

    name: str
    head: list[str]
    rows: list[SheetRow]
    total: dict[str, str]


class Handover(TypedDict):
    """A match on its way to another page: kept there under its key, and then that page is opened."""

    label: str
    href: str
    note: str
    elsewhere: str
    key: str
    text: str


class Summary(TypedDict):
    """After a round, and after the match."""

    title: str
    intro: str
    sheets: list[Sheet]
    scores: ScoreTable | None
    rules: list[RuleLink]
    buttons: list[Button]
    handover: NotRequired[Handover]


class Share(TypedDict):
    """The deal's seed, a link to it, and the record."""

    title: str
    seed: dict[str, str]
    link: dict[str, str] | None
    record: dict[str, str] | None
    words: dict[str, str]
