"""`expeditions handout`: one file, its answers last, and a sentence for whatever stands in its way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import nbformat
import pytest

from expeditions_widgets.cli import main
from expeditions_widgets.hosting.handout import answers, printing
from expeditions_widgets.hosting.handout.charted import charted
from expeditions_widgets.hosting.handout.clean import drawings_apart
from expeditions_widgets.widgets.choose_exercise import ChooseWidget
from expeditions_widgets.widgets.estimate_exercise import EstimateWidget
from expeditions_widgets.widgets.wager_chart import WagerChart
from tests.experiments.hands import FEW
from tests.hosting.handouts import TUTORIALS, Page
from tests.lessons.estimates import REACHED
from tests.lessons.exercises import WHICH

if TYPE_CHECKING:
    from pathlib import Path

FIRST = next(path for path in TUTORIALS if path.name == "01-first-expedition.ipynb")
LOOPS = next(path for path in TUTORIALS if path.name == "04-loops.ipynb")


def written(folder: Path, *cells: str) -> Path:
    """Return the path of a notebook with a title and these cells."""
    notebook = nbformat.v4.new_notebook()
    notebook.cells = [nbformat.v4.new_markdown_cell("# Mine"), *map(nbformat.v4.new_code_cell, cells)]
    path = folder / "mine.ipynb"
    nbformat.write(notebook, path)
    return path


@pytest.mark.parametrize("path", [FIRST, LOOPS], ids=lambda path: path.stem)
def test_the_answers_stand_on_the_last_page(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["handout", str(path)]) == 0
    assert capsys.readouterr().out == f"{path.stem}.html\n"
    text = (tmp_path / f"{path.stem}.html").read_text(encoding="utf-8")
    page = Page(text)
    count = len(nbformat.read(path, as_version=4).metadata["expeditions"]["exercises"])
    assert page.answered.count("Exercise ") == count
    assert len(page.tasks) == count
    assert text.rindex('class="exercise"') < text.index('class="answers"')
    assert "<svg" in text
    # What a cell shows is the exercise itself: it is not printed a second time as text.
    assert "pre" not in page.tags


def test_answers_are_the_solution_and_the_reason_for_every_option() -> None:
    told = answers.answer(ChooseWidget(WHICH))
    assert all(option.reason in told and option.text in told for option in WHICH.options)
    assert told.count("<strong>Right.") == sum(option.right for option in WHICH.options)
    assert "It is 37.5" in answers.answer(EstimateWidget(REACHED))


def test_a_chart_on_paper_is_drawn_with_its_words_and_its_numbers() -> None:
    page = Page(drawings_apart(charted(WagerChart("test-chart", FEW, "A promising hand")), "c"))
    assert {"svg", "ul", "table"} <= set(page.tags)
    assert {f"#{each}" for each in page.ids} >= set(page.addresses)


def test_what_a_cell_shows_besides_exercises_is_kept_and_nothing_in_it_leads_anywhere(tmp_path: Path) -> None:
    cell = (
        "from IPython.display import HTML\nHTML('<p>Look <a href=\"https://example.org\">here</a><script>x</script>')"
    )
    target = tmp_path / "out.html"
    assert main(["handout", str(written(tmp_path, "print('3 < 4')", cell)), "--out", str(target)]) == 0
    text = target.read_text(encoding="utf-8")
    assert "<pre>3 &lt; 4\n</pre>" in text
    assert "<p>Look here</p>" in text
    assert "example.org" not in text
    assert Page(text).tags.count("h1") == 1


def refused(words: list[str | Path], capsys: pytest.CaptureFixture[str], code: int) -> str:
    assert main(["handout", *map(str, words)]) == code
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = [line for line in said.err.splitlines() if line.startswith("expeditions: ")]
    return line


def test_a_missing_file_and_a_file_that_is_no_notebook_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary", encoding="utf-8")
    assert refused([tmp_path / "gone.ipynb"], capsys, 2).endswith("There is no file " + str(tmp_path / "gone.ipynb."))
    assert f"{diary} can’t be read as a notebook" in refused([diary], capsys, 2)
    assert list(tmp_path.iterdir()) == [diary]


def test_a_lesson_that_does_not_run_is_told_with_its_cell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, "1", "1 / 0")
    line = refused([path, "--out", tmp_path / "out.html"], capsys, 1)
    assert "cell 3: fails with ZeroDivisionError" in line
    assert "expeditions check" in line
    assert not (tmp_path / "out.html").exists()


def test_a_notebook_is_never_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, "1")
    before = path.read_bytes()
    assert "--out" in refused([path, "--out", path], capsys, 3)
    assert path.read_bytes() == before


def test_a_folder_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "gone" / "out.html"
    assert f"There is no folder {target.parent}" in refused([FIRST, "--out", target], capsys, 3)


def test_without_a_browser_a_pdf_is_refused_before_anything_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(printing, "_ELSEWHERE", ())
    assert "There is no Chrome or Chromium" in refused([FIRST, "--pdf"], capsys, 5)
