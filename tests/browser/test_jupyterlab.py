"""In JupyterLab: the widgets' keys change no cell, and the table is played there as on its own page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

import expeditions_widgets.widgets
from tests.browser.harness.lab import (
    Lab,
    cells_on_disk,
    cells_on_screen,
    lab_running,
    open_notebook,
    save_notebook,
)
from tests.browser.harness.lab_keys import kinds_of_widgets, press_every_key, widget_of_cell
from tests.browser.harness.table import card, expect_step, hand, turn_by_keys, turn_by_mouse
from tests.projects import write_notebook

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS = {
    "CardMatch": "from expeditions_widgets.widgets.card_match import CardMatch\n\nCardMatch()",
    "CardTable": "from expeditions_widgets.widgets.card_table import CardTable\n\n"
    'CardTable("a s58 h349 d27 c6 / b ?8 / P ?32 / T A1")',
    "ScoreSheet": 'from expeditions_widgets.widgets.score_sheet import ScoreSheet\n\nScoreSheet("A h34", "You")',
    "ScoreCalculator": "from expeditions_widgets.widgets.score_calculator import ScoreCalculator\n\nScoreCalculator()",
    "PlayWidget": "from expeditions_widgets.lessons import played\n"
    "from expeditions_widgets.widgets.play_exercise import play\n\n"
    'play("lab-play", task="Play.", position="a s58 h349 d27 c6 / b ?8 / P ?32 / T A1", goal=played(), '
    'solution=("h3",), hints=("Any.",), praise="Well.", otherwise="Not that.")',
    "EstimateWidget": "from expeditions_widgets.experiments.measures import counted\n"
    "from expeditions_widgets.lessons import Scale\n"
    "from expeditions_widgets.widgets.estimate_exercise import estimate\n\n"
    'estimate("lab-estimate", task="How many?", label="Cards", scale=Scale(0, 9, start=5, unit="cards"), '
    'truth=counted(3, "by hand"), tolerance=1, hints=("Count.",), praise="Well.", too_low="More.", too_high="Fewer.")',
    "WagerChart": "from expeditions_widgets.experiments.wager_trials import WagerTrials\n"
    "from expeditions_widgets.widgets.wager_chart import WagerChart\n\n"
    'hand = "A h2 / B s3 c25 / D hJQK d4 / a h78 d59 s72 c9T / b ?8 / P ?24 / T A1"\n'
    'WagerChart("lab-chart", WagerTrials(hand, "h", "lab", 4), "A hand")',
    "WagerLab": "from expeditions_widgets.widgets.wager_lab import WagerLab\n\nWagerLab()",
    "PositionSetup": "from expeditions_widgets.widgets.position_setup import PositionSetup\n\n"
    'PositionSetup("a s58 h349 d27 c6 / b ?8 / P ?32 / T A1")',
    "LessonWriter": "from expeditions_widgets.widgets.lesson_writer import LessonWriter\n\nLessonWriter()",
    "MatchReview": "from expeditions_widgets.widgets.match_review import MatchReview\n\nMatchReview()",
    "PlaytestAnswer": "from expeditions_widgets.widgets.playtest_answer import PlaytestAnswer\n\n"
    'PlaytestAnswer("start")',
    "PlaytestSample": "from expeditions_widgets.widgets.playtest_sample import PlaytestSample\n\nPlaytestSample()",
    "ChooseWidget": "from expeditions_widgets.lessons import Option\n"
    "from expeditions_widgets.widgets.choose_exercise import choose\n\n"
    'choose("lab-choose", task="Which?", hints=("This.",), praise="Well.", '
    'options=(Option("This", "Yes.", right=True), Option("That", "No.")))',
    "ScoreWidget": "from expeditions_widgets.widgets.score_exercise import score\n\n"
    'score("lab-score", task="Score.", position="h479", hints=("Add.",), praise="Well.", total=True)',
    "PracticeWidget": "from expeditions_widgets.widgets.practice_exercise import practice\n\n"
    'practice("lab-practice", task="Score.", seed="lab", hints=("Add.",), praise="Well.")',
    "WatchWidget": "from expeditions_widgets.widgets.watch_exercise import watch\n\n"
    """watch("lab-watch", task="Watch.", hints=("On.",), praise="Well.", record='''[Game "cards"]
[Format "1"]
[Seed "11"]
[Variant "short"]
[Dealer "B"]
[A "Ada"]
[B "Ben"]

1. cK p {A wager.} h4 p''')""",
}
TABLE = """
from expeditions_widgets.engine.cards import Seat, start_match
from expeditions_widgets.widgets.card_match import CardMatch

