"""How long a click takes there and back, at the pace of quick clicks and of slow ones."""

from __future__ import annotations

import asyncio
import socket
from dataclasses import dataclass
from functools import partial
from math import inf
from time import perf_counter
from typing import TYPE_CHECKING, Final

from benchmarks.errands import BUTTON, LESSON, PLAY, Errand
from benchmarks.lab_visitor import run_in_lab
from benchmarks.ratios import middle, ratio
from benchmarks.visitor import visit

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from benchmarks.servers import Server
    from benchmarks.visitor import Visitor

    _Coming = Callable[[Errand], Awaitable[Visitor]]

_BLOCKS: Final = 3
_CLICKS: Final = 6
_SECONDS: Final = 60


@dataclass(frozen=True)
class Pace:
    """How quickly clicks follow each other.

    Attributes:
        name: what tables call it.
        pause: seconds between an answer and the next click.
        delays: whether the client waits with its acknowledgements even after a pause, as not every system does.
        most: the most that a round trip may be, as a ratio to stock.
    """

    name: str
    pause: float
    delays: bool = False
    most: float = 0.3


PACES: Final = (
    Pace("quick clicks", 0.005),
    Pace("slow clicks", 0.25, most=inf),
    Pace("slow, late acknowledgement", 0.25, delays=True),
)
"""Without TCP_NODELAY a server holds a second packet back until the first is acknowledged, which Linux puts off for
40 ms while packets go to and fro, and does at once after a pause. A browser and this client do as the system does."""


async def clicked(visitor: Visitor, errand: Errand, pace: Pace) -> list[float]:
    """Click again and again and return how long each answer took, in ms."""
    taken = []
    for _ in range(_CLICKS):
        await asyncio.sleep(pace.pause)
        if pace.delays:
            visitor.socket.acknowledge_late()
        began = perf_counter()
        await errand.go_on(visitor.widgets[0], seconds=_SECONDS)
        taken.append((perf_counter() - began) * 1000)
    return taken


def round_trips(stock: Server, ours: Server) -> None:
    """Measure on pages of Voila and print the table."""
    print("\nA click's round trip in Voila: medians, in ms")
    asyncio.run(_in_turn(partial(_on_page, stock), partial(_on_page, ours)))


def lab_round_trips(stock: Server, ours: Server) -> None:
    """Measure in JupyterLab and print the table."""
    print("\nA click's round trip in JupyterLab: medians, in ms")
    asyncio.run(_in_turn(partial(_in_lab, stock), partial(_in_lab, ours)))


async def _on_page(server: Server, errand: Errand) -> Visitor:
    return await visit(server.page(errand.notebook))


async def _in_lab(server: Server, errand: Errand) -> Visitor:
    return await run_in_lab(server, errand.code)


async def _in_turn(on_stock: _Coming, on_ours: _Coming) -> None:
    """Click on a stock server and on ours in turn, and print the ratios."""
    print(f"{'widget':12}{'pace':28}{'stock':>8}{'ours':>8}   ours to stock")
    for errand in (BUTTON, LESSON, PLAY):
        visitors = [await come(errand) for come in ((on_stock,) if errand.is_stock else (on_stock, on_ours))]
        for visitor in visitors:
            await errand.begin(visitor.widgets[0], seconds=_SECONDS)
        for pace in PACES:
            if pace.delays and not hasattr(socket, "TCP_QUICKACK"):
                continue
            taken: list[list[float]] = [[] for _ in visitors]
            for _ in range(_BLOCKS):
                for times, visitor in zip(taken, visitors, strict=True):
                    times.extend(await clicked(visitor, errand, pace))
            medians = "".join(f"{middle(times):>8.1f}" for times in taken)
            compared = ratio(taken[1], taken[0], most=pace.most) if len(taken) > 1 else ""
            print(f"{errand.name:12}{pace.name:28}{medians}   {compared}".rstrip(), flush=True)
        for visitor in visitors:
            visitor.socket.close()
