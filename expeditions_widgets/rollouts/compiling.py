"""Whether rounds run compiled: by numba where it is installed, else the same functions run as Python."""

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final, TypeVar

from expeditions_widgets.rollouts.kept_code import FOLDERS, forget_older_code

_Function = TypeVar("_Function", bound=Callable[..., Any])


def _just_in_time() -> Callable[..., Any] | None:
    """Return numba's decorator, or None where numba is missing or switched off (NUMBA_DISABLE_JIT)."""
    if find_spec("numba") is None:
        return None
    from numba import config, njit  # noqa: PLC0415 - there may be no numba

    return None if config.DISABLE_JIT else njit  # type: ignore[attr-defined]


_compile: Final = _just_in_time()

IS_COMPILED: Final = _compile is not None
"""Whether functions marked `compiled` run as machine code, some hundred times as fast as without."""

if IS_COMPILED:
    forget_older_code(*FOLDERS)


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