CardMatch(start_match("lab", dealer=Seat.B))
"""
NOTEBOOK = "every-widget.ipynb"
TABLE_NOTEBOOK = "table.ipynb"
TABLE_CELL = 1 + len(KINDS)


@pytest.fixture
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    folder = tmp_path_factory.mktemp("lessons")
    write_notebook(folder / NOTEBOOK, "# Every widget", *(">>>" + source for source in (*KINDS.values(), TABLE)))
    with lab_running(folder, tmp_path_factory.mktemp("home")) as running:
        yield running


@pytest.fixture(scope="module")
def table_lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    # One of its own: where every widget was saved, the next page would ask a busy kernel for all of them at once.
    folder = tmp_path_factory.mktemp("lessons")
    write_notebook(folder / TABLE_NOTEBOOK, "# A table", ">>>" + TABLE)
    with lab_running(folder, tmp_path_factory.mktemp("home")) as running:
        yield running


def test_every_kind_of_widget_is_tried_here() -> None:
    assert set(KINDS) == kinds_of_widgets(expeditions_widgets.widgets)


@pytest.mark.parametrize("finely", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_keys_in_a_widget_change_no_cell(lab: Lab, lab_page: Page, *, finely: bool) -> None:
    notebook = open_notebook(lab_page, lab, NOTEBOOK)
    before = cells_on_disk(lab, NOTEBOOK)
    for number in range(1, 1 + TABLE_CELL):
        widget = widget_of_cell(notebook, number)
        expect(widget).to_be_visible()
        press_every_key(lab_page, widget, finely=finely)
        assert cells_on_screen(notebook) == before, number
    widget_of_cell(notebook, 1).get_by_role("button", name="Settings").click()
    settings = lab_page.get_by_role("dialog")
    press_every_key(lab_page, settings, finely=finely)
    lab_page.keyboard.press("Escape")
    expect(settings).to_be_hidden()
    assert save_notebook(lab_page, lab, NOTEBOOK) == cells_on_screen(notebook) == before
    # Outside a widget the same keys do change cells.
    notebook.locator(".jp-Cell").nth(1).locator(".jp-InputArea-editor").click()
    lab_page.keyboard.press("Escape")
    lab_page.keyboard.press("a")
    expect(notebook.locator(".jp-Cell")).to_have_count(len(before) + 1)
    lab_page.keyboard.press("z")
    expect(notebook.locator(".jp-Cell")).to_have_count(len(before))


def test_the_table_is_played_by_mouse_and_by_keys(table_lab: Lab, lab_page: Page) -> None:
    notebook = open_notebook(lab_page, table_lab, TABLE_NOTEBOOK)
    table = widget_of_cell(notebook, 1)
    expect_step(table, 1)
    before, dealt = cells_on_screen(notebook), hand(table)
    turn_by_mouse(table)
    expect_step(table, 1)
    after_mouse = hand(table)
    assert after_mouse != dealt
    card(table, after_mouse[0]).focus()
    turn_by_keys(table)
    expect_step(table, 1)
    assert hand(table) != after_mouse
    lab_page.keyboard.press("Control+z")
    expect_step(table, 2)
    assert cells_on_screen(notebook) == before
    assert save_notebook(lab_page, table_lab, TABLE_NOTEBOOK) == before


def test_no_news_is_offered_over_the_lesson(table_lab: Lab, lab_page: Page) -> None:
    asked: list[str] = []
    lab_page.on("request", lambda request: asked.append(request.url))
    open_notebook(lab_page, table_lab, TABLE_NOTEBOOK)
    assert any("/lab/api/" in address for address in asked)
    assert [address for address in asked if "/lab/api/news" in address or "/lab/api/update" in address] == []
    expect(lab_page.locator(".Toastify__toast")).to_have_count(0)
