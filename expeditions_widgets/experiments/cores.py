"""The machine's cores, for work that is shared out among processes."""

import os
import signal


def usable_cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def leave_ctrl_c_alone() -> None:
    """Let Ctrl+C reach the command alone, which then ends its workers without a word from each."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
