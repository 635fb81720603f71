"""Seeds as people type them: short words that name a deal of either game."""

import re
import secrets
from typing import Final

_SEED: Final = re.compile(r"[A-Za-z0-9-]{1,24}")
SEED_FAULT: Final = "A seed is up to 24 letters, digits and hyphens, like 482913 or class-7b."


def new_seed() -> str:
    """Return a seed of six digits that nobody has chosen."""
    return str(100_000 + secrets.randbelow(900_000))


def typed_seed(text: str) -> tuple[str, dict[str, str]]:
    """Return the seed that was typed, or none, and what is wrong with it by the field's name, "seed".

    >>> typed_seed("class-7b"), typed_seed("7 b")[0]
    (('class-7b', {}), '')
    """
    return (text, {}) if not text or _SEED.fullmatch(text) else ("", {"seed": SEED_FAULT})
