"""A learner's own copy of the lessons: made once, added to later, and never written over."""

from __future__ import annotations

import hashlib
import json
import shutil
from contextlib import closing
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import nbformat
from nbformat.sign import NotebookNotary

from expeditions_widgets.hosting.project_folder import SERVED_FOLDERS, FolderRefusedError

if TYPE_CHECKING:
    from pathlib import Path

OWN_FOLDER = ".expeditions"
"""What the command keeps beside the lessons: which originals were copied, and JupyterLab's window layout."""
DIGESTS = f"{OWN_FOLDER}/originals.json"


@dataclass(frozen=True, slots=True)
class LessonCopy:
    """A copy, and what became of its files: added, renewed (unchanged by the learner), kept (changed by the learner).

    The files are named by their paths inside the folder; a file that already was the original is in none of the lists.
    """

    folder: Path
    added: list[str] = field(default_factory=list)
    renewed: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        """Return where the copy is and what became of it, as sentences for the terminal."""
        lines = [f"Your copy of the lessons is in {self.folder}. Change in it what you like."]
        for paths, what in (
            (self.added, "new"),
            (self.renewed, "renewed, since you had not changed them"),
            (self.kept, "left as you changed them"),
        ):
            if paths:
                lines.append(f"  {len(paths)} {'file' if len(paths) == 1 else 'files'} {what}")
        return "\n".join(lines)


def copy_lessons(originals: Path, folder: Path) -> LessonCopy:
    """Bring a folder up to date with the served folders of `originals`, and return what was done.

    A missing file is copied. A file is written over only if it still is what was copied before: whatever the learner
    changed stays. Running a notebook is no change, only its cells' kinds and sources count. Copied notebooks are signed
    as trusted, so that JupyterLab shows their pictures.

    Raises:
        FolderRefusedError: if the folder is a file, cannot be written, or holds the originals themselves.
    """
    folder = folder.resolve()
    if folder == originals.resolve() or any(folder.is_relative_to(originals / served) for served in SERVED_FOLDERS):
        raise FolderRefusedError(f"The folder {folder} holds the original lessons. Name another one for your copy.")
    copy = LessonCopy(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _bring_up_to_date(originals, copy)
    except (FileExistsError, NotADirectoryError, IsADirectoryError) as reason:
        sentence = f"{reason.filename} is in the way of the lessons. Name another folder: expeditions lab FOLDER."
        raise FolderRefusedError(sentence) from reason
    except OSError as reason:
        sentence = (
            f"The folder {folder} cannot be written ({reason.strerror}). Name another one: expeditions lab FOLDER."
        )
        raise FolderRefusedError(sentence) from reason
    return copy


def _bring_up_to_date(originals: Path, copy: LessonCopy) -> None:
    digests = _digests_of_last_time(copy.folder)
    written: list[Path] = []
    for path in _served_files(originals):
        original, own = originals / path, copy.folder / path
        digest = _digest(original)
        if not own.exists():
            copy.added.append(path)
        elif _digest(own) == digest:
            digests[path] = digest
            continue
        elif _digest(own) == digests.get(path):
            copy.renewed.append(path)
        else:
            copy.kept.append(path)
            continue
        _write(original, own)
        digests[path] = digest
        written.append(own)
    _sign([path for path in written if path.suffix == ".ipynb"])
    kept = copy.folder / DIGESTS
    kept.parent.mkdir(exist_ok=True)
    kept.write_text(json.dumps(digests, indent=1), encoding="utf-8")


def _sign(notebooks: list[Path]) -> None:
    """Have Jupyter trust these copies, so that their pictures show before they are run."""
    notary = NotebookNotary()
    # Nothing else closes the database of signatures before it is collected, which Python 3.13 complains of.
    with closing(notary.store):
        for path in notebooks:
            notary.sign(nbformat.read(path, as_version=4))


def _served_files(originals: Path) -> list[str]:
    paths = (path for served in SERVED_FOLDERS for path in (originals / served).rglob("*") if path.is_file())
    inside = (path.relative_to(originals) for path in paths)
    return sorted(path.as_posix() for path in inside if not any(part.startswith(".") for part in path.parts))


def _write(original: Path, own: Path) -> None:
    own.parent.mkdir(parents=True, exist_ok=True)
    # A copy that is cut short must not pass for a file that the learner changed.
    part = own.with_name(f".{own.name}.part")
    shutil.copyfile(original, part)
    part.replace(own)


def _digest(path: Path) -> str:
    """Return what a file's content comes down to; JupyterLab saves outputs and settings that nobody wrote."""
    content = path.read_bytes()
    if path.suffix == ".ipynb":
        try:
            cells = json.loads(content)["cells"]
            content = json.dumps([[cell["cell_type"], "".join(cell["source"])] for cell in cells]).encode()
        except (ValueError, KeyError, TypeError):
            pass  # no notebook any more: whatever it is, it counts as it stands
    return hashlib.sha256(content).hexdigest()


def _digests_of_last_time(folder: Path) -> dict[str, str]:
    try:
        read = json.loads((folder / DIGESTS).read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return {}
    return read if isinstance(read, dict) else {}
