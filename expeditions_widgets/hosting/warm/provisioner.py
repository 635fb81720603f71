"""How Jupyter starts a kernel of ours: forked from the warm process where that can be, else as any other.

Jupyter finds it by its entry point (`expeditions-warm` in pyproject.toml); a kernel spec asks for it by that name.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from jupyter_client.provisioning.local_provisioner import LocalProvisioner

from expeditions_widgets.hosting.crowd.counters import note_way
from expeditions_widgets.hosting.warm.starts import Start, words_after_launcher
from expeditions_widgets.hosting.warm.warm_process import NoWarmKernelError, WarmProcess

if TYPE_CHECKING:
    from jupyter_client.connect import KernelConnectionInfo

warm_process: Final = WarmProcess()
"""The server's one warm process, which all its kernels come from."""


class WarmProvisioner(LocalProvisioner):
    """Forks kernels, and starts ordinary ones whenever that fails."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:  # noqa: ANN401  # Jupyter's
        """Start a kernel that was asked for by this command, and return how to reach it."""
        words = words_after_launcher(cmd)
        if words is None:
            return await super().launch_kernel(cmd, **kwargs)
        environment = {name: value for name, value in kwargs["env"].items() if name != "JPY_PARENT_PID"}
        start = Start(words, str(kwargs.get("cwd") or "."), environment)
        try:
            kernel = await asyncio.to_thread(warm_process.fork, start)
            kernel.begin()
        except (NoWarmKernelError, BrokenPipeError) as reason:
            self.log.info("An ordinary kernel starts: %s", reason)
            return await super().launch_kernel(cmd, **kwargs)
        note_way(self.kernel_id, "forked")
        self.process = kernel  # type: ignore[assignment]  # it has what is used of the class that stands there
        self.pid = kernel.pid
        self.cwd = kwargs.get("cwd")
        return self.connection_info
