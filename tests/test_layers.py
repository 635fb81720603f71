"""The layers look down only, and the rules load nothing but the standard library."""

from __future__ import annotations

import subprocess
import sys

import pytest

LINT = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True, no_logo=True))"
NOT_FOR_RULES = (
    "IPython",
    "anywidget",
    "ipywidgets",
    "jupyter_server",
    "matplotlib",
    "numba",
    "numpy",
    "traitlets",
    "voila",
)

GAMES = ("expeditions_widgets.engine.cards", "expeditions_widgets.engine.routes")


def test_every_layer_imports_only_what_lies_below() -> None:
    # In a process of its own: the linter sets up logging anew and silences every logger there is.
    answer = subprocess.run([sys.executable, "-c", LINT], capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout


@pytest.mark.parametrize("module", ["expeditions_widgets", *GAMES])
def test_the_rules_load_nothing_else(module: str) -> None:
    question = f"import sys, {module}; print([name for name in {NOT_FOR_RULES!r} if name in sys.modules])"
    answer = subprocess.run([sys.executable, "-c", question], capture_output=True, text=True, check=True)
    assert answer.stdout == "[]\n"
