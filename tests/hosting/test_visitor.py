"""The visitor without a browser, whom measurements and other tests send: it opens a page, clicks and leaves."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import TYPE_CHECKING

import pytest

from benchmarks.visitor import TurnedAwayError, fetched, visit
from benchmarks.wire import packed, unpacked
from tests.browser.harness.site import Site, serving
from tests.projects import write_notebook

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

APP = "notebooks/play.ipynb"
MATCH = "from expeditions_widgets.widgets.card_match import CardMatch\nCardMatch()"
DEAL = {"type": "submit", "values": {"seed": "482913"}}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder: Path = tmp_path_factory.mktemp("project")
    write_notebook(folder / "notebooks/index.ipynb", "# Front")
    write_notebook(folder / APP, "# Play", ">>>" + MATCH)
    with serving(folder) as served:
        yield served


async def play_and_leave(site: Site) -> tuple[list[str], int, int]:
    """Deal, and leave; return what was said, how leaving was answered, and whether the kernel is still there."""
    visitor = await visit(site.page(APP))
    match = visitor.widgets[0]
    said = []
    for step in (match.greet(), match.act(DEAL)):
        await step
        said.append(match.state["state"]["live"])
    left = await visitor.leave()
    kernel = await fetched(f"{site.address}/api/kernels/{visitor.kernel}", visitor.cookies)
    return said, left, kernel.code


def test_a_visitor_is_answered_and_leaves_no_kernel_behind(site: Site) -> None:
    said, left, kernel = asyncio.run(play_and_leave(site))
    assert said[0] == ""
    assert "Step 1" in said[1]
    assert left == HTTPStatus.NO_CONTENT
    assert kernel == HTTPStatus.NOT_FOUND


def test_an_address_without_a_page_says_so(site: Site) -> None:
    with pytest.raises(TurnedAwayError) as turned_away:
        asyncio.run(visit(site.page("notebooks/missing.ipynb")))
    assert turned_away.value.status == HTTPStatus.NOT_FOUND


def test_a_frame_reads_back_as_the_message_it_was_made_of() -> None:
    said = unpacked(packed("shell", {"msg_type": "comm_msg"}, {"data": "–"}, parent={"msg_id": "1"}))
    assert (said.channel, said.kind, said.parent, said.content) == ("shell", "comm_msg", {"msg_id": "1"}, {"data": "–"})
