"""A lesson being written, for the browser: the form with its faults, all exercises, and what leaves the page."""

from collections.abc import Collection
from typing import Final

from expeditions_widgets.lessons.exercise import Exercise
from expeditions_widgets.lessons.writing.draft import Draft
from expeditions_widgets.lessons.writing.estimates import is_simulated
from expeditions_widgets.lessons.writing.lesson import MOST_EXERCISES, Lesson
from expeditions_widgets.lessons.writing.reading import Written
from expeditions_widgets.lessons.writing.source import cell_source
from expeditions_widgets.widgets.protocol import Button, Writer, WriterPart, WriterTab, WriterText, WriterTodo
from expeditions_widgets.widgets.writer_faults import how_many, put_beside, sentences
from expeditions_widgets.widgets.writer_fields import KIND_WORDS, lesson_part

_INTRO: Final = (
    "For lessons of the card game. Set up a position, say what is to be done, and try it beside the form at once. The "
    "lesson leaves this page as a notebook file; until then it is kept in this browser, and nowhere else."
)
_LONGEST_LABEL: Final = 40
_COPIED: Final = "Copied."
_REFUSED: Final = "The browser keeps its clipboard closed. The text is marked: copy it with Ctrl+C."


def writer_state(
    lesson: Lesson, form: list[WriterPart], called: str, found: Collection[Exercise], checking: float | None
) -> Writer:
    """Return the lesson with one exercise in the form, which is `called` so when its values come back.

    The truths of the exercises `found` are known; `checking` is the share of one that is being looked for.
    """
    written = lesson.read(lesson.draft, found)
    put_beside(form, written.faults, lesson.draft)
    return {
        "form": called,
        "title": "Write a lesson",
        "intro": _INTRO,
        "lesson": lesson_part(lesson.title, lesson.story, lesson.summary),
        "tabsLabel": "Exercises of this lesson",
        "tabs": [_tab(lesson, draft, place, found) for place, draft in enumerate(lesson.drafts)],
        "buttons": _buttons(lesson),
        "formTitle": f"Exercise {lesson.shown + 1}",
        "parts": form,
        "tryTitle": "Try it",
        "tryAbout": _try_about(written),
        "todo": _todo(lesson.draft, written, checking, is_found=written.exercise in found),
        "cell": _cell(written),
        "notebook": _notebook(lesson, found),
        "nextTitle": "Put the file into a folder of your own, such as my-lessons. In a terminal:",
        "next": _next(lesson),
    }


def missing_said(written: Written) -> str:
    """Return how much there is to mend, as a sentence."""
    said = how_many(written.faults)
    return f"{said[0].upper()}{said[1:]}." if said else "All is well."


def _tab(lesson: Lesson, draft: Draft, place: int, found: Collection[Exercise]) -> WriterTab:
    task = draft.text("task")
    label = f"{task[:_LONGEST_LABEL].strip()}…" if len(task) > _LONGEST_LABEL else task
    return {
        "id": f"open-{draft.number}",
        "label": f"{place + 1}. {label or KIND_WORDS[draft.kind][0]}",
        "note": how_many(lesson.read(draft, found).faults) or "all well",
        "current": place == lesson.shown,
    }


def _buttons(lesson: Lesson) -> list[Button]:
    new: Button = {"id": "new", "label": "New exercise"}
    up: Button = {"id": "up", "label": "Move it up"}
    down: Button = {"id": "down", "label": "Move it down"}
    remove: Button = {
        "id": "remove",
        "label": "Remove it",
        "ask": {
            "title": f"Remove exercise {lesson.shown + 1}?",
            "text": "All that was written in it goes, and can’t be brought back.",
            "yes": "Remove it",
            "no": "Keep it",
        },
    }
    over: Button = {
        "id": "over",
        "label": "Begin a new lesson",
        "ask": {
            "title": "Begin a new lesson?",
            "text": "All that was written here goes. Save the notebook first to keep it.",
            "yes": "Begin anew",
            "no": "Keep this one",
        },
    }
    if len(lesson.drafts) >= MOST_EXERCISES:
        new["why"] = f"A lesson here has {MOST_EXERCISES} exercises at most. Begin a second one."
    if lesson.shown == 0:
        up["why"] = "This is the first exercise already."
    if lesson.shown == len(lesson.drafts) - 1:
        down["why"] = "This is the last exercise already."
    return [new, up, down, remove, over]


def _try_about(written: Written) -> str:
    if written.exercise:
        return ""
    needed = [fault for fault in written.faults if fault.part not in ("task", "hints", "praise", "otherwise", "name")]
    told = [sentence for fault in needed for sentence in sentences(fault)]
    return " ".join(("The exercise comes here as soon as it can be set up.", *told[:2]))


def _todo(draft: Draft, written: Written, checking: float | None, *, is_found: bool) -> WriterTodo:
    ask: Button = {"id": "check", "label": "What is missing?"}
    told = [sentence for fault in written.faults for sentence in sentences(fault)]
    well = not written.faults
    said = missing_said(written)
    if checking is not None:
        said = f"The truth is being worked out: {checking:.0%} of the deals are played."
    elif well and draft.kind == "estimate" and is_simulated(draft) and not is_found:
        well, said = False, "All is well so far. Its truth has not been looked for yet: ask what is missing."
    elif well:
        said = "All is well: expeditions check has nothing to say against this exercise."
    return {
        "title": "What is missing",
        "said": said,
        "items": told if draft.asked else [],
        "well": well,
        "button": ask,
    }


def _cell(written: Written) -> WriterText:
    return {
        "name": "cell",
        "title": "The cell",
        "about": "This exercise in Python, for a notebook of your own. It needs the imports once in a notebook."
        if written.exercise
        else "The cell comes here as soon as the exercise can be set up.",
        "label": "Copy the cell",
        "text": cell_source(written.exercise) if written.exercise else "",
        "file": "",
        "copied": _COPIED,
        "refused": _REFUSED,
    }


def _notebook(lesson: Lesson, found: Collection[Exercise]) -> WriterText:
    read = [lesson.read(draft, found) for draft in lesson.drafts]
    done = [one for one in read if one.exercise]
    left = len(read) - len(done)
    faults = tuple(fault for one in read for fault in one.faults)
    about = f"{lesson.file}: {len(done)} of {len(read)} exercises."
    if left:
        about += " An exercise that can’t be set up yet is left out."
    if faults:
        about += f" {how_many(faults).capitalize()} in the whole lesson; “What is missing?” tells an exercise’s."
    return {
        "name": "notebook",
        "title": "The lesson",
        "about": about,
        "label": "Save the notebook",
        "text": lesson.notebook() if done else "",
        "file": lesson.file,
        "copied": "",
        "refused": "",
    }


def _next(lesson: Lesson) -> list[list[str]]:
    file = f"my-lessons/{lesson.file}"
    return [
        ["plays its exercises once more, and names what is missing", f"expeditions check {file}"],
        ["shows it as a page, on the front page under “Your lessons”", "expeditions serve my-lessons"],
        ["puts it on paper, its answers on a last page", f"expeditions handout {file}"],
        ["opens it to be changed; its source holds the solutions", f"jupyter lab {file}"],
    ]
