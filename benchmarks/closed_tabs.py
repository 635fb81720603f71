"""How many kernels are left once their tabs are closed in a real browser."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from benchmarks.pages import PROBES, closed, opened, watching

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from benchmarks.servers import Server

TABS: Final = 20
SOON: Final = 2.0
"""Seconds within which a closed tab's kernel is to end."""
_WAIT: Final = 10.0
_FORGET: Final = "try { localStorage.clear(); } catch { /* a blank page has none */ }"


def kernels_left(browser: Browser, server: Server, tabs: int = TABS) -> tuple[int, int, float]:
    """Open tabs and close them all; return how many kernels are left soon after, and at the last, and when that was.

    The time is in seconds after the last tab was closed.
    """
    lesson = PROBES[0]
    first, _ = opened(browser, server, lesson)
    closed(first, server)
    time.sleep(SOON)
    beside = len(server.others())  # what kernels are forked from, if anything
    context = browser.new_context()
    context.add_init_script(_FORGET)  # a hint that another tab has opened is open already
    context.add_init_script(watching(lesson))
    pages = [context.new_page() for _ in range(tabs)]
    for page in pages:
        page.goto(server.page(lesson.notebook), wait_until="commit")
        page.wait_for_function("() => window.measured", polling=200, timeout=90_000)
    for page in pages:
        page.close(run_before_unload=True)
    began = time.monotonic()
    left, soon, when = _left(server, beside), -1, 0.0
    while left and time.monotonic() - began < _WAIT:
        time.sleep(0.1)
        if soon < 0 and time.monotonic() - began >= SOON:
            soon = left
        left, when = _left(server, beside), time.monotonic() - began
    context.close()
    return (left if soon < 0 else soon), left, when


def _left(server: Server, beside: int) -> int:
    return max(0, len(server.others()) - beside)


def closed_tabs(browser: Browser, stock: Server, ours: Server) -> None:
    """Close tabs on a stock server and on ours and print what is left."""
    print(f"\nKernels left after {TABS} tabs were closed in the browser")
    for server in (stock, ours):
        soon, left, when = kernels_left(browser, server)
        gone = f"the last ended {when:.1f} s after the last tab" if left == 0 else f"{left} after {when:.0f} s"
        print(f"{server.name:14}{soon:>4} after {SOON:.0f} s; {gone}", flush=True)
