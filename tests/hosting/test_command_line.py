"""What the command says when it cannot do what it is asked: one sentence, an exit code, no traceback."""

from __future__ import annotations

import socket
import subprocess
from typing import TYPE_CHECKING

import pytest

from expeditions_widgets.cli import COMMANDS, main
from expeditions_widgets.commands.exit_codes import ADDRESS, BAD_OPTION, FOLDER
from expeditions_widgets.hosting.project_folder import FolderRefusedError, find_project_folder
from tests.browser.harness.site import command
from tests.projects import small_project

if TYPE_CHECKING:
    from pathlib import Path


def run(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command(*words), capture_output=True, text=True, timeout=60, check=False)


def assert_one_sentence(ended: subprocess.CompletedProcess[str], code: int, *parts: str) -> None:
    assert ended.returncode == code
    assert ended.stdout == ""
    assert ended.stderr.count("\n") == 1
    assert "Traceback" not in ended.stderr
    for part in parts:
        assert part in ended.stderr


def test_a_used_port_is_named_and_another_one_offered(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ended = run("serve", small_project(tmp_path), "--no-browser", "--ip", "127.0.0.1", "--port", str(port))
    assert_one_sentence(ended, ADDRESS, f"Port {port} is already in use", f"--port {port + 1}")


def test_an_address_of_another_machine_is_refused(tmp_path: Path) -> None:
    # 192.0.2.1 is kept for examples: no machine has it.
    ended = run("serve", small_project(tmp_path), "--no-browser", "--ip", "192.0.2.1", "--port", "0")
    assert_one_sentence(ended, ADDRESS, "192.0.2.1 is not one of this machine's")


def test_a_missing_folder(tmp_path: Path) -> None:
    assert_one_sentence(run("serve", tmp_path / "gone"), FOLDER, f"There is no folder {tmp_path / 'gone'}")


def test_a_file_in_place_of_a_folder(tmp_path: Path) -> None:
    small_project(tmp_path)
    path = tmp_path / "private.ipynb"
    assert_one_sentence(run("serve", path), FOLDER, f"{path} is a file")


def test_a_folder_without_a_front_page(tmp_path: Path) -> None:
    assert_one_sentence(run("serve", tmp_path), FOLDER, "has no front page (notebooks/index.ipynb)")


def test_an_unreadable_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def barred(_: Path) -> None:
        raise PermissionError

    # Root reads everything, so the refusal of the file system is played here.
    monkeypatch.setattr("pathlib.Path.iterdir", barred)
    with pytest.raises(FolderRefusedError, match=r"cannot be read\. Ask its owner for access\."):
        find_project_folder(small_project(tmp_path))


def test_without_a_folder_the_current_one_serves_where_the_package_stands_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("expeditions_widgets.__file__", str(tmp_path / "site-packages/expeditions_widgets/__init__.py"))
    monkeypatch.chdir(small_project(tmp_path / "work"))
    assert find_project_folder(None) == (tmp_path / "work").resolve()


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--prot", "1"], "--prot"),
        (["serve", "--port", "high"], "a port is a whole number from 0 to 65535, not 'high'"),
        (["serve", "--port", "65536"], "not '65536'"),
        (["serve", "--port"], "--port"),
        (["check"], "NOTEBOOK"),
        (["handout"], "NOTEBOOK"),
        (["handout", "lesson.ipynb", "--answers", "first"], "'first'"),
        (["simulate"], "--players"),
        (["simulate", "--players", "steady"], "two players are needed, with a comma between them, not 'steady'"),
        (
            ["simulate", "--players", "steady,gambler"],
            "'gambler'; there are steady (Scout), strong (Pilot)",
        ),
        (["simulate", "--players", "steady,eager", "--rounds", "7"], "an even number from 4 on"),
        (["simulate", "--players", "steady,eager", "--rounds", "2"], "not '2'"),
        (["simulate", "--players", "steady,eager", "--format", "xml"], "xml"),
        (["playtest", "everything"], "there is no question 'everything'; there are start, length"),
        (["playtest", "start", "--matches", "1"], "a whole number from 2 on, not '1'"),
    ],
)
def test_a_bad_option_gets_one_sentence(words: list[str], part: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    said = capfd.readouterr()
    assert ended.value.code == BAD_OPTION
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert part in said.err
    assert said.err.endswith("--help\n")


@pytest.mark.parametrize("words", [["--help"], *([command, "--help"] for command in COMMANDS)])
def test_help_lists_the_exit_codes(words: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 0
    said = capfd.readouterr().out
    for code in (BAD_OPTION, FOLDER, ADDRESS):
        assert f"\n  {code}  " in said


def test_the_version_is_the_installed_one(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capfd.readouterr().out.count(".") == 2
