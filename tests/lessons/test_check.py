"""`expeditions check` on notebooks: good ones pass, and each kind of fault is named with its cell."""

from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest

from expeditions_widgets.lessons import check
from expeditions_widgets.lessons.check import Checked, Finding, check_notebook, main

PROJECT = Path(__file__).parents[2]
TUTORIAL = PROJECT / "tutorials" / "cards" / "01-first-expedition.ipynb"

IMPORTS = """\
from expeditions_widgets.lessons import Option, played
from expeditions_widgets.widgets.choose_exercise import choose
from expeditions_widgets.widgets.play_exercise import play
"""
GOOD_PLAY = """\
play("{name}", task="Play a heart.", position="A h34 / a s58 h69 / b ?8 / P ?30 / T A1", goal=played("h"),
     solution=("{solution}",), hints=("The 6 is higher than 4.",), praise="It fits.", otherwise="No heart.")
"""
GOOD_CHOICE = """\
question = choose("question", task="Which one?", options=(Option("This", "Yes.", right=True), Option("That", "No.")),
                  hints=("The first.",), praise="Yes.")
question
"""

WriteNotebook = Callable[..., Path]


@pytest.fixture
def write_notebook(tmp_path: Path) -> WriteNotebook:
    """Return a function that writes a notebook of Markdown and these code cells, and returns its path."""

    def write(*cells: str, name: str = "lesson") -> Path:
        notebook = nbformat.v4.new_notebook()
        notebook.cells = [nbformat.v4.new_markdown_cell("# A lesson"), *map(nbformat.v4.new_code_cell, cells)]
        path = tmp_path / f"{name}.ipynb"
        nbformat.write(notebook, path)
        return path

    return write


def play_cell(name: str, solution: str = "h6") -> str:
    return GOOD_PLAY.format(name=name, solution=solution)


def test_the_first_tutorial_is_well_and_has_at_least_five_exercises(capfd: pytest.CaptureFixture[str]) -> None:
    assert main([TUTORIAL]) == 0
    printed = capfd.readouterr()
    (line,) = printed.out.splitlines()
    assert line.startswith(str(TUTORIAL))
    assert int(line.split()[1]) >= 5
    assert printed.err == ""


