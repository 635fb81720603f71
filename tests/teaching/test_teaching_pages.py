"""Every lesson has its page for teachers, which keeps to what the lesson is, and what a page says holds."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

import nbformat
import pytest

from expeditions_widgets.cli import COMMANDS
from expeditions_widgets.engine.cards import Seat, parse_position, rulebook, score_side
from expeditions_widgets.engine.routes import rulebook as route_rulebook
from expeditions_widgets.experiments.lab_setting import from_query
from expeditions_widgets.hosting.project_folder import is_served
from expeditions_widgets.hosting.teaching import RISK_LESSON, START, TEACHING_FOLDER, teaching_of
from expeditions_widgets.play.routes.agreement import from_link as game_from_link
from expeditions_widgets.widgets.lab_question import linked
from expeditions_widgets.widgets.match_settings import from_link as match_from_link
from tests.notebooks.store import CHECKOUT, notebooks

if TYPE_CHECKING:
    from collections.abc import Iterator

TEACHING = CHECKOUT / TEACHING_FOLDER
LESSONS = {
    teaching_of(path.relative_to(CHECKOUT).as_posix()): path for path in notebooks() if path.parts[-3] == "tutorials"
}
PAGES = sorted(path.relative_to(TEACHING).with_suffix("").as_posix() for path in TEACHING.rglob("*.md"))
SECTIONS = [
    "Afterwards a learner can",
    "You need",
    "Questions to ask",
    "Common mistakes",
    "Done early, or stuck",
    "Further",
]
RULES = {"notebooks/rules-cards.ipynb": rulebook.BY_KEY, "notebooks/rules-routes.ipynb": route_rulebook.BY_KEY}
FEWEST_WORDS, MOST_WORDS, MOST_IN_A_PLAN = 200, 450, 600


def text_of(name: str) -> str:
    return (TEACHING / f"{name}.md").read_text(encoding="utf-8")


def section(text: str, heading: str) -> str:
    return text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def links(name: str) -> Iterator[tuple[str, str, str]]:
    """Yield each link of a page as a path in the project, its query and its anchor."""
    for address in re.findall(r"\]\(([^)]+)\)", text_of(name)):
        path, _, anchor = address.partition("#")
        path, _, query = path.partition("?")
        inside = ((TEACHING / name).parent / path).resolve().relative_to(CHECKOUT)
        yield inside.as_posix(), query, anchor


def test_every_lesson_has_its_page_and_every_page_its_lesson() -> None:
    assert [name for name in PAGES if name not in (START, RISK_LESSON)] == sorted(LESSONS)


@pytest.mark.parametrize("name", LESSONS)
def test_a_page_has_its_parts_and_its_lesson_s_title_and_minutes(name: str) -> None:
    text, lesson = text_of(name), nbformat.read(LESSONS[name], as_version=4).metadata
    start = f"# Teaching: {lesson.title}\n\n**{lesson.expeditions.minutes} minutes** · [Open the lesson]("
    assert text.startswith(start)
    assert next(links(name))[0] == LESSONS[name].relative_to(CHECKOUT).as_posix()
    assert re.findall(r"^## (.+)$", text, flags=re.MULTILINE) == SECTIONS
    points = {heading: section(text, heading).count("\n- ") for heading in SECTIONS}
    assert points["Afterwards a learner can"] in (2, 3)
    assert points["Questions to ask"] >= 3
    assert points["Common mistakes"] >= 3


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_read_in_a_minute_or_two(name: str) -> None:
    # A table is looked up rather than read.
    prose = re.sub(r"^\|.*$", "", text_of(name), flags=re.MULTILINE)
    length = len(re.sub(r"\]\([^)]+\)|[#*-]", " ", prose).split())
    assert FEWEST_WORDS <= length <= (MOST_IN_A_PLAN if name in (START, RISK_LESSON) else MOST_WORDS)


def test_the_first_page_lists_every_lesson_with_its_minutes() -> None:
    rows = re.findall(
        r"^\| \[(.+?)\]\(\.\./(.+?)\) \| (\d+) \| \[in class\]\((.+?)\.md\) \|$", text_of(START), re.MULTILINE
    )
    expected = []
    for name, path in LESSONS.items():
        lesson = nbformat.read(path, as_version=4).metadata
        expected.append((lesson.title, f"tutorials/{name}.ipynb", str(lesson.expeditions.minutes), name))
    assert rows == expected


@pytest.mark.parametrize("name", PAGES)
def test_every_link_leads_to_a_page_that_is_served(name: str) -> None:
    found = list(links(name))
    assert found
    for path, _, anchor in found:
        assert (CHECKOUT / path).is_file(), path
        assert is_served(path) or path.removeprefix(f"{TEACHING_FOLDER}/").removesuffix(".md") in PAGES
        if anchor:
            headings = re.findall(r"^#+ (.+)$", words(path), flags=re.MULTILINE)
            assert anchor in RULES[path] or anchor in headings


@pytest.mark.parametrize("name", PAGES)
def test_every_link_s_query_is_understood_as_it_stands(name: str) -> None:
    for path, query, _ in links(name):
        asked = parse_qs(query)
        if path == "notebooks/wager-lab.ipynb" and query:
            assert asked.keys() <= {"preset", "predict"}
            assert linked(query).faults == from_query(query)[1] == {}
        elif "seed" in asked and path == "notebooks/play-cards.ipynb":
            match = match_from_link(query)
            assert match is not None
            assert match.query() == f"?{query}"
        elif "seed" in asked and path == "notebooks/play-routes.ipynb":
            game = game_from_link(query)
            assert game is not None
            assert game.faults == {}
        else:
            assert query in ("", "present=1")


@pytest.mark.parametrize("name", PAGES)
def test_every_score_on_a_page_is_what_the_rules_make_of_it(name: str) -> None:
    text = " ".join(text_of(name).split())
    claims = re.findall(r"`([shdc][AJQK2-9T]+)` makes (−?\d+)", text)
    assert text.count("` makes ") == len(claims)
    assert [(code, total) for code, total in claims if scored(code) != number(total)] == []


def test_some_scores_are_held_against_the_rules() -> None:
    assert scored("dQKJ5689T") == 92
    assert sum(text_of(name).count(" makes ") for name in PAGES) > 20


def test_the_bag_of_slips_has_the_means_that_the_plan_says() -> None:
    bags = re.findall(r"`([+−\d ]+)` has a mean of (\d+)", text_of(RISK_LESSON))
    values = [([number(slip) for slip in slips.split()], number(mean)) for slips, mean in bags]
    assert [sum(slips) / len(slips) for slips, _ in values] == [mean for _, mean in values]
    (plain, _), (wagered, _) = values
    assert wagered == [2 * slip for slip in plain]


def test_the_plans_fill_their_minutes() -> None:
    text = text_of(RISK_LESSON)
    minutes = [
        sum(map(int, re.findall(r"^\| (\d+) \|", section(text, f"{length} minutes"), flags=re.MULTILINE)))
        for length in (45, 90)
    ]
    assert minutes == [45, 90 - 45]


def test_the_commands_that_are_named_exist() -> None:
    named = {command for name in PAGES for command in re.findall(r"`expeditions ([\w-]+)", text_of(name))}
    assert {"handout", "lab", "serve"} <= named <= set(COMMANDS)


def scored(code: str) -> int:
    return score_side(parse_position(f"A {code} / V aces").columns[Seat.A]).total


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def words(path: str) -> str:
    cells = nbformat.read(Path(CHECKOUT, path), as_version=4).cells
    return "\n".join(cell.source for cell in cells if cell.cell_type == "markdown")
