"""Exercises of one game load nothing of the other, and no numbers library."""

import json
import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "unwanted"),
    [
        ("expeditions_widgets.lessons.routes", "expeditions_widgets.engine.cards"),
        ("expeditions_widgets.widgets.routes.lesson", "expeditions_widgets.engine.cards"),
        ("expeditions_widgets.widgets.play_exercise", "expeditions_widgets.engine.routes"),
        ("expeditions_widgets.widgets.watch_exercise", "expeditions_widgets.engine.routes"),
    ],
)
def test_one_game_alone_is_loaded(module: str, unwanted: str) -> None:
    code = f"import json, sys, {module}; print(json.dumps(sorted(sys.modules)))"
    printed = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    loaded = set(json.loads(printed))
    assert module in loaded
    assert loaded.isdisjoint({unwanted, "numpy", "numba", "matplotlib"})
