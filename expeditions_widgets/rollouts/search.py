"""The strong player's search: every action played on over the same deals of the unseen cards, the best mean wins."""

from typing import NamedTuple

import numpy as np

from expeditions_widgets.rollouts.compiling import compiled
from expeditions_widgets.rollouts.dealing import shuffle
from expeditions_widgets.rollouts.paired import begin
from expeditions_widgets.rollouts.rows import CARD_STEP, HANDS, RANK_COUNT, ROW_SIZE, SEAT, STEP, TURN, Row
from expeditions_widgets.rollouts.rules import (
    DISCARDING,
    FROM_PILE,
    MOST_ACTIONS,
    legal_card_actions,
    legal_draws,
    score,
)
from expeditions_widgets.rollouts.steady_play import play_steadily
from expeditions_widgets.rollouts.steady_weights import WeightsRow
from expeditions_widgets.rollouts.suit_sets import WAGERS
from expeditions_widgets.rollouts.unseen import deal_unseen_into, unseen_in


class Search(NamedTuple):
    """How an action is looked for: over so many `deals`, both sides steady by `weights`.

    From turn `pile_only_from` on only the draw pile is drawn from, so that every round ends (ruling C6).
    """

    deals: int
    pile_only_from: int
    weights: WeightsRow


@compiled
def best_action(known: Row, hidden: int, search: Search, chance: Row) -> int:
    """Return the action with the highest mean lead at the round's end, of equals the first in `actions_to_try`.

    `known` is a row as the seat to act has seen it, `hidden` the number of unseen cards in the other hand. Each action
    is played on over the same deals. Changes `chance`.
    """
    actions = np.empty(MOST_ACTIONS, dtype=np.int64)
    count = actions_to_try(known, search.pile_only_from, actions)
    if count == 1:
        return actions[0]
    leads = np.zeros(count, dtype=np.int64)
    seat = known[SEAT]
    unseen = unseen_in(known, seat, hidden)
    row = np.empty(ROW_SIZE, dtype=np.int64)
    for _ in range(search.deals):
        shuffle(unseen.cards, chance)
        for place in range(count):
            row[:] = known
            deal_unseen_into(row, unseen)
            begin(row, actions[place])
            play_steadily(row, search.weights, search.weights)
            leads[place] += score(row, seat) - score(row, 1 - seat)
    return actions[np.argmax(leads)]


@compiled
def actions_to_try(row: Row, pile_only_from: int, actions: Row) -> int:
    """Write the legal actions into `actions`, of alike wagers the first alone (ruling C10); return their number.

    From turn `pile_only_from` on a draw is the draw pile's (ruling C6). `actions` needs `MOST_ACTIONS` cells.
    """
    if row[STEP] != CARD_STEP:
        if row[TURN] >= pile_only_from:
            actions[0] = FROM_PILE
            return 1
        return legal_draws(row, actions)
    count = 0
    for place in range(legal_card_actions(row, actions)):
        card = actions[place] % DISCARDING
        wagers = row[HANDS + 4 * row[SEAT] + card // RANK_COUNT] & WAGERS
        rank = 1 << card % RANK_COUNT
        if rank & WAGERS and rank != wagers & -wagers:
            continue
        actions[count] = actions[place]
        count += 1
    return count
