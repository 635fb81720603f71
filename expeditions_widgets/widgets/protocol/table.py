"""The card table as one seat sees it."""

from typing import Literal, NotRequired, TypedDict

from expeditions_widgets.widgets.protocol.coach import Coach
from expeditions_widgets.widgets.protocol.parts import Button, PenKept, Place, RuleLink, ScoreTable, Total


class Ledger(TypedDict):
    """A place's arithmetic."""

    parts: list[str]
    total: str | None
    text: str


class LaneCard(TypedDict):
    """A card in an expedition; a wager with the multiplier in force from it on, a number with 0."""

    code: str
    multiplier: int


class Lane(TypedDict):
    """One expedition."""

    place: Place
    suit: str
    name: str
    called: NotRequired[str]
    cards: list[LaneCard]
    ledger: Ledger
    label: str


class Backs(TypedDict):
    """A hand face down."""

    count: int
    text: str
    called: NotRequired[str]


class Side(TypedDict):
    """One player's side of the table."""

    name: str
    label: str
    lanes: list[Lane]
    total: Total | None
    backs: Backs | None


class Pile(TypedDict):
    """A discard pile: its top card only."""

    place: Place
    suit: str
    name: str
    called: NotRequired[str]
    top: str | None
    label: str
    barred: str | None


class DrawPile(TypedDict):
    """The draw pile: its count only."""

    place: Place
    name: str
    called: NotRequired[str]
    count: int
    label: str


class Tag(TypedDict):
    """A small flag on a card."""

    kind: Literal["new", "refused", "tried", "mark"]
    text: str


class HandCard(TypedDict):
    """A card in the viewer's own hand, with the places where it may go now."""

    code: str
    label: str
    tag: Tag | None
    targets: dict[Place, str]


Move = TypedDict("Move", {"code": str | None, "from": Place, "to": Place, "stage": int})
"""One card's way since the state before; a card without a code travels face down."""


class Mark(TypedDict):
    """What a comment points at: a place, or with a code a card in an expedition or in the hand."""

    place: Place
    code: str | None
    text: str


class LogLine(TypedDict):
    """One thing that happened."""

    who: Literal["you", "other", "table"]
    text: str


class Log(TypedDict):
    """What happened, newest first."""

    title: str
    lines: list[LogLine]


class Heading(TypedDict):
    """The line above the table."""

    title: str
    round: str
    totals: list[dict[str, str]]
    last: str


class Message(TypedDict):
    """The line beside the prompt."""

    kind: Literal["plain", "refused", "quiet", "hint", "warned"]
    text: str
    rule: RuleLink | None


class Refused(TypedDict):
    """What was tried and may not be."""

    code: str | None
    place: Place | None
    tag: str


class Cover(TypedDict):
    """In place of a hand while the screen changes hands."""

    text: str
    button: Button


class Keys(TypedDict):
    """The list of keys."""

    title: str
    close: str
    rows: list[list[str]]


class Table(TypedDict):
    """The card table as one seat sees it."""

    heading: Heading | None
    other: Side | None
    riverLabel: str
    river: list[Pile]
    draw: DrawPile | None
    own: Side
    handLabel: str
    hand: list[HandCard]
    cover: Cover | None
    step: Literal[0, 1, 2]
    prompt: str
    targets: dict[Place, str]
    message: Message
    refused: Refused | None
    scores: ScoreTable | None
    log: Log | None
    buttons: list[Button]
    moves: list[Move]
    marks: NotRequired[list[Mark]]
    coach: NotRequired[Coach]
    pen: NotRequired[PenKept]
    keys: Keys
