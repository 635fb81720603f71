"""The learner's copy: made once, added to, renewed where nothing was changed, and never written over."""

from __future__ import annotations

import signal
import socket
import subprocess
from contextlib import closing
from typing import TYPE_CHECKING

import nbformat
import pytest
from nbformat.sign import NotebookNotary

from expeditions_widgets.cli import main
from expeditions_widgets.commands.exit_codes import ADDRESS, FOLDER
from expeditions_widgets.hosting.lesson_copy import copy_lessons
from expeditions_widgets.hosting.project_folder import FolderRefusedError
from tests.browser.harness.lab import lab_running
from tests.browser.harness.site import SECONDS_TO_STOP, command
from tests.projects import small_project, write_notebook

if TYPE_CHECKING:
    from pathlib import Path

LESSON = "tutorials/cards/01-first.ipynb"


@pytest.fixture(autouse=True)
def own_signatures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))


@pytest.fixture
def originals(tmp_path: Path) -> Path:
    return small_project(tmp_path / "originals")


def test_the_first_copy_holds_the_served_folders_and_nothing_else(originals: Path, tmp_path: Path) -> None:
    served = sorted(f"{path.parent.name}/{path.name}" for path in (originals / "notebooks").iterdir())
    write_notebook(originals / "notebooks/.ipynb_checkpoints/index-checkpoint.ipynb", "# Old")
    copy = copy_lessons(originals, tmp_path / "deep/copy")
    assert (copy.added, copy.renewed, copy.kept) == ([*served, LESSON], [], [])
    for path in copy.added:
        assert (copy.folder / path).read_bytes() == (originals / path).read_bytes()
    assert sorted(path.name for path in copy.folder.iterdir()) == [".expeditions", "notebooks", "tutorials"]
    assert list(copy.folder.rglob(".ipynb_checkpoints")) == []
    assert str(copy).splitlines() == [
        f"Your copy of the lessons is in {tmp_path / 'deep/copy'}. Change in it what you like.",
        f"  {len(served) + 1} files new",
    ]


def test_what_the_learner_changed_is_never_written_over(originals: Path, tmp_path: Path) -> None:
    own = tmp_path / "copy" / LESSON
    copy_lessons(originals, tmp_path / "copy")
    write_notebook(own, "My words.")
    written = own.read_bytes()
    write_notebook(originals / LESSON, "Better words.")
    copy = copy_lessons(originals, tmp_path / "copy")
    assert (copy.added, copy.renewed, copy.kept) == ([], [], [LESSON])
    assert own.read_bytes() == written
    assert "  1 file left as you changed them" in str(copy)


def test_a_file_that_was_there_before_the_first_copy_stays(originals: Path, tmp_path: Path) -> None:
    (tmp_path / "copy/notebooks").mkdir(parents=True)
    own = tmp_path / "copy/notebooks/index.ipynb"
    own.write_text("not even a notebook", encoding="utf-8")
    assert copy_lessons(originals, tmp_path / "copy").kept == ["notebooks/index.ipynb"]
    assert own.read_text(encoding="utf-8") == "not even a notebook"


def test_a_new_edition_takes_the_place_of_what_was_only_run(originals: Path, tmp_path: Path) -> None:
    own = tmp_path / "copy" / LESSON
    copy_lessons(originals, tmp_path / "copy")
    run = nbformat.read(own, as_version=4)
    run.metadata["run"] = True
    nbformat.write(run, own)
    assert copy_lessons(originals, tmp_path / "copy").kept == []
    assert nbformat.read(own, as_version=4).metadata.run
    write_notebook(originals / LESSON, "Better words.")
    assert copy_lessons(originals, tmp_path / "copy").renewed == [LESSON]
    assert nbformat.read(own, as_version=4).cells[0].source == "Better words."


def test_new_lessons_are_added_and_a_deleted_one_comes_back(originals: Path, tmp_path: Path) -> None:
    copy_lessons(originals, tmp_path / "copy")
    (tmp_path / "copy" / LESSON).unlink()
    write_notebook(originals / "tutorials/cards/02-second.ipynb", "# Second")
    assert copy_lessons(originals, tmp_path / "copy").added == [LESSON, "tutorials/cards/02-second.ipynb"]


def test_copied_notebooks_are_trusted_so_that_their_pictures_show(originals: Path, tmp_path: Path) -> None:
    copy = copy_lessons(originals, tmp_path / "copy")
    notary = NotebookNotary()
    with closing(notary.store):
        assert notary.check_signature(nbformat.read(copy.folder / LESSON, as_version=4))


@pytest.mark.parametrize("name", ["", "notebooks", "tutorials/cards/mine"])
def test_the_originals_are_no_place_for_a_copy(originals: Path, name: str) -> None:
    with pytest.raises(FolderRefusedError, match="holds the original lessons"):
        copy_lessons(originals, originals / name)


def test_a_file_in_the_way_gets_one_sentence(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    for folder in (tmp_path / "file", tmp_path / "file/inside"):
        assert main(["lab", str(folder)]) == FOLDER
        said = capfd.readouterr()
        assert said.out == ""
        assert said.err.startswith(f"expeditions: {tmp_path / 'file'}")
        assert said.err.endswith("is in the way of the lessons. Name another folder: expeditions lab FOLDER.\n")


def test_a_folder_that_cannot_be_written(originals: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def barred(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(tmp_path))

    # Root writes everywhere, so the refusal of the file system is played here.
    monkeypatch.setattr("pathlib.Path.mkdir", barred)
    with pytest.raises(FolderRefusedError, match=r"cannot be written \(Permission denied\)"):
        copy_lessons(originals, tmp_path / "copy")


def test_a_used_port_is_named_and_another_one_offered(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        words = command("lab", tmp_path / "copy", "--no-browser", "--port", str(port))
        ended = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == ADDRESS
    offer = f"Choose another one: expeditions lab --port {port + 1}."
    assert ended.stderr == f"expeditions: Port {port} is already in use. {offer}\n"


def test_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    with lab_running(tmp_path / "copy", tmp_path / "home") as lab:
        lab.process.send_signal(signal.SIGINT)
        assert lab.process.wait(SECONDS_TO_STOP) == 0
        assert lab.process.stdout is not None
        assert lab.process.stdout.read() == "\nStopping.\n"
