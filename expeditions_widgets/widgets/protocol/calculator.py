"""A score calculator for those who play with a real deck."""

from typing import Literal, TypedDict

from expeditions_widgets.widgets.protocol.form import Folded
from expeditions_widgets.widgets.protocol.parts import Button, Total
from expeditions_widgets.widgets.protocol.summary import Sheet


class Pick(TypedDict):
    """A card of the deck on one side of a score calculator: free to lie there, lying there, or on the other side."""

    code: str
    text: str
    label: str
    lies: Literal["no", "here", "there"]


class Reckoning(TypedDict):
    """One expedition on a score calculator, with its arithmetic as sentences; `note` is why a card was refused."""

    suit: str
    name: str
    label: str
    picks: list[Pick]
    steps: list[str]
    total: str | None
    note: str | None


class Typed(TypedDict):
    """Where cards are typed; `number` rises with every text that was read, so that the field takes `text` anew."""

    legend: str
    help: str
    text: str
    number: int
    faults: list[str]
    submit: Button
    suits: list[Button]


class CalculatorSide(TypedDict):
    """One player's side of a round on a score calculator."""

    seat: Literal["A", "B"]
    name: str
    label: str
    total: Total
    expeditions: list[Reckoning]
    typed: Typed


class Points(TypedDict):
    """What a round brought one side, and the match so far; `won` says so where it won the round."""

    points: str
    running: str
    won: str


class WrittenRound(TypedDict):
    """A round on the match sheet; `sheets` hold its arithmetic for the print."""

    name: str
    note: str
    points: list[Points]
    buttons: list[Button]
    sheets: list[Sheet]


class MatchRounds(TypedDict):
    """The sheet of a match."""

    title: str
    head: list[str]
    rounds: list[WrittenRound]
    foot: list[str]
    result: str
    print: Button


class Calculator(TypedDict):
    """A score calculator; `sides` is empty once the match is over."""

    title: str
    intro: str
    sides: list[CalculatorSide]
    buttons: list[Button]
    settings: Folded
    agree: Button
    rounds: MatchRounds
