"""Compiled, switched off or without numba: the rounds are the same; and changed sources are compiled anew."""

from __future__ import annotations

import subprocess
import sys
from os import environ
from typing import TYPE_CHECKING

import pytest

from expeditions_widgets.rollouts.compiling import IS_COMPILED, compiled, forget_older_code
from expeditions_widgets.rollouts.rounds import random_rounds, steady_rounds
from tests.rollouts.test_rounds import SCOUT

if TYPE_CHECKING:
    from pathlib import Path

PLAY = """
from expeditions_widgets.rollouts.compiling import IS_COMPILED
from tests.rollouts.test_compiling import rounds
print(IS_COMPILED, rounds())
"""
NOWHERE_TO_KEEP_IT = """
from expeditions_widgets.rollouts.compiling import compiled
from tests.rollouts.test_compiling import points
less = compiled(points)
print(less(35), [str(one) for one in less.signatures])
"""
WAYS = {
    "numba switched off": "import os; os.environ['NUMBA_DISABLE_JIT'] = '1'",
    "no numba": "import sys; sys.modules['numba'] = None",
}


def points(numbers: int) -> int:
    return numbers - 20


def rounds() -> list[list[int]]:
    played: list[list[int]] = []
    for aces in (False, True):
        played += random_rounds(10, "alike", aces=aces).tolist()
        played += steady_rounds(10, "alike", SCOUT, SCOUT, aces=aces).tolist()
    return played


def test_the_tests_run_compiled() -> None:
    assert IS_COMPILED


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS.keys())
def test_the_same_rounds_without(way: str) -> None:
    told = subprocess.run(
        [sys.executable, "-W", "error", "-c", f"{way}\n{PLAY}"], capture_output=True, text=True, check=False
    )
    assert told.stdout == f"False {rounds()}\n", told.stderr


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


def test_compiles_where_nothing_can_be_kept() -> None:
    # Of the places that numba may keep code in, this leaves the one for modules in a zip file.
    told = subprocess.run(
        [sys.executable, "-c", NOWHERE_TO_KEEP_IT],
        env=environ | {"NUMBA_CACHE_LOCATOR_CLASSES": "ZipCacheLocator"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.stdout == "15 ['(int64,)']\n", told.stderr


def test_a_compiled_function_keeps_its_name() -> None:
    assert compiled(points).__name__ == "points"
