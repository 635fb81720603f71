"""Many kernels, one after the other: nothing is left of those that ended."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from expeditions_widgets.hosting.warm.provisioner import warm_process
from expeditions_widgets.hosting.warm.warm_process import is_possible
from tests.hosting.warm.running import kernel

pytestmark = [
    pytest.mark.skipif(not is_possible(), reason="this system can't hand over processes"),
    pytest.mark.soak,
]

STARTS = 200


def test_two_hundred_starts_in_a_row_leave_nothing_behind(tmp_path: Path) -> None:
    async def run() -> set[str]:
        drawn: set[str] = set()
        assert warm_process.is_ready(60)
        async with kernel(tmp_path):
            process = warm_process.pid
            assert process is not None
            before = descriptors(os.getpid()), descriptors(process)
            for number in range(STARTS):
                async with kernel(tmp_path) as one:
                    assert one.is_forked, number
                    drawn.add(await one.says("import random; print(random.random())"))
            assert warm_process.pid == process
            assert descriptors(process) == before[1]
            assert descriptors(os.getpid()) <= before[0] + 2
            assert children(process) == 1
        return drawn

    assert len(asyncio.run(run())) == STARTS


def descriptors(process: int) -> int:
    return sum(1 for _ in Path(f"/proc/{process}/fd").iterdir())


def children(process: int) -> int:
    return len(Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split())
