"""The editor of a card position, for any page that has a draft: what it shows, and what its events do."""

from collections.abc import Callable
from typing import Final

from expeditions_widgets.drawing.captions import counted, ranks, turn_caption
from expeditions_widgets.engine.cards import SUITS, Card, Seat, Suit, deck, parse_card
from expeditions_widgets.play.people import YOU
from expeditions_widgets.play.position_draft import PLACE_NAMES, PositionDraft
from expeditions_widgets.play.position_setup import HANDS, PLACES, UNSEEN, Setup
from expeditions_widgets.widgets import protocol
from expeditions_widgets.widgets.attempts import read_attempt
from expeditions_widgets.widgets.lanes import card_label
from expeditions_widgets.widgets.position_fields import choice_fields, unseen_field
from expeditions_widgets.widgets.protocol import Button, SetupCard, SetupPlace, SetupSuit, Table, Typed
from expeditions_widgets.widgets.surface import Event
from expeditions_widgets.widgets.table_state import Notice, Surroundings, at_rest, table_state

OTHER: Final = "The other side"
FIELD: Final = "typed-setup"
"""The name of the field for the text, in the values of a submit."""

_HELP: Final = (
    "Suits s h d c, ten is T: A sJ36 / a h59 / b ?8 / P ?20 / T A1. A B columns, D discards, a b hands, P pile, ?8 "
    "eight unseen, T whose turn and step."
)
_KEYS: Final[protocol.Keys] = {
    "title": "Keys",
    "close": "Close",
    "rows": [
        ["Tab", "from place to place, and on to the cards"],
        ["← → ↑ ↓", "move about the cards"],
        ["Enter or Space", "choose a place; put a card there, or lift it"],
        ["Ctrl+Z", "take back"],
        ["Ctrl+Y", "do it again"],
        ["?", "show these keys"],
    ],
}


