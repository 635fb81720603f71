"""Crowds of visitors without a browser, who wait where they are asked to and come back."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from benchmarks.visitor import TurnedAwayError, Visitor, fetched, visit
from tests.browser.harness.site import SERVED_AT, Site, command, running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CLICKS = 3
COUNTER = "notebooks/counter.ipynb"
A_WHILE = (0.1, 0.3)
"""Seconds between two questions whether there is room, for a test of a few visitors."""
AS_A_PAGE_ASKS = (3, 6)


@dataclass
class Crowd:
    """What became of a crowd: clicks answered to each, times turned away, and the most kernels that were there."""

    answered: list[int] = field(default_factory=list)
    turned_away: list[TurnedAwayError] = field(default_factory=list)
    most: int = 0


@contextmanager
def serving_crowd(folder: Path, *words: str, env: dict[str, str] | None = None) -> Iterator[Site]:
    """Serve a project folder with a log, and further options."""
    served = command("serve", folder, "--no-browser", "--port", "0", "--log", *words)
    with running(served, SERVED_AT, env=env) as (process, found, complaints):
        yield Site(found[0], process, complaints)


def log(site: Site) -> list[dict[str, Any]]:
    """Return the lines of a server's log so far; each must be JSON."""
    lines = site.complaints.read_text(encoding="utf-8").splitlines()
    strange = [line for line in lines if not line.startswith("{")]
    assert strange == [], strange
    return [json.loads(line) for line in lines]


async def health(site: Site, question: str = "") -> tuple[int, dict[str, Any]]:
    """Return how the server is: the status code, and what it says."""
    answer = await fetched(f"{site.address}/health{question}", {})
    return answer.code, json.loads(answer.body)


async def until(site: Site, **wanted: object) -> None:
    """Wait until the server says of its health what is wanted."""
    async with asyncio.timeout(60):
        while not wanted.items() <= (await health(site))[1].items():  # noqa: ASYNC110  # it is another process
            await asyncio.sleep(random.uniform(*A_WHILE))


async def let_in(site: Site, crowd: Crowd, *, between: tuple[float, float], seconds: float) -> Visitor:
    """Open a page; as often as there is no place, wait until there is one and try again."""
    while True:
        try:
            return await visit(site.page(COUNTER), seconds=seconds)
        except TurnedAwayError as turned_away:
            crowd.turned_away.append(turned_away)
        while (said := (await health(site))[1])["status"] != "ok":
            crowd.most = max(crowd.most, said["visitors"])
            await asyncio.sleep(random.uniform(*between))


async def come_and_go(site: Site, crowd: Crowd, *, stay: int, seconds: float) -> None:
    """Open the page, click, wait until so many have done so, and leave."""
    visitor = await let_in(site, crowd, between=AS_A_PAGE_ASKS if stay else A_WHILE, seconds=seconds)
    for _ in range(CLICKS):
        await visitor.widgets[0].send({"kind": "click"}, seconds=seconds)
    crowd.answered.append(visitor.widgets[0].state["count"])
    while len(crowd.answered) < stay:  # noqa: ASYNC110  # the others are still on their way
        await asyncio.sleep(A_WHILE[0])
    await visitor.leave()


async def all_at_once(site: Site, visitors: int, *, stay: int = 0, seconds: float = 60) -> Crowd:
    """Let a crowd come at the same moment, and return what became of it once all are gone.

    Nobody leaves before `stay` of them have been answered: as many as there are places, and all are in at once.
    """
    crowd = Crowd()
    async with asyncio.TaskGroup() as group:
        for _ in range(visitors):
            group.create_task(come_and_go(site, crowd, stay=stay, seconds=seconds))
    await until(site, visitors=0)
    return crowd
