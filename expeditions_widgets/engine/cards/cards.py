"""The cards: four suits, the numbers 2 to 10 and three wagers in each, and the Ace of the variant."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import cache
from typing import Self

WAGER_RANKS = "JQK"
NUMBER_RANKS = "A23456789T"
RANKS = WAGER_RANKS + NUMBER_RANKS

_VALUES = {"A": 1, "T": 10} | {rank: int(rank) for rank in "23456789"} | dict.fromkeys(WAGER_RANKS, 0)
_READ = {"A": "ace", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
_DIGIT_WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_HEARD = dict(zip("23456789T", _DIGIT_WORDS, strict=True))


class Seat(IntEnum):
    """One of the two players, whichever way the table is seen."""

    A = 0
    B = 1

    @property
    def other(self) -> Self:
        """The seat across the table."""
        return type(self)(1 - self)


class Suit(StrEnum):
    """A suit, and so an expedition; the value is its letter in every text."""

    SPADES = "s"
    HEARTS = "h"
    DIAMONDS = "d"
    CLUBS = "c"

    @property
    def order(self) -> int:
        """The suit's place, 0 to 3, in everything that holds one entry a suit."""
        return _INDEX[self]

    @property
    def plural(self) -> str:
        """The suit in a sentence: "spades"."""
        return self.name.lower()


SUITS = tuple(Suit)
_INDEX = {suit: index for index, suit in enumerate(SUITS)}


@dataclass(frozen=True, slots=True)
class Card:
    """One card; J, Q and K are distinct cards, though the rules treat them alike (see `alike`).

    >>> Card(Suit.HEARTS, "9")
    Card('h9')
    """

    suit: Suit
    rank: str

    @property
    def code(self) -> str:
        """Suit and rank, two characters: "h9", "sT"."""
        return self.suit.value + self.rank

    @property
    def is_wager(self) -> bool:
        """Whether this is one of the suit's three wagers."""
        return self.rank in WAGER_RANKS

    @property
    def value(self) -> int:
        """What the card counts in an expedition: 2 to 10, an Ace 1, a wager 0 (scoring, step 1)."""
        return _VALUES[self.rank]

    @property
    def name(self) -> str:
        """The card as one reads it: "9 of hearts", "king of clubs"."""
        return f"{self.rank_name} of {self.suit.plural}"

    @property
    def rank_name(self) -> str:
        """The rank as one reads it: "9", "10", "king", "ace"."""
        return _READ.get(self.rank, self.rank)

    @property
    def spoken(self) -> str:
        """The card as one says it: "nine of hearts"."""
        return f"{_HEARD.get(self.rank, _READ.get(self.rank, ''))} of {self.suit.plural}"

    def __str__(self) -> str:
        """Return the code."""
        return self.code

    def __repr__(self) -> str:
        """Return a repr that names the card by its code."""
        return f"Card({self.code!r})"


def parse_card(code: str) -> Card:
    """Return the card with this code.

    Raises ValueError, with a sentence, for anything else.

    >>> parse_card("hT").name
    '10 of hearts'
    """
    if len(code) != 2 or code[0] not in _BY_LETTER or code[1] not in RANKS:  # noqa: PLR2004 - suit and rank
        message = f"{code!r} is no card. A card is a suit (s h d c) and a rank (2 to 9, T, J Q K, A), like h9."
        raise ValueError(message)
    return Card(_BY_LETTER[code[0]], code[1])


_BY_LETTER = {suit.value: suit for suit in SUITS}


@cache
def deck(*, aces: bool = False) -> tuple[Card, ...]:
    """Return the deck in order: 48 cards, or 52 with the Aces (variant)."""
    ranks = RANKS if aces else RANKS.replace("A", "")
    return tuple(Card(suit, rank) for suit in SUITS for rank in ranks)


def alike(one: Card, other: Card) -> bool:
    """Whether the rules make no difference between two cards: the same, or two wagers of a suit (ruling C10).

    >>> alike(parse_card("hJ"), parse_card("hK")), alike(parse_card("hJ"), parse_card("dJ"))
    (True, False)
    """
    return one == other or (one.suit == other.suit and one.is_wager and other.is_wager)


def in_display_order(cards: tuple[Card, ...] | frozenset[Card]) -> tuple[Card, ...]:
    """Return cards by suit, wagers first, then rising."""
    return tuple(sorted(cards, key=lambda card: (card.suit.order, RANKS.index(card.rank))))
