"""The visitor without a browser, whom measurements and other tests send, alone and in a crowd."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from benchmarks.crowds import come_at_once
from benchmarks.errands import PLAY
from benchmarks.hosting import main
from benchmarks.servers import Server, our_voila
from benchmarks.visitor import TurnedAwayError, fetched, visit
from benchmarks.wire import packed, unpacked
from tests.projects import write_notebook

if TYPE_CHECKING:
    from collections.abc import Iterator


SMALLEST_KERNEL = 5
"""MB."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("project")
    write_notebook(folder / "notebooks/index.ipynb", "# Front")
    write_notebook(folder / PLAY.notebook, "# Play", ">>>" + PLAY.code)
    with our_voila(folder, tmp_path_factory.mktemp("home")) as started:
        yield started


async def play_and_leave(server: Server) -> tuple[list[str], int, int]:
    """Deal, and leave; return what was said, how leaving was answered, and whether the kernel is still there."""
    visitor = await visit(server.page(PLAY.notebook))
    match = visitor.widgets[0]
    said = []
    for step in (match.greet(), match.act(PLAY.first)):
        await step
        said.append(match.state["state"]["live"])
    left = await visitor.leave()
    kernel = await fetched(f"{server.address}/api/kernels/{visitor.kernel}", visitor.cookies)
    return said, left, kernel.code


def test_a_visitor_is_answered_and_leaves_no_kernel_behind(server: Server) -> None:
    said, left, kernel = asyncio.run(play_and_leave(server))
    assert said[0] == ""
    assert "Step 1" in said[1]
    assert left == HTTPStatus.NO_CONTENT
    assert kernel == HTTPStatus.NOT_FOUND


def test_an_address_without_a_page_says_so(server: Server) -> None:
    with pytest.raises(TurnedAwayError) as turned_away:
        asyncio.run(visit(server.page("notebooks/missing.ipynb")))
    assert turned_away.value.status == HTTPStatus.NOT_FOUND


def test_a_crowd_is_answered_and_measured(server: Server) -> None:
    crowd = asyncio.run(come_at_once(server, PLAY, 2))
    assert (len(crowd.answered), crowd.turned_away, crowd.failed, crowd.lost) == (2, [], [], 0)
    assert crowd.visit > crowd.click > 0
    assert crowd.memory > SMALLEST_KERNEL or not Path("/proc/self/smaps_rollup").exists()


def test_a_part_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--only", "pages,weather"])
    assert "no such part: weather" in capsys.readouterr().err


def test_a_frame_reads_back_as_the_message_it_was_made_of() -> None:
    said = unpacked(packed("shell", {"msg_type": "comm_msg"}, {"data": "–"}, parent={"msg_id": "1"}))
    assert (said.channel, said.kind, said.parent, said.content) == ("shell", "comm_msg", {"msg_id": "1"}, {"data": "–"})
