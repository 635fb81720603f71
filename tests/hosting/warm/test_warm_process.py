"""When there is no forked kernel to be had: why, and that an ordinary one starts instead."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from expeditions_widgets.hosting.kernels import PageKernels
from expeditions_widgets.hosting.warm import provisioner, warm_process
from expeditions_widgets.hosting.warm.starts import LARGEST_MESSAGE, PROVISIONER, Start
from expeditions_widgets.hosting.warm.warm_process import NoWarmKernelError, WarmProcess, is_possible
from tests.hosting.warm.running import kernel

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.skipif(not is_possible(), reason="this system can't hand over processes")

WITH_A_THREAD = """
import socket, sys, threading
from expeditions_widgets.hosting.warm.nursery import Nursery
threading.Thread(target=threading.Event().wait, daemon=True).start()
Nursery(socket.socket(fileno=int(sys.argv[1]))).serve(wait=True)
"""


@pytest.fixture
def warm() -> Iterator[WarmProcess]:
    process = WarmProcess()
    yield process
    process.stop()


SECONDS_TO_LOAD = 60


def start_in(folder: Path) -> Start:
    return Start(["-f", str(folder / "kernel.json")], str(folder), dict(os.environ))


def stopped(process: int) -> None:
    """Halt a process, and wait until it stands."""
    os.kill(process, signal.SIGSTOP)
    os.waitpid(process, os.WUNTRACED)


def test_death_in_the_middle_of_a_start_gives_an_ordinary_kernel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    warm = provisioner.warm_process
    send = socket.send_fds

    def send_and_kill(channel: socket.socket, packets: list[bytes], handles: list[int]) -> int:
        assert warm.pid is not None
        stopped(warm.pid)
        sent = send(channel, packets, handles)
        os.kill(warm.pid, signal.SIGKILL)
        return sent

    async def told() -> tuple[bool, str, bool]:
        assert warm.is_ready(SECONDS_TO_LOAD)
        monkeypatch.setattr(socket, "send_fds", send_and_kill)
        async with kernel(tmp_path) as one:
            monkeypatch.setattr(socket, "send_fds", send)
            monkeypatch.setattr(warm, "_rest_until", 0)
            assert warm.is_ready(SECONDS_TO_LOAD)
            async with kernel(tmp_path) as next_one:
                return one.is_forked, await one.says("print('here')"), next_one.is_forked

    try:
        assert asyncio.run(told()) == (False, "here", True)
    finally:
        warm.stop()


def test_one_that_does_not_answer_is_given_up(
    warm: WarmProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warm_process, "SECONDS_TO_ANSWER", 0.2)
    assert warm.is_ready(SECONDS_TO_LOAD)
    assert warm.pid is not None
    stopped(warm.pid)
    with pytest.raises(NoWarmKernelError, match="failed"):
        warm.fork(start_in(tmp_path))
    with pytest.raises(NoWarmKernelError, match="a moment ago"):
        warm.fork(start_in(tmp_path))


def test_one_that_is_still_loading_is_let_load(
    warm: WarmProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warm_process, "SECONDS_TO_LOAD", 0.01)
    with pytest.raises(NoWarmKernelError, match="still loading"):
        warm.fork(start_in(tmp_path))
    process = warm.pid
    assert warm.is_ready(SECONDS_TO_LOAD)
    assert warm.pid == process


def test_an_environment_with_the_longest_address_twice_is_handed_over() -> None:
    address = "?a=" + "\\" * 65_536
    start = Start(
        ["-f", "kernel.json"], "/", {"QUERY_STRING": address, "VOILA_REQUEST_URL": address, "ODD": "a=b\udce9"}
    )
    assert len(start.packed()) < LARGEST_MESSAGE
    assert Start.unpacked(start.packed()) == start


def test_a_kernel_that_nobody_took_ends_before_it_begins(warm: WarmProcess, tmp_path: Path) -> None:
    assert warm.is_ready(SECONDS_TO_LOAD)
    process = warm.fork(start_in(tmp_path))
    pid = process.pid
    assert process.poll() is None
    del process
    deadline = time.monotonic() + 10
    while os.path.exists(f"/proc/{pid}"):  # noqa: PTH110
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert not (tmp_path / "kernel.json").exists()


def test_a_process_with_threads_is_not_forked(tmp_path: Path) -> None:
    own, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with (
        own,
        subprocess.Popen(
            [sys.executable, "-c", WITH_A_THREAD, str(other.fileno())], pass_fds=(other.fileno(),)
        ) as threaded,
    ):
        other.close()
        reading, writing = os.pipe()
        socket.send_fds(own, [start_in(tmp_path).packed()], [reading])
        own.settimeout(30)
        assert own.recv(LARGEST_MESSAGE) == b"no: 2 threads"
        os.close(reading)
        os.close(writing)
        own.close()
        assert threaded.wait(10) == 0


def test_an_environment_too_large_for_a_packet_is_refused(warm: WarmProcess, tmp_path: Path) -> None:
    with pytest.raises(NoWarmKernelError, match="too large"):
        warm.fork(Start([], str(tmp_path), {"LARGE": "x" * LARGEST_MESSAGE}))


def test_where_it_can_t_be_an_ordinary_kernel_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_process, "is_possible", lambda: False)

    async def told() -> tuple[bool, str]:
        async with kernel(tmp_path) as one:
            assert type(one.manager.provisioner) is provisioner.WarmProvisioner
            return one.is_forked, await one.says("print('here')")

    assert asyncio.run(told()) == (False, "here")


def test_the_entry_point_leads_to_the_provisioner() -> None:
    found = PageKernels().get_kernel_spec("python3").metadata["kernel_provisioner"]
    assert found == {"provisioner_name": PROVISIONER}
