"""A new lesson: it works as it is written, nothing is written over, and a name that can't be is told."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

import nbformat
import pytest

from expeditions_widgets.cli import main
from expeditions_widgets.commands.exit_codes import BAD_OPTION, FOLDER
from expeditions_widgets.hosting.new_lesson import lesson_name
from expeditions_widgets.lessons.check import check_notebook
from tests.projects import small_project

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("game", ["cards", "routes"])
def test_a_new_lesson_passes_the_check_and_says_what_it_is(
    game: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-lesson", "long-ways", "--game", game, "--in", str(tmp_path / "my lessons")]) == 0
    path = tmp_path / "my lessons/long-ways.ipynb"
    said = capfd.readouterr().out
    for command in ("jupyter lab", "expeditions check"):
        assert f"  {command} {shlex.quote(str(path))}  " in said
    assert f"  expeditions serve {shlex.quote(str(path.parent))}  " in said

    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    about = notebook.metadata.expeditions
    assert (notebook.metadata.title, about.page, about.course, about.minutes) == ("Long ways", "lesson", game, 3)
    checked = check_notebook(path)
    assert checked.findings == ()
    assert list(checked.exercises) == about.exercises == ["long-ways-play", "long-ways-choose"]


def test_the_card_game_and_a_folder_of_its_own_are_taken_where_none_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-lesson", "first.ipynb"]) == 0
    assert nbformat.read(tmp_path / "my-lessons/first.ipynb", as_version=4).metadata.expeditions.course == "cards"


def test_what_is_there_is_never_written_over(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.ipynb").write_text("my words", encoding="utf-8")
    assert main(["new-lesson", "mine", "--in", str(tmp_path)]) == FOLDER
    assert (tmp_path / "mine.ipynb").read_text(encoding="utf-8") == "my words"
    said = capfd.readouterr()
    assert said.out == ""
    assert said.err == (
        f"expeditions: There is {tmp_path / 'mine.ipynb'} already, and it stays as it is. "
        "Choose another name for the new lesson.\n"
    )


def test_a_file_or_a_whole_project_is_no_folder_for_a_lesson(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    project = small_project(tmp_path / "project")
    assert main(["new-lesson", "mine", "--in", str(project)]) == FOLDER
    assert "holds a whole project" in capfd.readouterr().err
    assert not (project / "mine.ipynb").exists()
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["new-lesson", "mine", "--in", str(tmp_path / "file")]) == FOLDER
    assert capfd.readouterr().err.startswith(f"expeditions: {tmp_path / 'file'} is a file.")
    assert main(["new-lesson", "mine", "--in", str(tmp_path / "file/inside")]) == FOLDER
    assert "cannot be written" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("", "a lesson needs a name"),
        (".ipynb", "a lesson needs a name"),
        ("week/one", "leave out / (a folder is named with --in FOLDER)"),
        ("..\\one", "leave out \\ (a folder is named with --in FOLDER)"),
        ("why?", "leave out ?"),
        ("a\x07b", "a sign that can't be seen"),
        (".hidden", "begin with a letter or a digit"),
        ("end.", "end with no dot"),
        ("..", "begin with a letter or a digit"),
        ("Con", "Windows keeps it for a device"),
        ("ä" * 51, "longer than 100 bytes"),
    ],
)
def test_a_name_that_no_file_can_have_is_told(name: str, part: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["new-lesson", name])
    said = capfd.readouterr()
    assert ended.value.code == BAD_OPTION
    assert part in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("name", ["detours", "Week 2", "Übung-1", "it's {title}", "1.2"])
def test_ordinary_names_are_taken_as_they_are(name: str) -> None:
    assert lesson_name(name) == lesson_name(f"{name}.ipynb") == name
