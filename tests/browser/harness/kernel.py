"""The kernel behind a page as the machine sees it: its number, its process, and whether that lives."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

SECONDS_BETWEEN_LOOKS = 0.02


def kernel_of(page: Page) -> str:
    """Return the number of the kernel that Voila started for a page."""
    return str(json.loads(page.locator("#jupyter-config-data").inner_text())["kernelId"])


def kernel_process(kernel: str) -> int:
    """Return the process that holds the kernel's sockets; a forked one has the command line of its parent.

    Raises:
        AssertionError: if there is none.
    """
    table = Path("/proc/net/unix").read_text(errors="replace")
    lines = re.finditer(rf"(\d+) \S*kernel-{kernel}-ipc-\d+$", table, re.MULTILINE)
    sockets = {f"socket:[{line[1]}]" for line in lines}
    for process in _processes():
        if not sockets.isdisjoint(_held_by(process)):
            return process
    raise AssertionError(f"No process holds the sockets of kernel {kernel}.")


def seconds_until_ended(processes: set[int], patience: float = 10) -> float:
    """Wait until none of the processes runs, and return how long that took.

    Raises:
        AssertionError: if one runs after the patience is over.
    """
    begin = time.monotonic()
    while living := {process for process in processes if _runs(process)}:
        assert time.monotonic() - begin < patience, f"After {patience} s these still run: {living}."
        time.sleep(SECONDS_BETWEEN_LOOKS)
    return time.monotonic() - begin


def _processes() -> list[int]:
    return [int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdigit()]


def _held_by(process: int) -> set[str]:
    """Return what the process's descriptors stand for; nothing of a process that ended or is somebody else's."""
    held = set()
    try:
        for descriptor in Path(f"/proc/{process}/fd").iterdir():
            try:
                held.add(str(descriptor.readlink()))
            except OSError:
                continue
    except OSError:
        return set()
    return held


def _runs(process: int) -> bool:
    """Whether a process lives: one that ended and was not yet collected does not."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"
