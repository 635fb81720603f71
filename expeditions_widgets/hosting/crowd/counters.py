"""What a host can count, beside Jupyter's own figures: kernels, their starts and ends, visitors who had to wait."""

from __future__ import annotations

from typing import Final, Literal, get_args

from prometheus_client import Counter, Gauge, Histogram

Way = Literal["forked", "ordinary"]
End = Literal["closed", "left", "culled", "died", "stopped"]
"""Why a kernel ended: its page was closed, or given up while it was made; nobody used it; by itself; the server's."""

Refusal = Literal["full", "busy", "stopping"]
"""Why a visitor had to wait: no place; a place, but no turn to have the page made; the server ends."""

SECONDS: Final = (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10, 20, 60)

LIMIT: Final = Gauge("expeditions_visitors_limit", "Visitors that are let in at once")
TAKEN: Final = Gauge("expeditions_visitors", "Visitors who are in: their kernels that live, start or end")
STARTS: Final = Counter("expeditions_kernel_starts", "Kernels that were started, by how", ["way"])
START_SECONDS: Final = Histogram("expeditions_kernel_start_seconds", "Time to start a kernel", ["way"], buckets=SECONDS)
FAILED_STARTS: Final = Counter("expeditions_kernel_start_failures", "Kernels that could not be started")
ENDS: Final = Counter("expeditions_kernel_ends", "Kernels that ended, by why", ["why"])
REFUSED: Final = Counter("expeditions_visits_refused", "Page visits that were asked to wait, each try counted", ["why"])
ERRORS: Final = Counter("expeditions_errors", "Pages and answers that failed")

# A figure that is missing until it is 1 makes a poor curve.
for _way in get_args(Way):
    STARTS.labels(_way)
    START_SECONDS.labels(_way)
for _why in get_args(End):
    ENDS.labels(_why)
for _reason in get_args(Refusal):
    REFUSED.labels(_reason)

_ways: dict[str, Way] = {}


def note_way(kernel_id: str, way: Way) -> None:
    """Say how a kernel is started, while it starts; one of which nothing is said counts as ordinary."""
    _ways[kernel_id] = way


def way_of(kernel_id: str) -> Way:
    """Return how a kernel was started, and forget it."""
    return _ways.pop(kernel_id, "ordinary")
