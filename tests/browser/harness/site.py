"""The real `expeditions serve`, started in a process of its own and stopped by its id."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from collections.abc import Iterator

CHECKOUT = Path(__file__).parents[3]
SECONDS_TO_STOP = 30


@dataclass(frozen=True)
class Site:
    """A served project folder: its address without a slash at the end, and the server's process."""

    address: str
    process: subprocess.Popen[str]

    def page(self, notebook: str, query: str = "") -> str:
        """Return the address of a notebook's page, as in `page("notebooks/index.ipynb", "theme=dark")`."""
        return f"{self.address}/voila/render/{notebook}{'?' * bool(query)}{query}"


def command(*words: str | Path) -> list[str]:
    """Return the `expeditions` command with these words, run by the Python that runs the tests."""
    return [
        sys.executable,
        "-c",
        "from expeditions_widgets.cli import main; raise SystemExit(main())",
        *map(str, words),
    ]


@contextmanager
def serving(folder: Path = CHECKOUT) -> Iterator[Site]:
    """Serve a project folder on a free port for the length of the block.

    Raises:
        AssertionError: if the server ends before it answers; the text holds what it said.
    """
    with (
        tempfile.TemporaryFile("w+") as complaints,
        subprocess.Popen(
            command("serve", folder, "--no-browser", "--port", "0"),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
        ) as process,
    ):
        try:
            yield Site(_announced_address(process, complaints), process)
        finally:
            process.terminate()
            process.wait(SECONDS_TO_STOP)


def _announced_address(process: subprocess.Popen[str], complaints: TextIO) -> str:
    """Return the address that the server prints once it listens, or fail with what it said instead."""
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://\S+(?=/ )", line):
            return found[0]
    complaints.seek(0)
    raise AssertionError(f"The server ended before it answered:\n{complaints.read()}")
