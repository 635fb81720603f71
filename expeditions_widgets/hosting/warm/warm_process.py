"""The server's side of the warm process: starts it, asks it for kernels, and does without it when it fails."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import time
from threading import Lock
from typing import Final

from expeditions_widgets.hosting.warm.forked_kernel import ForkedKernel
from expeditions_widgets.hosting.warm.loaded import SINGLE_THREADED
from expeditions_widgets.hosting.warm.starts import LARGEST_MESSAGE, READY, Start

SECONDS_TO_ANSWER: Final = 10.0
"""A fork takes milliseconds, but one step of loading may stand before it."""
SECONDS_TO_LOAD: Final = 3.0
"""How long a visitor waits for it: an ordinary kernel takes about as long on a machine that is so slow."""

SECONDS_BETWEEN_TRIES: Final = 30.0
_AS_KERNELS: Final = "-Xfrozen_modules=off"
"""What an ordinary kernel's command says too."""


class NoWarmKernelError(Exception):
    """There is no forked kernel to be had now, for the reason that it names: start an ordinary one."""


class WarmProcess:
    """One process that has loaded what pages need; any thread may ask it for kernels."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._channel: socket.socket | None = None
        self._has_loaded = False
        self._rest_until = 0.0

    @property
    def pid(self) -> int | None:
        """The process's number, or None while there is none."""
        return self._process.pid if self._process else None

    def start(self) -> None:
        """Start loading, unless that was done; return at once.

        Raises:
            NoWarmKernelError: where there can be no such process, or it failed a moment ago.
        """
        with self._lock:
            self._start()

    def is_ready(self, seconds: float) -> bool:
        """Whether kernels can be forked; wait for that at most so long, and start loading if need be.

        Raises:
            NoWarmKernelError: where there can be no such process, or it failed.
        """
        with self._lock:
            return self._is_ready_within(self._start(), seconds)

    def fork(self, start: Start) -> ForkedKernel:
        """Return a new process that waits for its `begin` to run a kernel.

        Raises:
            NoWarmKernelError: if that can't be.
        """
        packed = start.packed()
        if len(packed) > LARGEST_MESSAGE:
            raise NoWarmKernelError("the environment is too large to hand over")
        with self._lock:
            channel = self._start()
            if not self._is_ready_within(channel, SECONDS_TO_LOAD):
                raise NoWarmKernelError("the warm process is still loading")
            try:
                theirs, ours = os.pipe()
            except OSError as reason:
                raise NoWarmKernelError(f"no kernel can be forked: {reason}") from reason
            try:
                return _forked(channel, packed, theirs, ours)
            except OSError as reason:
                raise self._failure(reason) from reason
            finally:
                os.close(theirs)

    def stop(self) -> None:
        """End the process; kernels that it forked live on."""
        with self._lock:
            self._end()

    def _start(self) -> socket.socket:
        if not is_possible():
            raise NoWarmKernelError("this system can't hand over processes")
        if self._channel is not None and self._process is not None and self._process.poll() is None:
            return self._channel
        if time.monotonic() < self._rest_until:
            raise NoWarmKernelError("the warm process failed a moment ago")
        self._end()
        try:
            return self._launch()
        except OSError as reason:
            raise self._failure(reason) from reason

    def _launch(self) -> socket.socket:
        own, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._channel, self._has_loaded = own, False
        with other:
            command = [
                sys.executable,
                _AS_KERNELS,
                "-m",
                "expeditions_widgets.hosting.warm.nursery",
                str(other.fileno()),
            ]
            self._process = subprocess.Popen(  # noqa: S603  # our own program
                command,
                stdin=subprocess.DEVNULL,
                env=os.environ | SINGLE_THREADED,
                pass_fds=(other.fileno(),),
                start_new_session=True,  # Ctrl+C in the server's terminal is for the server
            )
        return own

    def _is_ready_within(self, channel: socket.socket, seconds: float) -> bool:
        if self._has_loaded:
            return True
        channel.settimeout(seconds)
        try:
            self._has_loaded = channel.recv(LARGEST_MESSAGE) == READY
        except TimeoutError:
            return False
        except OSError as reason:
            raise self._failure(reason) from reason
        if not self._has_loaded:
            raise self._failure(ConnectionError("it ended"))
        return True

    def _failure(self, reason: OSError) -> NoWarmKernelError:
        """End the process, whose late answer would be taken for the next one's, and do without one for a while."""
        self._end()
        self._rest_until = time.monotonic() + SECONDS_BETWEEN_TRIES
        return NoWarmKernelError(f"the warm process failed: {reason}")

    def _end(self) -> None:
        if self._channel is not None:
            self._channel.close()
            self._channel = None
        if self._process is not None:
            self._process.kill()  # it holds nothing that would have to be put away
            self._process.wait()
            self._process = None


def is_possible() -> bool:
    """Whether this system can hand a process over from one to another: Linux 5.3 and newer can."""
    return sys.platform == "linux" and hasattr(os, "pidfd_open") and hasattr(socket, "SOCK_SEQPACKET")


def _forked(channel: socket.socket, packed: bytes, theirs: int, ours: int) -> ForkedKernel:
    with contextlib.ExitStack() as unless_it_works:
        unless_it_works.callback(os.close, ours)
        channel.settimeout(SECONDS_TO_ANSWER)
        socket.send_fds(channel, [packed], [theirs])
        answer, handles, *_ = socket.recv_fds(channel, LARGEST_MESSAGE, 1)
        if not answer:
            raise ConnectionError("it ended")
        if not handles:
            raise NoWarmKernelError(answer.decode())
        unless_it_works.pop_all()
    return ForkedKernel(int(answer), handles[0], ours)
