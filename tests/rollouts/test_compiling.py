"""Compiled, switched off or without numba: the rounds are the same; and changed sources are compiled anew."""

from __future__ import annotations

import subprocess
import sys
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
WAYS = {
    "numba switched off": "import os; os.environ['NUMBA_DISABLE_JIT'] = '1'",
    "no numba": "import sys; sys.modules['numba'] = None",
}


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


def test_a_folder_that_cannot_be_written_to_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "__pycache__").touch()
    forget_older_code(tmp_path)


def test_a_compiled_function_keeps_its_name() -> None:
    @compiled
    def points(numbers: int) -> int:
        return numbers - 20

    assert points.__name__ == "points"
    assert points(35) == 15
