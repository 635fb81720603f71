"""What the server asks of the warm process, and how it travels."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Final

LARGEST_MESSAGE: Final = 180_000
"""Bytes: what a packet between two processes holds on any Linux. Voila puts a page's address into the environment
twice, and the longest address that the server reads is of 64 kB."""

READY: Final = b"ready"
"""What the warm process says once it has loaded what the first kernel needs."""

_BETWEEN: Final = "\0"
"""What no variable, word or folder can hold."""

LAUNCHER: Final = "ipykernel_launcher"

PROVISIONER: Final = "expeditions-warm"
"""The name by which a kernel spec asks for forked kernels; pyproject.toml tells it to Jupyter."""


@dataclass(frozen=True)
class Start:
    """How one kernel starts: its command's words after the launcher, its folder, its environment."""

    words: list[str]
    folder: str
    environment: dict[str, str]

    def packed(self) -> bytes:
        """Return the start as bytes; `unpacked` reads them."""
        variables = (f"{name}={value}" for name, value in self.environment.items())
        return os.fsencode(_BETWEEN.join([self.folder, str(len(self.words)), *self.words, *variables]))

    @classmethod
    def unpacked(cls, packed: bytes) -> Start:
        """Return the start that `packed` made.

        >>> start = Start(["-f", "kernel.json"], "/tmp", {"LANG": "C"})
        >>> Start.unpacked(start.packed()) == start
        True
        """
        folder, count, *rest = os.fsdecode(packed).split(_BETWEEN)
        words, variables = rest[: int(count)], rest[int(count) :]
        return cls(words, folder, dict(each.split("=", 1) for each in variables))


def words_after_launcher(command: list[str]) -> list[str] | None:
    """Return what a kernel's command tells the launcher, or None for a command that starts something else.

    >>> words_after_launcher(["python", "-m", "ipykernel_launcher", "-f", "kernel.json"])
    ['-f', 'kernel.json']
    >>> words_after_launcher(["R", "--slave"]) is None
    True
    """
    try:
        place = command.index(LAUNCHER)
    except ValueError:
        return None
    return command[place + 1 :] if command[place - 1] == "-m" else None
