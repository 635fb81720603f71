"""Rounds from a hand of which only some cards are named: each deal fills it anew, alike for every way to go on."""

from collections.abc import Iterable
from typing import Final

import numpy as np

from expeditions_widgets.engine.cards import HAND_SIZE
from expeditions_widgets.rollouts.chance import chance_from
from expeditions_widgets.rollouts.compiling import compiled
from expeditions_widgets.rollouts.dealing import shuffle
from expeditions_widgets.rollouts.paired import EXPEDITIONS, Ways, begin
from expeditions_widgets.rollouts.rows import COLUMNS, HANDS, PILE_COUNT, RANK_COUNT, ROW_SIZE, Row
from expeditions_widgets.rollouts.steady_play import play_steadily
from expeditions_widgets.rollouts.steady_weights import WeightsRow
from expeditions_widgets.rollouts.suit_sets import COUNT, SCORE
from expeditions_widgets.rollouts.unseen import Unseen, deal_unseen_into, unseen_in

SCORES: Final = np.array(SCORE, dtype=np.int64)
"""A column's result at the round's end by its set of ranks; 0 for a suit never started."""


class FilledRounds:
    """Rounds played on for seat A, in several ways on each deal of the cards in no place.

    A way is a row and the number of the action it goes on by, or NONE; then both sides are steady by `weights`. The
    other hand and the draw pile are dealt first, then seat A's hand is filled to eight. The rows have the same cards
    in no place, so a way that holds one card more is dealt one card fewer, and all else alike. Raises ValueError if
    these cards are too few.
    """

    def __init__(self, ways: Iterable[tuple[Row, int]], weights: WeightsRow, seed: str) -> None:
        known, actions = zip(*ways, strict=True)
        self._ways = Ways(np.array(known, dtype=np.int64), np.array(actions, dtype=np.int64))
        self._unseen = unseen_in(self._ways.known[0], 0, HAND_SIZE)
        self._weights = weights
        self._chance = chance_from(seed)
        needed = max(HAND_SIZE + int(row[PILE_COUNT]) + hand_room(row) for row in self._ways.known)
        if needed > len(self._unseen.cards):
            raise ValueError(f"{needed} cards are to be dealt, and {len(self._unseen.cards)} are left.")

    def play(self, deals: int) -> Row:
        """Play the next so many deals; return each column at the end as a set, in the shape (deals, ways, 8)."""
        columns = np.empty((deals, len(self._ways.actions), EXPEDITIONS), dtype=np.int64)
        play_filled(columns, self._ways, self._unseen, self._chance, self._weights)
        return columns


@compiled
def play_filled(columns: Row, ways: Ways, unseen: Unseen, chance: Row, weights: WeightsRow) -> None:
    """Fill `columns` as `FilledRounds` describes; changes the order of the unseen cards, and `chance`."""
    row = np.empty(ROW_SIZE, dtype=np.int64)
    for deal in range(len(columns)):
        shuffle(unseen.cards, chance)
        for way in range(len(ways.actions)):
            row[:] = ways.known[way]
            first = unseen.hidden + row[PILE_COUNT]
            for card in unseen.cards[first : first + hand_room(row)]:
                row[HANDS + card // RANK_COUNT] |= 1 << card % RANK_COUNT
            deal_unseen_into(row, unseen)
            begin(row, ways.actions[way])
            play_steadily(row, weights, weights)
            columns[deal, way] = row[COLUMNS : COLUMNS + EXPEDITIONS]


@compiled
def hand_room(row: Row) -> int:
    """Return how many cards seat A's hand lacks to eight."""
    held = 0
    for suit in range(4):
        held += COUNT[row[HANDS + suit]]
    return HAND_SIZE - held
