"""The head of a record: one header a line, each with its place, up to the first empty line."""

import re
from dataclasses import dataclass, field
from typing import Final

from expeditions_widgets.engine.cards.cards import Card, Seat, deck
from expeditions_widgets.engine.cards.draft import drafted
from expeditions_widgets.engine.cards.match import Variant
from expeditions_widgets.engine.cards.record import FORMAT, GAME, HEADER_NAME
from expeditions_widgets.engine.faults import Fault

_HEADER: Final = re.compile(rf'[ \t]*\[({HEADER_NAME}) "((?:[^"\\]|\\.)*)"\][ \t]*')
_NEEDED: Final = ("Game", "Format", "Seed", "Variant", "Dealer", "A", "B")
_VARIANTS: Final = {
    str(Variant(aces, short)): Variant(aces, short) for aces in (False, True) for short in (False, True)
}


@dataclass(slots=True)
class Headers:
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

    def variant(self) -> Variant:
        """Take the variant; an unknown one is a fault."""
        text = self.take("Variant")
        if text not in _VARIANTS:
            names = ", ".join(_VARIANTS)
            self.fault("Variant", "bad-header", f"There is no variant {text!r}; there are: {names}.")
        return _VARIANTS.get(text, Variant())

    def dealer(self) -> Seat:
        """Take the dealer; anyone but A or B is a fault."""
        text = self.take("Dealer")
        if text not in Seat.__members__:
            self.fault("Dealer", "bad-header", f"The dealer is A or B, not {text!r}.")
        return Seat.__members__.get(text, Seat.A)

    def decks(self, variant: Variant) -> tuple[tuple[Card, ...], ...]:
        """Take the decks that are written out; one that is not the whole deck of the variant is a fault."""
        decks: list[tuple[Card, ...]] = []
        while (name := f"Deck {len(decks) + 1}") in self.values:
            decks.append(self._deck(name, variant))
        for name in self.values:
            if name.startswith("Deck"):
                self.fault(name, "bad-deck", f"The next deck would be [Deck {len(decks) + 1} …], not {name}.")
        return tuple(decks)

    def _deck(self, name: str, variant: Variant) -> tuple[Card, ...]:
        whole = deck(aces=variant.aces)
        draft = drafted(f"P {self.take(name)}" + (" / V aces" if variant.aces else ""))
        cards = draft.cards("P")
        if draft.faults:
            self.fault(name, "bad-deck", f"{name}: {draft.faults[0].sentence}")
        elif frozenset(cards) != frozenset(whole) or len(cards) != len(whole):
            self.fault(name, "bad-deck", f"{name} has {len(cards)} cards; it needs the {len(whole)} of its variant.")
        return cards


def read_headers(text: str, needed: tuple[str, ...] = _NEEDED) -> Headers:
    """Return the headers at the head of a text, their faults noted; those of a foreign or newer record are final.

    `needed` are the headers without which it is not the kind of text that is looked for.
    """
    headers = Headers()
    for line in text.split("\n"):
        words = line.strip()
        if words and not words.startswith("["):
            break
        start, headers.end = headers.end, min(headers.end + len(line) + 1, len(text))
        if words:
            _read_header(headers, words, start + line.index(words))
        elif headers.values:
            break
    _check_format(headers, needed)
    return headers


def _read_header(headers: Headers, line: str, start: int) -> None:
    place = (start, start + len(line))
    found = _HEADER.fullmatch(line)
    if not found:
        sentence = 'This is no header. A header is a line like [Seed "482913"].'
        headers.faults.append(Fault("bad-header", *place, sentence))
    elif found[1] in headers.values:
        headers.faults.append(Fault("repeated-header", *place, f"{found[1]} is there twice; write it once."))
    else:
        headers.values[found[1]] = _unescaped(found[2])
        headers.places[found[1]] = place


def _unescaped(value: str) -> str:
    return re.sub(r"\\(.)", lambda found: "\n" if found[1] == "n" else found[1], value)


def _check_format(headers: Headers, needed: tuple[str, ...]) -> None:
    missing = [name for name in needed if name not in headers.values]
    if missing:
        sentence = f"This is no whole record: it lacks the header {' and '.join(missing)}."
        headers.fault("", "missing-header", sentence)
        return
    game, version = headers.take("Game"), headers.take("Format")
    if game != GAME:
        headers.fault("Game", "other-game", f"This is a record of {game!r}, not of the card game.")
    elif not re.fullmatch("[1-9][0-9]{0,3}", version):
        headers.fault("Format", "bad-header", f"The format is a number from 1, not {version!r}.")
    elif int(version) > FORMAT:
        sentence = f"This record has format {version}; this version reads formats up to {FORMAT}. Update to open it."
        headers.fault("Format", "newer-format", sentence)
