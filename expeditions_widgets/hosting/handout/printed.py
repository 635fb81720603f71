"""Exercises and charts as they are printed: made into HTML in the kernel that runs the lesson."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final

from ipywidgets import Widget

from expeditions_widgets.hosting.handout.answers import answer
from expeditions_widgets.hosting.handout.charted import charted
from expeditions_widgets.hosting.handout.questions import question
from expeditions_widgets.widgets.exercise import ExerciseWidget
from expeditions_widgets.widgets.wager_chart import WagerChart

REPORT: Final = "expeditions-handout:"

_noted: list[Any] = []


@dataclass(frozen=True, slots=True)
class Printed:
    """An exercise as HTML: its question, and its answer, empty where answers are left out.

    A chart has `chart` instead, for a page of its own, and no question. `model` is the id of the widget, by which a
    cell's output is known as this one.
    """

    name: str
    model: str
    question: str = ""
    answer: str = ""
    chart: str = ""


def note_widgets() -> None:
    """Begin to note each widget that is made in this process."""
    Widget.on_widget_constructed(_noted.append)


def report(*, answers: bool) -> None:
    """Print each exercise and chart that was made since last asked."""
    for each in printed(answers=answers):
        print(REPORT + json.dumps(asdict(each)))  # noqa: T201 - read by `collecting`


def printed(*, answers: bool) -> tuple[Printed, ...]:
    """Return each exercise and chart that was made since last asked; answers to estimates can take seconds."""
    found = tuple(_printed(answers=answers))
    _noted.clear()
    return found


def _printed(*, answers: bool) -> Iterator[Printed]:
    for widget in _noted:
        if isinstance(widget, ExerciseWidget):
            told = answer(widget) if answers else ""
            yield Printed(widget.exercise.name, widget.model_id, question(widget), told)
        elif isinstance(widget, WagerChart):
            yield Printed(widget.title, widget.model_id, chart=charted(widget))
