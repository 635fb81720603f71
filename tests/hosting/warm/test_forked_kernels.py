"""Kernels forked from the warm process behave like ordinary ones, and live and end by themselves."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from expeditions_widgets.hosting.warm.provisioner import warm_process
from expeditions_widgets.hosting.warm.warm_process import is_possible
from tests.hosting.warm.running import Kernel, kernel

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

pytestmark = pytest.mark.skipif(not is_possible(), reason="this system can't hand over processes")

KIND = """
import ipywidgets, json, matplotlib, os, random, signal, sys
IGNORED = "JPY_PARENT_PID", "PYDEVD_USE_FRAME_EVAL"  # whom an ordinary kernel watches; what its debugger notes
print(json.dumps({
    "folder": os.getcwd(),
    "environment": {name: value for name, value in os.environ.items() if name not in IGNORED},
    "path": sys.path,
    "words": sys.argv[1:2],
    "session": os.getsid(0) == os.getpid(),
    "interrupt": str(signal.getsignal(signal.SIGINT)),
    "child": str(signal.getsignal(signal.SIGCHLD)),
    "blocked": list(signal.pthread_sigmask(signal.SIG_BLOCK, [])),
    "listens": sorted(get_ipython().kernel.comm_manager.targets),
    "figures": matplotlib.get_backend(),
    "main": sorted(name for name in vars(sys.modules["__main__"]) if not name.startswith("_")),
}))
"""
SECONDS_TO_LOAD = 60
DRAWS = "import random, numpy; print(random.random(), numpy.random.random())"
LOADED = "import sys; print(*(name in sys.modules for name in ('anywidget', 'numpy', 'matplotlib.figure')))"


@pytest.fixture(scope="module", autouse=True)
def _warm() -> Iterator[None]:
    assert warm_process.is_ready(SECONDS_TO_LOAD)
    yield
    warm_process.stop()


def threads(process: int) -> int:
    return sum(1 for _ in Path(f"/proc/{process}/task").iterdir())


def lives(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


async def until(holds: Callable[[], bool | Awaitable[bool]]) -> None:
    """Wait until something holds, half a minute at most."""
    async with asyncio.timeout(30):
        while True:
            answer = holds()
            if answer if isinstance(answer, bool) else await answer:
                return
            await asyncio.sleep(0.02)


def test_a_forked_kernel_is_like_an_ordinary_one(tmp_path: Path) -> None:
    async def kinds() -> tuple[str, str]:
        given = os.environ | {"EXPEDITION": "to the sea"}
        async with kernel(tmp_path, env=given) as one, kernel(tmp_path, forked=False, env=given) as other:
            assert (one.is_forked, other.is_forked) == (True, False)
            return await one.says(KIND), await other.says(KIND)

    forked, ordinary = map(json.loads, asyncio.run(kinds()))
    assert forked == ordinary
    assert forked["environment"]["EXPEDITION"] == "to the sea"


def test_a_kernel_is_born_with_everything_loaded_and_draws_numbers_of_its_own(tmp_path: Path) -> None:
    async def drawn() -> set[str]:
        async with kernel(tmp_path) as one, kernel(tmp_path) as other, kernel(tmp_path) as third:

            async def loads_all() -> bool:
                async with kernel(tmp_path) as late:
                    return await late.says(LOADED) == "True True True"

            await until(loads_all)  # what is loaded last was not there when the first was forked
            draws = {number for each in (one, other, third) for number in (await each.says(DRAWS)).split()}
            assert warm_process.pid is not None
            assert threads(warm_process.pid) == 1
            return draws

    assert len(asyncio.run(drawn())) == 6


def test_an_interrupt_stops_what_runs_and_no_more(tmp_path: Path) -> None:
    async def told() -> tuple[str, str]:
        async with kernel(tmp_path) as one:
            begun = tmp_path / "begun"
            sleep = f"import pathlib, time; pathlib.Path({str(begun)!r}).touch(); time.sleep(60)"
            running = asyncio.create_task(one.says(sleep))
            await until(begun.exists)
            await one.manager.interrupt_kernel()
            return await running, await one.says("print('still here')")

    assert asyncio.run(told()) == ("KeyboardInterrupt", "still here")


def test_a_restart_forks_another_process_which_has_forgotten(tmp_path: Path) -> None:
    async def told() -> tuple[int, int, str]:
        async with kernel(tmp_path) as one:
            before = one.pid
            await one.says("memory = 1")
            await one.manager.restart_kernel()
            await one.client.wait_for_ready(timeout=30)
            assert one.is_forked
            await until(lambda: not lives(before))
            return before, one.pid, await one.says("print(memory)")

    before, after, said = asyncio.run(told())
    assert before != after
    assert said == "NameError"


def test_a_killed_kernel_is_noticed_and_leaves_nothing(tmp_path: Path) -> None:
    async def told() -> None:
        async with kernel(tmp_path) as one:
            process = one.pid
            os.kill(process, signal.SIGKILL)
            alive = one.manager.is_alive

            async def noticed() -> bool:
                return not await alive()

            await until(noticed)
            await until(lambda: not Path(f"/proc/{process}").exists())

    asyncio.run(told())


def test_a_kernel_whose_server_is_gone_ends(tmp_path: Path) -> None:
    async def told() -> None:
        async with kernel(tmp_path) as one:
            process = one.pid
            held = one.manager.provisioner
            assert held is not None
            # The server's end of the lifeline closes when the server ends; here, when nobody holds the kernel.
            held.process = None  # type: ignore[attr-defined]  # a forked kernel's is of a class of ours
            await until(lambda: not lives(process))

    asyncio.run(told())


async def said_after(one: Kernel) -> str:
    return await one.says("print('here')")


def test_kernels_outlive_the_warm_process_and_new_ones_come_from_another(tmp_path: Path) -> None:
    async def told() -> list[str]:
        async with kernel(tmp_path) as one:
            first = warm_process.pid
            assert first is not None
            os.kill(first, signal.SIGKILL)
            await until(lambda: not lives(first))
            assert warm_process.is_ready(SECONDS_TO_LOAD)
            async with kernel(tmp_path) as other:
                assert other.is_forked
                assert warm_process.pid not in (None, first)
                return [await said_after(one), await said_after(other)]

    assert asyncio.run(told()) == ["here", "here"]
