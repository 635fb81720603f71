"""The server's log: one JSON line for each thing that happens, on stderr, for whoever runs it.

No line holds what a visitor sent, saw or did, no address of theirs and no cookie. A page is named by its notebook,
without the query, which may hold a game. What Python and Jupyter log by themselves becomes lines without its values.
"""

from __future__ import annotations

import json
import logging
import secrets
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, TextIO

if TYPE_CHECKING:
    from types import TracebackType

BYTES_OF_A_NUMBER: Final = 4


class Journal:
    """Writes the lines, once it is open; until then it says nothing."""

    def __init__(self) -> None:
        self._stream: TextIO | None = None

    @property
    def is_open(self) -> bool:
        """Whether the lines are written anywhere."""
        return self._stream is not None

    def open(self, stream: TextIO | None = None) -> None:
        """Write to a stream from now on (default: stderr), and all that Python logs there as well."""
        self._stream = stream or sys.stderr
        logging.captureWarnings(capture=True)
        # What Python tells of an object's end, which nothing could catch, would be lines of its own.
        sys.unraisablehook = self._note_unraisable
        root = logging.getLogger()
        root.handlers[:] = [_Lines(self)]
        for logger in map(logging.getLogger, logging.Logger.manager.loggerDict):
            # Some libraries bring handlers of their own, whose lines are no JSON and hold addresses.
            logger.handlers.clear()
            logger.propagate = True

    def _note_unraisable(self, found: sys.UnraisableHookArgs) -> None:
        self.note("log", level="error", error=found.exc_type.__name__, trace=places(found.exc_traceback) or None)

    def note(self, event: str, **facts: object) -> None:
        """Write a line: the time (UTC), the event, and facts about it; a fact of None is left out."""
        if self._stream is None:
            return
        time = datetime.now(UTC).isoformat(timespec="milliseconds")
        said = {name: fact for name, fact in facts.items() if fact is not None}
        self._stream.write(json.dumps({"time": time, "event": event, **said}) + "\n")
        self._stream.flush()


JOURNAL: Final = Journal()


def number() -> str:
    """Return a number for a visit or an error: eight characters that tell nothing."""
    return secrets.token_hex(BYTES_OF_A_NUMBER)


def places(traceback: TracebackType | None) -> list[str]:
    """Return where an error happened, as module:line from the outermost call to the innermost."""
    found = []
    while traceback is not None:
        found.append(f"{traceback.tb_frame.f_globals.get('__name__', '?')}:{traceback.tb_lineno}")
        traceback = traceback.tb_next
    return found


class _Lines(logging.Handler):
    """Puts what Python logs into the journal, without the values in it: they may come from a visitor."""

    def __init__(self, journal: Journal) -> None:
        super().__init__(logging.ERROR)
        self._journal = journal

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line about a record: its level, its place in the code, its message before it was filled in."""
        kind, fault, trace = record.exc_info or (None, None, None)
        self._journal.note(
            "log",
            level=record.levelname.lower(),
            where=f"{record.name}:{record.module}:{record.lineno}",
            message=record.msg if record.args and isinstance(record.msg, str) else None,
            # A failed cell has the name of its own error.
            error=getattr(fault, "ename", kind and kind.__name__),
            trace=places(trace) or None,
        )
