"""A forked kernel as the server sees it: Jupyter treats it as it does a process that it started itself."""

from __future__ import annotations

import os
import select
import signal
import weakref

ENDED = 0
"""What stands in for the exit status, which only a process's parent is told."""


class ForkedKernel:
    """A process that is another one's child, with what Jupyter uses of `subprocess.Popen`.

    It is held by a descriptor, so that a signal can never reach another process that has got the same number since.
    """

    stdin = stdout = stderr = None

    def __init__(self, pid: int, handle: int, lifeline: int) -> None:
        """Take the process's number, its descriptor, and the end of its lifeline; both are closed with this object."""
        self.pid = pid
        self.returncode: int | None = None
        self._handle = handle
        self._lifeline = lifeline
        self._close = weakref.finalize(self, _close, handle, lifeline)

    def begin(self) -> None:
        """Let the kernel start; one that was never let ends by itself when this object is gone."""
        os.write(self._lifeline, b"g")

    def poll(self) -> int | None:
        """Return None while the process runs, and 0 afterwards."""
        if self.returncode is None and self._has_ended(0):
            self._end()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until the process has ended, at most so many seconds.

        Raises:
            TimeoutError: if it runs on.
        """
        if self.returncode is None:
            if not self._has_ended(timeout):
                raise TimeoutError(f"Process {self.pid} runs on.")
            self._end()
        return ENDED

    def send_signal(self, number: int) -> None:
        """Send a signal to the process and those that it started, unless it has ended."""
        if self.poll() is not None:
            return
        try:
            os.killpg(self.pid, number)
        except ProcessLookupError:  # so early that it does not lead a group of its own yet
            signal.pidfd_send_signal(self._handle, number)

    def terminate(self) -> None:
        """Ask the process to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End the process."""
        self.send_signal(signal.SIGKILL)

    def _has_ended(self, timeout: float | None) -> bool:
        poll = select.poll()  # unlike select, it takes descriptors of any number
        poll.register(self._handle, select.POLLIN)
        return bool(poll.poll(None if timeout is None else timeout * 1000))

    def _end(self) -> None:
        self.returncode = ENDED
        self._close()


def _close(*descriptors: int) -> None:
    for each in descriptors:
        os.close(each)
