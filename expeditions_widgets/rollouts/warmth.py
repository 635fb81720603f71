"""Whether rounds can be played at once, or wait for a compiler first. Loads no numba, so that a page can ask early."""

import os
import subprocess
import sys
from importlib.util import find_spec
from typing import Final

from expeditions_widgets.rollouts.kept_code import FOLDERS, all_compiled

GETTING_READY: Final = "The fast rounds are being got ready. This takes about half a minute, and only the first time."
"""What a page says while someone waits for the compiler."""


def is_warm() -> bool:
    """Whether rounds can be played without compiling anything: it was done before, or there is no compiler here."""
    if find_spec("numba") is None or os.environ.get("NUMBA_DISABLE_JIT", "0") not in {"", "0"}:
        return True
    return all_compiled(*FOLDERS)


class Warming:
    """Compiles ahead in a process of its own, so that whoever asks for it can go on answering meanwhile."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._ended = False

    def wait(self, seconds: float) -> bool:
        """Wait for at most so long, starting the work if there is any; return whether rounds can be played now.

        True too if the other process could not keep what it compiled: then this one has to compile for itself.
        """
        if self._ended or is_warm():
            return True
        if self._process is None:
            command = [sys.executable, "-m", "expeditions_widgets.rollouts.warming"]
            self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
        try:
            self._process.wait(None if seconds == float("inf") else seconds)
        except subprocess.TimeoutExpired:
            return False
        self._ended = True
        return True
