"""Real kernels, started through Jupyter's kernel manager as the server starts them."""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from jupyter_client.manager import AsyncKernelManager
from traitlets.config import Config

from expeditions_widgets.hosting.kernels import PageKernels, SamePythonKernels
from expeditions_widgets.hosting.prompt_client import PromptClient

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from jupyter_client.asynchronous.client import AsyncKernelClient

SECONDS_TO_ANSWER = 60


class Kernel:
    """A running kernel and a line to it."""

    def __init__(self, manager: AsyncKernelManager, client: AsyncKernelClient) -> None:
        self.manager = manager
        self.client = client

    @property
    def pid(self) -> int:
        """The process that the server has noted for the kernel."""
        found: int = self.manager.provisioner.pid  # type: ignore[union-attr]  # it is there once started
        return found

    @property
    def is_forked(self) -> bool:
        """Whether the kernel came from the warm process."""
        return type(self.manager.provisioner.process).__name__ == "ForkedKernel"  # type: ignore[union-attr]

    async def says(self, code: str) -> str:
        """Run code and return what it prints, or the name of its error."""
        printed: list[str] = []

        def note(message: dict[str, Any]) -> None:
            if message["msg_type"] == "stream":
                printed.append(message["content"]["text"])

        reply = await self.client.execute_interactive(code, output_hook=note, timeout=SECONDS_TO_ANSWER)
        return str(reply["content"].get("ename") or "".join(printed).strip())


@asynccontextmanager
async def kernel(folder: Path, *, forked: bool = True, env: dict[str, str] | None = None) -> AsyncIterator[Kernel]:
    """Run a page's kernel, or one of an ordinary kind, for the length of the block."""
    settings = Config()
    settings.KernelManager.transport = "ipc"
    settings.AsyncKernelManager.client_factory = PromptClient
    manager = AsyncKernelManager(
        kernel_spec_manager=(PageKernels if forked else SamePythonKernels)(),
        config=settings,
        connection_file=str(folder / f"k{uuid4().hex[:8]}.json"),
        log=logging.getLogger("kernels"),
    )
    await manager.start_kernel(cwd=str(folder), **({} if env is None else {"env": env}))
    client = manager.client()
    client.start_channels()
    try:
        await client.wait_for_ready(timeout=SECONDS_TO_ANSWER)
        yield Kernel(manager, client)
    finally:
        client.stop_channels()
        await manager.shutdown_kernel(now=True)
