"""A folder of one's own lessons beside the project: listed, opened as pages, and each fault told where it is."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING
from urllib.request import urlopen

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook

from expeditions_widgets.hosting.catalogue import CatalogueReader
from expeditions_widgets.hosting.own_lessons import OwnLessons, find_folders
from expeditions_widgets.hosting.own_notebook import NotebookFaultError, exercises_of, open_notebook
from expeditions_widgets.hosting.project_folder import FRONT_PAGE, FolderRefusedError, own_project_folder
from expeditions_widgets.hosting.ways_on import ways_on
from tests.browser.harness.site import CHECKOUT, Site, serving
from tests.hosting.test_front_page import links
from tests.hosting.test_pages import Elements, read, refused
from tests.projects import small_project, write_notebook

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

WARNING = ">>>import os, warnings; warnings.warn('mind the gap'); print(os.getcwd())"
DOT = bytes.fromhex("47494638396101000100800000000000ffffff2c00000000010001000002024401003b")
"""A picture of one dot."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Lessons, good ones and faulty ones, and beside them much that is no lesson."""
    around = tmp_path_factory.mktemp("around")
    folder = around / "class 7b"
    write_notebook(folder / "a tale.ipynb", "# A tale\n\n![A dot](dot.GIF)", WARNING, title="Told & <b>retold</b>")
    write_notebook(folder / "fails.ipynb", "# Fails", ">>>1 + 1", ">>>raise ValueError('no <suit> here')", "Words.")
    (folder / "torn.ipynb").write_text('{"cells": [\n', encoding="utf-8")
    write_notebook(folder / "week 2/play.ipynb", "# Play", '>>>from unknown import play\nplay("mine-1")')
    (folder / "dot.GIF").write_bytes(DOT)
    (folder / "notes.txt").write_text("secret", encoding="utf-8")
    write_notebook(folder / ".ipynb_checkpoints/a.ipynb", "# Secret")
    write_notebook(folder / "deep/er/a.ipynb", "# Secret")
    write_notebook(around / "outside.ipynb", "# Secret")
    (around / "outside.png").write_bytes(DOT)
    for name in ("outside.ipynb", "outside.png"):
        (folder / f"link-{name}").symlink_to(around / name)
    return folder


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[Site]:
    with serving(folder) as served:
        yield served


def test_the_front_page_lists_them_by_folder_beside_the_project_s_own(site: Site) -> None:
    page = read(f"{site.address}/")
    own = page[page.index("Your lessons</h2>") : page.index("Tools</h2>")]
    assert links(own) == [
        "/voila/render/own/a%20tale.ipynb",
        "/voila/render/own/fails.ipynb",
        "/voila/render/own/torn.ipynb",
        "/voila/render/own/week%202/play.ipynb",
    ]
    assert own.index(">class 7b<") < own.index("a%20tale") < own.index(">class 7b/week 2<") < own.index("play.ipynb")
    assert "Told &amp; &lt;b&gt;retold&lt;/b&gt;" in own
    assert own.count("This notebook can’t be opened. Its page says why.") == 1
    assert 'data-exercises="[&#34;mine-1&#34;]" data-path="own/week 2/play.ipynb"' in own
    assert "Secret" not in page
    assert "/voila/render/tutorials/cards/01-first-expedition.ipynb" in links(page)


def test_one_opens_in_the_lesson_s_frame_in_its_folder_and_leads_to_the_next_one(site: Site, folder: Path) -> None:
    page = read(site.page("own/a%20tale.ipynb"))
    assert "exp-site--lesson" in page
    assert '<p class="exp-eyebrow">class 7b</p>' in page
    assert 'data-next="/voila/render/own/fails.ipynb"' in page
    assert f'<pre class="exp-site-print" tabindex="0">{folder}\n' in page
    assert "mind the gap" not in page
    assert "could not start" not in page
    assert "exp-first" not in page, "A lesson without an exercise has no exercise to wait for."
    assert [image["src"] for image in Elements(page).all("img")] == ["dot.GIF"]
    with urlopen(site.page("own/dot.GIF"), timeout=60) as answer:  # noqa: S310  # the server that this test started
        assert answer.read() == DOT


def test_the_cell_that_fails_is_told_with_its_reason(site: Site) -> None:
    page = read(site.page("own/fails.ipynb"))
    assert "<strong>Cell 3 of this lesson fails.</strong>" in page
    assert "ValueError: no &lt;suit&gt; here</pre>" in page
    assert "Traceback" not in page
    assert "Words." not in page
    assert "data-next=" not in page, "The next one can't be opened."


def test_a_notebook_that_cannot_be_read_says_so_on_its_page(site: Site) -> None:
    code, page = refused(site.page("own/torn.ipynb"))
    assert code == 500
    assert "<h1>This lesson can’t be opened</h1>" in page
    assert "<strong>torn.ipynb</strong>" in page
    assert "goes wrong at line 2, column 1." in page
    assert "<h1>Where to first?</h1>" in read(f"{site.address}/")


def test_what_changes_in_the_folder_shows_at_once(site: Site, folder: Path) -> None:
    write_notebook(folder / "new.ipynb", "# New today")
    assert "New today" in read(f"{site.address}/")
    (folder / "new.ipynb").unlink()
    assert "New today" not in read(f"{site.address}/")
    assert refused(site.page("own/new.ipynb"))[0] == 404


