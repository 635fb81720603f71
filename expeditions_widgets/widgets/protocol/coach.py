"""What the coach shows under a table."""

from typing import TypedDict

from expeditions_widgets.widgets.protocol.parts import Button, Progress


class CoachRow(TypedDict):
    """One choice with what it is worth; `why` asks for its reasons, which come in its place."""

    name: str
    lead: str
    standing: str
    good: bool
    reasons: list[str]
    why: Button | None


class Coach(TypedDict):
    """The coach's panel: work under way, or the price of every choice."""

    title: str
    progress: Progress | None
    caption: str
    head: list[str]
    rows: list[CoachRow]
    method: str
