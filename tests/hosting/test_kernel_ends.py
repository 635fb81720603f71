"""When kernels end, as a real server and visitors without a browser find it; their processes are what counts."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sys
import time
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from benchmarks.visitor import Visitor, fetched, visit
from benchmarks.wire import ConnectionLostError
from expeditions_widgets.hosting.kernel_ends import GOING_AWAY
from tests.browser.harness.kernel import kernel_process, seconds_until_ended
from tests.browser.harness.site import IMPATIENT, SECONDS_UNUSED, SECONDS_WITHOUT_PAGE, Site, serving
from tests.projects import COUNTER, write_notebook

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc")

AT_ONCE = 1.0
"""Seconds that a kernel may take over its end; a page says goodbye well within another."""
COUNTING = "notebooks/counter.ipynb"
DEAF = "notebooks/deaf.ipynb"
SLOW = "notebooks/slow.ipynb"
# Works for ever at the first click, and lets neither an interrupt nor a request to terminate disturb it.
NEVER_ENDS = """
import signal, time
def forever(*_):
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    while True:
        time.sleep(0.01)
counter = Counter()
counter.on_msg(forever, remove=False)
counter
"""
STARTED = "started"
SECONDS_TO_TELL = 4
TAKES_LONG = """
import os, time
from pathlib import Path
Path("{path}").write_text(str(os.getpid()))
time.sleep(60)
"""


@dataclass(frozen=True)
class Project:
    """A served project, and the file in which its slow page writes the number of its process."""

    site: Site
    slow: Path


def write_project(folder: Path) -> Path:
    write_notebook(folder / "notebooks/index.ipynb", "# Front")
    write_notebook(folder / COUNTING, "# Counter", ">>>" + COUNTER)
    write_notebook(folder / DEAF, "# Deaf", ">>>" + COUNTER, ">>>" + NEVER_ENDS)
    write_notebook(folder / SLOW, "# Slow", ">>>" + TAKES_LONG.format(path=folder / STARTED))
    return folder


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Project]:
    folder = write_project(tmp_path_factory.mktemp("project"))
    with serving(folder, first=IMPATIENT) as site:
        yield Project(site, folder / STARTED)


async def status(visitor: Visitor) -> int:
    """Ask the server for a visitor's kernel, as its page does, and return how it answers."""
    return (await fetched(f"{visitor.server}/api/kernels/{visitor.kernel}", visitor.cookies)).code


def test_pages_that_close_at_once_end_their_kernels_at_once(project: Project) -> None:
    async def come_and_go() -> set[int]:
        visitors = [await visit(project.site.page(COUNTING)) for _ in range(2)]
        processes = {kernel_process(visitor.kernel) for visitor in visitors}
        asked = [visitor.leave() for visitor in visitors for _ in range(2)]
        leaving = asyncio.gather(*asked)
        assert await asyncio.to_thread(seconds_until_ended, processes) < AT_ONCE
        # The second of two that ask at once has nothing left to do, or comes too late; neither is a fault.
        assert set(await leaving) <= {HTTPStatus.NO_CONTENT, HTTPStatus.NOT_FOUND}
        return {await status(visitor) for visitor in visitors}

    assert asyncio.run(come_and_go()) == {HTTPStatus.NOT_FOUND}


def test_pages_that_come_and_go_leave_nothing_open_in_the_server(project: Project) -> None:
    held = Path(f"/proc/{project.site.process.pid}/fd")

    async def come_and_go() -> int:
        visitor = await visit(project.site.page(COUNTING))
        await visitor.leave()
        seconds_until_ended({kernel_process(visitor.kernel)} if runs(visitor.kernel) else set())
        return len(list(held.iterdir()))  # noqa: ASYNC240  # nothing else runs here

    async def several() -> list[int]:
        return [await come_and_go() for _ in range(4)]

    # The first visit opens what stays for all.
    first, *others = asyncio.run(several())
    assert max(others) <= first + 1


def test_a_kernel_that_works_and_heeds_no_signal_ends_as_soon(project: Project) -> None:
    async def leave_it_working() -> float:
        visitor = await visit(project.site.page(DEAF))
        process = kernel_process(visitor.kernel)
        said = {"comm_id": visitor.widgets[-1].model, "data": {"method": "custom", "content": {"kind": "click"}}}
        works = visitor.socket.expect(lambda said: said.content.get("execution_state") == "busy")
        visitor.socket.send("comm_msg", said)
        await asyncio.wait_for(works, 10)
        leaving = asyncio.ensure_future(visitor.leave())
        took = await asyncio.to_thread(seconds_until_ended, {process})
        assert await leaving == HTTPStatus.NO_CONTENT
        return took

    assert asyncio.run(leave_it_working()) < AT_ONCE + 0.5


