"""The kernels behind the pages: which Python they are, how fast they answer, when they end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from traitlets import default

if TYPE_CHECKING:
    from asyncio import Future

SECONDS_WITHOUT_PAGE = 300
SECONDS_BETWEEN_ROUNDS = 30
SECONDS_TO_NOTICE_A_DEATH = 1.0


class SamePythonKernels(KernelSpecManager):
    """Offers one kernel: the Python that runs the server, whatever else is installed on the machine."""

    @default("kernel_dirs")
    def _no_folders(self) -> list[str]:
        return []

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """Return how to start the kernel: quietly, since its remarks on start-up mean nothing to a visitor's host."""
        spec: KernelSpec = super().get_kernel_spec(kernel_name)
        spec.argv = [*spec.argv, "--log-level=ERROR"]
        return spec


class PromptConnection(ZMQChannelsWebsocketConnection):
    """Sends each message at once; waiting to fill a packet makes a click feel eight times slower."""

    def connect(self) -> Future[None] | None:  # type: ignore[override]  # the classes above disagree with each other
        """Connect the page to its kernel."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()
