"""When kernels end: with their page at once, some minutes after a page was lost, and hours after its last use."""

from __future__ import annotations

import asyncio
import logging
from contextvars import ContextVar
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Protocol

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from traitlets import Dict, Integer
from traitlets.config import Config

from expeditions_widgets.hosting.crowd.kernels import CountedKernels
from expeditions_widgets.hosting.prompt_client import ENDED_EARLY

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from jupyter_client.manager import KernelManager

SECONDS_WITHOUT_PAGE = 300
SECONDS_UNUSED = 4 * 3600
SECONDS_BETWEEN_ROUNDS = 30
GOING_AWAY = 1001

ENDS = Config(
    MappingKernelManager=Config(cull_idle_timeout=SECONDS_WITHOUT_PAGE, cull_interval=SECONDS_BETWEEN_ROUNDS),
)
"""The settings for all of it."""


class Visitor(Protocol):
    """Who a kernel is started for."""

    def takes(self, kernel_id: str) -> Awaitable[None]:
        """Learn of the kernel, once it runs."""
        ...


VISITOR: ContextVar[Visitor] = ContextVar("VISITOR")
"""Whose page is being made; Voila has no other way to tell which kernel it started for a request."""


def _is_news(record: logging.LogRecord) -> bool:
    """Whether a record of asyncio's says more than that a page was given up while its kernel started."""
    # Voila leaves the task unwatched that makes the page.
    return record.exc_info is None or str(record.exc_info[1]) != ENDED_EARLY


logging.getLogger("asyncio").addFilter(_is_news)


class VisitorsKernels(CountedKernels):
    """Kernels that end with their pages, and pages that hear of their kernels' end."""

    cull_unused_timeout = Integer(
        SECONDS_UNUSED, help="Seconds after which a kernel ends whose page is open and unused."
    ).tag(config=True)

    _ending: dict[str, asyncio.Future[None]] = Dict()  # type: ignore[assignment]  # a trait

    async def start_kernel(self, **asked: Any) -> str:  # type: ignore[override]  # noqa: ANN401
        """Start a kernel, tell the visitor it is for, and return its number."""
        kernel_id: str = await super().start_kernel(**asked)
        visitor = VISITOR.get(None)
        if visitor is not None:
            await visitor.takes(kernel_id)
        return kernel_id

    async def shutdown_kernel(self, kernel_id: str, *_: Any, **__: Any) -> None:  # type: ignore[override]  # noqa: ANN401
        """End a kernel at once, whatever it does: it has nothing to put away. A page may ask for it twice."""
        ending = self._ending.get(kernel_id)
        if ending is None:
            end = super()._async_shutdown_kernel(kernel_id, now=True)  # type: ignore[no-untyped-call]
            ending = self._ending[kernel_id] = asyncio.ensure_future(end)
            ending.add_done_callback(lambda _: self._ended(kernel_id))
        await asyncio.shield(ending)

    def remove_kernel(self, kernel_id: str) -> KernelManager:
        """Forget a kernel that has ended, and the channels that waited for its page to come back."""
        # Jupyter gives them up before the kernel ends, and begins to wait again if the page's socket closes meanwhile.
        self.stop_buffering(kernel_id)  # type: ignore[no-untyped-call]
        return super().remove_kernel(kernel_id)

    def _ended(self, kernel_id: str) -> None:
        del self._ending[kernel_id]
        # Jupyter leaves them open: a page would look alive and do nothing.
        for connection in list(ZMQChannelsWebsocketConnection._open_sockets):  # noqa: SLF001
            if connection.kernel_id == kernel_id:
                connection.websocket_handler.close(GOING_AWAY)

    def notify_disconnect(self, kernel_id: str) -> None:
        """Note that a page is lost: from now on its kernel waits for it, however long it was unused before."""
        super().notify_disconnect(kernel_id)  # type: ignore[no-untyped-call]
        if kernel_id in self:
            kernel: Any = self.get_kernel(kernel_id)
            kernel.last_activity = datetime.now(UTC)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel whose page is lost or was not used for hours; a page that is open says so."""
        kernel: Any = self.get_kernel(kernel_id)
        if kernel_id not in self._kernel_connections:  # it is starting
            return
        connected = self._kernel_connections[kernel_id] > 0
        patience = timedelta(seconds=self.cull_unused_timeout if connected else self.cull_idle_timeout)
        # Work reports itself as activity, so a kernel that is busy and silent for so long hangs.
        if kernel.execution_state == "dead" or datetime.now(UTC) - kernel.last_activity > patience:
            await self.shutdown_kernel(kernel_id)
