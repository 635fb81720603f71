"""An exercise as it is being written: nothing but the texts of a form, whatever they are worth."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Self

from expeditions_widgets.lessons.score_exercise import ALL_BOXES

KINDS: Final = ("play", "choose", "score", "estimate", "watch")
"""The kinds of exercise that the form knows."""

ROWS: Final = {"goal": (1, 3), "reactions": (0, 8), "options": (2, 8)}
"""How many rows a list of the form has at first, and at most."""

_AT_FIRST: Final = {"boxes": ",".join(ALL_BOXES)}
LONGEST_TEXT: Final = 4000
LONGEST_RECORD: Final = 40_000
"""Characters of one field that are kept."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What was filled in: texts by field name, as "task" or "options.2.reason", and each list's number of rows.

    `number` tells the exercises of a lesson apart for good, whatever their order. `asked` is whether the author has
    asked what is missing.
    """

    number: int = 1
    kind: str = "play"
    texts: Mapping[str, str] = field(default_factory=dict)
    rows: Mapping[str, int] = field(default_factory=lambda: {name: first for name, (first, _) in ROWS.items()})
    asked: bool = False

    def text(self, name: str) -> str:
        """Return a field's text without the space around it; empty if nothing was filled in."""
        return self.texts.get(name, _AT_FIRST.get(name, "")).strip()

    def line(self, name: str) -> str:
        """Return a field's text on one line."""
        return " ".join(self.text(name).split())

    def lines(self, name: str) -> tuple[str, ...]:
        """Return a field's lines that hold something."""
        return tuple(line.strip() for line in self.text(name).splitlines() if line.strip())

    def words(self, name: str) -> tuple[str, ...]:
        """Return a field's words, parted by spaces or commas."""
        return tuple(self.text(name).replace(",", " ").split())

    def has_text(self, part: str) -> bool:
        """Whether something was filled in in a field, or anywhere in a list or one of its rows."""
        return any(text.strip() for name, text in self.texts.items() if name == part or name.startswith(f"{part}."))

    def with_texts(self, texts: Mapping[str, str]) -> Self:
        """Return the draft with some fields filled in anew; a text is cut where it gets too long to keep."""
        cut = {name: kept(text, LONGEST_RECORD if name == "record" else LONGEST_TEXT) for name, text in texts.items()}
        return replace(self, texts={**self.texts, **cut})

    def with_row(self, name: str) -> Self:
        """Return the draft with one more row in a list, if there is room."""
        return replace(self, rows={**self.rows, name: min(self.rows[name] + 1, ROWS[name][1])})

    def without_row(self, name: str, number: int) -> Self:
        """Return the draft without one row of a list, from 1; those behind it move up."""
        last = self.rows[name]
        texts: dict[str, str] = {}
        for key, text in self.texts.items():
            head, _, rest = key.partition(".")
            at, _, part = rest.partition(".")
            if head == name and at.isdigit():
                if int(at) == number or int(at) > last:
                    continue
                key = f"{name}.{int(at) - (int(at) > number)}.{part}"  # noqa: PLW2901 - its new place
            texts[key] = text
        return replace(self, texts=texts, rows={**self.rows, name: max(last - 1, 0)})

    def saved(self) -> dict[str, Any]:
        """Return the draft as JSON takes it."""
        return {
            "number": self.number,
            "kind": self.kind,
            "texts": {name: text for name, text in self.texts.items() if text},
            "rows": dict(self.rows),
            "asked": self.asked,
        }


def kept(text: str, longest: int) -> str:
    r"""Return a text with one sign for a line's end, without signs that no source can hold, and cut.

    >>> kept("one\r\ntwo\0 three", 9)
    'one\ntwo t'
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(sign for sign in text if (sign >= " " and not _is_half(sign)) or sign in "\n\t")[:longest]


def _is_half(sign: str) -> bool:
    """Whether a sign is half of a surrogate pair, which no file and no message can hold."""
    return "\ud800" <= sign <= "\udfff"


def read_draft(saved: object) -> Draft | None:
    """Return a draft that was saved; None for anything else."""
    match saved:
        case {"number": int(number), "kind": str(kind), "texts": dict(texts), "rows": dict(rows), "asked": bool(asked)}:
            known = {
                name: max(0, min(count, ROWS[name][1]))
                for name, count in rows.items()
                if name in ROWS and isinstance(count, int)
            }
            draft = Draft(number, kind if kind in KINDS else KINDS[0], asked=asked)
            draft = replace(draft, rows={**draft.rows, **known})
            return draft.with_texts({str(name): text for name, text in texts.items() if isinstance(text, str)})
    return None
