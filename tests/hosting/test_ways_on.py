"""Where a page leads on to, by what lies beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import nbformat

from expeditions_widgets.hosting.catalogue import CatalogueReader
from expeditions_widgets.hosting.ways_on import WaysOn, ways_on
from tests.hosting.test_catalogue import put

if TYPE_CHECKING:
    from pathlib import Path


def ways_of(folder: Path, path: str) -> tuple[str, str]:
    ways = ways_on(nbformat.read(folder / path, as_version=4), CatalogueReader(folder))
    rules, following = (entry.path if entry else "" for entry in (ways.rules, ways.next_lesson))
    return rules, following


def test_a_lesson_leads_to_the_next_one_and_to_its_game_s_rules(tmp_path: Path) -> None:
    put(tmp_path, "notebooks/rules.ipynb", "Rules", page="rules", game="cards")
    first = put(tmp_path, "tutorials/cards/01-first.ipynb", "First", page="lesson", course="cards", order=1)
    third = put(tmp_path, "tutorials/cards/03-third.ipynb", "Third", page="lesson", course="cards", order=3)
    put(tmp_path, "tutorials/routes/02-other.ipynb", "Other", page="lesson", course="routes", order=2)
    paths = [path.relative_to(tmp_path).as_posix() for path in (first, third)]
    assert ways_of(tmp_path, paths[0]) == ("notebooks/rules.ipynb", paths[1])
    assert ways_of(tmp_path, paths[1]) == ("notebooks/rules.ipynb", "")


def test_an_app_leads_to_the_rules_and_the_rules_to_nothing(tmp_path: Path) -> None:
    put(tmp_path, "notebooks/rules.ipynb", "Rules", page="rules", game="cards")
    put(tmp_path, "notebooks/play.ipynb", "Play", page="app", course="cards")
    put(tmp_path, "tutorials/cards/01-first.ipynb", "First", page="lesson", course="cards", order=1)
    assert ways_of(tmp_path, "notebooks/play.ipynb") == ("notebooks/rules.ipynb", "")
    assert ways_of(tmp_path, "notebooks/rules.ipynb") == ("", "")


def test_a_page_of_no_game_leads_nowhere(tmp_path: Path) -> None:
    path = put(tmp_path, "notebooks/notes.ipynb", "Notes")
    assert ways_on(nbformat.read(path, as_version=4), CatalogueReader(tmp_path)) == WaysOn()


def test_a_game_s_pages_lead_to_its_calculator_and_a_calculator_to_the_other_game_s(tmp_path: Path) -> None:
    put(tmp_path, "notebooks/count-a.ipynb", "Count A", page="app", course="cards", icon="sum")
    put(tmp_path, "notebooks/count-b.ipynb", "Count B", page="app", course="routes", icon="sum")
    put(tmp_path, "notebooks/play-a.ipynb", "Play A", page="app", course="cards", icon="play")
    put(tmp_path, "notebooks/rules-b.ipynb", "Rules B", page="rules", game="routes")

    def counted(path: str) -> list[str]:
        notebook = nbformat.read(tmp_path / "notebooks" / path, as_version=4)
        return [entry.title for entry in ways_on(notebook, CatalogueReader(tmp_path)).calculators]

    assert counted("play-a.ipynb") == ["Count A"]
    assert counted("rules-b.ipynb") == ["Count B"]
    assert counted("count-a.ipynb") == ["Count B"]
    assert counted("count-b.ipynb") == ["Count A"]
