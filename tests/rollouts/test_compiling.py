"""Compiled, switched off or without numba: the rounds are the same; and changed sources are compiled anew."""

from __future__ import annotations

import subprocess
import sys
from os import environ

import pytest

from expeditions_widgets.experiments.core_sides import strong_side
from expeditions_widgets.players.weights import ROLLOUT
from expeditions_widgets.rollouts.compiling import IS_COMPILED, compiled
from expeditions_widgets.rollouts.rounds import random_rounds, steady_rounds
from tests.rollouts.test_rounds import SCOUT
from tests.rollouts.test_strong_rounds import short_round

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
    return [*played, short_round(strong_side(2, 2, ROLLOUT)).tolist()]


def test_the_tests_run_compiled() -> None:
    assert IS_COMPILED


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS.keys())
def test_the_same_rounds_without(way: str) -> None:
    told = subprocess.run(
        [sys.executable, "-W", "error", "-c", f"{way}\n{PLAY}"], capture_output=True, text=True, check=False
    )
    assert told.stdout == f"False {rounds()}\n", told.stderr


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
