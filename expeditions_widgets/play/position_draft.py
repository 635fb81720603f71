"""Setting up a card position step by step, by pressing or by typing, with the way back; no widget is in here.

>>> draft = PositionDraft("A sJ36")
>>> from expeditions_widgets.engine.cards import parse_card
>>> draft.press_card(parse_card("h9"))
'9 of hearts: your hand.'
>>> draft.text
'A sJ36 / a h9 / T A1'
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from expeditions_widgets.engine.cards import Card, Seat, Variant, in_display_order, start_match
from expeditions_widgets.engine.cards.draft import drafted
from expeditions_widgets.play.position_choices import COUNT_FAULT, typed_count, with_choices
from expeditions_widgets.play.position_moment import Moment, moment_of
from expeditions_widgets.play.position_setup import HANDS, PLACES, UNSEEN, Setup, text_faults
from expeditions_widgets.play.seeds import new_seed
from expeditions_widgets.play.ways_back import WaysBack

PLACE_NAMES: Final = {
    "a": "Your hand",
    "A": "Your columns",
    "D": "Discard piles",
    "P": "Draw pile",
    "B": "The other columns",
    "b": "The other hand",
}
EXAMPLE: Final = "sJ36 hKQ479T d256789T"
"""The rule sheet's worked example: three expeditions that score 35 together."""

LONGEST_TEXT: Final = 1000
"""Characters of a typed text that are read; a whole deck with its places takes 200."""

_DROPPED: Final = "What could not be read of the text fell away; “Take back” brings it back."
_KEPT: Final = 20


