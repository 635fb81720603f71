"""What the deals of an experiment are called, in either game."""

from collections.abc import Iterator


def deal_names(seed: str, deals: int) -> Iterator[str]:
    """Yield the seeds of the deals: "7-1", "7-2" and so on. A link with one of them deals it at the table."""
    yield from (f"{seed}-{number}" for number in range(1, deals + 1))
