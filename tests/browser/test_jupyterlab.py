"""In JupyterLab: the widgets' keys change no cell, and the table is played there as on its own page."""

from __future__ import annotations

import inspect
import pkgutil
from importlib import import_module
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import expeditions_widgets.widgets
from expeditions_widgets.widgets.retry_table import RetryTable
from expeditions_widgets.widgets.surface import Surface
from tests.browser.harness.lab import (
    MILLISECONDS_TO_START,
    Lab,
    cells_on_disk,
    cells_on_screen,
    lab_running,
    open_notebook,
    save_notebook,
)
from tests.browser.harness.table import card, expect_step, hand, turn_by_keys, turn_by_mouse
from tests.browser.harness.watch import problems, watch
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
KEYS = ["d", "d", "a", "b", "x", "z", "m", "y", "Control+z"]
FOCUSABLE = "button, input, summary, textarea, a[href], [tabindex]"


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


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        opened = context.new_page()
        watch(opened)
        yield opened
        # JupyterLab asks the kernel for its widgets when the next page opens, and does not wait long for an answer.
        expect(opened.locator("progress")).to_have_count(0, timeout=MILLISECONDS_TO_START)
        assert problems(opened) == []


def widget_of_cell(notebook: Locator, number: int) -> Locator:
    return notebook.locator(".jp-Cell").nth(number).locator(".exp")


def one_of_each_control(widget: Locator, *, finely: bool) -> list[Locator]:
    """Return the visible controls that differ in kind: a card for all cards, a place for all places.

    A kind is an element with its type and its sort of place; finely seen, how it is drawn counts as well.
    """
    controls = widget.locator(FOCUSABLE)
    places: list[int] = controls.evaluate_all(
        """(all, finely) => {
             const place = e => (e.dataset.place ?? "").split("-")[0];
             const kind = e => [e.localName, e.type, finely ? e.className : "card" in e.dataset, place(e)].join();
             const visible = e => e.getClientRects().length > 0 && getComputedStyle(e).visibility === "visible";
             const found = new Map();
             all.forEach((e, place) => { if (visible(e) && !found.has(kind(e))) found.set(kind(e), place); });
             return [...found.values()];
           }""",
        finely,
    )
    return [controls.nth(place) for place in places]


def kinds_of_widgets() -> set[str]:
    """Return the names of all widgets that a notebook's cell can show."""
    package = expeditions_widgets.widgets
    modules = [import_module(f"{package.__name__}.{found.name}") for found in pkgutil.iter_modules(package.__path__)]
    classes = {each for module in modules for _, each in inspect.getmembers(module, inspect.isclass)}
    widgets = {each for each in classes if issubclass(each, Surface)} - {RetryTable}  # a part of its review
    return {each.__name__ for each in widgets if not any(each in other.__mro__[1:] for other in widgets)}


def test_every_kind_of_widget_is_tried_here() -> None:
    assert set(KINDS) == kinds_of_widgets()


def press_every_key(page: Page, controls: list[Locator]) -> None:
    assert controls
    for control in controls:
        control.focus()
        for key in KEYS:
            page.keyboard.press(key)


@pytest.mark.parametrize("finely", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_keys_in_a_widget_change_no_cell(lab: Lab, page: Page, *, finely: bool) -> None:
    notebook = open_notebook(page, lab, NOTEBOOK)
    before = cells_on_disk(lab, NOTEBOOK)
    for number in range(1, 1 + TABLE_CELL):
        widget = widget_of_cell(notebook, number)
        expect(widget).to_be_visible()
        press_every_key(page, one_of_each_control(widget, finely=finely))
        assert cells_on_screen(notebook) == before, number
    widget_of_cell(notebook, 1).get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog")
    press_every_key(page, one_of_each_control(settings, finely=finely))
    page.keyboard.press("Escape")
    expect(settings).to_be_hidden()
    assert save_notebook(page, lab, NOTEBOOK) == cells_on_screen(notebook) == before
    # Outside a widget the same keys do change cells.
    notebook.locator(".jp-Cell").nth(1).locator(".jp-InputArea-editor").click()
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    expect(notebook.locator(".jp-Cell")).to_have_count(len(before) + 1)
    page.keyboard.press("z")
    expect(notebook.locator(".jp-Cell")).to_have_count(len(before))


def test_the_table_is_played_by_mouse_and_by_keys(table_lab: Lab, page: Page) -> None:
    notebook = open_notebook(page, table_lab, TABLE_NOTEBOOK)
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
    page.keyboard.press("Control+z")
    expect_step(table, 2)
    assert cells_on_screen(notebook) == before
    assert save_notebook(page, table_lab, TABLE_NOTEBOOK) == before


def test_no_news_is_offered_over_the_lesson(table_lab: Lab, page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_notebook(page, table_lab, TABLE_NOTEBOOK)
    assert any("/lab/api/" in address for address in asked)
    assert [address for address in asked if "/lab/api/news" in address or "/lab/api/update" in address] == []
    expect(page.locator(".Toastify__toast")).to_have_count(0)
