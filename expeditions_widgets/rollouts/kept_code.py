"""The machine code that is kept on disk: what it was made of, and whether all of it is there. Loads no numba."""

import platform
import sys
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).parent
FOLDERS: Final = (_HERE, _HERE.parent / "engine" / "cards")
"""The folder whose functions are compiled, then the one whose constants they hold."""

_KEPT: Final = "__pycache__"
_ALL_COMPILED: Final = "compiled-ahead"


def forget_older_code(folder: Path, *others: Path) -> None:
    """Drop what numba keeps of a folder's functions, if a source there or in the other folders has changed since.

    Numba looks at a function's own file alone: it would go on with older forms of the functions that this one calls,
    and with older constants.
    """
    sources = _digest(folder, *others)
    kept = folder / _KEPT
    stamp = kept / "compiled-sources"
    try:
        if stamp.is_file() and stamp.read_text(encoding="ascii") == sources:
            return
        for index in kept.glob("*.nbi"):
            index.unlink(missing_ok=True)
        kept.mkdir(exist_ok=True)
        stamp.write_text(sources, encoding="ascii")
    except OSError:
        return  # a folder that can't be written to holds nothing to forget


def note_all_compiled(folder: Path, *others: Path) -> None:
    """Note that all of a folder's functions are compiled and kept; where that can't be noted, nothing was kept."""
    try:
        (folder / _KEPT / _ALL_COMPILED).write_text(_made_of(folder, *others), encoding="ascii")
    except OSError:
        return


def all_compiled(folder: Path, *others: Path) -> bool:
    """Whether all of a folder's functions are compiled and kept, for this Python on this kind of machine."""
    note = folder / _KEPT / _ALL_COMPILED
    try:
        return note.is_file() and note.read_text(encoding="ascii") == _made_of(folder, *others)
    except OSError:
        return False


def _made_of(folder: Path, *others: Path) -> str:
    try:
        numba = version("numba")
    except PackageNotFoundError:
        numba = "none"
    return " ".join((_digest(folder, *others), str(sys.implementation.cache_tag), numba, platform.machine()))


def _digest(folder: Path, *others: Path) -> str:
    files = (source for place in (folder, *others) for source in sorted(place.glob("*.py")))
    return sha256(b"".join(source.read_bytes() for source in files)).hexdigest()