def test_every_fault_of_a_notebook_is_named_with_its_cell(
    write_notebook: WriteNotebook, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write_notebook(
        IMPORTS + play_cell("climb"),
        GOOD_CHOICE,
        play_cell("wrong", "s5"),
        play_cell("climb"),
        "unused = 1\n1 / 0",
        play_cell("never-run"),
    )
    checked = check_notebook(path)
    assert checked.exercises == ("climb", "question", "wrong", "climb")
    found = {(finding.cell, finding.exercise): finding.sentence for finding in checked.findings}
    assert set(found) == {(4, "wrong"), (5, "climb"), (6, None)}
    assert "s5" in found[4, "wrong"]
    assert "name" in found[5, "climb"]
    assert "ZeroDivisionError" in found[6, None]
    assert main([path]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert all(line.startswith(f"{path}: cell ") for line in lines)


BROKEN = {
    "met": ("goal that is met at the start", "goal=lambda trail: True"),
    "fails": ("solution that does not reach the goal: s5", 'solution=("s5",)'),
    "silent": ("has no hint", "hints=()"),
    "jack": (
        "J, Q and K are alike",
        """position="a hJQ4 s58 / b ?8 / P ?32 / T A1", solution=("hJ",),
           goal=lambda trail: bool(trail) and str(trail[-1].action) == "hJ\"""",
    ),
}
"""Exercises by name: what the check has to say of each, and what is wrong in it."""


def test_each_broken_exercise_of_a_notebook_is_reported(write_notebook: WriteNotebook) -> None:
    parts = {
        "task": '"Play a heart."',
        "position": '"A h34 / a s58 h69 / b ?8 / P ?30 / T A1"',
        "goal": 'played("h")',
        "solution": '("h6",)',
        "hints": '("Look.",)',
        "praise": '"It fits."',
        "otherwise": '"No heart."',
    }
    whole = ", ".join(f"{part}={value}" for part, value in parts.items())
    cells = [f'play("{name}", **(dict({whole}) | dict({wrong})))' for name, (_, wrong) in BROKEN.items()]
    illegal = play_cell("illegal").replace("A h34", "A h43")
    checked = check_notebook(write_notebook(IMPORTS, *cells, illegal))
    assert checked.exercises == tuple(BROKEN)
    for cell, (name, (words, _)) in enumerate(BROKEN.items(), start=3):
        sentences = [found.sentence for found in checked.findings if (found.cell, found.exercise) == (cell, name)]
        assert any(words in sentence for sentence in sentences), name
    stopped = next(found for found in checked.findings if found.exercise is None)
    assert stopped.cell == 3 + len(BROKEN)
    assert stopped.sentence.startswith("holds a text that can’t be read.\n")


def test_exercises_are_found_wherever_a_cell_puts_them(write_notebook: WriteNotebook) -> None:
    cells = (IMPORTS + play_cell("first") + play_cell("second"), f"[{play_cell('third').rstrip()}]\nNone")
    checked = check_notebook(write_notebook(*cells))
    assert checked == Checked(("first", "second", "third"), ())


def test_a_notebook_without_an_exercise_is_a_fault(write_notebook: WriteNotebook) -> None:
    checked = check_notebook(write_notebook("print('hello')"))
    assert checked.exercises == ()
    (finding,) = checked.findings
    assert "no exercise" in finding.sentence


def test_an_exercise_that_can_t_even_be_set_up_is_reported_as_its_cell(write_notebook: WriteNotebook) -> None:
    cell = IMPORTS + play_cell("lost").replace("A h34", "A h43")
    checked = check_notebook(write_notebook(cell))
    (finding,) = checked.findings
    assert finding.cell == 2
    assert finding.sentence.startswith("holds a text that can’t be read.\nA h43")


def test_a_part_that_a_cell_leaves_out_is_named(write_notebook: WriteNotebook) -> None:
    (finding,) = check_notebook(write_notebook("def play(*, task, praise): ...\nplay(task='Go.')")).findings
    assert finding.sentence == "leaves out what play(…) needs: 'praise'."


def test_cells_run_in_the_notebook_s_own_folder(write_notebook: WriteNotebook, tmp_path: Path) -> None:
    (tmp_path / "lines.py").write_text("TASK = 'Which one?'\n", encoding="utf-8")
    cell = IMPORTS + "from lines import TASK\n" + GOOD_CHOICE.replace('"Which one?"', "TASK")
    assert check_notebook(write_notebook(cell)) == Checked(("question",), ())


def test_a_kernel_that_dies_is_a_fault_of_the_notebook(write_notebook: WriteNotebook) -> None:
    checked = check_notebook(write_notebook("1", "import os\nos._exit(1)"))
    (finding,) = checked.findings
    assert finding.cell == 3
    assert "kernel" in finding.sentence


def test_a_cell_that_never_ends_is_a_fault_of_the_notebook(
    write_notebook: WriteNotebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "_CELL_SECONDS", 1)
    checked = check_notebook(write_notebook("1", "while True:\n    pass"))
    (finding,) = checked.findings
    assert finding.cell == 3
    assert "1 second" in finding.sentence


def unreadable(folder: Path) -> dict[str, Path]:
    texts = {"diary": "Dear diary", "half": '{"cells": [', "list": "[]", "nothing": "", "number": "7", "object": "{}"}
    paths = {name: folder / f"{name}.ipynb" for name in texts}
    for name, path in paths.items():
        path.write_text(texts[name], encoding="utf-8")
    paths["picture"] = folder / "picture.ipynb"
    paths["picture"].write_bytes(b"\x89PNG\xff\xfe\x00")
    return paths | {"missing": folder / "missing.ipynb", "folder": folder}


@pytest.mark.parametrize(
    "name", ["diary", "half", "list", "nothing", "number", "object", "picture", "missing", "folder"]
)
def test_a_file_that_is_no_notebook_is_said_in_one_line(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = unreadable(tmp_path)[name]
    assert main([path]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"{path}: ")


def test_the_worst_of_several_notebooks_counts(write_notebook: WriteNotebook, tmp_path: Path) -> None:
    empty = write_notebook(name="empty")
    assert main([empty]) == 1
    assert main([tmp_path / "missing.ipynb", empty]) == 2


def test_a_finding_reads_as_one_line() -> None:
    assert str(Finding(3, "climb", "has no task.")) == "cell 3: exercise “climb” has no task."
    assert str(Finding(3, None, "fails.")) == "cell 3: fails."
