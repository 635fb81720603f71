"""Where a page takes the widgets' script and styles from: this project's server, or the widgets themselves."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parent / "static"
ADDRESS: Final = "EXPEDITIONS_STATIC_FILES"
"""The environment variable by which the project's server tells its kernels where pages find the built files.

It is a path from the server's root, ending in a slash. A server of someone else's, such as JupyterLab's, sets none.
"""


def script() -> str:
    """Return the module that anywidget runs for a widget: all of it, or a line that fetches it from the server.

    The whole is sent once for every widget of a page, which is a lot for a lesson.
    """
    address = os.environ.get(ADDRESS)
    if not address:
        return _text("expeditions.js")
    # anywidget makes a blob of this text, in which a path alone leads nowhere.
    return f'export default (await import(new URL("{address}expeditions.js", location.origin).href)).default;'


def styles() -> str:
    """Return the stylesheet that anywidget adds to a page: none where the server's own pages have it already."""
    return "" if os.environ.get(ADDRESS) else _text("expeditions.css")


@cache
def _text(name: str) -> str:
    return (STATIC / name).read_text(encoding="utf-8")
