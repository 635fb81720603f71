"""Many visitors at once: how soon each is answered, how much memory and processor time they take, who is lost."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from math import inf
from typing import TYPE_CHECKING, Final

from benchmarks.errands import LAB, LESSON, Errand
from benchmarks.ratios import middle, ratio
from benchmarks.servers import megabytes_of
from benchmarks.visitor import TurnedAwayError, fetched, visit

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager

    from benchmarks.servers import Server
    from benchmarks.visitor import Visitor

    Starting = Callable[[], AbstractContextManager[Server]]

MANY: Final = 50
MOST: Final = {LESSON.name: (0.65, 0.8), LAB.name: (0.35, 0.45)}
"""The most that the time to the first answered click and the memory may be, as ratios to stock."""
_SECONDS: Final = 120
"""A kernel of stock Voila whose port another took first never answers."""
_CLICKS: Final = 10


@dataclass
class Crowd:
    """What became of visitors who all came at once.

    Attributes:
        answered: seconds to each one's first answered click.
        turned_away: how many got another page than the one that they came for, by its status.
        failed: what went wrong for the others.
        lost: how many of those who were answered once were not answered again.
        memory: MB of all kernels and what they are forked from, by visitor.
        visit: seconds of processor time by visit, from the request to the first answer.
        click: seconds of processor time by click.
    """

    answered: list[float] = field(default_factory=list)
    turned_away: list[int] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    lost: int = 0
    memory: float = 0.0
    visit: float = 0.0
    click: float = 0.0


async def come_at_once(server: Server, errand: Errand, count: int) -> Crowd:
    """Have visitors come all at once, click, stay until all are answered, click again, and leave."""
    crowd, spent = Crowd(), server.seconds_of_processor()
    arrivals = await asyncio.gather(*(_arrive(server, errand) for _ in range(count)), return_exceptions=True)
    visitors: list[Visitor] = []
    for arrival in arrivals:
        if isinstance(arrival, TurnedAwayError):
            crowd.turned_away.append(arrival.status)
        elif isinstance(arrival, BaseException):
            crowd.failed.append(f"{type(arrival).__name__}: {arrival}")
        else:
            crowd.answered.append(arrival[1])
            visitors.append(arrival[0])
    inside = len(visitors) or 1
    crowd.visit = (server.seconds_of_processor() - spent) / inside
    crowd.memory = sum(map(megabytes_of, server.others())) / inside
    spent = server.seconds_of_processor()
    later = await asyncio.gather(*(_click_on(each, errand) for each in visitors), return_exceptions=True)
    crowd.lost = sum(isinstance(each, BaseException) for each in later)
    crowd.click = (server.seconds_of_processor() - spent) / (inside * _CLICKS)
    await asyncio.gather(*(each.leave() for each in visitors), return_exceptions=True)
    return crowd


async def _arrive(server: Server, errand: Errand) -> tuple[Visitor, float]:
    visitor = await visit(server.page(errand.notebook), seconds=_SECONDS)
    await errand.begin(visitor.widgets[0], seconds=_SECONDS)
    return visitor, visitor.since


async def _click_on(visitor: Visitor, errand: Errand) -> None:
    for _ in range(_CLICKS):
        await errand.go_on(visitor.widgets[0], seconds=_SECONDS)


def crowds(stock: Starting, ours: Starting, *, count: int = MANY) -> None:
    """Send a crowd to a stock server and to ours, a fresh one for each page, and print the tables."""
    print(f"\n{count} visitors at once, without a browser")
    lines = []
    for errand in (LESSON, LAB):
        there, here = (_crowd_on(start, errand, count) for start in (stock, ours))
        if there.answered and here.answered:
            lines += _compared(errand, there, here)
    print(f"{'':40}{'page':12}{'stock':>8}{'ours':>8}   ours to stock", *lines, sep="\n", flush=True)


def _crowd_on(start: Starting, errand: Errand, count: int) -> Crowd:
    with start() as server:
        # One comes ahead, so that nothing is read from the disk for the first time while the crowd comes.
        asyncio.run(come_at_once(server, errand, 1))
        crowd = asyncio.run(come_at_once(server, errand, count))
        print(f"  {server.name}, {errand.name}: {told(crowd)}", flush=True)
        return crowd


def _compared(errand: Errand, there: Crowd, here: Crowd) -> list[str]:
    fast, small = MOST[errand.name]
    rows = [
        ("first answered click, half of them, s", middle(there.answered), middle(here.answered), fast),
        ("first answered click, all of them, s", max(there.answered), max(here.answered), fast),
        ("processor a visit, s", there.visit, here.visit, inf),
        ("processor a click, ms", there.click * 1000, here.click * 1000, inf),
    ]
    opens, answers = 60 / here.visit, 1 / here.click
    capacity = (
        f"{errand.name}: a core opens {opens:.0f} pages a minute of ours, or answers {answers:.0f} clicks a second"
    )
    if there.memory and here.memory:  # Linux alone tells it
        rows.append(("memory a visitor (PSS), MB", there.memory, here.memory, small))
        capacity += f"; a GB holds {1000 / here.memory:.0f} visitors"
    return [
        *(
            f"{what:40}{errand.name:12}{stock:>8.2f}{ours:>8.2f}   {ratio([ours], [stock], most=most)}"
            for what, stock, ours, most in rows
        ),
        capacity,
    ]


def told(crowd: Crowd) -> str:
    """Return in words who was let in, turned away, and lost."""
    words = [f"{len(crowd.answered)} let in and answered", f"{crowd.lost} of them lost later"]
    words += [
        f"{crowd.turned_away.count(status)} got a page with status {status}" for status in sorted({*crowd.turned_away})
    ]
    reasons = sorted({reason.partition(":")[0] for reason in crowd.failed})
    words += [f"{len(crowd.failed)} failed ({', '.join(reasons)})"] if crowd.failed else []
    return "; ".join(words)


def large_crowd(start: Starting, count: int) -> None:
    """Send more visitors than a server may take, and print what became of them and of the server."""
    with start() as server:
        print(f"\n{count} visitors at once on {server.name}, on {LESSON.name}", flush=True)
        crowd = asyncio.run(come_at_once(server, LESSON, count))
        answer = asyncio.run(fetched(server.address, {}))
        print(f"{told(crowd)}. Afterwards the server answers with status {answer.code}.")
    if crowd.answered:
        print(f"Half were answered within {middle(crowd.answered):.1f} s, all within {max(crowd.answered):.1f} s.")
