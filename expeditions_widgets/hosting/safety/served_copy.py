"""A copy of the served notebooks that nothing writes to: what visitors get while their originals are worked on."""

from __future__ import annotations

import logging
import shutil
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

COPIED: Final = ("notebooks", "tutorials", "teaching")
READ_FILE: Final = 0o400
READ_FOLDER: Final = 0o500
CHANGE_FOLDER: Final = 0o700

_log = logging.getLogger(__name__)


@contextmanager
def served_copy(folder: Path) -> Iterator[Path]:
    """Copy what is served of a project folder, for the length of the block, to a folder that only its owner reads.

    Hidden files and links are left out, so that nothing from elsewhere comes along. What a notebook writes beside
    itself fails, where it would else be there for the next visitor. A change in the folder, be it half saved or half
    pulled, reaches visitors at the next start, all at once.
    """
    with tempfile.TemporaryDirectory(prefix="expeditions_") as kept:
        copy = Path(kept, folder.name or "project")
        copy.mkdir()
        try:
            for name in COPIED:
                if (folder / name).is_dir():
                    _copy(folder / name, copy / name)
            _set_folders(copy, READ_FOLDER)
            yield copy
        finally:
            _set_folders(copy, CHANGE_FOLDER)


def _copy(folder: Path, copy: Path) -> None:
    try:
        shutil.copytree(folder, copy, ignore=_left_out)
    except shutil.Error as error:
        # What could be read is there.
        for file, _, reason in error.args[0]:
            _log.error("%s is not served, for it cannot be copied: %s", file, reason)  # no trace


def _left_out(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if name.startswith(".") or Path(folder, name).is_symlink()]


def _set_folders(copy: Path, mode: int) -> None:
    """Set the mode of every folder, and make every file readable alone."""
    copy.chmod(mode)
    for path in list(copy.rglob("*")):
        path.chmod(mode if path.is_dir() else READ_FILE)
