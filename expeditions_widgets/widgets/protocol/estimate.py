"""A number to commit to, and the charts of what was found out."""

from typing import TypedDict

from expeditions_widgets.widgets.protocol.parts import Button, Progress


class Tick(TypedDict):
    """A number on a scale, with its place from 0 (the left end) to 1."""

    at: float
    label: str


class Truth(TypedDict):
    """What was found out: its mark, where the true number is likely to lie, and what counts as right."""

    mark: Tick
    likely: list[float]
    accepted: list[float]


class Line(TypedDict):
    """A guess, and beside it the truth, on one line."""

    text: str
    ticks: list[Tick]
    guess: Tick
    truth: Truth | None


class Estimate(TypedDict):
    """A number to commit to; its line comes once that was done."""

    label: str
    unit: str
    low: float
    high: float
    step: float
    value: float
    numberLabel: str
    about: str
    fault: str | None
    commit: Button | None
    progress: Progress | None
    line: Line | None
    result: str


class DrawnChart(TypedDict):
    """A chart that was asked for: what can be said of it, its drawings, and the same numbers as a table."""

    points: list[str]
    drawings: list[str]
    caption: str
    head: list[str]
    rows: list[list[str]]


class Chart(TypedDict):
    """A chart, covered until it is asked for."""

    title: str
    intro: str
    cover: str
    buttons: list[Button]
    progress: Progress | None
    drawn: DrawnChart | None
