"""A score sheet of counts, for those who play at a real table."""

from typing import TypedDict

from expeditions_widgets.widgets.protocol.form import Field
from expeditions_widgets.widgets.protocol.parts import Button, ScoreTable


class TallyBox(TypedDict):
    """One field of a player's line; `hint` is what follows from another field, `fault` why it can't be."""

    name: str
    label: str
    value: str
    digits: bool
    hint: str
    fault: str


class TallyLine(TypedDict):
    """One player's line: the name, the counts, and what they come to; `won` says so where the player won."""

    label: str
    person: TallyBox
    boxes: list[TallyBox]
    totalLabel: str
    total: str
    steps: str
    won: str


class TallyCopy(TypedDict):
    """The sheet as text, and what the button that copies it says."""

    label: str
    text: str
    copied: str
    refused: str


class Tally(TypedDict):
    """A score sheet of counts."""

    title: str
    intro: str
    players: Field
    lines: list[TallyLine]
    result: str
    settled: bool
    buttons: list[Button]
    print: Button
    copy: TallyCopy
    printed: ScoreTable
