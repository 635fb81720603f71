"""The pages for teachers as the server sends them: text without a kernel, reached from lessons and the front page."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import nbformat
import pytest

from expeditions_widgets.hosting.catalogue import CatalogueReader
from expeditions_widgets.hosting.project_folder import is_served
from expeditions_widgets.hosting.teaching import teaching_file, teaching_text
from expeditions_widgets.hosting.ways_on import ways_on
from tests.browser.harness.site import CHECKOUT, Site, serving
from tests.hosting.test_catalogue import put
from tests.hosting.test_front_page import links
from tests.hosting.test_pages import Elements, read, refused
from tests.projects import small_project
from tests.teaching.test_teaching_pages import PAGES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    with serving() as served:
        yield served


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = small_project(tmp_path_factory.mktemp("project"))
    lesson = put(folder, "tutorials/cards/02-second.ipynb", "Second", page="lesson", course="cards", order=2)
    write(folder, "cards/02-second", f"# On the second\n\n[It](../../tutorials/cards/{lesson.name}?a=1&b=2#c)")
    write(folder, "README", "# A & <b>\n\n[On](cards/02-second.md), [off](https://example.org/a.md), [here](#A).")
    (folder / "teaching/.hidden.md").write_text("# Private", encoding="utf-8")
    (folder / "private.md").write_text("# Private", encoding="utf-8")
    with serving(folder) as served:
        yield served


def write(folder: Path, name: str, text: str) -> None:
    path = folder / "teaching" / f"{name}.md"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def address(name: str) -> str:
    return "/teaching/" + name.removesuffix("README")


@pytest.mark.parametrize("name", PAGES)
def test_every_page_opens_and_every_link_on_it_leads_to_what_is_served(site: Site, name: str) -> None:
    page = read(site.address + address(name))
    elements = Elements(page)
    assert elements.all("html") == [{"lang": "en"}]
    assert (len(elements.all("main")), len(elements.all("h1"))) == (1, 1)
    assert "jupyter-config-data" not in page
    for link in links(page):
        path = link.partition("#")[0].partition("?")[0]
        notebook = path.removeprefix("/voila/render/")
        known = is_served(notebook) and (CHECKOUT / notebook).is_file()
        assert known or path == "/" or path in map(address, PAGES), link


def test_the_front_page_leads_to_them(site: Site) -> None:
    page = read(f"{site.address}/")
    assert "For teachers" in page
    assert {"/teaching/", "/teaching/risk-lesson"} <= set(links(page))
    assert "/voila/render/notebooks/play-cards.ipynb?present=1" in links(page)


def test_a_lesson_leads_to_its_page_and_back(small: Site) -> None:
    assert "/teaching/cards/02-second" in links(read(small.page("tutorials/cards/02-second.ipynb")))
    page = read(f"{small.address}/teaching/cards/02-second")
    assert "<title>On the second · Expeditions</title>" in page
    assert "/voila/render/tutorials/cards/02-second.ipynb?a=1&b=2#c" in links(page)
    assert "/teaching/" in links(page)
    assert "/voila/render/tutorials/cards/02-second.ipynb?present=1" in links(page)


def test_only_links_beside_the_page_are_changed_and_a_title_is_no_markup(small: Site) -> None:
    page = read(f"{small.address}/teaching")
    assert "<title>A &amp; &lt;b&gt; · Expeditions</title>" in page
    found = re.findall(r'<a href="([^"]+)">(?:On|off|here)<', page)
    assert found == ["/teaching/cards/02-second", "https://example.org/a.md", "#A"]


@pytest.mark.parametrize(
    "name", ["gone", ".hidden", "../private", "%2e%2e/private", "cards", "cards/", "README.md", "/"]
)
def test_any_other_name_leads_to_the_page_not_found(small: Site, name: str) -> None:
    code, page = refused(f"{small.address}/teaching/{name}")
    assert code == 404
    assert "There is no page here" in page
    assert "Private" not in page


def test_a_project_without_such_pages_says_nothing_of_them(tmp_path: Path) -> None:
    path = put(tmp_path, "tutorials/cards/01-first.ipynb", "First", page="lesson", course="cards", order=1)
    assert ways_on(nbformat.read(path, as_version=4), CatalogueReader(tmp_path)).teaching == ""
    assert teaching_file(tmp_path, "README") is None
    assert teaching_text(tmp_path, "cards/01-first", "/") is None
    write(tmp_path, "cards/01-first", "Words without a heading.")
    assert ways_on(nbformat.read(path, as_version=4), CatalogueReader(tmp_path)).teaching == "cards/01-first"
    text = teaching_text(tmp_path, "cards/01-first", "/")
    assert text is not None
    assert text.title == "cards/01-first"
