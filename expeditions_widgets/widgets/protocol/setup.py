"""The editor of a card position: places, cards, what is chosen beside them, and the same as one line of text."""

from typing import Literal, TypedDict

from expeditions_widgets.widgets.protocol.calculator import Typed
from expeditions_widgets.widgets.protocol.form import Field
from expeditions_widgets.widgets.protocol.parts import Button
from expeditions_widgets.widgets.protocol.table import Table


class SetupPlace(TypedDict):
    """A place for cards; `letter` is its field in the text, `cards` what lies there, `faults` what is wrong there."""

    letter: str
    name: str
    label: str
    cards: str
    chosen: bool
    field: Field | None
    faults: list[str]


class SetupCard(TypedDict):
    """A card of the deck: free, at the chosen place, or elsewhere; `mark` is the letter of where it lies."""

    code: str
    text: str
    label: str
    mark: str
    lies: Literal["no", "here", "there"]
    held: bool


class SetupSuit(TypedDict):
    """A suit's cards."""

    suit: str
    name: str
    cards: list[SetupCard]


class Setup(TypedDict):
    """The editor; `table` is what can be drawn of the position."""

    presets: list[Button]
    typed: Typed
    places: list[SetupPlace]
    placesLegend: str
    cards: list[SetupSuit]
    cardsLegend: str
    hint: str
    fields: list[Field]
    fieldFaults: list[str]
    status: str
    faults: list[str]
    buttons: list[Button]
    tableLegend: str
    table: Table
