"""The stored rounds: one file with a line for each match, read and written."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from expeditions_widgets.experiments.playtest.batches import BATCHES
from expeditions_widgets.experiments.playtest.matches import PlayedMatch, read_matches

STORED: Final = Path(__file__).parent / "played.json"


@cache
def stored_lines() -> dict[str, tuple[str, ...]]:
    """Return the texts of each stored match, by the keys of their batches."""
    kept: dict[str, list[str]] = json.loads(STORED.read_text(encoding="ascii"))
    return {key: tuple(lines) for key, lines in kept.items()}


@cache
def stored_matches(key: str) -> tuple[PlayedMatch, ...]:
    """Return the stored matches of a batch."""
    return read_matches(BATCHES[key], stored_lines()[key])


def store(lines: Mapping[str, tuple[str, ...]], path: Path = STORED) -> None:
    """Write the texts of matches, by the keys of their batches."""
    path.write_text(json.dumps(lines, indent=0) + "\n", encoding="ascii")
