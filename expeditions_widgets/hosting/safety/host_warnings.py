"""What the host is told, once a run, when visitors are turned away for how they come: a setting may be missing."""

from __future__ import annotations

import re
import sys
from typing import Final

from expeditions_widgets.hosting.crowd.journal import JOURNAL

OTHER_NAME: Final = (
    "Someone came by the name {name}, which this server was not given, and was turned away. If it is yours, "
    "start with: expeditions serve --name {name}"
)
OTHER_ORIGIN: Final = (
    "A page was refused its connection: it came from {origin}, and the server on the way calls us {host}. "
    "Have that server pass on the header Host (nginx: proxy_set_header Host $http_host) and WebSockets."
)
_PLAIN: Final = re.compile(r"[\w.:/\[\]-]{1,300}")
_told: Final[set[str]] = set()


def tell_once(why: str, sentence: str, **names: str) -> None:
    """Tell the host at the first time, on the terminal or in the log; not if a name could be more than a name."""
    if why in _told or not all(map(_PLAIN.fullmatch, names.values())):
        return
    _told.add(why)
    if JOURNAL.is_open:
        JOURNAL.note("turned away", why=why, **names)
    else:
        print(sentence.format(**names), file=sys.stderr, flush=True)  # noqa: T201
