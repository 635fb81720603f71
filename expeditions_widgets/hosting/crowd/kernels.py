"""The kernels of many visitors: a place for each before it starts, a count of them, a line for each start and end."""

from __future__ import annotations

import asyncio
import os
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import zmq
import zmq.asyncio
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from traitlets import Bool, Integer, default

from expeditions_widgets.hosting.crowd import counters
from expeditions_widgets.hosting.crowd.journal import JOURNAL, number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from jupyter_client.manager import KernelManager

SOCKETS_OF_A_VISITOR: Final = 12
"""Measured: 6 with a page's connection; as many again, for a connection that is cut keeps its own while it is away."""
SOCKETS_OF_THE_SERVER: Final = 16
SECONDS_TO_STOP: Final = 5
STARTS_OF_A_CORE: Final = 4
"""Pages made at once for each core. More would make all of them late, until the first kernels seem dead."""


@dataclass(eq=False, slots=True)
class Place:
    """A visitor's place: taken before the kernel starts, and kept by the kernel for as long as it lives."""

    kernel: str
    page: str
    name: str = field(default_factory=number)
    taken: float = field(default_factory=monotonic)
    is_served: bool = False


PLACE: ContextVar[Place | None] = ContextVar("PLACE", default=None)
"""Whose kernel is being started: Voila does not say it."""

_END: ContextVar[counters.End | None] = ContextVar("_END", default=None)


class CountedKernels(AsyncMappingKernelManager):
    """Lets in as many visitors as there are places. Who has one is served; nobody takes it by being faster."""

    max_visitors = Integer(1, help="Visitors who may be in at once.").tag(config=True)
    is_stopping = Bool(default_value=False, help="Whether the server is about to end: nobody is let in any more.")

    def __init__(self, **given: Any) -> None:  # noqa: ANN401  # Jupyter's own signature
        """Begin with all places free."""
        super().__init__(**given)  # type: ignore[no-untyped-call]
        self._starting: set[str] = set()
        self._places: dict[str, Place] = {}
        self.turn = asyncio.Semaphore(STARTS_OF_A_CORE * (os.cpu_count() or 1))
        counters.LIMIT.set(self.max_visitors)
        counters.TAKEN.set_function(lambda: self.taken)

    @default("context")
    def _roomy_context(self) -> zmq.asyncio.Context:
        """All kernels' sockets are of one context, and libzmq allows it 1023: enough for 170 pages, not for more."""
        self._created_context = True
        context = zmq.asyncio.Context()
        wanted = SOCKETS_OF_THE_SERVER + self.max_visitors * SOCKETS_OF_A_VISITOR
        context.set(zmq.MAX_SOCKETS, min(context.get(zmq.SOCKET_LIMIT), max(wanted, context.get(zmq.MAX_SOCKETS))))
        return context

    @property
    def taken(self) -> int:
        """How many visitors are in: their kernels that are to start, start, live or end."""
        return len(self._starting | self._kernels.keys())

    @property
    def has_room(self) -> bool:
        """Whether one more is let in."""
        return self.taken < self.max_visitors and not self.is_stopping

    def take_place(self, page: str) -> Place | None:
        """Take a place for who visits a page; None if there is none. Give it back, whatever comes of it."""
        if not self.has_room:
            why: counters.Refusal = "stopping" if self.is_stopping else "full"
            counters.REFUSED.labels(why).inc()
            JOURNAL.note("refused", page=page, why=why, visitors=self.taken, limit=self.max_visitors)
            return None
        place = Place(self.new_kernel_id(), page)
        self._starting.add(place.kernel)
        JOURNAL.note("admitted", visit=place.name, page=page, visitors=self.taken, limit=self.max_visitors)
        return place

    def give_back(self, place: Place) -> None:
        """Give a place back, unless a kernel keeps it; may be called twice."""
        self._starting.discard(place.kernel)

    async def start_kernel(self, **asked: Any) -> str:  # type: ignore[override]  # noqa: ANN401
        """Start a kernel, in the place that was taken for it, and return its number."""
        place = PLACE.get()
        began = monotonic()
        if place is not None:
            asked["kernel_id"] = place.kernel
            self._places[place.kernel] = place
        try:
            kernel_id = await super().start_kernel(**asked)
        except BaseException:
            counters.FAILED_STARTS.inc()
            if place is not None:
                self._places.pop(place.kernel, None)
                counters.way_of(place.kernel)
            raise
        finally:
            if place is not None:
                self.give_back(place)
        seconds = monotonic() - began
        way = counters.way_of(kernel_id)
        counters.STARTS.labels(way).inc()
        counters.START_SECONDS.labels(way).observe(seconds)
        JOURNAL.note("kernel started", visit=place and place.name, way=way, seconds=round(seconds, 3))
        return str(kernel_id)

    def remove_kernel(self, kernel_id: str) -> KernelManager:
        """Forget a kernel that has ended, and count why."""
        counters.way_of(kernel_id)  # of a start that Jupyter made by itself
        removed = super().remove_kernel(kernel_id)
        if removed is not None:
            place = self._places.pop(kernel_id, None)
            left = place is not None and not place.is_served
            why = _END.get() or ("left" if left else "closed")
            counters.ENDS.labels(why).inc()
            lived = round(monotonic() - place.taken, 1) if place else None
            JOURNAL.note("kernel ended", visit=place and place.name, why=why, lived=lived, visitors=self.taken)
        return removed

    async def cull_kernels(self) -> None:
        """End the kernels that nobody uses."""
        with _because("culled"):
            await super().cull_kernels()  # type: ignore[no-untyped-call]

    def _handle_kernel_died(self, kernel_id: str) -> None:
        with _because("died"):
            super()._handle_kernel_died(kernel_id)  # type: ignore[no-untyped-call]

    async def shutdown_all(self, now: bool = False) -> None:  # type: ignore[override]  # noqa: ARG002, FBT001, FBT002
        """End all kernels at once: nobody waits for what they might still say. Lets nobody in from now on.

        A kernel that is still there after some seconds is left to itself: it ends when it finds its server gone.
        """
        self.is_stopping = True
        with _because("stopped"), suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_TO_STOP):
                ends = (self.shutdown_kernel(kernel_id, now=True) for kernel_id in list(self._kernels))  # type: ignore[no-untyped-call]
                await asyncio.gather(*ends, return_exceptions=True)


@contextmanager
def _because(why: counters.End) -> Iterator[None]:
    token = _END.set(why)
    try:
        yield
    finally:
        _END.reset(token)
