"""A round as one row of whole numbers, and how a position of the engine is written as one.

A card is the number suit x 13 + rank: suits in the order of `SUITS`, ranks in the order of `RANKS`, so 0 to 2 are the
wagers, 3 is the Ace and 4 to 12 are the numbers 2 to 10, whichever deck is played. Cards of one suit together are a
*set*: a number of 13 bits, bit r for rank r. A row is an array of `ROW_SIZE` int64 with these cells:

    SEAT            the seat to act: 0 is A, 1 is B
    STEP            the step of its turn: 1 lays a card, 2 draws one
    BARRED          the suit discarded to in this turn, 0 to 3, or NONE
    ACES            1 if the deck has its Aces, else 0
    TURN            the number of the turn, both sides counted, from 1
    PILE_COUNT      cards left in the draw pile
    HANDS           eight sets: 4 x seat + suit
    COLUMNS         eight sets, laid out alike: the expeditions
    SHOWN           eight sets, laid out alike: the part of a hand that the other side saw being taken
    DISCARDED       four sets, by suit: the discard piles
    DISCARD_COUNTS  four counts, by suit
    DISCARDS        four runs of 13 ranks, by suit: the discard piles in order, the lowest card first
    PILE            52 cards: the draw pile, its next card last

Cells of a run beyond its count are NONE, so that equal rounds are equal rows. A row tells neither the order in a hand
nor the order of wagers in a column: the rules know neither.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from expeditions_widgets.engine.cards import SUITS, Card, Position, Seat, Table, View
from expeditions_widgets.engine.cards.cards import RANKS

Row: TypeAlias = NDArray[np.int64]
"""Whole numbers in a row: a round, a deck, the state of a generator, results."""

NONE: Final = -1
"""No suit, no card."""

RANK_COUNT: Final = 13
"""Ranks of a suit, the Ace included."""

CARD_COUNT: Final = 52
"""Numbers that a card can have."""

CARD_STEP: Final = 1
DRAW_STEP: Final = 2

SEAT: Final = 0
STEP: Final = 1
BARRED: Final = 2
ACES: Final = 3
TURN: Final = 4
PILE_COUNT: Final = 5
HANDS: Final = 6
COLUMNS: Final = 14
SHOWN: Final = 22
DISCARDED: Final = 30
DISCARD_COUNTS: Final = 34
DISCARDS: Final = 38
PILE: Final = 90
ROW_SIZE: Final = PILE + CARD_COUNT


def card_number(card: Card) -> int:
    """Return a card's number, 0 to 51."""
    return card.suit.order * RANK_COUNT + RANKS.index(card.rank)


def card_of(number: int) -> Card:
    """Return the card with a number.

    >>> card_of(25), card_number(card_of(25))
    (Card('hT'), 25)
    """
    return Card(SUITS[number // RANK_COUNT], RANKS[number % RANK_COUNT])


def empty_row() -> Row:
    """Return the row of a table without cards, seat A to lay a card in turn 1."""
    row = np.zeros(ROW_SIZE, dtype=np.int64)
    row[STEP], row[TURN], row[BARRED] = CARD_STEP, 1, NONE
    row[DISCARDS:] = NONE
    return row


def row_of(position: Position, turn: int = 1) -> Row:
    """Return a position as a row; `turn` is the number of the turn that is being played, from 1."""
    row = _table_row(position, turn)
    for seat in Seat:
        _add_sets(row, HANDS + 4 * seat, position.hands[seat])
        _add_sets(row, SHOWN + 4 * seat, position.shown[seat])
    row[PILE_COUNT] = len(position.pile)
    for place, card in enumerate(reversed(position.pile)):
        row[PILE + place] = card_number(card)
    return row


def row_of_view(view: View, turn: int = 1) -> Row:
    """Return what a view tells as a row: its unseen cards are in no hand, and the draw pile's cells are NONE.

    `turn` is as for `row_of`.
    """
    row = _table_row(view, turn)
    own, other = 4 * view.seat, 4 * view.seat.other
    _add_sets(row, HANDS + own, view.hand)
    _add_sets(row, SHOWN + own, view.shown)
    _add_sets(row, HANDS + other, view.other_shown)
    _add_sets(row, SHOWN + other, view.other_shown)
    row[PILE_COUNT] = view.pile_count
    return row


def _table_row(table: Table, turn: int) -> Row:
    row = empty_row()
    row[SEAT], row[STEP], row[TURN] = int(table.turn), int(table.step), turn
    row[BARRED] = NONE if table.barred is None else table.barred.order
    row[ACES] = int(table.aces)
    for seat in Seat:
        for column in table.columns[seat]:
            _add_sets(row, COLUMNS + 4 * seat, column)
    for suit, pile in enumerate(table.discards):
        _add_sets(row, DISCARDED, pile)
        row[DISCARD_COUNTS + suit] = len(pile)
        for place, card in enumerate(pile):
            row[DISCARDS + RANK_COUNT * suit + place] = card_number(card) % RANK_COUNT
    return row


def _add_sets(row: Row, first: int, cards: tuple[Card, ...] | frozenset[Card]) -> None:
    for card in cards:
        number = card_number(card)
        row[first + number // RANK_COUNT] |= 1 << number % RANK_COUNT
