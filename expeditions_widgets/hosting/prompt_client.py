"""The server's own line to a page's kernel, without the waiting that no page needs."""

from __future__ import annotations

import asyncio
from queue import Empty
from typing import Final

from jupyter_client.asynchronous.client import AsyncKernelClient

SECONDS_TO_ANSWER: Final = 1.0
SECONDS_UNTIL_HEARD: Final = 0.2

ENDED_EARLY: Final = "The kernel ended before it answered."


class PromptClient(AsyncKernelClient):
    """A client that is ready as soon as the kernel answers on both lines.

    Jupyter's own then listens for another 0.2 s to messages that might still come, at every visit of a page; who runs
    cells looks at what each message answers and passes over the rest.
    """

    async def wait_for_ready(self, timeout: float | None = None) -> None:  # noqa: ASYNC109  # Jupyter's own signature
        """Wait until the kernel answers, at most so many seconds.

        Raises:
            RuntimeError: if the kernel ends, or the time does.
        """
        try:
            async with asyncio.timeout(timeout):
                while not await self._answers():
                    if not await self.is_alive():
                        raise RuntimeError(ENDED_EARLY)
        except TimeoutError:
            raise RuntimeError(f"The kernel did not answer within {timeout} seconds.") from None

    async def _answers(self) -> bool:
        """Ask once; whether the answer and the sign that it is all have come."""
        asked = self.kernel_info()
        try:
            answer = await self.get_shell_msg(timeout=SECONDS_TO_ANSWER)
            while True:
                heard = await self.get_iopub_msg(timeout=SECONDS_UNTIL_HEARD)
                if heard["parent_header"].get("msg_id") == asked and heard["content"].get("execution_state") == "idle":
                    self._handle_kernel_info_reply(answer)
                    return True
        except Empty:
            return False
