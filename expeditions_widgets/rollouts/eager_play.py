"""The eager player over rows: `players/eager.py`, decision for decision. Its draws are the steady player's."""

from math import inf

from expeditions_widgets.rollouts.action_worth import worth_of_playing
from expeditions_widgets.rollouts.compiling import compiled
from expeditions_widgets.rollouts.outlook import read_row
from expeditions_widgets.rollouts.rows import COLUMNS, NONE, RANK_COUNT, SEAT, Row
from expeditions_widgets.rollouts.rules import DISCARDING
from expeditions_widgets.rollouts.steady_play import steady_card_action
from expeditions_widgets.rollouts.steady_weights import WeightsRow
from expeditions_widgets.rollouts.suit_sets import LOWEST, NUMBERS


@compiled
def eager_card_action(row: Row, weights: WeightsRow) -> int:
    """Return the start worth most, one of the steady player's kind or with a number; without any, the steady action."""
    usual = steady_card_action(row, weights)
    if usual < DISCARDING and not row[COLUMNS + 4 * row[SEAT] + usual // RANK_COUNT]:
        return usual
    start = _start_worth_most(row, weights)
    return usual if start == NONE else start


@compiled
def _start_worth_most(row: Row, weights: WeightsRow) -> int:
    """Return the number worth most to start a suit with; NONE if there is none to start."""
    outlook = read_row(row, weights)
    best, most = NONE, -inf
    for suit in range(4):
        reading = outlook.suits[suit]
        left = 0 if reading.column else reading.held & NUMBERS
        while left:
            rank = LOWEST[left]
            left &= left - 1
            worth = worth_of_playing(rank, reading, outlook, weights)
            if worth > most:
                best, most = suit * RANK_COUNT + rank, worth
    return best
