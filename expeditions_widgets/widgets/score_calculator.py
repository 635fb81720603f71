"""The score calculator: for people who play with a real deck, every step of the arithmetic and the match sheet."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from expeditions_widgets.drawing.captions import by_suit
from expeditions_widgets.engine.cards import SUITS, RefusedActionError, Seat, in_display_order, parse_card
from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.play.score_keeping import MatchSheet
from expeditions_widgets.play.sheet_text import parse_sheet, sheet_text
from expeditions_widgets.play.typed_cards import NO_SUIT, typed_cards
from expeditions_widgets.widgets.calculator_rounds import match_rounds, round_intro, round_title
from expeditions_widgets.widgets.calculator_settings import agreed, settings_fold, settings_of_sheet, with_settings
from expeditions_widgets.widgets.calculator_side import Refusal, TypedText, calculator_side, reckoning_said
from expeditions_widgets.widgets.match_settings import MatchSettings
from expeditions_widgets.widgets.protocol import Button, Calculator, Save, State
from expeditions_widgets.widgets.surface import Event, Surface

SAVE_KEY: Final = "expeditions:cards:sheet"
"""Under this key the browser keeps the match sheet."""

FRESH: Final = MatchSheet(MatchSettings().names)
LONGEST_TEXT: Final = 200
"""Characters of a typed text that are read; the whole deck takes 60."""

_NUMBER: Final = re.compile(r"[1-9][0-9]?")


class ScoreCalculator(Surface):
    """A round's cards on two sides with their arithmetic, and the sheet of the whole match."""

    def __init__(self) -> None:
        self._sheet = FRESH
        self._shown = self._sheet.present_number
        self._settings: MatchSettings | None = None
        self._refusal: Refusal | None = None
        self._typed = {seat: TypedText() for seat in Seat}
        self._unread: Save | None = None
        super().__init__()

    # --- what is shown ---------------------------------------------------------------------------------------

    def describe(self) -> State:
        """Return the calculator; a sheet that could not be read is kept beside the new one."""
        kept: Save = {"key": SAVE_KEY, "text": "" if self._sheet == FRESH else sheet_text(self._sheet)}
        return {
            "serial": 0,
            "name": "Score calculator",
            "live": "",
            "calculator": calculator(self._sheet, self._shown, self._settings, self._refusal, self._typed),
            "save": self._unread or kept,
        }

    def text(self) -> str:
        """Return what the page is for, and the sheet once a round is written down."""
        lines = [
            f"Round {number}: {' : '.join(str(score.total) for score in result.scores)}"
            for number, result in enumerate(self._sheet.match.results, start=1)
        ]
        return "\n".join(("A score calculator and match sheet for two players with a real deck.", *lines))

    # --- what happens ----------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Forget what was said at a card or a field: it holds until the next event."""
        self._refusal = None
        self._settings = None
        self._typed = {seat: replace(typed, faults=(), lacks_suit=False) for seat, typed in self._typed.items()}

    def receive(self, event: Event) -> None:
        """Do what a person asked for; anything else is ignored."""
        kind, values = event["type"], event.get("values")
        if kind == "hello":
            self._open(event.get("saved"))
        elif kind == "enter" and self._shown is not None:
            self._enter(self._shown, event.get("code"), event.get("seat"))
        elif kind == "submit" and isinstance(values, dict):
            self._submit(values)
        elif kind == "press" and isinstance(event.get("id"), str):
            self._press(event["id"])

    def _open(self, saved: object) -> None:
        if self._sheet != FRESH or not isinstance(saved, str) or not saved:
            return
        try:
            self._sheet = parse_sheet(saved)
        except FaultyTextError as error:
            self._unread = {"key": f"{SAVE_KEY}:unread", "text": saved}
            reason = error.faults[0].sentence
            self.say(f"Your saved match sheet can’t be read. It is put aside, and here is a fresh one. {reason}")
            return
        self._shown = self._sheet.present_number
        self.say(f"Welcome back: {self._heading()}")

    def _enter(self, number: int, code: object, seat_name: object) -> None:
        seat = Seat.__members__.get(seat_name) if isinstance(seat_name, str) else None
        try:
            card = parse_card(code) if isinstance(code, str) else None
        except ValueError:
            card = None
        if seat is None or card is None:
            return
        try:
            if card in self._sheet.laid(number)[seat]:
                sheet = self._sheet.without_card(number, seat, card)
            else:
                sheet = self._sheet.with_cards(number, seat, (card,))
        except RefusedActionError as refused:
            sentence = f"{refused.sentence} Lift it there first." if refused.code == "taken" else refused.sentence
            self._refusal = Refusal(seat, card.suit, sentence)
            self.say(sentence)
            return
        self._change(sheet)
        self.say(reckoning_said(sheet, number, seat, (card.suit,)))

    def _submit(self, values: Mapping[str, object]) -> None:
        for seat in Seat:
            text = values.get(f"typed-{seat.name}")
            if isinstance(text, str) and self._shown is not None:
                self._type(self._shown, seat, text[:LONGEST_TEXT])
                return
        if "first" in values:
            self._agree(values)

    def _type(self, number: int, seat: Seat, text: str) -> None:
        read = self._typed[seat].number + 1
        try:
            cards = typed_cards(text, self._sheet, number, seat)
        except FaultyTextError as error:
            faults = tuple(f"Character {fault.start + 1}: {fault.sentence}" for fault in error.faults)
            lacks_suit = all(fault.code == NO_SUIT for fault in error.faults)
            self._typed[seat] = TypedText(read, text, faults, lacks_suit)
            self.say(f"Nothing was laid. {' '.join(faults)}")
            return
        self._typed[seat] = TypedText(read)
        sheet = self._sheet.with_cards(number, seat, cards)
        self._change(sheet)
        suits = [suit for suit in SUITS if any(card.suit is suit for card in cards)]
        laid = f"Laid for {sheet.names[seat]}: {by_suit(in_display_order(cards))}."
        self.say(f"{laid} {reckoning_said(sheet, number, seat, suits)}")

    def _agree(self, values: Mapping[str, object]) -> None:
        settings = agreed(self._sheet, values)
        if settings.faults:
            self._settings = settings
            self.say(" ".join(settings.faults.values()))
            return
        self._change(with_settings(self._sheet, settings))
        if self._shown is None or self._shown > len(self._sheet.kept):
            self._shown = self._sheet.present_number
        self.say(f"Noted. {self._heading()}")

    def _press(self, button: str) -> None:
        what, _, rest = button.partition("-")
        number = int(rest) if _NUMBER.fullmatch(rest) else 0
        kept = 1 <= number <= len(self._sheet.kept)
        if what == "keep" and number == self._shown == self._sheet.present_number:
            self._go_to_present(self._sheet.keep())
        elif what == "correct" and kept:
            self._shown = number
            self.say(self._heading())
        elif what == "remove" and kept:
            self._go_to_present(self._sheet.without_round(number))
        elif button == "back":
            self._go_to_present(self._sheet)
        elif button == "new":
            self._typed = {seat: TypedText(typed.number + 1) for seat, typed in self._typed.items()}
            self._go_to_present(replace(self._sheet, kept=(), present=FRESH.present))
        elif what == "suit" and self._shown is not None:
            self._type_with_suit(self._shown, rest)

    def _type_with_suit(self, number: int, rest: str) -> None:
        seat_name, _, suit = rest.partition("-")
        seat = Seat.__members__.get(seat_name)
        if seat is not None and suit in set(SUITS) and self._typed[seat].text:
            self._type(number, seat, f"{suit} {self._typed[seat].text}")

    # --- small things ----------------------------------------------------------------------------------------

    def _change(self, sheet: MatchSheet) -> None:
        self._sheet = sheet
        self._unread = None

    def _go_to_present(self, sheet: MatchSheet) -> None:
        self._change(sheet)
        self._shown = sheet.present_number
        self.say(self._heading())

    def _heading(self) -> str:
        title = round_title(self._sheet, self._shown)
        stop = "" if title.endswith(".") else "."
        return f"{title}{stop} {round_intro(self._sheet, self._shown)}"


