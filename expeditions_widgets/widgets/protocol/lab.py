"""The wager lab: a question put together from cards and numbers, a guess, and the answer in parts."""

from typing import TypedDict

from expeditions_widgets.widgets.protocol.estimate import DrawnChart
from expeditions_widgets.widgets.protocol.form import Field
from expeditions_widgets.widgets.protocol.parts import Button, Progress


class LabCard(TypedDict):
    """A card to put somewhere: where it lies, as a place's name and as a word on it; with `off` it can't be put."""

    code: str
    text: str
    label: str
    place: str
    mark: str
    off: bool


class LabSuit(TypedDict):
    """The cards of a suit."""

    suit: str
    name: str
    cards: list[LabCard]


class LabCards(TypedDict):
    """Cards to pick from, what they come to, and why the last one was not taken."""

    legend: str
    about: str
    suits: list[LabSuit]
    fault: str | None


class LabNumber(TypedDict):
    """A number to set, by a range and as text; `value` is as it was typed."""

    name: str
    label: str
    numberLabel: str
    help: str
    low: int
    high: int
    step: int
    value: str
    fault: str | None


class LabText(TypedDict):
    """A text to type."""

    name: str
    label: str
    help: str
    value: str
    fault: str | None


class LabGuess(TypedDict):
    """What to say before the answer is shown."""

    title: str
    best: Field
    mean: LabText
    reveal: Button
    cover: str


class LabPart(TypedDict):
    """A part of the answer; in its place a bar until it is there, or the reason why there is none."""

    id: str
    title: str
    about: str
    numbers: list[LabNumber]
    progress: Progress | None
    drawn: DrawnChart | None
    picture: Button | None


class LabFile(TypedDict):
    """A file to save: its content as text, or in base 64 where `kind` is that of a picture."""

    name: str
    kind: str
    content: str


class LabTable(TypedDict):
    """All other cards: where the next one goes, and the four suits."""

    fold: str
    place: Field
    cards: LabCards


class Lab(TypedDict):
    """The lab."""

    title: str
    intro: str
    presetsLabel: str
    presets: list[Button]
    cardsTitle: str
    suit: Field
    hand: LabCards
    table: LabTable
    roundTitle: str
    numbers: list[LabNumber]
    policy: Field
    seed: LabText
    fresh: Button
    predict: Field
    answerTitle: str
    about: str
    progress: Progress | None
    guess: LabGuess | None
    said: str
    parts: list[LabPart]
    saves: list[Button]
    file: LabFile | None
