"""`expeditions check`: execute a notebook, collect its exercises, and play each."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from expeditions_widgets.lessons.constructed import EXERCISES
from expeditions_widgets.lessons.executing import CELL_SECONDS, execute
from expeditions_widgets.lessons.findings import findings

_REPORT: Final = "expeditions-check:"
_CELL_SECONDS: Final = CELL_SECONDS
_ASK: Final = "from expeditions_widgets.lessons.check import report as _report; _report()"


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault: the cell it stands in, from 1, the exercise if there is one, and a sentence."""

    cell: int
    exercise: str | None
    sentence: str

    def __str__(self) -> str:
        """Return the finding as one line."""
        what = f"exercise “{self.exercise}” {self.sentence}" if self.exercise else self.sentence
        return f"cell {self.cell}: {what}"


@dataclass(frozen=True, slots=True)
class Checked:
    """What checking one notebook found; `exercises` are the names of all that were played."""

    exercises: tuple[str, ...]
    findings: tuple[Finding, ...]


def check_notebook(path: Path) -> Checked:
    """Return what is wrong with a notebook's exercises.

    Its cells run in order in a kernel of their own, in the notebook's folder, up to the first that fails.
    Raises OSError or ValueError if the file can't be read as a notebook.
    """
    executed = execute(path, _ASK, _CELL_SECONDS)
    found: list[Finding] = []
    if executed.stopped:
        found.append(Finding(executed.stopped.number, None, executed.stopped.sentence))
    names: list[str] = []
    for cell in executed.cells:
        for name, sentences in _reports(cell.told):
            if name in names:
                found.append(Finding(cell.number, name, "has the name of an exercise before it; progress would mix."))
            names.append(name)
            found += [Finding(cell.number, name, sentence) for sentence in sentences]
    if not names and not found:
        found.append(Finding(1, None, "This notebook holds no exercise."))
    return Checked(tuple(names), tuple(found))


def report() -> None:
    """Print what is wrong with each exercise that was made since last asked, wherever a cell has put it."""
    for exercise in EXERCISES:
        print(_REPORT + json.dumps([exercise.name, list(findings(exercise))]))  # noqa: T201 - read by the checker
    EXERCISES.clear()


def main(paths: list[Path]) -> int:
    """Check notebooks and print what was found: 0 if all is well, 1 if something is wrong, 2 if one can't be read."""
    worst = 0
    for path in paths:
        try:
            checked = check_notebook(path)
        except (OSError, ValueError) as error:
            print(f"{path}: can’t be read as a notebook: {error}", file=sys.stderr)  # noqa: T201
            worst = 2
            continue
        for finding in checked.findings:
            print(f"{path}: {finding}")  # noqa: T201 - the command's output
        if checked.findings:
            worst = max(worst, 1)
        else:
            print(f"{path}: {len(checked.exercises)} exercises, all well.")  # noqa: T201
    return worst


def _reports(told: str) -> list[tuple[str, list[str]]]:
    lines = (line for line in told.splitlines() if line.startswith(_REPORT))
    return [tuple(json.loads(line.removeprefix(_REPORT))) for line in lines]