class PositionDraft:
    """A position being set up, with what is chosen meanwhile and every moment before.

    `place` is the chosen place's letter, `card` the card chosen before its place; at most one of them is there. The
    methods that a person's acts lead to return what is to be said.
    """

    def __init__(self, text: str = "") -> None:
        self.place = PLACES[0]
        self.card: Card | None = None
        self.misread: dict[str, str] = {}
        """What was typed as a number of unseen cards and is none, by the place's letter."""
        self.ways = WaysBack(moment_of(text))
        self._dropped = False

    # --- what stands ---------------------------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """What lies where, as far as it is understood."""
        return self.ways.now.setup

    @property
    def text(self) -> str:
        """The position as text; as it was typed, where that could not be understood in full."""
        return self.ways.now.text

    @property
    def is_good(self) -> bool:
        """Whether something lies on the table, and nothing is wrong with it."""
        return not self.setup.is_empty and not self.typed_faults() and not self.setup.faults()

    @property
    def fault_count(self) -> int:
        """How many things are to be put right."""
        typed = self.typed_faults()
        return len(typed or self.setup.faults()) + len(self.misread)

    def typed_faults(self) -> tuple[str, ...]:
        """Return all that is wrong with a text that could not be understood in full, each with its character."""
        text = self.ways.now.typed
        if text is None:
            return ()
        return tuple(f"Character {fault.start + 1}: {fault.sentence}" for fault in text_faults(text))

    def faults_by_place(self) -> dict[str, list[str]]:
        """Return what is wrong with what was understood, by the letter of the place or field; "" is the whole."""
        text = self.setup.text
        places = drafted(text).field_places
        found: dict[str, list[str]] = {}
        for fault in self.setup.faults():
            whole = fault.start == 0 and fault.end == len(text)
            name = next((name for name, (start, end) in places.items() if start <= fault.start < end), "")
            found.setdefault("" if whole else name, []).append(fault.sentence)
        for name, typed in self.misread.items():
            found.setdefault(name, []).append(f"“{typed[:12]}” is no number of cards. {COUNT_FAULT}")
        return found

    def status(self) -> str:
        """Return in a sentence how far the position has come."""
        count = self.fault_count
        if count:
            return "1 thing is to be put right." if count == 1 else f"{count} things are to be put right."
        if self.setup.is_empty:
            return "Nothing lies on the table yet."
        if not self.setup.count("P"):
            return "This position can be shown. Its draw pile is empty, so the round counts as over."
        if not self.setup.count(HANDS[self.setup.turn]):
            return "This position can be shown. The hand that is to move is empty, so nothing can be tried on it."
        return "This position can be shown and tried on."

    # --- what a person does --------------------------------------------------------------------------------------

    def press_place(self, name: str) -> str:
        """Put the chosen card there; without one choose the place, or let go of it if it is chosen."""
        if name not in PLACES:
            return ""
        if self.card is not None:
            card, self.card = self.card, None
            self.place = ""
            return self._put(card, name)
        self.place = "" if self.place == name else name
        return f"{PLACE_NAMES[name]} is chosen." if self.place else "No place is chosen: choose a card first."

    def press_card(self, card: Card) -> str:
        """Put a card at the chosen place, or lift it from there; without a place choose the card, or let go of it."""
        if not self.place:
            self.card = None if self.card == card else card
            return f"{_called(card)} is chosen. Now its place." if self.card else f"{_called(card)} is let go."
        if self.setup.place_of(card) == self.place:
            self._change(Moment(self.setup.lift(card)))
            return self._said(f"{_called(card)} lifted.")
        return self._put(card, self.place)

    def type(self, text: str) -> str:
        """Take over a typed text; all that is wrong with it is kept and told."""
        moment = moment_of(text[:LONGEST_TEXT])
        if moment.text == self.text:
            return self.status()
        self._change(moment)
        self._dropped = False
        cut = [f"Only the first {LONGEST_TEXT} characters were read."] if len(text) > LONGEST_TEXT else []
        return " ".join((*cut, self.status(), *self.typed_faults()))

    def fill(self, values: Mapping[str, object]) -> str:
        """Take over what was chosen beside the cards: turn, step, barred, aces, and "unseen-P" for a place's count."""
        setup = with_choices(self.setup, values)
        for name in UNSEEN:
            typed = values.get(f"unseen-{name}")
            if not isinstance(typed, str):
                continue
            count = typed_count(typed)
            self.misread.pop(name, None)
            if count is None and typed.strip():
                self.misread[name] = typed.strip()[:LONGEST_TEXT]
            elif count != setup.unseen[name]:
                setup = setup.with_unseen(name, count)
        if setup.text != self.setup.text:
            self._change(Moment(setup), misread=True)
        return self._said("")

    def clear(self) -> str:
        """Begin with an empty table; the variant stays."""
        self._change(Moment(Setup(aces=self.setup.aces)))
        return self.status()

    def deal(self) -> str:
        """Begin with a fresh deal as its first player sees it, in the variant that holds."""
        match = start_match(new_seed(), Variant(aces=self.setup.aces), dealer=Seat.B)
        view = match.position.view(Seat.A)
        self._change(Moment(Setup.of_text(str(replace(view, hand=in_display_order(view.hand))))))
        return f"A fresh deal. {self.status()}"

    def show_example(self) -> str:
        """Begin with the rule sheet's worked example."""
        self._change(moment_of(EXAMPLE))
        return f"The worked example. {self.status()}"

    def leave_rest_unseen(self) -> str:
        """Let the other hand be filled up unseen, and the rest of the deck be the draw pile."""
        self._change(Moment(self.setup.with_rest_unseen()))
        return self._said("The rest lies unseen.")

    def take_over(self, text: str) -> None:
        """Begin with a text from elsewhere, such as a link; the way back leads to what stood before."""
        self._change(moment_of(text[:LONGEST_TEXT]))

    # --- the way back --------------------------------------------------------------------------------------------

    def undo(self) -> str:
        """Go back to the moment before, as it stood."""
        return self._travelled("Taken back.") if self.ways.undo() else ""

    def redo(self) -> str:
        """Go forth again."""
        return self._travelled("Done again.") if self.ways.redo() else ""

    def kept(self) -> list[str]:
        """Return the texts to keep, the last moments first to last."""
        return [moment.text for moment in self.ways.last(_KEPT)]

    def restore(self, texts: Iterable[str]) -> None:
        """Take up what was kept, one text at least."""
        first, *others = map(moment_of, (text[:LONGEST_TEXT] for text in texts))
        self.ways = WaysBack(first)
        for moment in others:
            self.ways.go_on(moment)

    def _travelled(self, said: str) -> str:
        self.card = None
        self.misread = {}
        self._dropped = False
        return self._said(said)

    def _put(self, card: Card, name: str) -> str:
        self._change(Moment(self.setup.put(card, name)))
        return self._said(f"{_called(card)}: {PLACE_NAMES[name].lower()}.")

    def _change(self, moment: Moment, *, misread: bool = False) -> None:
        if moment.text == self.text:
            return
        self._dropped = self.ways.now.typed is not None and moment.typed is None
        self.ways.go_on(moment)
        if not misread:
            self.misread = {}

    def _said(self, what: str) -> str:
        if self._dropped:
            what = f"{what} {_DROPPED}".strip()
        told = [sentence for sentences in self.faults_by_place().values() for sentence in sentences]
        return " ".join((what, self.status(), *told)).strip() if told else what or self.status()


def _called(card: Card) -> str:
    return card.name[0].upper() + card.name[1:]
