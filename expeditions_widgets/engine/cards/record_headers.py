"""The head of a card game's record: what its headers say of the match."""

from typing import Final

from expeditions_widgets.engine.cards.cards import Card, Seat, deck
from expeditions_widgets.engine.cards.draft import drafted
from expeditions_widgets.engine.cards.match import Variant
from expeditions_widgets.engine.cards.record import FORMAT, GAME
from expeditions_widgets.engine.record_headers import RecordHeaders, RecordKind

_NEEDED: Final = ("Game", "Format", "Seed", "Variant", "Dealer", "A", "B")
_VARIANTS: Final = {
    str(Variant(aces, short)): Variant(aces, short) for aces in (False, True) for short in (False, True)
}


class Headers(RecordHeaders):
    """The headers of a card game's record, taken one by one; what nobody takes are its notes."""

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
    headers.read(text, RecordKind(GAME, "the card game", FORMAT, needed))
    return headers
