"""The review of a recorded match."""

from typing import TypedDict

from expeditions_widgets.widgets.protocol.parts import Button, Progress


class Figures(TypedDict):
    """Measured numbers: names down, what was measured across."""

    caption: str
    head: list[str]
    rows: list[list[str]]
    foot: list[str]


class CardRow(TypedDict):
    """Cards that lay somewhere, as chips with their words; `text` alone where there are none."""

    name: str
    cards: list[str]
    text: str


class PricedChoice(TypedDict):
    """A choice that cost something: what it was, and folded away what was seen, the reasons and the prices."""

    title: str
    cost: str
    seen: list[CardRow]
    reasons: list[str]
    prices: Figures
    seed: list[str]


class RoundReview(TypedDict):
    """One round: its luck once all of it is known, the draws folded away, and the choices that cost something."""

    title: str
    counts: str
    luck: Figures | None
    drawsLabel: str
    draws: Figures | None
    choices: list[PricedChoice]


class SideReview(TypedDict):
    """One side's review, with the positions to try again once all is done."""

    title: str
    counts: str
    retryLabel: str
    retries: list[Button]
    rounds: list[RoundReview]


class MatchReview(TypedDict):
    """The review of a match, as far as it is done."""

    title: str
    intro: str
    progress: Progress | None
    sides: list[SideReview]
    methodLabel: str
    method: list[str]
    buttons: list[Button]
