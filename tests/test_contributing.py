"""CONTRIBUTING.md names files that exist, so that its ways through the code can be followed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[1]
INVENTED = ("NAME", "NN-")
"""What the names of files in its examples hold, which a reader is to write."""
PLACES = ("", "expeditions_widgets", "expeditions_widgets/frontend/src", "expeditions_widgets/widgets")


def named_files() -> list[str]:
    spans = re.findall(r"`([^`\s]+)`", (CHECKOUT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    files = (span for span in spans if re.search(r"\.(py|ts)$|/", span))
    return sorted({name for name in files if not any(part in name for part in INVENTED)})


@pytest.mark.parametrize("name", named_files())
def test_a_file_named_in_the_contributors_guide_exists(name: str) -> None:
    assert any((CHECKOUT / place / name).exists() for place in PLACES)
