"""Who is let in: a page with a kernel needs a place and its turn, and whoever gets none is asked to wait."""

from __future__ import annotations

import asyncio
import random
from http import HTTPStatus
from time import monotonic
from typing import Final

from tornado.ioloop import IOLoop
from voila.tornado.handler import TornadoVoilaHandler

from expeditions_widgets.hosting.crowd import counters
from expeditions_widgets.hosting.crowd.faults import FaultNumbers
from expeditions_widgets.hosting.crowd.journal import JOURNAL
from expeditions_widgets.hosting.crowd.kernels import PLACE, Place

SECONDS_FOR_A_TURN: Final = 30
"""Longer, and a proxy in front gives up; the waiting page says more than a blank one anyway."""
LONGEST_TURN: Final = 20
"""Seconds after which the next page begins to be made, whatever becomes of this one."""
SECONDS_TO_RETRY: Final = (8, 16)
"""Without JavaScript; drawn for each visitor, so that those who came at once don't come back at once."""


class PlacedPage(FaultNumbers, TornadoVoilaHandler):  # type: ignore[misc]  # voila comes without types
    """Renders a notebook for whoever finds a place, and a page that waits and tries again for everyone else."""

    _place: Place | None = None
    _is_gone = False
    _has_turn = False

    async def get(self, path: str) -> None:
        """Answer with the notebook as a page, or with the waiting page."""
        kernels = self.kernel_manager
        place = self._place = kernels.take_place(path)
        if place is None:
            self._ask_to_wait()
            return
        try:
            if await self._gets_turn(place):
                await self._render_in(place, path)
        finally:
            self._pass_turn_on()
            kernels.give_back(place)

    async def _gets_turn(self, place: Place) -> bool:
        """Wait until the page's turn has come to be made; whether it has, and its visitor is still there."""
        try:
            async with asyncio.timeout(SECONDS_FOR_A_TURN):
                await self.kernel_manager.turn.acquire()
        except TimeoutError:
            counters.REFUSED.labels("busy").inc()
            JOURNAL.note("refused", page=place.page, why="busy")
            self._ask_to_wait()
            return False
        self._has_turn = True
        if self._is_gone:
            JOURNAL.note("page left", visit=place.name, page=place.page)
        return not self._is_gone

    def _pass_turn_on(self) -> None:
        if self._has_turn:
            self._has_turn = False
            self.kernel_manager.turn.release()

    async def _render_in(self, place: Place, path: str) -> None:
        began = monotonic()
        # Voila waits for ever for a page whose kernel dies while it is made; the others must not.
        late = IOLoop.current().call_later(LONGEST_TURN, self._pass_turn_on)
        PLACE.set(place)
        try:
            await super().get(path)  # type: ignore[misc]  # as above
            place.is_served = not self._is_gone
        finally:
            IOLoop.current().remove_timeout(late)
            event = "page served" if place.is_served else "page left" if self._is_gone else "page failed"
            JOURNAL.note(event, visit=place.name, page=place.page, seconds=round(monotonic() - began, 3))

    def on_connection_close(self) -> None:
        """Note that the visitor went away before the page was complete."""
        self._is_gone = True
        super().on_connection_close()

    def _ask_to_wait(self) -> None:
        seconds = random.randint(*SECONDS_TO_RETRY)
        self.set_status(HTTPStatus.SERVICE_UNAVAILABLE)
        self.set_header("Retry-After", seconds)
        self.set_header("Cache-Control", "no-store")
        self.finish(self.render_template("waiting.html.j2", seconds=seconds))
