"""What the project's notebooks offer, as the front page lists it: games with their courses, apps and rules.

A notebook says what it is in its metadata, all of it optional:
`"title": "…", "expeditions": {"page": "app" | "lesson" | "rules" | "front", "course": "cards", "order": 1,
"summary": "…", "minutes": 5, "exercises": ["…"], "icon": "play"}`. Without it, a numbered notebook of
`tutorials/GAME/` is a lesson of that game, any other an app.
"""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeVar, cast

import nbformat

from expeditions_widgets.hosting.games import GAMES
from expeditions_widgets.hosting.page_title import notebook_title
from expeditions_widgets.hosting.project_folder import FRONT_PAGE, SERVED_FOLDERS, is_served

Kind = Literal["app", "lesson", "rules", "front"]
KINDS = ("app", "lesson", "rules", "front")
LAST = 10_000
"""The place in the order of a notebook that names none."""

_log = logging.getLogger(__name__)
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Entry:
    """One notebook: where it lies in the project folder, what it is, and what it says of itself.

    `course` is the key of its game, empty for none; `minutes` is 0 where unknown; `fault` says why its page can't be
    shown.
    """

    path: str
    kind: Kind
    title: str
    course: str = ""
    order: int = LAST
    summary: str = ""
    minutes: int = 0
    exercises: tuple[str, ...] = ()
    icon: str = ""
    fault: str = ""


@dataclass(frozen=True, slots=True)
class Game:
    """A game with all that is there of it."""

    key: str
    name: str
    lessons: tuple[Entry, ...]
    play: Entry | None
    rules: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Everything the front page leads to: the games, and as tools every app and whatever belongs to no game."""

    games: tuple[Game, ...]
    tools: tuple[Entry, ...]


class CatalogueReader:
    """Reads a project folder's notebooks, each one again only when its file has changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read: dict[str, tuple[tuple[int, int], Entry | None]] = {}
        self._made: tuple[list[Entry], Catalogue] | None = None

    def catalogue(self) -> Catalogue:
        """Return what the folder offers now."""
        entries = [entry for path in self._paths() if (entry := self._entry(path)) is not None]
        if self._made is None or self._made[0] != entries:
            self._made = (entries, catalogue_of(entries))
        return self._made[1]

    def _paths(self) -> list[str]:
        found = (path for folder in SERVED_FOLDERS for path in (self.folder / folder).rglob("*.ipynb"))
        return sorted(path for each in found if is_served(path := each.relative_to(self.folder).as_posix()))

    def _entry(self, path: str) -> Entry | None:
        try:
            status = (self.folder / path).stat()
        except OSError:
            return None
        stamp = (status.st_mtime_ns, status.st_size)
        known = self._read.get(path)
        if known is None or known[0] != stamp:
            known = self._read[path] = (stamp, read_entry(self.folder, path))
        return known[1]


def read_entry(folder: Path, path: str) -> Entry | None:
    """Return what a notebook says of itself, or None, with a line in the log, if it cannot be read."""
    try:
        return entry_of(path, nbformat.read(folder / path, as_version=4))
    except Exception as error:  # noqa: BLE001  # whatever is wrong with a notebook, the front page stands
        _log.error("%s is left out of the front page, for it cannot be read: %s", path, error)  # no trace
        return None


def entry_of(path: str, notebook: nbformat.NotebookNode) -> Entry:
    """Return what a notebook says of itself, by its metadata, its first heading and its path in the folder."""
    own = notebook.metadata.get("expeditions", {})
    own = own if isinstance(own, dict) else {}
    title = notebook_title(notebook) or Path(path).stem
    course, order = _place(path)
    kind = own.get("page")
    return Entry(
        path=path,
        kind=cast("Kind", kind) if kind in KINDS else _kind(path, course),
        title=title,
        course=_said(own, "course", str) or _said(own, "game", str) or course,
        order=_said(own, "order", int) or order,
        summary=_said(own, "summary", str) or "",
        minutes=_said(own, "minutes", int) or 0,
        exercises=tuple(name for name in _said(own, "exercises", list) or [] if isinstance(name, str)),
        icon=_said(own, "icon", str) or "",
    )


def catalogue_of(entries: list[Entry]) -> Catalogue:
    """Return the entries in order: known games first, in the order of `GAMES`, then any other."""
    entries = sorted(entries, key=lambda entry: (entry.order, entry.path))
    keys = [*GAMES, *sorted({entry.course for entry in entries} - {"", *GAMES})]
    games = [_game(key, entries) for key in keys if any(entry.course == key for entry in entries)]
    without_game = [entry for entry in entries if entry.kind in ("lesson", "rules") and not entry.course]
    return Catalogue(tuple(games), (*(entry for entry in entries if entry.kind == "app"), *without_game))


def _game(key: str, entries: list[Entry]) -> Game:
    own = [entry for entry in entries if entry.course == key]
    return Game(
        key=key,
        name=GAMES[key].name if key in GAMES else key.replace("-", " ").capitalize(),
        lessons=tuple(entry for entry in own if entry.kind == "lesson"),
        play=next((entry for entry in own if entry.kind == "app" and entry.icon == "play"), None),
        rules=tuple(entry for entry in own if entry.kind == "rules"),
    )


def _place(path: str) -> tuple[str, int]:
    """Return the course and the order that a lesson's path tells.

    >>> _place("tutorials/cards/03-wagers.ipynb")
    ('cards', 3)
    >>> _place("notebooks/play-cards.ipynb")
    ('', 10000)
    """
    found = re.fullmatch(r"tutorials/([^/]+)/(\d+)[^/]*", path)
    return (found[1], int(found[2])) if found else ("", LAST)


def _kind(path: str, course: str) -> Kind:
    if path == FRONT_PAGE:
        return "front"
    return "lesson" if course else "app"


def _said(own: dict[str, object], name: str, kind: type[Value]) -> Value | None:
    value = own.get(name)
    return value if isinstance(value, kind) else None
