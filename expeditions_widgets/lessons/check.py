"""`expeditions check`: execute a notebook, collect its exercises, and play each."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from expeditions_widgets.lessons.constructed import EXERCISES
from expeditions_widgets.lessons.findings import findings

_REPORT: Final = "expeditions-check:"
_CELL_SECONDS: Final = 120
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
    import nbformat  # noqa: PLC0415 - only this command needs it
    from nbclient import NotebookClient  # noqa: PLC0415
    from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError  # noqa: PLC0415

    notebook = _read(path)
    numbers = [number for number, cell in enumerate(notebook.cells, start=1) if cell.cell_type == "code"]
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    for cell in code:
        cell.execution_count = None
    notebook.cells = [each for cell in code for each in (cell, nbformat.v4.new_code_cell(_ASK))]
    client = NotebookClient(
        notebook,
        timeout=_CELL_SECONDS,
        kernel_name="python3",
        resources={"metadata": {"path": str(path.resolve().parent)}},
    )
    found: list[Finding] = []
    try:
        client.execute()
    except CellExecutionError as error:
        failed = next(index for index, cell in enumerate(notebook.cells) if _error(cell))
        found.append(Finding(numbers[failed // 2], None, f"fails with {error.ename}: {error.evalue}"))
    except (CellTimeoutError, DeadKernelError) as error:
        stopped = next(index for index, cell in enumerate(notebook.cells) if cell.execution_count is None)
        late = f"does not end within {_CELL_SECONDS} seconds."
        sentence = "ends the notebook’s kernel." if isinstance(error, DeadKernelError) else late
        found.append(Finding(numbers[stopped // 2], None, sentence))
    names: list[str] = []
    for number, cell in zip(numbers, notebook.cells[1::2], strict=True):
        for name, sentences in _reports(cell):
            if name in names:
                found.append(Finding(number, name, "has the name of an exercise before it; progress would mix."))
            names.append(name)
            found += [Finding(number, name, sentence) for sentence in sentences]
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


def _read(path: Path) -> Any:  # noqa: ANN401 - nbformat has no types
    import nbformat  # noqa: PLC0415

    try:
        return nbformat.read(path, as_version=4)
    except (AttributeError, nbformat.ValidationError) as error:
        raise ValueError("it is JSON of another kind.") from error


def _error(cell: Any) -> bool:  # noqa: ANN401 - nbformat has no types
    return any(output.output_type == "error" for output in cell.outputs)


def _reports(cell: Any) -> list[tuple[str, list[str]]]:  # noqa: ANN401
    text = "".join(output.text for output in cell.outputs if output.output_type == "stream")
    lines = (line for line in text.splitlines() if line.startswith(_REPORT))
    return [tuple(json.loads(line.removeprefix(_REPORT))) for line in lines]
