"""A lesson's pieces for paper, in order, collected by running it in a kernel."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from expeditions_widgets.hosting.handout.clean import clean, story
from expeditions_widgets.hosting.handout.printed import REPORT, Printed
from expeditions_widgets.lessons.executing import execute

_WIDGET: Final = "application/vnd.jupyter.widget-view+json"
_FIRST: Final = "from expeditions_widgets.hosting.handout.printed import note_widgets as _note; _note()"
_ASK: Final = "from expeditions_widgets.hosting.handout.printed import report as _report; _report(answers={})"


class UnfinishedLessonError(Exception):
    """A lesson did not run to its end; the text names the cell and says what happened."""


@dataclass(frozen=True, slots=True)
class Told:
    """What stands between the exercises, as HTML: a piece of the story, or what else a cell shows."""

    html: str


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson for paper: its notebook, and its pieces in order."""

    notebook: Any
    pieces: tuple[Told | Printed, ...]


def collect(path: Path, *, answers: bool) -> Lesson:
    """Run a lesson and return its pieces; an estimate's answer is worked out, which can take seconds.

    Raises OSError or ValueError if the file can't be read as a notebook, UnfinishedLessonError if it does not run.
    """
    executed = execute(path, _ASK.format(answers), first=_FIRST)
    if executed.stopped:
        raise UnfinishedLessonError(f"cell {executed.stopped.number}: {executed.stopped.sentence}")
    ran = {cell.number: (cell.shown, _reported(cell.told)) for cell in executed.cells}
    return Lesson(executed.notebook, tuple(pieces(executed.notebook, ran)))


def pieces(
    notebook: Any,  # noqa: ANN401 - nbformat has no types
    ran: dict[int, tuple[tuple[Any, ...], tuple[Printed, ...]]],
) -> Iterator[Told | Printed]:
    """Yield a notebook's pieces, given what each code cell, by its number from 1, shows and what was made in it.

    An exercise stands where its cell shows it, and one that is shown nowhere after all that its cell shows.
    """
    for number, cell in enumerate(notebook.cells, start=1):
        if cell.cell_type == "markdown":
            yield Told(story(cell.source))
        if number in ran:
            shown, made = ran[number]
            waiting = {exercise.model: exercise for exercise in made}
            for output in shown:
                model = output.get("data", {}).get(_WIDGET, {}).get("model_id")
                if model in waiting:
                    yield waiting.pop(model)
                elif html := _shown(output):
                    yield Told(html)
            yield from waiting.values()


def _reported(told: str) -> tuple[Printed, ...]:
    lines = (line for line in told.splitlines() if line.startswith(REPORT))
    return tuple(Printed(**json.loads(line.removeprefix(REPORT))) for line in lines)


def _shown(output: Any) -> str:  # noqa: ANN401 - nbformat has no types
    """Return an output as HTML: its drawing or picture, else its HTML, else its text; nothing for what went wrong."""
    data = output.get("data", {})
    if drawing := data.get("image/svg+xml"):
        return f"<figure>{drawing}</figure>"
    if picture := data.get("image/png"):
        # A picture that is part of the page is no address.
        return f'<figure><img alt="" src="data:image/png;base64,{"".join(picture.split())}"></figure>'
    if (markup := data.get("text/html")) and _WIDGET not in data:
        return clean(markup)
    if text := data.get("text/plain", "") or (output.get("text", "") if output.get("name") == "stdout" else ""):
        return clean(f"<pre>{text.replace('&', '&amp;').replace('<', '&lt;')}</pre>")
    return ""
