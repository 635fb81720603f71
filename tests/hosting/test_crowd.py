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
from urllib.parse import urlsplit

import pytest

from benchmarks.visitor import TurnedAwayError, fetched, visit
from expeditions_widgets.cli import main
from expeditions_widgets.commands.exit_codes import BAD_OPTION
from expeditions_widgets.hosting.crowd.admission import SECONDS_TO_RETRY
from expeditions_widgets.hosting.crowd.capacity import free_memory
from tests.browser.harness.site import SECONDS_TO_STOP, Site
from tests.hosting.crowds import CLICKS, COUNTER, all_at_once, health, log, serving_crowd, until
from tests.hosting.test_pages import read, refused
from tests.projects import small_project, write_notebook

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

LIMIT, VISITORS = 3, 8
MANY_PLACES, MANY_VISITORS = 200, 300
"""More places than stock Voila has sockets for, and the crowd of a lecture hall."""
MEMORY_FOR_MANY = MANY_PLACES * 64 * 2**20
SECONDS_FOR_MANY = 900
SLOW = "notebooks/slow.ipynb"
GAME = "seed=482913"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    project = small_project(tmp_path_factory.mktemp("project"))
    write_notebook(project / SLOW, "# Slow", ">>>import time; time.sleep(30)")
    return project


