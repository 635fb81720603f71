"""A board's JSON text taken apart: its parts, each checked for its kind, and the faults found on the way."""

import json
import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, NoReturn

from expeditions_widgets.engine.faults import Fault, FaultyTextError

Path = tuple[str | int, ...]
"""Where in a JSON text: the keys and the list places (from 0) on the way there."""

COMPASS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

_GAP = re.compile(r"[ \t\r\n]*")
_DECODER = json.JSONDecoder()


class Kind(NamedTuple):
    """What a value must be: a check, and its words for "must be …"."""

    fits: Callable[[Any], bool]
    words: str


class Key(NamedTuple):
    """A key of an object: the kind of its value, and what it is when left out (None: it must be there)."""

    kind: Kind
    default: Any = None


def one_of(*words: str) -> Kind:
    """Return the kind of a text that is one of a few."""
    return Kind(lambda value: isinstance(value, str) and value in words, f"one of {', '.join(words)}")


TEXT: Final = Kind(lambda value: isinstance(value, str) and bool(value.strip()), "a text that is not empty")
ANY_TEXT: Final = Kind(lambda value: isinstance(value, str), "a text")
TRUTH: Final = Kind(lambda value: isinstance(value, bool), "true or false")
OBJECT: Final = Kind(lambda value: isinstance(value, dict), "an object in braces")
LIST: Final = Kind(lambda value: isinstance(value, list), "a list in brackets")
NUMBER: Final = Kind(
    lambda value: isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value), "a number"
)
WHOLE: Final = Kind(
    lambda value: isinstance(value, int) and not isinstance(value, bool) and value >= 0, "a whole number, 0 or more"
)


@dataclass(slots=True)
class BoardDraft:
    """A text and what is wrong with it so far."""

    text: str
    faults: list[tuple[str, Path, str]] = field(default_factory=list)

    def fault(self, code: str, path: Path, sentence: str) -> None:
        """Note one fault."""
        self.faults.append((code, path, sentence))

    def refuse(self) -> NoReturn:
        """Raise FaultyTextError with all that was noted."""
        spans = _spans(self.text)
        placed = [Fault(code, *_nearest(spans, path), sentence) for code, path, sentence in self.faults]
        raise FaultyTextError(self.text, placed)

    def whole(self) -> Any:  # noqa: ANN401 - JSON holds anything
        """Return what the text holds; raises FaultyTextError at once if it is no JSON."""
        try:
            return json.loads(self.text)
        except json.JSONDecodeError as error:
            sentence = f"Line {error.lineno} can't be read as JSON: {error.msg}."
            raise FaultyTextError(self.text, [Fault("not-json", error.pos, error.pos + 1, sentence)]) from error

    def read(self, value: Any, path: Path, what: str, keys: Mapping[str, Key]) -> dict[str, Any] | None:  # noqa: ANN401
        """Return an object's values with the defaults filled in, or None if any of them is missing or wrong.

        `what` names the object in sentences ("Place 3").
        """
        if not isinstance(value, dict):
            self.fault("wrong-kind", path, f"{what} must be {OBJECT.words}.")
            return None
        before = len(self.faults)
        for key in value:
            if key not in keys:
                self.fault("unknown-key", (*path, key), f"{what} has no “{key}”. It has {', '.join(keys)}.")
        found = {}
        for name, key in keys.items():
            if name not in value:
                if key.default is None:
                    self.fault("missing-key", path, f"{what} lacks “{name}”: {key.kind.words}.")
                found[name] = key.default
            elif key.kind.fits(value[name]):
                found[name] = value[name]
            else:
                self.fault("wrong-kind", (*path, name), f"{what}: “{name}” must be {key.kind.words}.")
        return found if len(self.faults) == before else None


def _nearest(spans: Mapping[Path, tuple[int, int]], path: Path) -> tuple[int, int]:
    while path not in spans:
        path = path[:-1]
    return spans[path]


def _spans(text: str) -> dict[Path, tuple[int, int]]:
    spans: dict[Path, tuple[int, int]] = {}
    _note_spans(text, _skip(text, 0), (), spans)
    return spans


def _note_spans(text: str, start: int, path: Path, spans: dict[Path, tuple[int, int]]) -> int:
    """Note where the value at `start` and all in it stand, and return where it ends. The text is known to be JSON."""
    closing = {"{": "}", "[": "]"}.get(text[start])
    if closing is None:
        end = _DECODER.raw_decode(text, start)[1]
    else:
        at, count = _skip(text, start + 1), 0
        while text[at] != closing:
            name: str | int = count
            if closing == "}":
                name, at = _DECODER.raw_decode(text, at)
                at = _skip(text, _skip(text, at) + 1)
            at = _skip(text, _note_spans(text, at, (*path, name), spans))
            if text[at] == ",":
                at = _skip(text, at + 1)
            count += 1
        end = at + 1
    spans[path] = (start, end)
    return end


def _skip(text: str, at: int) -> int:
    gap = _GAP.match(text, at)
    return gap.end() if gap else at
