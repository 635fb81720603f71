"""What a host chooses about many visitors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LOOPBACK: Final = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class CrowdOptions:
    """How many are let in at once (None: as many as the machine takes), where figures are, whether a log is written.

    `figures` is an IP address and a port, which takes no visitors.
    """

    max_visitors: int | None = None
    figures: tuple[str, int] | None = None
    log: bool = False
