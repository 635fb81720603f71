"""Shuffling and dealing over rows (set-up; ruling C15)."""

from typing import Final

import numpy as np

from expeditions_widgets.engine.cards import HAND_SIZE, deck
from expeditions_widgets.rollouts.chance import below
from expeditions_widgets.rollouts.compiling import compiled
from expeditions_widgets.rollouts.rows import (
    ACES,
    BARRED,
    CARD_COUNT,
    CARD_STEP,
    DISCARDS,
    HANDS,
    NONE,
    PILE,
    PILE_COUNT,
    RANK_COUNT,
    ROW_SIZE,
    SEAT,
    STEP,
    TURN,
    Row,
    card_number,
)

_DEALT: Final = 2 * HAND_SIZE


def deck_row(*, aces: bool = False) -> Row:
    """Return the cards of a deck in order, as numbers: 48, or 52 with the Aces (variant)."""
    return np.array([card_number(card) for card in deck(aces=aces)], dtype=np.int64)


@compiled
def shuffle(cards: Row, chance: Row) -> None:
    """Put cards into a random order, each as likely; changes `cards` and the generator's state."""
    for last in range(len(cards) - 1, 0, -1):
        other = below(chance, last + 1)
        cards[last], cards[other] = cards[other], cards[last]


@compiled
def deal_into(row: Row, cards: Row, dealer: int) -> None:
    """Make `row` the deal of a deck, top card first: 8 cards each, one at a time, the non-dealer first and to play."""
    row[:] = 0
    row[DISCARDS:ROW_SIZE] = NONE
    row[SEAT] = 1 - dealer
    row[STEP] = CARD_STEP
    row[BARRED] = NONE
    row[TURN] = 1
    row[ACES] = 1 if len(cards) == CARD_COUNT else 0
    for place in range(_DEALT):
        seat = (1 - dealer + place) % 2
        row[HANDS + 4 * seat + cards[place] // RANK_COUNT] |= 1 << cards[place] % RANK_COUNT
    row[PILE_COUNT] = len(cards) - _DEALT
    for place in range(row[PILE_COUNT]):
        row[PILE + place] = cards[len(cards) - 1 - place]
