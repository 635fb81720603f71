"""One line on a terminal that says how far a long piece of work has come."""

from collections.abc import Generator, Iterable
from typing import TextIO, TypeVar

Thing = TypeVar("Thing")

_WIDTH = 30


def with_progress(things: Iterable[Thing], total: int, stream: TextIO, unit: str) -> Generator[Thing, None, None]:
    """Yield things, of which `total` will come, and keep a line about them on a terminal.

    The line is rewritten at each further percent, and wiped once all have come or the work has stopped. Where the
    stream is no terminal, as in a file, nothing is written.
    """
    shown = -1
    try:
        for done, thing in enumerate(things, start=1):
            percent = 100 * done // total
            if stream.isatty() and percent > shown:
                shown = percent
                stream.write(f"\r{progress_line(done, total, unit)}")
                stream.flush()
            yield thing
    finally:
        if shown >= 0:
            stream.write(f"\r{' ' * len(progress_line(total, total, unit))}\r")
            stream.flush()


def progress_line(done: int, total: int, unit: str) -> str:
    """Return the line, always of one length: a bar, the share done, and the count.

    >>> progress_line(3, 12, "deals")
    '[#######.......................]  25 %   3 of 12 deals'
    """
    bar = "#" * (_WIDTH * done // total)
    return f"[{bar:.<{_WIDTH}}] {100 * done // total:3} % {done:{len(str(total)) + 1}} of {total} {unit}"
