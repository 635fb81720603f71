"""The warm process: loads what pages need and forks a kernel whenever the server asks for one.

It is started by `warm_process.py` as `python -m expeditions_widgets.hosting.warm.nursery DESCRIPTOR`, where the
descriptor is its end of the channel to the server. It ends when the server's end is closed.

It never runs more than one thread: only the thread that forks lives on in the child, and a lock that another one held
would stay locked for ever.
"""

from __future__ import annotations

import gc
import os
import select
import signal
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from expeditions_widgets.hosting.warm.loaded import first_steps, further_steps
from expeditions_widgets.hosting.warm.newborn import run_kernel
from expeditions_widgets.hosting.warm.starts import LARGEST_MESSAGE, READY, Start

if TYPE_CHECKING:
    from types import FrameType


class Born(BaseException):  # no error: it leads a new kernel out of the loading it was forked in
    """Raised in a new process alone: it is to run this kernel, as long as its lifeline holds."""

    def __init__(self, start: Start, lifeline: int) -> None:
        super().__init__()
        self.start = start
        self.lifeline = lifeline


class Nursery:
    """Forks kernels for the server at the other end of a channel."""

    def __init__(self, channel: socket.socket) -> None:
        self._channel = channel
        self._children: set[int] = set()
        signal.signal(signal.SIGCHLD, self._bury)

    def say(self, word: bytes) -> None:
        """Say a word to the server."""
        self._channel.send(word)

    def serve(self, *, wait: bool) -> None:
        """Answer what the server has asked for; wait for more until it hangs up, or don't.

        Raises:
            Born: in each new process.
            SystemExit: when the server has hung up.
        """
        while select.select([self._channel], [], [], None if wait else 0)[0]:
            asked, descriptors, *_ = socket.recv_fds(self._channel, LARGEST_MESSAGE, 1)
            if not asked:
                raise SystemExit
            try:
                self._fork(Start.unpacked(asked), descriptors[0])
            except OSError as reason:
                self._channel.send(f"no: {reason}".encode())
            finally:
                os.close(descriptors[0])

    def _fork(self, start: Start, lifeline: int) -> None:
        threads = sum(1 for _ in Path("/proc/self/task").iterdir())
        if threads > 1:
            raise OSError(f"{threads} threads")
        # A child that ends at once must stay in the table of processes until it has its descriptor.
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})
        try:
            child = os.fork()
            if child == 0:
                self._channel.close()
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                raise Born(start, os.dup(lifeline))
            self._children.add(child)
            self._hand_over(child)
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})

    def _hand_over(self, child: int) -> None:
        handle = os.pidfd_open(child)
        try:
            socket.send_fds(self._channel, [str(child).encode()], [handle])
        finally:
            os.close(handle)

    def _bury(self, _signal: int, _frame: FrameType | None) -> None:
        for child in list(self._children):
            try:
                has_ended = os.waitpid(child, os.WNOHANG)[0] == child
            except ChildProcessError:  # the signal for another child came in between, and this one was buried with it
                has_ended = True
            if has_ended:
                self._children.discard(child)


def main() -> None:
    """Load step by step, forking between the steps, then wait for more to do."""
    del sys.path[0]  # the folder that the server was started in, as an ordinary kernel's launcher does
    nursery = Nursery(socket.socket(fileno=int(sys.argv[1])))
    try:
        for step in first_steps():
            step()
        nursery.say(READY)
        for step in further_steps():
            _settle()
            nursery.serve(wait=False)
            step()
        _settle()
        nursery.serve(wait=True)
    except Born as born:
        kernel = born
    run_kernel(kernel.start, kernel.lifeline)


def _settle() -> None:
    """Keep the collector of garbage off what is loaded: its marks would copy memory that the kernels share."""
    gc.collect()
    gc.freeze()


if __name__ == "__main__":
    main()
