"""What is asked in the wager lab: whose cards lie where, how long the round still is, which deals are played."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final
from urllib.parse import parse_qs, urlencode

from expeditions_widgets.engine.cards import HAND_SIZE, SUITS, Card, Suit, deck, in_display_order
from expeditions_widgets.experiments.lab_policies import POLICIES

PLACES: Final = ("hand", "own", "other", "discards")
"""Where a card can lie: in the hand, in one's own column, in the other side's, on the discards."""

FEWEST_DEALS: Final = 100
MOST_DEALS: Final = 100_000
MOST_WANTED: Final = 9

SEED_FAULT: Final = "A seed is up to 24 letters, digits and hyphens, like 482913 or class-7b."
"""What is said of a text that names no deals."""

_NUMBERS: Final = {"pile": "cards in the pile", "wanted": "cards to wait for", "deals": "deals"}
_RUN: Final = re.compile(r"([shdc])([2-9TJQK]+)")
_RUNS: Final = re.compile(rf"(?:{_RUN.pattern})*")
_SEED: Final = re.compile(r"[A-Za-z0-9-]{1,24}")
_COUNT: Final = re.compile(r"[0-9]{1,6}")


@dataclass(frozen=True, slots=True)
class LabSetting:
    """One question to the lab, from the side to act.

    The three wagers of `suit` lie in no place: the lab lays none, one, two and three of them. Cards not named are in
    the other hand, in the draw pile of `pile` cards, or fill the hand to eight; any left over take no part.
    `discards` are in the order in which they were thrown. `wanted` is how many unseen cards one waits for.
    """

    suit: Suit = Suit.HEARTS
    hand: tuple[Card, ...] = ()
    own: tuple[Card, ...] = ()
    other: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    pile: int = 29
    wanted: int = 2
    deals: int = 20_000
    seed: str = "lab"
    policy: str = "scout"

    def cards(self, place: str) -> tuple[Card, ...]:
        """Return the cards in a place."""
        cards: tuple[Card, ...] = getattr(self, place)
        return cards

    def place_of(self, card: Card) -> str | None:
        """Return where a card lies, or None if it is unseen."""
        return next((place for place in PLACES if card in self.cards(place)), None)

    @property
    def held(self) -> tuple[Card, ...]:
        """The numbers of the suit in hand, rising."""
        return in_display_order(tuple(card for card in self.hand if card.suit is self.suit))

    @property
    def column(self) -> tuple[Card, ...]:
        """The numbers of the suit in one's own column, rising."""
        return in_display_order(tuple(card for card in self.own if card.suit is self.suit))

    @property
    def is_started(self) -> bool:
        """Whether a number of the suit lies in one's own column."""
        return bool(self.column)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that lie in no place, the suit's wagers left out."""
        return tuple(card for card in deck() if self.place_of(card) is None and not self.is_varied(card))

    @property
    def hand_room(self) -> int:
        """How many cards of the hand are not named."""
        return HAND_SIZE - len(self.hand)

    @property
    def most_pile(self) -> int:
        """The most cards that the draw pile can have."""
        return len(self.unseen) - self.hand_room - HAND_SIZE

    def is_varied(self, card: Card) -> bool:
        """Whether a card is one of the wagers that the lab lays."""
        return card.is_wager and card.suit is self.suit

    def refusal(self, card: Card, place: str) -> str | None:
        """Return why a card can't be put in a place, or None if it can."""
        if self.is_varied(card):
            return f"The wagers of {self.suit.plural} are the lab’s own: it lays none, one, two and three of them."
        if place == "hand" and len(self.hand) == HAND_SIZE:
            return f"A hand has {HAND_SIZE} cards. Take one out first."
        return None

    def with_card(self, card: Card, place: str) -> "LabSetting":
        """Return the setting with a card in a place, or in no place if it lay there already."""
        lay = self.place_of(card)
        without: dict[str, Any] = {one: tuple(other for other in self.cards(one) if other != card) for one in PLACES}
        if lay != place:
            without[place] = (*without[place], card)
        return replace(self, **without)

    def about_suit(self, suit: Suit) -> "LabSetting":
        """Return the setting with another suit in question; that suit's wagers are taken from where they lay."""
        kept: dict[str, Any] = {
            place: tuple(card for card in self.cards(place) if not (card.is_wager and card.suit is suit))
            for place in PLACES
        }
        return replace(self, suit=suit, **kept)

    def faults(self) -> dict[str, str]:
        """Return what can't be played, by the name of what has to change; empty if all is well."""
        faults: dict[str, str] = {}
        if not 1 <= self.pile <= self.most_pile:
            faults["pile"] = (
                f"From 1 to {self.most_pile}: the other cards are on the table, in the hands, or the lab’s wagers."
                if self.most_pile >= 1
                else "No card is left for the pile: take some from the table."
            )
        if not FEWEST_DEALS <= self.deals <= MOST_DEALS:
            faults["deals"] = f"From {FEWEST_DEALS} to {MOST_DEALS:,} deals."
        if not 1 <= self.wanted <= min(MOST_WANTED, max(1, len(self.unseen))):
            faults["wanted"] = f"From 1 to {MOST_WANTED} cards."
        return faults

    def with_value(self, name: str, text: str) -> "tuple[LabSetting, str | None]":
        """Return the setting with a number, "seed" or "policy" as typed; as it is, with the reason, if it can't be."""
        if name in _NUMBERS:
            if not _COUNT.fullmatch(text):
                return self, f"“{text[:12]}” is no number of {_NUMBERS[name]}."
            number: dict[str, Any] = {name: int(text)}
            return replace(self, **number), None
        if name == "seed":
            return (replace(self, seed=text), None) if _SEED.fullmatch(text) else (self, SEED_FAULT)
        if text in POLICIES:
            return replace(self, policy=text), None
        return self, f"There is no player “{text[:24]}” in the lab."

    def query(self) -> str:
        """Return the setting as a link's query, which `from_query` reads back.

        >>> from_query(LabSetting().query())[0] == LabSetting()
        True
        """
        values = {"suit": self.suit.value} | {place: run_text(self.cards(place)) for place in PLACES}
        values |= {name: str(getattr(self, name)) for name in ("pile", "wanted", "deals", "seed", "policy")}
        return f"?{urlencode({name: value for name, value in values.items() if value})}"


