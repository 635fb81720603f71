"""How many visitors a machine takes at once: by its free memory, and by the files that one process may hold open."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

MEMORY_OF_A_VISITOR: Final = 160 * 2**20
"""Bytes of a kernel on the heaviest page, in use, which loads what computes and draws; a lesson's takes a third."""
MEMORY_OF_A_FORK: Final = 48 * 2**20
"""The same of a kernel that was forked: what it has loaded is there once, for all of them."""
MEMORY_OF_THE_SERVER: Final = 512 * 2**20
"""Bytes of the server, and of the process that the others are forked from."""
FILES_OF_A_VISITOR: Final = 40
"""Measured: 14 with the page open, 20 more while it is made; and those of a browser's connections."""
FILES_OF_THE_SERVER: Final = 100
UNKNOWN_MEMORY: Final = 4 * 2**30
"""Where the system does not say (Windows): as much as a small machine has free."""
UNLIMITED: Final = sys.maxsize
NO_LIMIT: Final = 2**60
"""Linux writes a number near 2**63 where a group's memory is not limited."""
V1_ROOT: Final = "memory"
V1_NAMES: Final = ("memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file")
V2_NAMES: Final = ("memory.max", "memory.current", "inactive_file")
MACOS_OPEN_MAX: Final = 10_240


class TooManyVisitorsError(Exception):
    """The system can't hold so many visitors; the text is a sentence for the person at the terminal."""


@dataclass(frozen=True, slots=True)
class Capacity:
    """How many visitors fit in at once, by memory and by open files; each at least 1."""

    by_memory: int
    by_files: int

    @property
    def visitors(self) -> int:
        """Both together."""
        return min(self.by_memory, self.by_files)

    def checked(self, asked: int) -> int:
        """Return a number that was asked for. Memory is for whoever asks to judge: no page needs all of its share.

        Raises:
            TooManyVisitorsError: if the system allows too few open files for it.
        """
        if asked > self.by_files:
            raise TooManyVisitorsError(
                f"This system lets a program hold open the files of {self.by_files} visitors at once, not of {asked}. "
                f"Allow more first with ulimit -n {FILES_OF_THE_SERVER + asked * FILES_OF_A_VISITOR}, "
                f"or choose --max-visitors {self.by_files}."
            )
        return asked


def capacity(*, forked: bool) -> Capacity:
    """Return what this machine, or the part of it that this process may use, takes now of kernels forked or not."""
    memory = (free_memory() - MEMORY_OF_THE_SERVER) // (MEMORY_OF_A_FORK if forked else MEMORY_OF_A_VISITOR)
    files = (_file_limits()[1] - FILES_OF_THE_SERVER) // FILES_OF_A_VISITOR
    return Capacity(max(1, memory), max(1, files))


def allow_files(visitors: int) -> None:
    """Let this process hold open the files of so many visitors, if the system agrees; it begins with a lower limit."""
    soft, hard = _file_limits()
    needed = min(hard, FILES_OF_THE_SERVER + visitors * FILES_OF_A_VISITOR)
    if needed > soft:
        import resource  # noqa: PLC0415  # not on Windows, where there is no limit

        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))


def _file_limits() -> tuple[int, int]:
    """How many files this process may hold open, and how many it may allow itself."""
    try:
        import resource  # noqa: PLC0415  # as above
    except ImportError:
        return UNLIMITED, UNLIMITED
    soft, hard = (
        UNLIMITED if limit == resource.RLIM_INFINITY else limit for limit in resource.getrlimit(resource.RLIMIT_NOFILE)
    )
    if sys.platform == "darwin":
        # macOS says that there is no limit, and allows a process this many.
        hard = min(hard, MACOS_OPEN_MAX)
    return soft, hard


def free_memory(groups: Path = Path("/proc/self/cgroup"), mounted: Path = Path("/sys/fs/cgroup")) -> int:
    """Return the bytes of memory that are free for this process: the machine's, or less in a container with a limit."""
    return min([_free_on_machine(), *_free_in_groups(groups, mounted)])


def _free_on_machine(said: Path = Path("/proc/meminfo")) -> int:
    try:
        lines = said.read_text(encoding="ascii").splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("MemAvailable:"))
    except (OSError, StopIteration):
        pass
    try:
        # Without a word about what is in use: half of what is built in.
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 2
    except (AttributeError, ValueError, OSError):
        return UNKNOWN_MEMORY


def _free_in_groups(groups: Path, mounted: Path) -> list[int]:
    """What is left in each control group around this process that limits memory; nothing where there are none."""
    try:
        lines = groups.read_text(encoding="utf-8").splitlines()
    except OSError:
        return []
    found = []
    for line in lines:
        _, controllers, path = line.split(":", 2)
        if controllers not in ("", V1_ROOT):
            continue
        root = mounted / controllers
        names = V1_NAMES if controllers else V2_NAMES
        # Inside a container the path may be the host's: then the container's own group is the root.
        inside = root / path.strip("/")
        for folder in (inside, *inside.parents):
            if folder.is_relative_to(root):
                found += _left(folder, *names)
    return found


def _left(folder: Path, limit_name: str, used_name: str, cache_name: str) -> list[int]:
    try:
        limit = int((folder / limit_name).read_text(encoding="ascii"))
        used = int((folder / used_name).read_text(encoding="ascii"))
        parts = dict(line.split() for line in (folder / "memory.stat").read_text(encoding="ascii").splitlines())
    except (OSError, ValueError):  # no such group, or "max"
        return []
    # What is kept of files counts as used, and is given up as soon as it is needed.
    used -= int(parts.get(cache_name, 0))
    return [max(0, limit - used)] if limit < NO_LIMIT else []
