"""What was compiled is used again only if nothing has changed, and a page can tell whether it has to wait."""

from __future__ import annotations

import subprocess
import sys
from os import environ
from pathlib import Path
from typing import TYPE_CHECKING

import expeditions_widgets
from expeditions_widgets.rollouts.kept_code import all_compiled, forget_older_code, note_all_compiled

if TYPE_CHECKING:
    import pytest

QUICK_COMPILER = """
from expeditions_widgets.rollouts.kept_code import FOLDERS, forget_older_code, note_all_compiled
forget_older_code(*FOLDERS)
note_all_compiled(*FOLDERS)
"""
WAITING = """
import sys
from expeditions_widgets.rollouts.warmth import Warming, is_warm
print(is_warm(), end=" ")
warming = Warming()
print(warming.wait(0), end=" ")
while not warming.wait(0.2): pass
print(is_warm(), "numba" in sys.modules)
"""


def test_only_changed_sources_are_forgotten(tmp_path: Path) -> None:
    source, kept = tmp_path / "rules.py", tmp_path / "__pycache__" / "rules.score.py311.nbi"
    source.write_text("COST = 20\n", encoding="utf-8")
    forget_older_code(tmp_path)
    kept.touch()
    forget_older_code(tmp_path)
    assert kept.exists()
    source.write_text("COST = 30\n", encoding="utf-8")
    forget_older_code(tmp_path)
    assert not kept.exists()


def test_constants_from_another_folder_count_too(tmp_path: Path) -> None:
    here, there = tmp_path / "rollouts", tmp_path / "engine"
    for folder in (here, there):
        folder.mkdir()
    forget_older_code(here, there)
    kept = here / "__pycache__" / "rules.score.py311.nbi"
    kept.touch()
    (there / "scoring.py").write_text("COST = 30\n", encoding="utf-8")
    forget_older_code(here, there)
    assert not kept.exists()


def test_a_folder_that_cannot_be_written_to_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "__pycache__").touch()
    forget_older_code(tmp_path)


def test_code_counts_as_ready_until_a_source_changes(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    source.write_text("COST = 20\n", encoding="utf-8")
    forget_older_code(tmp_path)
    assert not all_compiled(tmp_path)
    note_all_compiled(tmp_path)
    assert all_compiled(tmp_path)
    source.write_text("COST = 30\n", encoding="utf-8")
    assert not all_compiled(tmp_path)


def test_code_of_another_python_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    forget_older_code(tmp_path)
    note_all_compiled(tmp_path)
    monkeypatch.setattr(sys, "implementation", type("Other", (), {"cache_tag": "cpython-399"}))
    assert not all_compiled(tmp_path)


def test_nothing_is_ready_where_nothing_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "__pycache__").touch()
    note_all_compiled(tmp_path)
    assert not all_compiled(tmp_path)


def test_waiting_for_the_compiler_in_another_process_and_then_not_again(tmp_path: Path) -> None:
    # A copy of the sources, so that what is kept for the other tests is left alone; its compiler is a quick one.
    package = Path(expeditions_widgets.__file__).parent
    for part in ("rollouts", "engine", "engine/cards"):
        copied = tmp_path / "expeditions_widgets" / part
        copied.mkdir(parents=True, exist_ok=True)
        for source in (package / part).glob("*.py"):
            (copied / source.name).write_bytes(source.read_bytes())
    (tmp_path / "expeditions_widgets" / "__init__.py").touch()
    (tmp_path / "expeditions_widgets" / "rollouts" / "warming.py").write_text(QUICK_COMPILER, encoding="utf-8")
    said = [
        subprocess.run(
            [sys.executable, "-c", WAITING],
            env=environ | {"PYTHONPATH": str(tmp_path)},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()
        for _ in range(2)
    ]
    assert said == [["False", "False", "True", "False"], ["True", "True", "True", "False"]]


def test_without_a_compiler_there_is_nothing_to_wait_for() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "from expeditions_widgets.rollouts.warmth import is_warm; print(is_warm())"],
        env=environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == "True\n"
