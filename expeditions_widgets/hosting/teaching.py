"""Pages for teachers: `teaching/` in the project folder, Markdown files that are read and shown without a kernel.

A lesson's page lies as the lesson does: `teaching/cards/01-wagers.md` belongs to `tutorials/cards/01-wagers.ipynb`.
"""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from nbconvert.filters import markdown2html

from expeditions_widgets.hosting.project_folder import is_served

if TYPE_CHECKING:
    from pathlib import Path

TEACHING_FOLDER: Final = "teaching"
START: Final = "README"
"""The page that leads to the others; its address is the folder's."""
RISK_LESSON: Final = "risk-lesson"
"""The plan for a lesson on risk, which the front page names."""

_NAME: Final = re.compile(r"[\w-]+(?:/[\w-]+)*")
_LINK: Final = re.compile(r'(<a href=")([^":#?]+)(?=["#?])')


@dataclass(frozen=True, slots=True)
class TeachingText:
    """What a page for teachers says: its first heading, and all of it as HTML."""

    title: str
    html: str


def teaching_of(lesson: str) -> str:
    """Return the name of the page for teachers that belongs to a lesson's path.

    >>> teaching_of("tutorials/cards/01-wagers.ipynb")
    'cards/01-wagers'
    """
    return lesson.partition("/")[2].removesuffix(".ipynb")


def lesson_of(folder: Path, name: str) -> str:
    """Return the path of the lesson that a page for teachers belongs to, empty for none."""
    lesson = f"tutorials/{name}.ipynb"
    return lesson if is_served(lesson) and (folder / lesson).is_file() else ""


def teaching_file(folder: Path, name: str) -> Path | None:
    """Return the file of a page by its name, or None if the project folder has no such page."""
    if not _NAME.fullmatch(name):
        return None
    path = folder / TEACHING_FOLDER / f"{name}.md"
    return path if path.is_file() else None


def teaching_text(folder: Path, name: str, base_url: str) -> TeachingText | None:
    """Return a page's text with its links leading to served addresses, or None if there is no such page."""
    path = teaching_file(folder, name)
    if path is None:
        return None
    markdown = path.read_text(encoding="utf-8")
    heading = re.search(r"^# (.+)$", markdown, flags=re.MULTILINE)
    beside = posixpath.dirname(f"{TEACHING_FOLDER}/{name}")
    html = _LINK.sub(lambda found: found[1] + base_url + served_at(f"{beside}/{found[2]}"), markdown2html(markdown))
    return TeachingText(heading[1].strip() if heading else name, html)


def served_at(path: str) -> str:
    """Return where the server shows a file of the project folder, without the slash in front.

    >>> served_at("teaching/cards/../../tutorials/cards/01-wagers.ipynb")
    'voila/render/tutorials/cards/01-wagers.ipynb'
    >>> served_at("teaching/cards/../README.md"), served_at("teaching/cards/01-wagers.md")
    ('teaching/', 'teaching/cards/01-wagers')
    """
    path = posixpath.normpath(path)
    if is_served(path):
        return f"voila/render/{path}"
    return path.removesuffix(".md").removesuffix(START)
