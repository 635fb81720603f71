"""Work that takes a while, done in slices between a kernel's messages, so that its page keeps answering."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

AT_ONCE: Final = 0.1
"""Seconds of work that are done before anything is shown: what takes no longer needs no progress bar."""

_SLICE: Final = 0.03
_log = logging.getLogger(__name__)


class Background:
    """A piece of work, at most once at a time.

    `work(seconds)` goes on for about so long and returns whether all is done. `progressed` is called after each slice
    but the last, `ended` after the last, and `failed` instead if the work raises in the background.
    """

    def __init__(
        self,
        work: Callable[[float], bool],
        *,
        progressed: Callable[[], None],
        ended: Callable[[], None],
        failed: Callable[[], None],
    ) -> None:
        self._work = work
        self._progressed = progressed
        self._ended = ended
        self._failed = failed
        self._task: asyncio.Task[None] | None = None

    def start(self) -> bool:
        """Begin, and return whether all is done already; what is left goes on between the kernel's messages.

        Without a running loop, as in a test or a script, all is done here. Raises what the work raises here.
        """
        if self._task and not self._task.done():
            return False
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return self._work(float("inf"))
        if self._work(AT_ONCE):
            return True
        self._task = loop.create_task(self._go_on())
        return False

    async def _go_on(self) -> None:
        try:
            while not self._work(_SLICE):
                self._progressed()
                await asyncio.sleep(0)
            self._ended()
        except Exception:  # noqa: BLE001 - whatever fails, the page stays alive and says so
            _log.exception("Work in the background failed.")
            self._failed()