class PositionEditor:
    """A draft as a person sees and changes it; a page passes its events on and shows `setup`."""

    def __init__(self, draft: PositionDraft) -> None:
        self.draft = draft
        self._read = 0

    # --- what is shown -------------------------------------------------------------------------------------------

    def setup(self) -> protocol.Setup:
        """Return the editor, each fault beside what it concerns."""
        draft = self.draft
        faults = draft.faults_by_place()
        return {
            "presets": [
                {"id": "setup-empty", "label": "Empty table"},
                {"id": "setup-deal", "label": "Fresh deal"},
                {"id": "setup-example", "label": "Worked example"},
            ],
            "typed": self._typed(),
            "places": [self._place(name, faults.get(name, [])) for name in PLACES],
            "placesLegend": "Places",
            "cards": [self._suit(suit) for suit in SUITS],
            "cardsLegend": "Cards",
            "hint": self._hint(),
            "fields": choice_fields(draft.setup),
            "fieldFaults": [*faults.get("T", []), *faults.get("V", [])],
            "status": draft.status(),
            "faults": faults.get("", []),
            "buttons": self._buttons(),
            "tableLegend": "The table so far",
            "table": self._table(),
        }

    def _typed(self) -> Typed:
        return {
            "legend": "The position as text",
            "help": _HELP,
            "text": "" if self.draft.setup.is_empty and not self.draft.typed_faults() else self.draft.text,
            "number": self._read,
            "faults": list(self.draft.typed_faults()),
            "submit": {"id": "setup-read", "label": "Read the text"},
            "suits": [],
        }

    def _place(self, name: str, faults: list[str]) -> SetupPlace:
        setup = self.draft.setup
        cards = setup.runs[name]
        unseen = setup.unseen.get(name)
        lying = "; ".join(card_label(card) for card in cards)
        lies = ", ".join(filter(None, (lying, f"{unseen} unseen" if unseen else "")))
        return {
            "letter": name,
            "name": PLACE_NAMES[name],
            "label": f"{counted(setup.count(name))}{f': {lies}' if lies else ''}",
            "cards": _written(setup, name),
            "chosen": self.draft.place == name,
            "field": unseen_field(setup, name, self.draft.misread.get(name)) if name in UNSEEN else None,
            "faults": faults,
        }

    def _suit(self, suit: Suit) -> SetupSuit:
        cards = [self._card(card) for card in deck(aces=self._has_aces()) if card.suit is suit]
        return {"suit": suit.value, "name": suit.plural.capitalize(), "cards": cards}

    def _card(self, card: Card) -> SetupCard:
        place = self.draft.setup.place_of(card)
        where = f", {PLACE_NAMES[place].lower()}" if place else ""
        return {
            "code": card.code,
            "text": ranks((card,)),
            "label": f"{card_label(card)}{where}",
            "mark": place,
            "lies": "no" if not place else "here" if place == self.draft.place else "there",
            "held": card == self.draft.card,
        }

    def _has_aces(self) -> bool:
        setup = self.draft.setup
        return setup.aces or any(card.rank == "A" for run in setup.runs.values() for card in run)

    def _hint(self) -> str:
        if self.draft.card is not None:
            return f"Now press the place for the {self.draft.card.name}."
        if not self.draft.place:
            return "Press a card, then its place. Or press a place first, then its cards."
        name = PLACE_NAMES[self.draft.place]
        order = {"D": " The last one lies on top.", "P": " The first one is drawn next."}.get(self.draft.place, "")
        return f"{name}: press cards to put them there, once more to lift them.{order}"

    def _buttons(self) -> list[Button]:
        undo: Button = {"id": "setup-undo", "label": "Take back", "icon": "undo", "key": "Ctrl+Z"}
        redo: Button = {"id": "setup-redo", "label": "Do again", "icon": "redo", "key": "Ctrl+Y"}
        if not self.draft.ways.can_undo:
            undo["why"] = "There is nothing to take back yet."
        if not self.draft.ways.can_redo:
            redo["why"] = "Nothing was taken back."
        return [undo, redo, {"id": "setup-rest", "label": "The rest is unseen"}]

    def _table(self) -> Table:
        view = self.draft.setup.drawable()
        names = (YOU, OTHER) if view.seat is Seat.A else (OTHER, YOU)
        turn = Notice("plain", turn_caption(view, names) or "")
        table = at_rest(table_state(view, Surroundings(own_name=YOU, other_name=OTHER, notice=turn)))
        return table | {"keys": _KEYS, "buttons": []}

    # --- what happens --------------------------------------------------------------------------------------------

    def receive(self, event: Event) -> str | None:
        """Do what an event asks of the editor; return what is to be said, or None if it is none of the editor's."""
        kind, values = event["type"], event.get("values")
        if kind == "enter":
            return self._enter(event.get("code"), event.get("seat"))
        if kind == "try":
            return self._point(event.get("code"), event.get("place"))
        if kind == "submit" and isinstance(values, dict) and isinstance(values.get(FIELD), str):
            self._read += 1
            return self.draft.type(values[FIELD])
        if kind == "fill" and isinstance(values, dict) and _is_ours(values):
            return self.draft.fill(values)
        if kind == "press" and isinstance(event.get("id"), str):
            act = self._acts().get(event["id"])
            return act() if act else None
        return None

    def _acts(self) -> dict[str, Callable[[], str]]:
        draft = self.draft
        return {
            "setup-empty": draft.clear,
            "setup-deal": draft.deal,
            "setup-example": draft.show_example,
            "setup-rest": draft.leave_rest_unseen,
            "setup-undo": draft.undo,
            "setup-redo": draft.redo,
        }

    def _enter(self, code: object, place: object) -> str | None:
        if isinstance(place, str) and place:
            return self.draft.press_place(place) or None
        try:
            return self.draft.press_card(parse_card(code)) if isinstance(code, str) else None
        except ValueError:
            return None

    def _point(self, code: object, place: object) -> str | None:
        """Choose what was pressed on the drawn table: the place of a card or of a column."""
        view = self.draft.setup.drawable()
        attempt = read_attempt(code, place)
        kind = (attempt.place or ("hand" if attempt.card in view.hand else "")).partition("-")[0]
        own, other = ("A", "B") if view.seat is Seat.A else ("B", "A")
        name = {"own": own, "other": other, "discard": "D", "pile": "P", "hand": HANDS[view.seat]}.get(kind, "")
        if not name or (name == self.draft.place and self.draft.card is None):
            return None
        return self.draft.press_place(name)


def _is_ours(values: dict[str, object]) -> bool:
    return any(name in ("turn", "step", "barred", "aces") or name.startswith("unseen-") for name in values)


def _written(setup: Setup, name: str) -> str:
    """Return what lies at a place as the text has it, without the place's letter."""
    parts = (part.strip().partition(" ") for part in setup.text.split("/"))
    return next((rest for letter, _, rest in parts if letter == name), "")
