"""A lesson that was written leaves as a notebook: it passes the check, and its cells make the same exercises again."""

import json
from dataclasses import replace
from pathlib import Path

import nbformat
import pytest

from expeditions_widgets.lessons import Exercise
from expeditions_widgets.lessons.check import check_notebook
from expeditions_widgets.lessons.writing.draft import LONGEST_TEXT, Draft
from expeditions_widgets.lessons.writing.lesson import LONGEST_TITLE, MOST_EXERCISES, Lesson, read_lesson, slug
from expeditions_widgets.lessons.writing.reading import read
from expeditions_widgets.lessons.writing.source import cell_source
from tests.lessons.watching import RECORD
from tests.lessons.writing.drafts import CHOOSE, DRAFTS, PLAY, SCORE, WATCH

LESSON = Lesson("Long ways", "It *begins*.", "", (PLAY, CHOOSE.with_texts({"heading": "A question"}), SCORE))
HARD = 'Say "no" \\ {braces} \N{SNOWMAN} “quoted” \'\'\' """'


def made_by(source: str) -> Exercise:
    """Execute a cell and return the exercise of the widget in its last expression."""
    *before, call = source.split("\n\n", 1)
    space: dict[str, object] = {}
    exec("\n\n".join(before), space)  # noqa: S102 - the source is what is tested
    exercise: Exercise = eval(call, space).exercise  # noqa: S307
    return exercise


@pytest.mark.parametrize("draft", DRAFTS, ids=lambda draft: f"{draft.kind}-{draft.number}")
def test_executing_a_cell_makes_an_equal_exercise(draft: Draft) -> None:
    exercise = read(draft, "n").exercise
    assert exercise is not None
    assert made_by(cell_source(exercise)) == exercise


def test_every_sign_that_can_be_typed_comes_through_a_cell() -> None:
    for text in (HARD, "\x00a\x07b", "two\r\nlines", 'ends with "', "\N{LINE SEPARATOR}\x85"):
        exercise = read(PLAY.with_texts({"task": text, "praise": text, "reactions.1.text": text}), "n").exercise
        assert exercise is not None
        assert made_by(cell_source(exercise)) == exercise


def test_a_cell_imports_what_it_calls_and_nothing_that_a_text_names() -> None:
    for quoted in ('"Option(" played(h6)', 'an odd " quote, then Scale(1) and drew(p)'):
        exercise = read(WATCH.with_texts({"record": RECORD.replace("}", f" {quoted}}}", 1)}), "n").exercise
        assert exercise is not None
        imports, call = cell_source(exercise).split("\n\n", 1)
        assert '"""' in call
        assert quoted in call
        assert imports == "from expeditions_widgets.widgets.watch_exercise import watch"


def test_a_written_lesson_passes_the_check_and_is_a_lesson_of_the_front_page(tmp_path: Path) -> None:
    path = tmp_path / LESSON.file
    path.write_text(LESSON.notebook(), encoding="utf-8")
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    about = notebook.metadata.expeditions
    assert (path.name, notebook.metadata.title) == ("long-ways.ipynb", "Long ways")
    assert (about.page, about.course, about.minutes) == ("lesson", "cards", 3)
    assert [cell.source.partition("\n")[0] for cell in notebook.cells if cell.cell_type == "markdown"] == [
        "# Long ways",
        "## A question",
    ]
    checked = check_notebook(path)
    assert checked.findings == ()
    assert list(checked.exercises) == about.exercises == ["long-ways-1", "long-ways-2", "long-ways-3"]


def test_what_can_t_be_set_up_yet_is_left_out_of_the_notebook() -> None:
    lesson = replace(LESSON, drafts=(PLAY, CHOOSE.with_texts({"position": "A h43"})))
    notebook = json.loads(lesson.notebook())
    assert notebook["metadata"]["expeditions"]["exercises"] == ["long-ways-1"]
    assert sum(cell["cell_type"] == "code" for cell in notebook["cells"]) == 1


def test_a_saved_lesson_reads_back_as_itself() -> None:
    lesson = replace(LESSON, shown=2, drafts=(*LESSON.drafts, replace(PLAY, number=9, asked=True)))
    assert read_lesson(lesson.saved()) == (lesson, 0)
    assert Lesson().saved() == ""


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"title": 1}', "[" * 5000, '{"title": "", "drafts": []}'])
def test_any_other_text_is_no_lesson(text: str) -> None:
    assert read_lesson(text) == (None, 0)


def test_a_saved_lesson_with_nonsense_in_it_keeps_what_makes_sense() -> None:
    saved = json.loads(LESSON.saved())
    saved["shown"] = 99
    saved["drafts"][0]["kind"] = "fly"
    saved["drafts"][0]["rows"] = {"goal": 10**9, "wings": 2, "options": "x"}
    saved["drafts"][1] = None
    lesson, left_out = read_lesson(json.dumps(saved))
    assert lesson is not None
    assert left_out == 1
    assert [draft.kind for draft in lesson.drafts] == ["play", "score"]
    assert lesson.draft.kind == "score"
    assert lesson.drafts[0].rows == {"goal": 3, "reactions": 0, "options": 2}


def test_exercises_are_moved_removed_and_added_up_to_a_number() -> None:
    moved = LESSON.moved(1)
    assert [draft.number for draft in moved.drafts] == [2, 1, 3]
    assert moved.draft.number == 1
    assert LESSON.moved(-1) == LESSON
    assert [draft.number for draft in LESSON.without_shown().drafts] == [2, 3]
    assert Lesson(drafts=(PLAY,)).without_shown().draft == Draft(2)
    lesson = LESSON
    for _ in range(MOST_EXERCISES + 3):
        lesson = lesson.with_new()
    assert len(lesson.drafts) == MOST_EXERCISES
    assert len({draft.number for draft in lesson.drafts}) == MOST_EXERCISES


def test_two_exercises_of_one_name_are_told() -> None:
    lesson = replace(LESSON, drafts=(PLAY, CHOOSE.with_texts({"name": "long-ways-1"})))
    assert [fault.part for fault in lesson.read(lesson.drafts[0]).faults] == ["name"]


def test_the_words_of_the_lesson_itself_are_cut_and_cleaned_too() -> None:
    lesson = LESSON.with_words("T\x00" * 10**5, "One\r\ntwo\x07", "S\ud800" * 10**5)
    assert (lesson.title, lesson.story, lesson.summary) == ("T" * LONGEST_TITLE, "One\ntwo", "S" * LONGEST_TEXT)
    read_again, _ = read_lesson(replace(LESSON, title="T" * 10**5, story="\x07").saved())
    assert read_again == LESSON.with_words("T" * 10**5, "", "")


def test_a_lesson_of_many_exercises_makes_a_slug_of_its_title_once() -> None:
    slug.cache_clear()
    lesson = replace(LESSON, drafts=tuple(replace(CHOOSE, number=number) for number in range(20)))
    for draft in lesson.drafts:
        lesson.read(draft)
    assert slug.cache_info().misses == 1


def test_a_text_too_long_to_keep_is_cut() -> None:
    assert len(PLAY.with_texts({"task": "a" * 10**6}).text("task")) == LONGEST_TEXT