def calculator(
    sheet: MatchSheet,
    shown: int | None,
    settings: MatchSettings | None,
    refusal: Refusal | None,
    typed: Mapping[Seat, TypedText],
) -> Calculator:
    """Return the calculator with a round open; `settings` are those at fault, if any."""
    return {
        "title": round_title(sheet, shown),
        "intro": round_intro(sheet, shown),
        "sides": [] if shown is None else [calculator_side(sheet, shown, seat, refusal, typed[seat]) for seat in Seat],
        "buttons": _buttons(sheet, shown),
        "settings": settings_fold(settings or settings_of_sheet(sheet)),
        "agree": {"id": "agree", "label": "Note this"},
        "rounds": match_rounds(sheet, shown),
    }


def _buttons(sheet: MatchSheet, shown: int | None) -> list[Button]:
    new: Button = {
        "id": "new",
        "label": "New match",
        "ask": {
            "title": "Begin a new match?",
            "text": "All rounds go from the sheet; names and variants stay. Print the sheet first to have it on paper.",
            "yes": "Begin anew",
            "no": "Keep this one",
        },
    }
    if shown is None:
        return [new]
    if shown != sheet.present_number:
        label = "Back to the result" if sheet.present_number is None else f"Back to round {sheet.present_number}"
        return [{"id": "back", "label": label, "look": "main"}, new]
    keep: Button = {"id": f"keep-{shown}", "label": f"Write down round {shown}", "look": "main"}
    if not any(sheet.present):
        keep["ask"] = {
            "title": "Write down an empty round?",
            "text": "No card lies on either side, so the round counts 0 to 0.",
            "yes": "Write it down",
            "no": "Not yet",
        }
    return [keep, new]
