"""A new lesson of one's own: a notebook with exercises that work, never written over what is there."""

from __future__ import annotations

import re
from shlex import quote
from typing import TYPE_CHECKING, Final

from expeditions_widgets.hosting.project_folder import FRONT_PAGE, FolderRefusedError
from expeditions_widgets.lessons.lesson_notebook import MINUTES, lesson_notebook
from expeditions_widgets.lessons.starters import starter_cells, starter_exercises

if TYPE_CHECKING:
    from pathlib import Path

ENDING: Final = ".ipynb"
LONGEST_NAME: Final = 100
"""Bytes of a lesson's name; file systems take 255, with the ending and a checkpoint's name to fit in."""
_RESERVED: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
_FORBIDDEN: Final = '<>:"/\\|?*'


def lesson_name(text: str) -> str:
    """Return a name that a lesson's file can have on every system; the ending may be there or not.

    >>> lesson_name("detours"), lesson_name("Week 2.ipynb")
    ('detours', 'Week 2')

    Raises:
        ValueError: if no file can have the name; the text says why, as a clause that begins with the name.
    """
    name = text.removesuffix(ENDING).strip()
    if not name:
        raise ValueError("a lesson needs a name, as in: expeditions new-lesson detours")
    if found := next((sign for sign in name if sign in _FORBIDDEN), None):
        also = " (a folder is named with --in FOLDER)" if found in "/\\" else ""
        raise ValueError(f"{text!r} can't be a file's name: leave out {found}{also}")
    if not name.isprintable():
        raise ValueError(f"{text!r} can't be a file's name: it holds a sign that can't be seen")
    if name.startswith((".", "-")) or name.endswith("."):
        raise ValueError(f"{text!r} can't be a lesson's name: begin with a letter or a digit, and end with no dot")
    if _RESERVED.fullmatch(name):
        raise ValueError(f"{text!r} can't be a file's name: Windows keeps it for a device")
    if len(name.encode()) > LONGEST_NAME:
        raise ValueError(f"{text[:20]!r}… can't be a file's name: it is longer than {LONGEST_NAME} bytes")
    return name


def write_lesson(name: str, game: str, folder: Path) -> Path:
    """Write a lesson that passes `expeditions check`, and return its path; a missing folder is made.

    Raises:
        FolderRefusedError: if a file of the name is there, or the folder is a file, holds a whole project, or can't be
            written.
    """
    path = folder / (name + ENDING)
    try:
        if (folder / FRONT_PAGE).is_file():
            raise FolderRefusedError(
                f"The folder {folder} holds a whole project. "
                f"Name one for your own lessons: --in {folder / 'my-lessons'}."
            )
        folder.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(_notebook(name, game))
    except FileExistsError:
        if not folder.is_dir():
            raise FolderRefusedError(f"{folder} is a file. Name a folder for the lesson: --in FOLDER.") from None
        raise FolderRefusedError(
            f"There is {path} already, and it stays as it is. Choose another name for the new lesson."
        ) from None
    except OSError as reason:
        raise FolderRefusedError(
            f"The folder {folder} cannot be written ({reason.strerror}). Name another one: --in FOLDER."
        ) from reason
    return path


def what_next(path: Path) -> str:
    """Return where a new lesson lies and what to do with it, as lines for the terminal."""
    lesson, folder = quote(str(path)), quote(str(path.parent))
    steps = (
        (f"jupyter lab {lesson}", "change it"),
        (f"expeditions check {lesson}", "play its exercises, and tell what is missing"),
        (f"expeditions serve {folder}", "see it as a page, on the front page under “Your lessons”"),
    )
    width = max(len(command) for command, _ in steps)
    lines = (f"  {command:{width}}   # {purpose}" for command, purpose in steps)
    return "\n".join((f"Your lesson is {path}, with two exercises that work already. Next:", *lines))


def _notebook(name: str, game: str) -> str:
    title = name.replace("-", " ").replace("_", " ").strip()
    title = title[:1].upper() + title[1:]
    return lesson_notebook(
        title,
        game=game,
        summary="One sentence for the front page.",
        minutes=MINUTES,
        exercises=starter_exercises(name),
        cells=starter_cells(game, name, title),
    )
