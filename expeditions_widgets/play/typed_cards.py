"""Cards as people type them, such as "hKQ47T" or "hearts K Q 4 7 10; spades J 3": all that is wrong, with places."""

import re
from dataclasses import dataclass, field
from typing import Final

from expeditions_widgets.engine.cards import SUITS, Card, Seat, Suit
from expeditions_widgets.engine.faults import Fault, FaultyTextError
from expeditions_widgets.play.score_keeping import MatchSheet

NO_SUIT: Final = "no-suit"
"""The fault of cards before which no suit was named; naming one for them mends it."""

_SIGNS: Final = {"♠": "s", "♤": "s", "♥": "h", "♡": "h", "♦": "d", "♢": "d", "♣": "c", "♧": "c"}
_RANK_WORDS: Final = {"ace": "A", "jack": "J", "queen": "Q", "king": "K", "10": "T"}
_TOKEN: Final = re.compile(
    r"(?P<suit>spades?|hearts?|diamonds?|clubs?|[shdc♠♤♥♡♦♢♣♧])"
    r"|(?P<rank>ace|jack|queen|king|10|[2-9tjqka])"
    r"|(?P<gap>[\s,;:.+/()\ufe0e\ufe0f-]+)"
    r"|(?P<other>\d+|[^\W\d_]+|.)",
    re.IGNORECASE | re.DOTALL,
)


@dataclass(slots=True)
class _Reading:
    """What was read so far: the cards with their places, the faults, and the suit that holds."""

    cards: dict[Card, tuple[int, int]] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    suit: Suit | None = None
    suit_place: tuple[int, int] | None = None
    """Where the suit that holds stands, as long as no card has followed it."""

    def fault(self, code: str, place: tuple[int, int], sentence: str) -> None:
        self.faults.append(Fault(code, *place, sentence))


def typed_cards(text: str, sheet: MatchSheet, number: int, seat: Seat) -> frozenset[Card]:
    """Return the cards that a text puts on a side in a round of a sheet; those that lie there already may be named.

    Suits are letters, words or signs, and hold for the ranks after them. Raises FaultyTextError with every fault.

    >>> sheet = MatchSheet(("Anna", "Ben"))
    >>> sorted(card.code for card in typed_cards("♥ K Q 10, spades: jack 3", sheet, 1, Seat.A))
    ['hK', 'hQ', 'hT', 's3', 'sJ']
    """
    reading = _Reading()
    for found in _TOKEN.finditer(text):
        _read(reading, found)
    _check_suit_has_cards(reading, text)
    if not reading.cards and not reading.faults:
        reading.fault("no-card", (0, len(text)), "No card is named yet. Type a suit, then its cards: h K Q 4 7 10.")
    for card, place in reading.cards.items():
        refused = sheet.refusal(number, seat, card)
        if refused is not None:
            reading.fault(refused.code, place, refused.sentence)
    if reading.faults:
        raise FaultyTextError(text, reading.faults)
    return frozenset(reading.cards)


def _read(reading: _Reading, found: re.Match[str]) -> None:
    word, place = found.group().lower(), found.span()
    if found["suit"]:
        _check_suit_has_cards(reading, found.string)
        letter = _SIGNS.get(word, word[0])
        reading.suit, reading.suit_place = next(suit for suit in SUITS if suit == letter), place
    elif found["rank"]:
        _read_rank(reading, _RANK_WORDS.get(word, word.upper()), found)
    elif found["other"]:
        reading.suit_place = None
        hint = "Ten is T or 10." if word.isdigit() else "Suits are s h d c, cards are 2 to 10, J Q K."
        reading.fault("unknown", place, f"“{found.group()[:12]}” is no card and no suit. {hint}")


def _read_rank(reading: _Reading, rank: str, found: re.Match[str]) -> None:
    reading.suit_place = None
    place = found.span()
    if reading.suit is None:
        before = next((fault for fault in reading.faults if fault.code == NO_SUIT), None)
        if before is not None:  # one fault for the whole run
            reading.faults.remove(before)
            place = (before.start, place[1])
        sentence = f"Which suit is “{found.string[slice(*place)][:24]}”? Type its letter before it: s, h, d or c."
        reading.fault(NO_SUIT, place, sentence)
        return
    card = Card(reading.suit, rank)
    if card in reading.cards:
        reading.fault("twice", place, f"The {card.name} is named twice.")
    else:
        reading.cards[card] = place


def _check_suit_has_cards(reading: _Reading, text: str) -> None:
    if reading.suit_place is not None:
        suit = text[slice(*reading.suit_place)]
        reading.fault("no-card", reading.suit_place, f"No card follows “{suit}”.")
