"""One exercise of a lesson."""

from typing import Literal, NotRequired, TypedDict

from expeditions_widgets.widgets.protocol.estimate import Estimate
from expeditions_widgets.widgets.protocol.parts import Button, RuleLink
from expeditions_widgets.widgets.protocol.routes import RouteTable
from expeditions_widgets.widgets.protocol.table import Table
from expeditions_widgets.widgets.protocol.worksheet import Worksheet


class Option(TypedDict):
    """One answer to a question; its verdict and reason come once it was chosen."""

    id: str
    text: str
    card: NotRequired[str]
    verdict: Literal["right", "wrong"] | None
    said: str
    chosen: bool
    reason: str | None


class Verdict(TypedDict):
    """What came of an answer."""

    kind: Literal["right", "wrong", "unsure"]
    title: str
    text: str
    rule: RuleLink | None
    outcomes: list[dict[str, str]]


class Hints(TypedDict):
    """The hints opened so far, and the button for the next."""

    title: str
    open: list[str]
    more: Button | None


class Watch(TypedDict):
    """Where a watched round stands, and the ways through it."""

    counter: str
    turn: int
    turns: int
    turnLabel: str
    steps: list[Button]
    comment: str | None
    question: str | None


class Exercise(TypedDict):
    """One exercise of a lesson."""

    number: str
    icon: str
    task: str
    detail: str
    table: Table | None
    options: list[Option] | None
    optionsLabel: str
    verdict: Verdict | None
    hints: Hints
    buttons: list[Button]
    done: bool
    estimate: NotRequired[Estimate]
    watch: NotRequired[Watch]
    worksheet: NotRequired[Worksheet]
    routes: NotRequired[RouteTable]
    solution: NotRequired[str]
