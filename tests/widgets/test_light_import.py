"""A page of the card game loads no numbers library: its kernel starts at once and stays small."""

import json
import subprocess
import sys

import pytest

HEAVY = ("numpy", "matplotlib", "numba", "pandas", "scipy")


@pytest.mark.parametrize(
    "module",
    [
        "expeditions_widgets.widgets.play_exercise",
        "expeditions_widgets.widgets.choose_exercise",
        "expeditions_widgets.widgets.estimate_exercise",
        "expeditions_widgets.widgets.wager_chart",
        "expeditions_widgets.widgets.wager_lab",
        "expeditions_widgets.widgets.lesson_writer",
        "expeditions_widgets.widgets.card_match",
        "expeditions_widgets.widgets.match_review",
        "expeditions_widgets.widgets.card_table",
        "expeditions_widgets.widgets.score_sheet",
        "expeditions_widgets.widgets.position_setup",
        "expeditions_widgets.widgets.routes.score_calculator",
        "expeditions_widgets.lessons",
    ],
)
def test_a_page_s_widgets_load_no_heavy_library(module: str) -> None:
    code = f"import json, sys, {module}; print(json.dumps([name.partition('.')[0] for name in sys.modules]))"
    printed = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    loaded = set(json.loads(printed))
    assert "expeditions_widgets" in loaded
    assert loaded.isdisjoint(HEAVY)
    assert ("anywidget" in loaded) == (".widgets." in module)


@pytest.mark.parametrize(
    ("module", "other"),
    [
        ("expeditions_widgets.widgets.routes.score_calculator", "cards"),
        ("expeditions_widgets.widgets.routes.map_picture", "cards"),
        ("expeditions_widgets.widgets.routes.rule_link", "cards"),
        ("expeditions_widgets.widgets.score_calculator", "routes"),
        ("expeditions_widgets.widgets.card_match", "routes"),
        ("expeditions_widgets.widgets.card_table", "routes"),
        ("expeditions_widgets.widgets.position_setup", "routes"),
    ],
)
def test_a_page_of_one_game_loads_nothing_of_the_other(module: str, other: str) -> None:
    """Shapes of messages, which are shared, apart."""
    code = (
        f"import sys, {module}; "
        f"print([name for name in sys.modules if {other!r} in name.split('.') and '.protocol.' not in name])"
    )
    printed = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert printed == "[]\n"


def test_a_match_loads_numbers_when_the_coach_is_asked_and_not_before() -> None:
    code = (
        "import sys; from tests.widgets.driving import dealt; browser = dealt(); browser.attempt('s2', 'own-s'); "
        "print('numpy' in sys.modules); browser.press('hint'); print('numpy' in sys.modules)"
    )
    printed = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert printed.split() == ["False", "True"]
