"""The route game in JupyterLab: its widgets' keys change no cell, and it is played there as on its own page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

import expeditions_widgets.widgets.routes
from tests.browser.harness.lab import Lab, cells_on_screen, lab_running, open_notebook, save_notebook
from tests.browser.harness.lab_keys import kinds_of_widgets, press_every_key, widget_of_cell
from tests.browser.harness.routes import expect_asked, moves
from tests.projects import write_notebook

if TYPE_CHECKING:
    from collections.abc import Iterator

POSITION = "B europe / 1 sva giz / 2 cap elb / O thi / D ait alh tas / T 1 arrow"
KINDS = {
    "RouteGame": "from expeditions_widgets.engine.routes import parse_position\n"
    "from expeditions_widgets.play.routes.saving import seated\n"
    "from expeditions_widgets.widgets.routes.route_game import RouteGame\n\n"
    f'RouteGame(seated(parse_position("{POSITION}"), ("person", "random")))',
    "RoutePositionSetup": "from expeditions_widgets.widgets.routes.position_setup import RoutePositionSetup\n\n"
    "RoutePositionSetup()",
    "RouteScoreCalculator": "from expeditions_widgets.widgets.routes.score_calculator import RouteScoreCalculator\n\n"
    "RouteScoreCalculator()",
    "PlayWidget": "from expeditions_widgets.lessons.routes import laid\n"
    "from expeditions_widgets.widgets.routes.lesson import play\n\n"
    f'play("lab-play", task="Lay.", position="{POSITION}", goal=laid(), solution=("a:cop-gei",), hints=("Any.",), '
    'praise="Well.", otherwise="Not that.")',
    "WorldMap": "from expeditions_widgets.engine.routes import small_board\n"
    "from expeditions_widgets.widgets.routes.world_map import WorldMap\n\n"
    'WorldMap(small_board("europe"))',
}
ALIKE = {"ChooseWidget", "ScoreWidget", "WatchWidget"}
"""Exercises whose controls are those of the card game's, tried there, and of the table, tried here."""
NOTEBOOK = "every-route-widget.ipynb"


@pytest.fixture
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    folder = tmp_path_factory.mktemp("lessons")
    write_notebook(folder / NOTEBOOK, "# Every widget", *(">>>" + source for source in KINDS.values()))
    with lab_running(folder, tmp_path_factory.mktemp("home")) as running:
        yield running


def test_every_kind_of_widget_is_tried_here() -> None:
    assert set(KINDS) | ALIKE == kinds_of_widgets(expeditions_widgets.widgets.routes)


def test_keys_change_no_cell_and_an_arrow_is_laid_by_keys(lab: Lab, lab_page: Page) -> None:
    notebook = open_notebook(lab_page, lab, NOTEBOOK)
    game = widget_of_cell(notebook, 1)
    expect_asked(game, "Your turn")
    before = cells_on_screen(notebook)
    moves(game).first.focus()
    lab_page.keyboard.press("1")
    lab_page.keyboard.press("Enter")
    expect(game.get_by_role("status")).to_contain_text("You set out with Amber")
    for number in range(1, 1 + len(KINDS)):
        press_every_key(lab_page, widget_of_cell(notebook, number), finely=False)
        assert cells_on_screen(notebook) == before, number
    assert save_notebook(lab_page, lab, NOTEBOOK) == before
