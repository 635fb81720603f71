"""What a seat has not seen, dealt at random: the cards of the draw pile, and those hidden in the other hand."""

from typing import Final, NamedTuple

import numpy as np

from expeditions_widgets.engine.cards import deck
from expeditions_widgets.engine.cards.cards import RANKS
from expeditions_widgets.rollouts.compiling import compiled
from expeditions_widgets.rollouts.rows import (
    ACES,
    CARD_COUNT,
    COLUMNS,
    DISCARDED,
    HANDS,
    NONE,
    PILE,
    PILE_COUNT,
    RANK_COUNT,
    SHOWN,
    Row,
)
from expeditions_widgets.rollouts.suit_sets import COUNT, WHOLE_SUIT

_ACE: Final = 1 << RANKS.index("A")
MOST_UNSEEN: Final = len(deck(aces=True))
"""The most cards that can be in no place of a row."""


class Unseen(NamedTuple):
    """What `viewer`, 0 or 1, has not seen: its cards, and how many of them are `hidden` in the other hand.

    The draw pile has as many as its row says; what is left of the cards takes no part in the round.
    """

    cards: Row
    viewer: int
    hidden: int


@compiled
def hide_unseen(row: Row, viewer: int) -> int:
    """Take out of a row what `viewer`, 0 or 1, has not seen; return how many hidden cards the other hand has."""
    other = 4 * (1 - viewer)
    hidden = 0
    for suit in range(4):
        place = other + suit
        hidden += COUNT[row[HANDS + place] & ~row[SHOWN + place]]
        row[HANDS + place] = row[SHOWN + place]
    row[PILE : PILE + CARD_COUNT] = NONE
    return hidden


@compiled
def list_unseen(row: Row, cards: Row) -> int:
    """Write the cards that are in no place of a row into `cards`, in the deck's order; return their number, to 52."""
    count = 0
    for suit in range(4):
        placed = row[HANDS + suit] | row[HANDS + 4 + suit] | row[DISCARDED + suit]
        placed |= row[COLUMNS + suit] | row[COLUMNS + 4 + suit]
        unseen = WHOLE_SUIT & ~placed
        if not row[ACES]:
            unseen &= ~_ACE
        for rank in range(RANK_COUNT):
            if unseen >> rank & 1:
                cards[count] = suit * RANK_COUNT + rank
                count += 1
    return count


@compiled
def unseen_in(row: Row, viewer: int, hidden: int) -> Unseen:
    """Return what `viewer` has not seen, from a row as it knows it and the number of hidden cards in the other hand."""
    cards = np.empty(MOST_UNSEEN, dtype=np.int64)
    return Unseen(cards[: list_unseen(row, cards)], viewer, hidden)


@compiled
def deal_unseen_into(row: Row, unseen: Unseen) -> None:
    """Give the unseen cards, as they lie, to the places they may have in a row: the hidden ones, then the draw pile."""
    other = HANDS + 4 * (1 - unseen.viewer)
    for card in unseen.cards[: unseen.hidden]:
        row[other + card // RANK_COUNT] |= 1 << card % RANK_COUNT
    pile = row[PILE_COUNT]
    row[PILE : PILE + pile] = unseen.cards[unseen.hidden : unseen.hidden + pile]
