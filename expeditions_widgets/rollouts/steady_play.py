"""The steady player over rows: `players/steady.py`, decision for decision, for any weights."""

from math import inf

from expeditions_widgets.rollouts.action_worth import worth_of_discarding, worth_of_playing, worth_of_taking
from expeditions_widgets.rollouts.compiling import compiled
from expeditions_widgets.rollouts.outlook import read_row
from expeditions_widgets.rollouts.random_play import PILE_ONLY_AFTER_TURN
from expeditions_widgets.rollouts.rows import (
    CARD_STEP,
    DISCARD_COUNTS,
    DISCARDS,
    NONE,
    RANK_COUNT,
    SEAT,
    STEP,
    TURN,
    Row,
)
from expeditions_widgets.rollouts.rules import DISCARDING, FROM_PILE, apply_card, apply_draw, is_over, may_take
from expeditions_widgets.rollouts.steady_weights import WeightsRow
from expeditions_widgets.rollouts.suit_sets import LOWEST, NUMBERS, WAGERS


@compiled
def steady_card_action(row: Row, weights: WeightsRow) -> int:
    """Return the card action worth most to the seat to act; of equals the first by suit, then by rank."""
    outlook = read_row(row, weights)
    best, most = NONE, -inf
    for suit in range(4):
        reading = outlook.suits[suit]
        wagers = reading.held & WAGERS
        # One wager for all: the rules make no difference between them (ruling C10).
        left = reading.held & NUMBERS | wagers & -wagers
        while left:
            rank = LOWEST[left]
            left &= left - 1
            card = suit * RANK_COUNT + rank
            worth = worth_of_discarding(rank, reading, outlook, weights)
            if worth > most:
                best, most = DISCARDING + card, worth
            if reading.fitting >> rank & 1:
                worth = worth_of_playing(rank, reading, outlook, weights)
                if worth > most:
                    best, most = card, worth
    return best


@compiled
def steady_draw(row: Row, weights: WeightsRow) -> int:
    """Return the draw worth most to the seat to act; after turn 120 the draw pile's."""
    return FROM_PILE if row[TURN] > PILE_ONLY_AFTER_TURN else draw_worth_most(row, weights)


@compiled
def draw_worth_most(row: Row, weights: WeightsRow) -> int:
    """Return the draw worth most to the seat to act, in any turn; of equals the draw pile, then the first by suit."""
    if not _may_take_any(row):
        return FROM_PILE
    outlook = read_row(row, weights)
    best, most = FROM_PILE, 0.0
    for suit in range(4):
        if may_take(row, suit):
            top = row[DISCARDS + RANK_COUNT * suit + row[DISCARD_COUNTS + suit] - 1]
            worth = worth_of_taking(top, outlook.suits[suit], outlook, weights)
            if worth > most:
                best, most = suit, worth
    return best


@compiled
def play_steadily(row: Row, weights: WeightsRow, other_weights: WeightsRow) -> None:
    """Play a round on to its end, seat A by `weights`, seat B by `other_weights`, from any step; changes the row."""
    while not is_over(row):
        mine = weights if row[SEAT] == 0 else other_weights
        if row[STEP] == CARD_STEP:
            apply_card(row, steady_card_action(row, mine))
        else:
            apply_draw(row, steady_draw(row, mine))


@compiled
def _may_take_any(row: Row) -> bool:
    return may_take(row, 0) or may_take(row, 1) or may_take(row, 2) or may_take(row, 3)
