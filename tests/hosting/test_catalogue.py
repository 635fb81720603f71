"""What the front page lists: made from the notebooks that are there, whatever they hold."""

from __future__ import annotations

import logging
import os
from typing import TYPE_CHECKING, Any

import nbformat
import pytest
from nbformat.v4 import new_markdown_cell, new_notebook

from expeditions_widgets.hosting.catalogue import Catalogue, CatalogueReader
from tests.notebooks.store import CHECKOUT, notebooks

if TYPE_CHECKING:
    from pathlib import Path


def put(folder: Path, path: str, heading: str = "", **said: Any) -> Path:  # noqa: ANN401  # any JSON
    written = new_notebook(cells=[new_markdown_cell(f"# {heading}" if heading else "Words.")])
    if said:
        written.metadata["expeditions"] = said
    (folder / path).parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(written, folder / path)
    return folder / path


def shown(folder: Path) -> Catalogue:
    return CatalogueReader(folder).catalogue()


def test_lessons_apps_and_rules_find_their_game_and_order(tmp_path: Path) -> None:
    put(tmp_path, "notebooks/index.ipynb", "Front", page="front")
    put(tmp_path, "tutorials/cards/02-second.ipynb", "Second")
    put(
        tmp_path,
        "tutorials/cards/01-first.ipynb",
        "First",
        page="lesson",
        exercises=["a", "b"],
        minutes=5,
        summary="S.",
    )
    put(tmp_path, "notebooks/score.ipynb", "Score", page="app", order=2)
    put(tmp_path, "notebooks/play.ipynb", "Play", page="app", course="cards", order=1, icon="play")
    put(tmp_path, "notebooks/rules.ipynb", "Rules", page="rules", game="cards")
    catalogue = shown(tmp_path)
    (game,) = catalogue.games
    assert (game.key, game.name) == ("cards", "The card game")
    assert [lesson.title for lesson in game.lessons] == ["First", "Second"]
    assert (game.lessons[0].exercises, game.lessons[0].minutes, game.lessons[0].summary) == (("a", "b"), 5, "S.")
    assert game.play is not None
    assert game.play.path == "notebooks/play.ipynb"
    assert [rules.title for rules in game.rules] == ["Rules"]
    assert [tool.title for tool in catalogue.tools] == ["Play", "Score"]


def test_an_order_in_the_metadata_wins_over_the_number(tmp_path: Path) -> None:
    put(tmp_path, "tutorials/cards/01-late.ipynb", "Late", order=9)
    put(tmp_path, "tutorials/cards/02-early.ipynb", "Early")
    assert [lesson.title for lesson in shown(tmp_path).games[0].lessons] == ["Early", "Late"]


def test_a_notebook_that_says_nothing_appears_with_its_heading_or_its_name(tmp_path: Path) -> None:
    put(tmp_path, "notebooks/mine.ipynb", "My own table")
    put(tmp_path, "notebooks/nameless.ipynb")
    assert [(tool.title, tool.kind) for tool in shown(tmp_path).tools] == [("My own table", "app"), ("nameless", "app")]


def test_another_games_lessons_appear_by_themselves_after_the_known_games(tmp_path: Path) -> None:
    put(tmp_path, "tutorials/atlas-walks/01-go.ipynb", "Go")
    put(tmp_path, "tutorials/cards/01-first.ipynb", "First")
    assert [game.name for game in shown(tmp_path).games] == ["The card game", "Atlas walks"]


def test_what_belongs_to_no_game_is_still_reached(tmp_path: Path) -> None:
    put(tmp_path, "notebooks/loose.ipynb", "Loose lesson", page="lesson")
    put(tmp_path, "notebooks/house.ipynb", "House rules", page="rules")
    assert {tool.title for tool in shown(tmp_path).tools} == {"Loose lesson", "House rules"}


@pytest.mark.parametrize(
    "said",
    [
        {"page": 7, "course": ["cards"], "order": "one", "summary": None, "minutes": {}, "exercises": "x", "icon": 1},
        {"page": "no such page", "exercises": [1, None]},
    ],
)
def test_metadata_of_the_wrong_kind_counts_as_none(tmp_path: Path, said: dict[str, Any]) -> None:
    put(tmp_path, "notebooks/odd.ipynb", "Odd", **said)
    (tool,) = shown(tmp_path).tools
    assert (tool.kind, tool.course, tool.summary, tool.minutes, tool.exercises) == ("app", "", "", 0, ())


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"cells": 3}', '{"nbformat": 4, "nbformat_minor": 5, "metadata": []}']
)
def test_an_unreadable_notebook_is_left_out_and_logged(
    tmp_path: Path, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    put(tmp_path, "notebooks/good.ipynb", "Good")
    (tmp_path / "notebooks/bad.ipynb").write_text(text, encoding="utf-8")
    with caplog.at_level(logging.ERROR):
        assert [tool.title for tool in shown(tmp_path).tools] == ["Good"]
    assert "notebooks/bad.ipynb is left out of the front page" in caplog.text


def test_only_changed_files_are_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put(tmp_path, "notebooks/one.ipynb", "One")
    put(tmp_path, "notebooks/two.ipynb", "Two")
    reader = CatalogueReader(tmp_path)
    first = reader.catalogue()
    read: list[str] = []
    whole: Any = nbformat.read

    def counting(source: Path, **options: Any) -> Any:  # noqa: ANN401  # nbformat's own signature
        read.append(source.name)
        return whole(source, **options)

    monkeypatch.setattr("nbformat.read", counting)
    assert reader.catalogue() is first
    assert read == []
    put(tmp_path, "notebooks/one.ipynb", "Uno")
    os.utime(path, ns=(1, 1))
    (tmp_path / "notebooks/two.ipynb").unlink()
    assert [tool.title for tool in reader.catalogue().tools] == ["Uno"]
    assert read == ["one.ipynb"]


def test_the_projects_own_notebooks_are_all_reached() -> None:
    catalogue = shown(CHECKOUT)
    reached = {tool.path for tool in catalogue.tools}
    for game in catalogue.games:
        reached |= {entry.path for entry in (*game.lessons, *game.rules)}
    there = {path.relative_to(CHECKOUT).as_posix() for path in notebooks()}
    assert reached == there - {"notebooks/index.ipynb"}
