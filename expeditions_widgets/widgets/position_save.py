"""What the browser keeps of a position being set up: its last moments, the link it came by, and what was tried."""

import json
from dataclasses import dataclass
from typing import Final

SAVE_KEY: Final = "expeditions:cards:set-up"
"""Under this key the browser keeps it."""

_LONGEST: Final = 200_000
_MOST_ACTIONS: Final = 400


@dataclass(frozen=True, slots=True)
class KeptSetup:
    """The last moments' texts, the present one last; `against` is None in the editor, else who moves the other side."""

    texts: tuple[str, ...]
    link: str | None = None
    against: str | None = None
    actions: tuple[str, ...] = ()


def setup_text(kept: KeptSetup) -> str:
    """Return it as the text to keep; nothing for an empty table that nothing led to."""
    if kept.link is None and len(kept.texts) == 1 and kept.texts[0] == "T A1":
        return ""
    return json.dumps(
        {"texts": kept.texts, "link": kept.link, "against": kept.against, "actions": kept.actions},
        ensure_ascii=False,
        separators=(",", ":"),
    )


def kept_setup(text: object) -> KeptSetup | None:
    """Return what a browser kept, or None for anything else; it is not trusted.

    >>> kept_setup(setup_text(KeptSetup(("A h5 / T A1",)))).texts
    ('A h5 / T A1',)
    >>> kept_setup('{"texts": 3}') is None
    True
    """
    if not isinstance(text, str) or len(text) > _LONGEST:
        return None
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict):
        return None
    texts, actions = _strings(found.get("texts")), _strings(found.get("actions"))
    link, against = found.get("link"), found.get("against")
    if not texts:
        return None
    return KeptSetup(
        texts=texts,
        link=link if isinstance(link, str) else None,
        against=against if isinstance(against, str) else None,
        actions=actions[:_MOST_ACTIONS],
    )


def _strings(found: object) -> tuple[str, ...]:
    return tuple(one for one in found if isinstance(one, str)) if isinstance(found, list) else ()