@pytest.mark.parametrize(
    "path",
    [
        "render/own/notes.txt",
        "render/own/.ipynb_checkpoints/a.ipynb",
        "render/own/deep/er/a.ipynb",
        "render/own/../outside.ipynb",
        "render/own/%2e%2e/outside.ipynb",
        "render/own/week%202/%2e%2e/%2e%2e/outside.ipynb",
        "render/own/link-outside.ipynb",
        "render/own/link-outside.png",
        "render/own/%2e%2e/outside.png",
        "render/own//etc/passwd",
        "render/own/",
        "render/pyproject.toml",
        "files/own/a%20tale.ipynb",
        "files/own/notes.txt",
    ],
)
def test_nothing_else_is_served(site: Site, path: str) -> None:
    code, page = refused(f"{site.address}/voila/{path}")
    assert code in (403, 404)
    assert "ecret" not in page


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "The file is empty."),
        ("[]", "it has no cells"),
        ("{}", "it has no cells"),
        ('{"cells": 3, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}', "no notebook: "),
        ('{"cells": [3], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}', "no notebook: "),
        ('{"cells": [], "metadata": [], "nbformat": 4, "nbformat_minor": 5}', "no notebook: "),
        ('{"cells": []', "goes wrong at line 1, column 13"),
        ("\x00\xff", "no text"),
    ],
)
def test_a_file_that_is_no_notebook_is_told_in_a_sentence(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "bad.ipynb").write_bytes(text.encode("latin-1"))
    with pytest.raises(NotebookFaultError, match=told) as fault:
        open_notebook(tmp_path / "bad.ipynb")
    assert "\n" not in str(fault.value)
    (own,) = OwnLessons(tmp_path).folders()
    assert [(lesson.title, lesson.fault) for lesson in own.lessons] == [("bad", str(fault.value))]


def test_a_notebook_of_another_language_is_told_and_one_of_another_kernel_opens(tmp_path: Path) -> None:
    written = new_notebook(metadata={"kernelspec": {"name": "ir", "display_name": "R", "language": "R"}})
    nbformat.write(written, tmp_path / "r.ipynb")
    with pytest.raises(NotebookFaultError, match=r"Its cells are written in R\. These pages run Python\."):
        open_notebook(tmp_path / "r.ipynb")
    for metadata in ({}, {"kernelspec": {"name": "conda-env-x", "display_name": "X"}}, {"kernelspec": 3}):
        written = {"cells": [], "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
        (tmp_path / "python.ipynb").write_text(json.dumps(written), encoding="utf-8")
        assert open_notebook(tmp_path / "python.ipynb").metadata.kernelspec.name == "python3"


def test_exercises_are_read_from_the_cells_in_their_order_or_else_from_the_metadata() -> None:
    cells = [
        "%matplotlib inline",
        'import lessons\nlessons.choose(name="two", task="t"); print("three")',
        'shown = play("one", task=\'play("no")\')\nplay(next_name)',
    ]
    notebook = new_notebook(cells=[new_code_cell(cell) for cell in cells])
    notebook.metadata["expeditions"] = {"exercises": ["old", 3]}
    assert exercises_of(notebook) == ("two", "one")
    notebook.cells = []
    assert exercises_of(notebook) == ("old",)
    notebook.metadata["expeditions"] = []
    assert exercises_of(notebook) == ()


def test_metadata_decides_the_order_and_the_way_to_the_rules(tmp_path: Path) -> None:
    project = small_project(tmp_path / "project")
    write_notebook(project / "notebooks/rules.ipynb", "# Rules")
    rules = nbformat.read(project / "notebooks/rules.ipynb", as_version=4)
    rules.metadata["expeditions"] = {"page": "rules", "course": "cards"}
    nbformat.write(rules, project / "notebooks/rules.ipynb")
    for name, about in (
        ("a", {"order": 2, "course": "cards"}),
        ("b", {"order": 1, "course": "chess", "page": ["lesson"]}),
    ):
        written = new_notebook(metadata={"expeditions": about})
        (tmp_path / "own").mkdir(exist_ok=True)
        nbformat.write(written, tmp_path / f"own/{name}.ipynb")
    own, reader = OwnLessons(tmp_path / "own"), CatalogueReader(project)
    (folder,) = own.folders()
    assert [(lesson.title, lesson.kind, lesson.course) for lesson in folder.lessons] == [
        ("b", "lesson", ""),
        ("a", "lesson", "cards"),
    ]
    first = ways_on(own.lesson("own/b.ipynb"), reader, own)
    assert (first.rules, first.next_lesson) == (None, folder.lessons[1])
    last = ways_on(own.lesson("own/a.ipynb"), reader, own)
    assert (last.rules and last.rules.path, last.next_lesson) == ("notebooks/rules.ipynb", None)


def test_a_folder_is_a_project_or_lessons_or_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = small_project(tmp_path / "project")
    lessons = tmp_path / "lessons"
    write_notebook(lessons / "week 1/one.ipynb", "# One")
    assert find_folders(project) == (project.resolve(), None)
    assert find_folders(None) == (CHECKOUT, None)
    found, own = find_folders(lessons)
    assert found == own_project_folder()
    assert own is not None
    assert own.folder == lessons.resolve()
    monkeypatch.chdir(project)
    assert find_folders(lessons)[0] == project.resolve()
    shutil.rmtree(lessons / "week 1")
    write_notebook(lessons / ".hidden/one.ipynb", "# One")
    with pytest.raises(FolderRefusedError, match=f"no front page \\({FRONT_PAGE}\\) and no notebook of your own"):
        find_folders(lessons)