def ask_for(project: Project, notebook: str) -> socket.socket:
    """Ask for a page and return the line."""
    parts = urlsplit(project.site.page(notebook))
    line = socket.create_connection((parts.hostname, parts.port))
    line.sendall(f"GET {parts.path} HTTP/1.1\r\nHost: {parts.netloc}\r\nConnection: close\r\n\r\n".encode())
    return line


def slow_process(project: Project) -> int:
    """Wait until the slow page's kernel is at work, and return its process."""
    patience = time.monotonic() + 20
    while not (project.slow.exists() and project.slow.read_text()):
        assert time.monotonic() < patience
        time.sleep(0.02)
    return int(project.slow.read_text())


def test_a_page_given_up_while_a_cell_runs_ends_its_kernel(project: Project) -> None:
    line = ask_for(project, SLOW)
    process = slow_process(project)
    line.close()
    assert seconds_until_ended({process}) < AT_ONCE + 0.5
    assert "Traceback" not in project.site.complaints.read_text()


def runs(kernel: str) -> bool:
    try:
        kernel_process(kernel)
    except AssertionError:
        return False
    return True


@pytest.mark.soak
def test_a_page_whose_kernel_dies_while_a_cell_runs_comes_to_an_end(project: Project) -> None:
    project.slow.unlink(missing_ok=True)
    line = ask_for(project, SLOW)
    os.kill(slow_process(project), signal.SIGKILL)
    line.settimeout(SECONDS_TO_TELL)
    answer = b"".join(iter(lambda: line.recv(65_536), b""))
    line.close()
    assert b"getting-ready" in answer
    if b"Part of this page could not start." in answer:
        return  # the cell's own watch came first, and the page is whole but for what the cell shows
    assert b"page-end" not in answer
    found = re.search(rb'"kernelId": ?"([0-9a-f-]{36})"', answer)
    assert found
    # Jupyter starts another in its place, which nobody would ever ask for.
    patience = time.monotonic() + 10
    while runs(found[1].decode()):
        assert time.monotonic() < patience
        time.sleep(0.05)


@pytest.mark.parametrize("unused", [0, pytest.param(SECONDS_WITHOUT_PAGE + 0.5, marks=pytest.mark.soak)])
def test_a_lost_page_s_kernel_is_kept_for_a_while_that_counts_from_the_loss(project: Project, unused: float) -> None:
    async def get_lost() -> float:
        visitor = await visit(project.site.page(COUNTING))
        process = kernel_process(visitor.kernel)
        await asyncio.sleep(unused)
        visitor.get_lost()
        return await asyncio.to_thread(seconds_until_ended, {process})

    assert SECONDS_WITHOUT_PAGE <= asyncio.run(get_lost()) < SECONDS_WITHOUT_PAGE + 2.5


@pytest.mark.soak
def test_an_open_page_s_kernel_stays_for_longer_and_the_page_hears_of_its_end(project: Project) -> None:
    async def wait_for_the_end() -> float:
        visitor = await visit(project.site.page(COUNTING))
        process = kernel_process(visitor.kernel)
        begin = time.monotonic()
        await visitor.widgets[0].send({"kind": "click"})
        with pytest.raises(ConnectionLostError):
            await asyncio.wait_for(visitor.socket.expect(lambda said: said.kind == "never"), SECONDS_UNUSED + 5)
        seconds_until_ended({process}, 0.1)
        assert visitor.socket.close_code == GOING_AWAY
        visitor.get_lost()
        assert await status(visitor) == HTTPStatus.NOT_FOUND
        return time.monotonic() - begin

    assert SECONDS_UNUSED <= asyncio.run(wait_for_the_end()) < SECONDS_UNUSED + 2.5


@pytest.mark.soak
def test_a_hung_kernel_without_a_page_is_ended(project: Project) -> None:
    async def hang_and_get_lost() -> float:
        visitor = await visit(project.site.page(DEAF))
        process = kernel_process(visitor.kernel)
        os.kill(process, signal.SIGSTOP)
        visitor.get_lost()
        return await asyncio.to_thread(seconds_until_ended, {process})

    assert SECONDS_WITHOUT_PAGE <= asyncio.run(hang_and_get_lost()) < SECONDS_WITHOUT_PAGE + 3.5
