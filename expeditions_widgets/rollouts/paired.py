"""The same deals for each of several ways to go on, so that what differs between them is their own doing."""

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np

from expeditions_widgets.engine.cards import View
from expeditions_widgets.rollouts.chance import chance_from
from expeditions_widgets.rollouts.compiling import compiled
from expeditions_widgets.rollouts.dealing import shuffle
from expeditions_widgets.rollouts.rows import CARD_STEP, COLUMNS, NONE, ROW_SIZE, STEP, Row
from expeditions_widgets.rollouts.rules import apply_card, apply_draw
from expeditions_widgets.rollouts.steady_play import play_steadily
from expeditions_widgets.rollouts.steady_weights import WeightsRow
from expeditions_widgets.rollouts.suit_sets import SCORE
from expeditions_widgets.rollouts.unseen import Unseen, deal_unseen_into, unseen_in

EXPEDITIONS: Final = 8
"""Results of a round: what each column came to, laid out as 4 x seat + suit."""


class Ways(NamedTuple):
    """Ways to go on: row `known[i]` by action `actions[i]`, or as it is where that is NONE."""

    known: Row
    actions: Row


class PairedRounds:
    """Rounds played on from what one seat has seen, in several ways on each deal of the unseen cards.

    A way is a row and the number of the action it goes on by, or NONE; then both sides are steady, seat A by the first
    of `weights`, seat B by the second. The rows are as `view` tells, or differ from it in what its seat has seen: each
    has the same cards in no place. The deals depend on `seed` alone: they are the same compiled or not, and however
    they are divided among calls of `play`.
    """

    def __init__(
        self, view: View, ways: Iterable[tuple[Row, int]], weights: tuple[WeightsRow, WeightsRow], seed: str
    ) -> None:
        known, actions = zip(*ways, strict=True)
        self._ways = Ways(np.array(known, dtype=np.int64), np.array(actions, dtype=np.int64))
        self._unseen = unseen_in(self._ways.known[0], int(view.seat), view.other_hidden)
        self._weights = weights
        self._chance = chance_from(seed)

    def play(self, deals: int) -> Row:
        """Play the next so many deals; return what each expedition came to, in the shape (deals, ways, 8)."""
        results = np.empty((deals, len(self._ways.actions), EXPEDITIONS), dtype=np.int64)
        play_paired(results, self._ways, self._unseen, self._chance, self._weights)
        return results


@compiled
def play_paired(results: Row, ways: Ways, unseen: Unseen, chance: Row, weights: tuple[WeightsRow, WeightsRow]) -> None:
    """Fill `results` as `PairedRounds` describes; changes the order of the unseen cards, and `chance`."""
    row = np.empty(ROW_SIZE, dtype=np.int64)
    for deal in range(len(results)):
        shuffle(unseen.cards, chance)
        for way in range(len(ways.actions)):
            row[:] = ways.known[way]
            deal_unseen_into(row, unseen)
            begin(row, ways.actions[way])
            play_steadily(row, weights[0], weights[1])
            for place in range(EXPEDITIONS):
                results[deal, way, place] = SCORE[row[COLUMNS + place]]


@compiled
def begin(row: Row, action: int) -> None:
    """Take the first action of a way to go on, by its number; NONE takes none."""
    if action == NONE:
        return
    if row[STEP] == CARD_STEP:
        apply_card(row, action)
    else:
        apply_draw(row, action)
