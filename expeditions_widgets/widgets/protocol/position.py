"""What the pages that set up a position have in common, in either game."""

from typing import NotRequired, TypedDict

from expeditions_widgets.widgets.protocol.form import Field
from expeditions_widgets.widgets.protocol.parts import Button


class PositionText(TypedDict):
    """The position as text that can be copied."""

    label: str
    value: str
    help: str


class PositionLink(TypedDict):
    """The link's query, which the browser puts after its page's own address; `code` is its QR code as SVG."""

    label: str
    query: str
    help: str
    code: str
    notes: list[str]


class PositionShare(TypedDict):
    """A position on its way to others: its text, its link and the link's code; nothing leaves the machine."""

    title: str
    text: PositionText
    link: PositionLink
    words: dict[str, str]


class PositionFault(TypedDict):
    """What is wrong with a link's position, and the way on."""

    text: str
    faults: list[str]
    home: str


class PositionHead(TypedDict):
    """What stands above a position that a link opened, or above the editor."""

    title: str
    intro: str
    fields: list[Field]
    buttons: list[Button]
    fault: NotRequired[PositionFault]
