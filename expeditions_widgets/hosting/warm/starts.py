"""What the server asks of the warm process, and how it travels."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Final

LARGEST_MESSAGE: Final = 1 << 17
"""Bytes: what a packet between two processes holds on any Linux; an environment that is larger is no usual one."""

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
        return json.dumps(asdict(self)).encode()

    @classmethod
    def unpacked(cls, packed: bytes) -> Start:
        """Return the start that `packed` made.

        >>> start = Start(["-f", "kernel.json"], "/tmp", {"LANG": "C"})
        >>> Start.unpacked(start.packed()) == start
        True
        """
        return cls(**json.loads(packed))


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
