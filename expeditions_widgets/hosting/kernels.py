"""The kernels behind the pages: which Python they are, how they are reached, how fast they answer, when they end."""

from __future__ import annotations

import os
import socket
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Literal

from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from traitlets import default

from expeditions_widgets.hosting.warm.starts import PROVISIONER
from expeditions_widgets.hosting.warm.warm_process import is_possible
from expeditions_widgets.widgets.front_end import ADDRESS

if TYPE_CHECKING:
    from asyncio import Future
    from pathlib import Path

    from expeditions_widgets.hosting.static_files import StaticFiles

SECONDS_TO_NOTICE_A_DEATH = 1.0
LONGEST_SOCKET_PATH = 103
"""Bytes of a Unix socket's path: macOS takes no more, Linux four more."""
SOCKET_NAME = "kernel-00000000-0000-0000-0000-000000000000-ipc-5"
"""As long as each name that the Jupyter client gives to a kernel's sockets: its number, and one of 1 to 5."""


def transport(folder: Path) -> Literal["ipc", "tcp"]:
    """Return how kernels are reached whose connection files lie in a folder: by Unix sockets there, if it can be.

    A TCP port is chosen before the kernel starts and bound half a second later. Another kernel or program may have
    taken it by then: the kernel ends, and its page waits for ever. A socket's name holds the kernel's own number.
    """
    fits = len(os.fsencode(folder / SOCKET_NAME)) <= LONGEST_SOCKET_PATH
    return "ipc" if fits and hasattr(socket, "AF_UNIX") and _takes_sockets(folder) else "tcp"


def _takes_sockets(folder: Path) -> bool:
    """Whether a socket can be made in a folder, or where it will be; some network drives take none."""
    there = next((each for each in (folder, *folder.parents) if each.is_dir()), folder)
    name = there / f"expeditions-{os.getpid()}"
    try:
        with socket.socket(socket.AF_UNIX) as probe:
            probe.bind(str(name))
        name.unlink()
    except OSError:
        return False
    return True


class SamePythonKernels(KernelSpecManager):
    """Offers one kernel: the Python that runs the server, whatever else is installed on the machine.

    Once it knows the server's `static_files`, each kernel is told where pages find them.
    """

    static_files: StaticFiles | None = None

    @default("kernel_dirs")
    def _no_folders(self) -> list[str]:
        return []

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """Return how to start the kernel: quietly, since its remarks on start-up mean nothing to a visitor's host."""
        spec: KernelSpec = super().get_kernel_spec(kernel_name)
        spec.argv = [*spec.argv, "--log-level=ERROR"]
        if self.static_files is not None:
            spec.env = {**spec.env, ADDRESS: self.static_files.address()}
        return spec


def are_forked() -> bool:
    """Whether pages' kernels are forked here; one that can't be is started as any other all the same."""
    # An installation that was made before the entry point goes on with ordinary kernels.
    return is_possible() and bool(entry_points(group="jupyter_client.kernel_provisioners", name=PROVISIONER))


class PageKernels(SamePythonKernels):
    """The same for pages: forked where that can be, and without the history of inputs, which no page has."""

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """Return how to start the kernel of a page."""
        spec = super().get_kernel_spec(kernel_name)
        spec.argv = [*spec.argv, "--HistoryManager.enabled=False"]
        if are_forked():
            spec.metadata = {**spec.metadata, "kernel_provisioner": {"provisioner_name": PROVISIONER}}
        return spec


class PromptConnection(ZMQChannelsWebsocketConnection):
    """Sends each message at once; waiting to fill a packet makes a click feel eight times slower."""

    def connect(self) -> Future[None] | None:  # type: ignore[override]  # the classes above disagree with each other
        """Connect the page to its kernel."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()
