"""Runs of eight words as hashes, so that a text can be compared with one that is not here.

`python -m tests.reading.ngrams RULE_SHEET...` writes `sheet_ngrams.txt` anew from the games' rule sheets.
"""

from __future__ import annotations

import re
import sys
from hashlib import sha256
from pathlib import Path

LENGTH = 8
DIGITS = 10
KEPT = Path(__file__).parent / "sheet_ngrams.txt"


def words(text: str) -> list[str]:
    """Return a text's words and numbers, in small letters, without signs."""
    return re.findall(r"[a-z0-9]+", re.sub(r"(?<=[a-z])['’](?=[a-z])", "", text.lower()))


def runs(text: str) -> dict[str, str]:
    """Return every run of eight words by its hash."""
    found = words(text)
    grams = (" ".join(found[start : start + LENGTH]) for start in range(len(found) - LENGTH + 1))
    return {sha256(gram.encode()).hexdigest()[:DIGITS]: gram for gram in grams}


def kept() -> frozenset[str]:
    """Return the hashes of the rule sheets' runs."""
    return frozenset(KEPT.read_text(encoding="utf-8").split())


def write(sheets: list[Path]) -> None:
    """Keep the hashes of these texts."""
    hashes = sorted({each for sheet in sheets for each in runs(sheet.read_text(encoding="utf-8"))})
    lines = (" ".join(hashes[start : start + 10]) for start in range(0, len(hashes), 10))
    KEPT.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write([Path(name) for name in sys.argv[1:]])
