"""Whether rounds run compiled: by numba where it is installed, else the same functions run as Python."""

from collections.abc import Callable
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar

_Function = TypeVar("_Function", bound=Callable[..., Any])


def _just_in_time() -> Callable[..., Any] | None:
    """Return numba's decorator, or None where numba is missing or switched off (NUMBA_DISABLE_JIT)."""
    if find_spec("numba") is None:
        return None
    from numba import config, njit  # noqa: PLC0415 - there may be no numba

    return None if config.DISABLE_JIT else njit  # type: ignore[attr-defined]


def forget_older_code(folder: Path, *others: Path) -> None:
    """Drop what numba keeps of a folder's functions, if a source there or in the other folders has changed since.

    Numba looks at a function's own file alone: it would go on with older forms of the functions that this one calls,
    and with older constants.
    """
    files = (source for place in (folder, *others) for source in sorted(place.glob("*.py")))
    sources = sha256(b"".join(source.read_bytes() for source in files)).hexdigest()
    kept = folder / "__pycache__"
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


_compile: Final = _just_in_time()

IS_COMPILED: Final = _compile is not None
"""Whether functions marked `compiled` run as machine code, some hundred times as fast as without."""

if IS_COMPILED:
    _HERE: Final = Path(__file__).parent
    forget_older_code(_HERE, _HERE.parent / "engine" / "cards")


def compiled(function: _Function) -> _Function:
    """Return the function as numba compiles it at its first call, or as it is without numba: the results are equal.

    What was compiled is kept on disk where it can be. Such a function takes and returns numbers, tuples and arrays.
    """
    if _compile is None:
        return function
    try:
        return _compile(cache=True)(function)
    except RuntimeError:  # no folder to keep it in can be written to
        return _compile(function)
