"""The actions that a search tries: the legal ones, each kind once."""

from expeditions_widgets.rollouts.compiling import compiled
from expeditions_widgets.rollouts.rows import CARD_STEP, HANDS, RANK_COUNT, SEAT, STEP, TURN, Row
from expeditions_widgets.rollouts.rules import DISCARDING, FROM_PILE, legal_card_actions, legal_draws
from expeditions_widgets.rollouts.suit_sets import WAGERS


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
