"""A folder of one's own notebooks beside the project: what the front page lists of it, and what of it is served."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import nbformat

from expeditions_widgets.hosting.catalogue import Entry, entry_of
from expeditions_widgets.hosting.games import GAMES
from expeditions_widgets.hosting.own_notebook import NotebookFaultError, exercises_of, open_notebook
from expeditions_widgets.hosting.project_folder import FRONT_PAGE, find_project_folder

if TYPE_CHECKING:
    from pathlib import Path

OWN: Final = "own"
"""What the addresses of one's own lessons begin with; no folder of a project is served by this name."""
PICTURES: Final = (".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp")

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class OwnFolder:
    """Lessons that lie in one folder, in order, and the folder's name."""

    name: str
    lessons: tuple[Entry, ...]


def find_folders(given: Path | None) -> tuple[Path, OwnLessons | None]:
    """Return the project folder to serve, and the lessons of one's own to go with it, if their folder was given.

    A given folder with a front page is a project; one that holds notebooks goes with the project that would be served
    without it.

    Raises:
        FolderRefusedError: if the folder is missing, is a file, cannot be read, or holds neither.
    """
    if given is None or not _may_hold_lessons(given):
        return find_project_folder(given), None
    own = OwnLessons(given)
    return (find_project_folder(None), own) if own.folders() else (find_project_folder(given), None)


def _may_hold_lessons(given: Path) -> bool:
    try:
        return given.is_dir() and not (given / FRONT_PAGE).is_file()
    except PermissionError:
        return False


class OwnLessons:
    """The notebooks of a folder and of the folders in it, read again when their files change; nothing else of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.tells_why = True
        """Whether a page says how one of its cells fails; a message can hold a path, which is for its author alone."""
        self._read: dict[str, tuple[tuple[int, int], Entry]] = {}

    def folders(self) -> tuple[OwnFolder, ...]:
        """Return what lies there now, the folder itself first; without folders that hold no notebook."""
        by_name: dict[str, list[Entry]] = {}
        for path in self._paths():
            by_name.setdefault(self._name_of(path), []).append(self._entry(path))
        # A folder inside has a longer name than the one around it.
        return tuple(
            OwnFolder(name, tuple(sorted(entries, key=lambda entry: (entry.order, entry.path))))
            for name, entries in sorted(by_name.items())
        )

    def file(self, path: str) -> Path | None:
        """Return the file of a lesson's or a picture's path, as in `own/detours.ipynb`; None for any other path.

        Hidden files, folders further down, and whatever lies outside, by `..` or by a link, are no lessons.
        """
        first, *inside = path.split("/")
        if first != OWN or not 1 <= len(inside) <= 2 or any(_is_hidden(part) for part in inside):  # noqa: PLR2004
            return None
        if not (path.endswith(".ipynb") or path.lower().endswith(PICTURES)):
            return None
        try:
            file = self.folder.joinpath(*inside).resolve()
            if not file.is_relative_to(self.folder) or any(map(_is_hidden, file.relative_to(self.folder).parts)):
                return None
            return file if file.is_file() else None
        except (OSError, ValueError):
            return None

    def lesson(self, path: str) -> nbformat.NotebookNode:
        """Return a lesson's notebook, with what the page's template asks for in its metadata.

        Raises:
            NotebookFaultError: if it can't be shown.
        """
        notebook = self._open(path)
        entry = _entry_of(path, notebook)
        about = {
            "page": entry.kind,
            "course": entry.course,
            "exercises": list(entry.exercises),
            "own": self._name_of(path),
            "path": path,
            "tells_why": self.tells_why,
        }
        notebook.metadata["expeditions"] = nbformat.from_dict(about)
        return notebook

    def after(self, path: str) -> Entry | None:
        """Return the next lesson after another one in its folder, of those that can be opened."""
        for folder in self.folders():
            for number, lesson in enumerate(folder.lessons, start=1):
                if lesson.path == path:
                    return next((later for later in folder.lessons[number:] if not later.fault), None)
        return None

    def _name_of(self, path: str) -> str:
        return "/".join((self.folder.name or str(self.folder), *path.split("/")[1:-1]))

    def _paths(self) -> list[str]:
        found = (file for pattern in ("*.ipynb", "*/*.ipynb") for file in self.folder.glob(pattern))
        paths = (f"{OWN}/{file.relative_to(self.folder).as_posix()}" for file in found)
        return sorted(path for path in paths if self.file(path))

    def _entry(self, path: str) -> Entry:
        file = self.file(path)
        try:
            status = file.stat() if file else None
        except OSError:
            status = None
        stamp = (status.st_mtime_ns, status.st_size) if status else (0, 0)
        known = self._read.get(path)
        if known is None or known[0] != stamp:
            known = self._read[path] = (stamp, self._read_entry(path))
        return known[1]

    def _open(self, path: str) -> nbformat.NotebookNode:
        file = self.file(path)
        if file is None:
            raise NotebookFaultError("The file is not there any more.")
        return open_notebook(file)

    def _read_entry(self, path: str) -> Entry:
        try:
            return _entry_of(path, self._open(path))
        except NotebookFaultError as fault:
            _log.error("%s can’t be opened: %s", path.removeprefix(f"{OWN}/"), fault)  # no trace
            return Entry(path, "lesson", path.rpartition("/")[2].removesuffix(".ipynb"), fault=str(fault))


def _entry_of(path: str, notebook: nbformat.NotebookNode) -> Entry:
    entry = entry_of(path, notebook)
    about = notebook.metadata.get("expeditions")
    says_what = isinstance(about, dict) and about.get("page") in ("app", "rules")
    return replace(
        entry,
        kind=entry.kind if says_what else "lesson",
        course=entry.course if entry.course in GAMES else "",
        exercises=exercises_of(notebook),
    )


def _is_hidden(part: str) -> bool:
    return part.startswith(".") or part == "" or "\\" in part