def run_text(cards: tuple[Card, ...]) -> str:
    """Return cards as text, in their order: "h479sJ"."""
    text, suit = "", None
    for card in cards:
        text += card.rank if card.suit is suit else card.code
        suit = card.suit
    return text


def run_cards(text: str) -> tuple[Card, ...] | None:
    """Return the cards of a text, or None if it can't be read."""
    if not _RUNS.fullmatch(text):
        return None
    return tuple(Card(_suit(found[1]), rank) for found in _RUN.finditer(text) for rank in found[2])


def from_query(query: str, preset: LabSetting | None = None) -> tuple[LabSetting, dict[str, str]]:
    """Return the setting that a link's query names, starting from `preset`, and what of it can't be used.

    What can't be used is left as in the preset.
    """
    values = {name: found[-1] for name, found in parse_qs(query.removeprefix("?")).items()}
    setting, faults = preset or LabSetting(), dict[str, str]()
    if values.get("suit", "") in set(SUITS):
        setting = setting.about_suit(_suit(values["suit"]))
    elif "suit" in values:
        faults["suit"] = "The suit in the link is none of s, h, d, c."
    setting, faults = _with_cards(setting, values, faults)
    for name in (*_NUMBERS, "seed", "policy"):
        if name in values:
            setting, fault = setting.with_value(name, values[name])
            if fault:
                faults[name] = fault
    return setting, faults


def _with_cards(
    setting: LabSetting, values: Mapping[str, str], faults: dict[str, str]
) -> tuple[LabSetting, dict[str, str]]:
    if not any(place in values for place in PLACES):
        return setting, faults
    laid = replace(setting, hand=(), own=(), other=(), discards=())
    for place in PLACES:
        cards = run_cards(values.get(place, ""))
        if cards is None:
            return setting, faults | {"hand": "The cards in the link can’t be read: write them like h479sJ."}
        for card in cards:
            refused = laid.refusal(card, place)
            if refused or laid.place_of(card):
                return setting, faults | {"hand": refused or f"The link names the {card.name} twice."}
            laid = laid.with_card(card, place)
    return laid, faults


def _suit(letter: str) -> Suit:
    return next(suit for suit in SUITS if suit == letter)
