"""Which of Voila's and Jupyter's addresses a visitor's page needs, and for what; a further one is not served."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from jupyter_server.base.handlers import FileFindHandler
from jupyter_server.services.kernels.handlers import KernelHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import AllowListFileHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from expeditions_widgets.hosting.messages.connection import PageSocket
from expeditions_widgets.hosting.safety.farewell import LeftKernel

if TYPE_CHECKING:
    from collections.abc import Iterable


class KernelState(KernelHandler):
    """Tells a page whether its kernel is there, and ends none for whoever asks: pages end theirs by a farewell."""

    SUPPORTED_METHODS = ("GET", "HEAD")

    def write_error(self, status_code: int, **_: object) -> None:
        """Answer by the status alone: a page that lost its kernel says so by itself, and the log need not."""
        self.set_status(status_code)
        self.finish()


NEEDED: Final[dict[type, type]] = {
    KernelHandler: KernelState,
    VoilaKernelWebsocketHandler: PageSocket,
    VoilaShutdownKernelHandler: LeftKernel,
    # The widgets' scripts that other packages bring.
    FileFindHandler: FileFindHandler,
    # Pictures of the project's notebooks.
    AllowListFileHandler: AllowListFileHandler,
}
"""Voila's handlers that are served, each with the class that answers in its place."""

EVERY_FILE: Final = "(.*)"
SCRIPTS: Final = "(.+/(?:static|themes)/.+)"
"""What a page loads of an extension; beside it lies which version of which package that is."""


def needed(handlers: Iterable[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Return those of Voila's handlers that pages need.

    Not among them are the lists of files and of kernels, the contents of files, templates and themes of other names,
    login and logout; static files the server hands out itself. Kernels can't be listed, so a visitor knows no number of
    another's kernel, and without it reaches none: it is random, of 122 bits.
    """
    return [
        (pattern.replace(EVERY_FILE, SCRIPTS) if kind is FileFindHandler else pattern, NEEDED[kind], *rest)
        for pattern, kind, *rest in handlers
        if kind in NEEDED
    ]
