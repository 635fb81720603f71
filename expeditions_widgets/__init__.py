"""Playable tutorials for a card game of expeditions, as Jupyter widgets."""

from __future__ import annotations

__all__ = ["__version__"]


def __getattr__(name: str) -> str:
    """Look up the version when it is asked for, so that importing a rule loads nothing else.

    Raises:
        AttributeError: for any other name.
    """
    if name != "__version__":
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    from importlib.metadata import version

    return version("expeditions-widgets")
