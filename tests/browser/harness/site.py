"""The real `expeditions serve`, started in a process of its own and stopped by its id."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import Error

if TYPE_CHECKING:
    from collections.abc import Iterator

CHECKOUT = Path(__file__).parents[3]
SECONDS_TO_STOP = 30
SERVED_AT = r"http://\S+(?=/ )"
"""What `expeditions serve` says once it listens: the match is its address without the slash at the end."""
SECONDS_WITHOUT_PAGE, SECONDS_UNUSED = 2, 6
IMPATIENT = f"""
from expeditions_widgets.hosting.kernel_ends import ENDS
ENDS.MappingKernelManager.update(cull_idle_timeout={SECONDS_WITHOUT_PAGE}, cull_interval=1)
ENDS.VisitorsKernels.cull_unused_timeout = {SECONDS_UNUSED}
"""
"""Makes a server end the kernels of lost and of unused pages within seconds, and look for them each second."""


@dataclass(frozen=True)
class Server:
    """A running server: its address without a slash at the end, its process, and the file with its complaints."""

    address: str
    process: subprocess.Popen[str]
    complaints: Path

    @contextmanager
    def explaining(self) -> Iterator[None]:
        """Add what the server and its kernels have complained of to an error of the block."""
        try:
            yield
        except (AssertionError, Error) as fault:
            fault.add_note(f"{self.address} said: {self.complaints.read_text(errors='replace') or 'nothing.'}")
            raise


class Site(Server):
    """A served project folder."""

    def page(self, notebook: str, query: str = "") -> str:
        """Return the address of a notebook's page, as in `page("notebooks/index.ipynb", "theme=dark")`."""
        return f"{self.address}/voila/render/{notebook}{'?' * bool(query)}{query}"


def command(*words: str | Path, first: str = "") -> list[str]:
    """Return the `expeditions` command with these words, run by the Python that runs the tests.

    What comes first is Python that changes what no option does, such as `IMPATIENT`.
    """
    return [
        sys.executable,
        "-c",
        f"{first}\nfrom expeditions_widgets.cli import main; raise SystemExit(main())",
        *map(str, words),
    ]


@contextmanager
def serving(folder: Path = CHECKOUT, port: int = 0, *, first: str = "") -> Iterator[Site]:
    """Serve a project folder for the length of the block, on a free port unless one is named.

    Raises:
        AssertionError: if the server ends before it answers; the text holds what it said.
    """
    words = command("serve", folder, "--no-browser", "--port", str(port), first=first)
    with running(words, SERVED_AT) as (process, found, complaints):
        yield Site(found[0], process, complaints)


@contextmanager
def running(
    words: list[str], announced: str, *, env: dict[str, str] | None = None, cwd: Path | None = None
) -> Iterator[tuple[subprocess.Popen[str], re.Match[str], Path]]:
    """Run a server for the length of the block; yield its process, what it says once it listens, and its complaints.

    Raises:
        AssertionError: if the server ends before it says so; the text holds what it said instead.
    """
    with (
        tempfile.NamedTemporaryFile("w+") as complaints,
        subprocess.Popen(
            words,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
            env=env,
            cwd=cwd,
        ) as process,
    ):
        try:
            assert process.stdout is not None
            found = next((match for line in process.stdout if (match := re.search(announced, line))), None)
            # Read by its name: to go back in the file that the server writes to would make it write over its beginning.
            said = Path(complaints.name)
            assert found, f"The server ended before it answered:\n{said.read_text(errors='replace')}"
            yield process, found, said
        finally:
            process.terminate()
            process.wait(SECONDS_TO_STOP)