@pytest.fixture(scope="module")
def temporary(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the server keeps how its kernels are reached."""
    return tmp_path_factory.mktemp("t")


@pytest.fixture(scope="module")
def site(folder: Path, temporary: Path) -> Iterator[Site]:
    env = os.environ | {"TMPDIR": str(temporary)}
    with serving_crowd(folder, "--max-visitors", str(LIMIT), "--metrics", "0", env=env) as served:
        yield served


def test_a_crowd_at_once_is_let_in_by_and_by_and_nobody_is_lost(site: Site) -> None:
    crowd = asyncio.run(all_at_once(site, VISITORS))
    assert crowd.answered == [CLICKS] * VISITORS
    assert crowd.most <= LIMIT
    for turned_away in crowd.turned_away:
        assert turned_away.status == HTTPStatus.SERVICE_UNAVAILABLE
        assert SECONDS_TO_RETRY[0] <= int(turned_away.headers["Retry-After"]) <= SECONDS_TO_RETRY[1]
        assert "<h1>All places are taken</h1>" in turned_away.page
    events = Counter(line["event"] for line in log(site))
    assert events["admitted"] == events["page served"] == events["kernel ended"] == VISITORS
    assert events["refused"] == len(crowd.turned_away)
    assert {line["why"] for line in log(site) if line["event"] == "kernel ended"} == {"closed"}


@pytest.mark.soak
def test_a_lecture_hall_at_once_crashes_nothing_and_nobody_is_lost(folder: Path) -> None:
    if free_memory() < MEMORY_FOR_MANY:
        pytest.skip(f"{MANY_PLACES} kernels need {MEMORY_FOR_MANY >> 30} GB of free memory.")
    with serving_crowd(folder, "--max-visitors", str(MANY_PLACES)) as site:
        crowd = asyncio.run(all_at_once(site, MANY_VISITORS, stay=MANY_PLACES, seconds=SECONDS_FOR_MANY))
        assert crowd.answered == [CLICKS] * MANY_VISITORS
        assert crowd.most == MANY_PLACES
        assert len(crowd.turned_away) >= MANY_VISITORS - MANY_PLACES
        assert site.process.poll() is None
        assert [line for line in log(site) if line["event"] in ("error", "log", "page failed")] == []


async def hang_up(site: Site) -> Counter[str]:
    """Ask for pages and leave while they are made; return the events of it once all places are free again."""
    before = len(log(site))
    address = urlsplit(site.page(SLOW))
    for _ in range(LIMIT):
        reader, writer = await asyncio.open_connection(address.hostname, address.port)
        writer.write(f"GET {address.path} HTTP/1.1\r\nHost: {address.netloc}\r\n\r\n".encode())
        await reader.readline()
        writer.close()
    async with asyncio.timeout(60):
        while True:
            await until(site, visitors=0)
            events = Counter(line.get("why") or line["event"] for line in log(site)[before:])
            if events["page left"] + events["page served"] == LIMIT:
                return events


def test_who_goes_away_while_the_page_is_made_leaves_no_place_taken(site: Site) -> None:
    events = asyncio.run(hang_up(site))
    assert events["admitted"] == events["page left"] == LIMIT
    # One whose kernel did not start yet needs none.
    assert events["left"] == events["kernel started"]


def test_a_host_can_count_what_happened_on_a_port_that_takes_no_visitors(site: Site) -> None:
    assert site.process.stdout is not None
    address = re.search(r"Figures for Prometheus: (http://127\.0\.0\.1:\d+/metrics)", site.process.stdout.readline())
    assert address is not None
    figures = read(address[1])
    happened = Counter(line.get("why") or line["event"] for line in log(site))

    def total(name: str) -> float:
        return sum(map(float, re.findall(rf"^{re.escape(name)}(?:{{[^}}]*}})? (\S+)$", figures, re.MULTILINE)))

    assert total("expeditions_kernel_starts_total") == total("expeditions_kernel_start_seconds_count")
    assert total("expeditions_kernel_starts_total") == happened["kernel started"] > 0
    for why in ("closed", "left", "culled", "died", "stopped"):
        assert f'expeditions_kernel_ends_total{{why="{why}"}} {float(happened[why])}' in figures
    assert total("expeditions_visits_refused_total") == sum(happened[why] for why in ("full", "busy", "stopping"))
    assert (total("expeditions_visitors_limit"), total("expeditions_visitors")) == (LIMIT, 0)
    # Jupyter's own.
    assert "kernel_currently_running_total" in figures
    assert "http_request_duration_seconds" in figures
    assert refused(f"{site.address}/metrics")[0] == HTTPStatus.NOT_FOUND


async def fill(site: Site) -> None:
    """Take all places, ask what the full server still answers, and leave again."""
    visitors = [await visit(site.page(COUNTER)) for _ in range(LIMIT)]
    assert await health(site) == (HTTPStatus.OK, {**(await health(site))[1], "status": "full", "visitors": LIMIT})
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
    await until(site, status="ok", visitors=LIMIT - 1)
    assert (await health(site, "?room"))[0] == HTTPStatus.OK
    for visitor in visitors:
        await visitor.leave()
    await until(site, visitors=0)


def test_a_full_server_refuses_kernels_and_nothing_else(site: Site) -> None:
    asyncio.run(fill(site))


async def break_down_and_recover(site: Site, mend: Callable[[], None]) -> tuple[str, str]:
    """Visit a server that can start no kernel, then mend it; return the page of the error and of the failed cell."""
    answer = await fetched(site.page(COUNTER, GAME), {})
    assert answer.code == HTTPStatus.INTERNAL_SERVER_ERROR
    assert (await health(site))[1]["visitors"] == 0
    mend()
    await (await visit(site.page(COUNTER, GAME))).leave()
    failed = await fetched(site.page("notebooks/broken.ipynb", GAME), {})
    assert (await health(site))[1]["visitors"] == 1
    return answer.body.decode(), failed.body.decode()


def test_an_error_has_a_number_and_a_failed_start_gives_its_place_back(site: Site, temporary: Path) -> None:
    before = len(log(site))
    (connections,) = temporary.glob("voila_*")
    shutil.rmtree(connections)
    error, failed = asyncio.run(break_down_and_recover(site, connections.mkdir))
    # The last of the tests here that need the server.
    site.process.send_signal(signal.SIGTERM)
    assert site.process.wait(SECONDS_TO_STOP) == 0
    lines = log(site)[before:]
    text = site.complaints.read_text(encoding="utf-8")
    numbers = [re.findall(r"this code: <b>([0-9a-f]{8})</b>", page) for page in (error, failed)]
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
    assert ended.value.code == BAD_OPTION
    assert "from 1 to 10000" in capsys.readouterr().err
