"""Many visitors at once: as many as there are places are let in, the others wait for theirs, and nobody is lost."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
from collections import Counter
from http import HTTPStatus
from typing import TYPE_CHECKING

import pytest

from benchmarks.visitor import TurnedAwayError, fetched, visit
from expeditions_widgets.cli import EXIT_BAD_OPTION, main
from expeditions_widgets.hosting.crowd.admission import SECONDS_TO_RETRY
from tests.browser.harness.site import SECONDS_TO_STOP, Site
from tests.hosting.crowds import CLICKS, COUNTER, all_at_once, health, log, serving_crowd, until
from tests.projects import small_project

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

LIMIT, VISITORS = 3, 8
GAME = "seed=482913"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return small_project(tmp_path_factory.mktemp("project"))


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[Site]:
    with serving_crowd(folder, "--max-visitors", str(LIMIT)) as served:
        yield served


def test_a_crowd_at_once_is_let_in_by_and_by_and_nobody_is_lost(site: Site) -> None:
    crowd = asyncio.run(all_at_once(site, VISITORS))
    assert crowd.answered == [CLICKS] * VISITORS
    assert len(crowd.turned_away) >= VISITORS - LIMIT
    assert crowd.most <= LIMIT
    for turned_away in crowd.turned_away:
        assert turned_away.status == HTTPStatus.SERVICE_UNAVAILABLE
        assert SECONDS_TO_RETRY[0] <= int(turned_away.headers["Retry-After"]) <= SECONDS_TO_RETRY[1]
        assert "<h1>All places are taken</h1>" in turned_away.page
    events = Counter(line["event"] for line in log(site))
    assert events["admitted"] == events["page served"] == events["kernel ended"] == VISITORS
    assert events["refused"] == len(crowd.turned_away)
    assert {line["why"] for line in log(site) if line["event"] == "kernel ended"} == {"closed"}


async def fill(site: Site) -> None:
    """Take all places, ask what the full server still answers, and leave again."""
    visitors = [await visit(site.page(COUNTER)) for _ in range(LIMIT)]
    assert await health(site) == (HTTPStatus.OK, {**(await health(site))[1], "status": "full", "kernels": LIMIT})
    assert (await health(site, "?room"))[0] == HTTPStatus.SERVICE_UNAVAILABLE
    for path in ("/", "/?theme=dark", "/voila/static/waiting.js"):
        assert (await fetched(site.address + path, {})).code == HTTPStatus.OK
    assert (await fetched(site.page("notebooks/missing.ipynb"), {})).code == HTTPStatus.NOT_FOUND
    with pytest.raises(TurnedAwayError) as turned_away:
        await visit(site.page(COUNTER, GAME))
    # Without JavaScript the page loads itself again, at its own address.
    assert re.search(r'<noscript><meta http-equiv="refresh" content="\d+"></noscript>', turned_away.value.page)
    assert GAME not in turned_away.value.page
    await visitors.pop().leave()
    await until(site, status="ok", kernels=LIMIT - 1)
    assert (await health(site, "?room"))[0] == HTTPStatus.OK
    for visitor in visitors:
        await visitor.leave()
    await until(site, kernels=0)


def test_a_full_server_refuses_kernels_and_nothing_else(site: Site) -> None:
    asyncio.run(fill(site))


async def break_down_and_recover(site: Site, mend: Callable[[], None]) -> tuple[str, str]:
    """Visit a server that can start no kernel, then mend it; return the page of the error and of the failed cell."""
    answer = await fetched(site.page(COUNTER, GAME), {})
    assert answer.code == HTTPStatus.INTERNAL_SERVER_ERROR
    assert (await health(site))[1]["kernels"] == 0
    mend()
    await (await visit(site.page(COUNTER, GAME))).leave()
    failed = await fetched(site.page("notebooks/broken.ipynb", GAME), {})
    assert (await health(site))[1]["kernels"] == 1
    return answer.body.decode(), failed.body.decode()


def test_an_error_has_a_number_and_a_failed_start_gives_its_place_back(folder: Path, tmp_path: Path) -> None:
    own = os.environ | {"TMPDIR": str(tmp_path)}
    with serving_crowd(folder, "--max-visitors", "1", env=own) as site:
        (connections,) = tmp_path.glob("voila_*")
        shutil.rmtree(connections)
        error, failed = asyncio.run(break_down_and_recover(site, connections.mkdir))
        site.process.send_signal(signal.SIGTERM)
        assert site.process.wait(SECONDS_TO_STOP) == 0
        lines = log(site)
        text = site.complaints.read_text(encoding="utf-8")
    numbers = [re.findall(r"this number: <b>([0-9a-f]{8})</b>", page) for page in (error, failed)]
    assert [[line["id"]] for line in lines if line["event"] == "error"] == numbers
    found = [line["error"] for line in lines if "error" in line]
    assert {"FileNotFoundError", "ZeroDivisionError"} <= set(found)
    assert [line["why"] for line in lines if line["event"] == "kernel ended"] == ["closed", "stopped"]
    # Nothing that a visitor sent, and not who it was.
    for secret in ("482913", "127.0.0.1", "_xsrf", "secret_name", "Mozilla"):
        assert secret not in text


@pytest.mark.parametrize("number", ["0", "many", "-1", "10001"])
def test_a_limit_that_is_none_is_refused(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--max-visitors", number])
    assert ended.value.code == EXIT_BAD_OPTION
    assert "from 1 to 10000" in capsys.readouterr().err
