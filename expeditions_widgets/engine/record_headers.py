"""The head of a record of either game: one header a line, each with its place, up to the first empty line."""

import re
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from expeditions_widgets.engine.faults import Fault, FaultyTextError
from expeditions_widgets.engine.record_texts import HEADER_NAME

_HEADER: Final = re.compile(rf'[ \t]*\[({HEADER_NAME}) "((?:[^"\\]|\\.)*)"\][ \t]*')

LONGEST_RECORD: Final = 200_000
"""Characters of a record: hundreds of times a game without comments, and read in half a second."""
_SHOWN: Final = 20


class RecordKind(NamedTuple):
    """What kind of text is looked for: of which game, called how, up to which format, and what it can't do without."""

    game: str
    title: str
    newest: int
    needed: tuple[str, ...]


@dataclass(slots=True)
class RecordHeaders:
    """The headers of a record, taken one by one; what nobody takes are its notes."""

    values: dict[str, str] = field(default_factory=dict)
    places: dict[str, tuple[int, int]] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    end: int = 0
    """Where the actions begin."""

    def take(self, name: str) -> str:
        """Remove a header and return its value, or "" if it is not there."""
        return self.values.pop(name, "")

    def fault(self, name: str, code: str, sentence: str) -> None:
        """Note a fault at a header's place."""
        self.faults.append(Fault(code, *self.places.get(name, (0, 0)), sentence))

    def seed(self) -> str:
        """Take the seed; one that is no proper text is a fault."""
        seed = self.take("Seed")
        if any("\ud800" <= character <= "\udfff" for character in seed):
            self.fault("Seed", "bad-header", "The seed holds half a character; write it anew.")
            return ""
        return seed

    def read(self, text: str, kind: RecordKind) -> None:
        """Take in the headers at the head of a text, with faults noted; those of a foreign or newer text are final.

        Raises FaultyTextError for a text that no game is as long as.
        """
        if len(text) > LONGEST_RECORD:
            sentence = f"This text has {len(text):,} characters, and no game needs more than {LONGEST_RECORD:,}."
            raise FaultyTextError(text[:_SHOWN], [Fault("too-long", 0, 0, sentence)])
        for line in text.split("\n"):
            words = line.strip()
            if words and not words.startswith("["):
                break
            start, self.end = self.end, min(self.end + len(line) + 1, len(text))
            if words:
                self._read_line(words, start + line.index(words))
            elif self.values:
                break
        self._check_kind(kind)

    def _read_line(self, line: str, start: int) -> None:
        place = (start, start + len(line))
        found = _HEADER.fullmatch(line)
        if not found:
            sentence = 'This is no header. A header is a line like [Seed "482913"].'
            self.faults.append(Fault("bad-header", *place, sentence))
        elif found[1] in self.values:
            self.faults.append(Fault("repeated-header", *place, f"{found[1]} is there twice; write it once."))
        else:
            self.values[found[1]] = _unescaped(found[2])
            self.places[found[1]] = place

    def _check_kind(self, kind: RecordKind) -> None:
        missing = [name for name in kind.needed if name not in self.values]
        if missing:
            sentence = f"This is no whole record: it lacks the header {' and '.join(missing)}."
            self.fault("", "missing-header", sentence)
            return
        game, version = self.take("Game"), self.take("Format")
        if game != kind.game:
            self.fault("Game", "other-game", f"This is a record of {game!r}, not of {kind.title}.")
        elif not re.fullmatch("[1-9][0-9]{0,3}", version):
            self.fault("Format", "bad-header", f"The format is a number from 1, not {version!r}.")
        elif int(version) > kind.newest:
            sentence = (
                f"This record has format {version}; this version reads formats up to {kind.newest}. Update to open it."
            )
            self.fault("Format", "newer-format", sentence)


def _unescaped(value: str) -> str:
    return re.sub(r"\\(.)", lambda found: "\n" if found[1] == "n" else found[1], value)
