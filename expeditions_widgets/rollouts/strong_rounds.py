"""Whole rounds from the deal, each side with a habit of its own; a strong side looks for its actions by simulation."""

from typing import Final, NamedTuple, TypeAlias

import numpy as np

from expeditions_widgets.rollouts.careful_search import CarefulSearch, careful_action
from expeditions_widgets.rollouts.chance import chance_from
from expeditions_widgets.rollouts.compiling import compiled
from expeditions_widgets.rollouts.dealing import deal_into, deck_row, shuffle
from expeditions_widgets.rollouts.eager_play import eager_card_action
from expeditions_widgets.rollouts.rows import CARD_STEP, COLUMNS, ROW_SIZE, SEAT, STEP, TURN, Row, empty_row
from expeditions_widgets.rollouts.rules import FROM_PILE, apply_card, apply_draw, is_over
from expeditions_widgets.rollouts.score_tables import ScoreTable
from expeditions_widgets.rollouts.steady_play import draw_worth_most, steady_card_action
from expeditions_widgets.rollouts.steady_weights import WeightsRow
from expeditions_widgets.rollouts.unseen import hide_unseen

STEADY_HABIT: Final = 0
EAGER_HABIT: Final = 1
STRONG_HABIT: Final = 2

RESULT_SIZE: Final = 9
"""Cells of a round's result: its eight columns as sets, laid out as 4 x seat + suit, and its number of turns."""


class Side(NamedTuple):
    """How a side plays: its habit, the weights of a steady or eager one, and how a strong one searches.

    From turn `search.pile_only_from` on every side draws from the draw pile alone (ruling C6).
    """

    habit: int
    weights: WeightsRow
    search: CarefulSearch


Sides: TypeAlias = tuple[Side, Side]
"""Who sits at A, and who at B."""


def play_seeded(seed: str, dealer: int, sides: Sides, scores: ScoreTable, *, aces: bool = False) -> Row:
    """Play the round that a seed names, dealt by seat 0 or 1; return its result, `RESULT_SIZE` cells.

    The deal depends on the seed alone, so that other sides, or the same with their seats swapped, meet the same cards.
    A strong side plays for what `scores` says of the columns. The same compiled or not, on every machine.
    """
    chance, cards, row = chance_from(seed), deck_row(aces=aces), empty_row()
    shuffle(cards, chance)
    deal_into(row, cards, dealer)
    return play_to_result(row, sides, scores, chance)


@compiled
def play_to_result(row: Row, sides: Sides, scores: ScoreTable, chance: Row) -> Row:
    """Play a round on to its end, from any step, and return its result; changes the row and `chance`."""
    known = np.empty(ROW_SIZE, dtype=np.int64)
    while not is_over(row):
        action = _chosen(row, sides[row[SEAT]], scores, chance, known)
        if row[STEP] == CARD_STEP:
            apply_card(row, action)
        else:
            apply_draw(row, action)
    result = np.empty(RESULT_SIZE, dtype=np.int64)
    result[:8] = row[COLUMNS : COLUMNS + 8]
    result[8] = row[TURN] - 1
    return result


@compiled
def _chosen(row: Row, side: Side, scores: ScoreTable, chance: Row, known: Row) -> int:
    """Return what a side does; `known` is written over with what its seat has seen."""
    drawing = row[STEP] != CARD_STEP
    if drawing and row[TURN] >= side.search.pile_only_from:
        return FROM_PILE
    if side.habit == STRONG_HABIT:
        known[:] = row
        hidden = hide_unseen(known, row[SEAT])
        return careful_action(known, hidden, side.search, scores, chance)
    if drawing:
        return draw_worth_most(row, side.weights)
    if side.habit == EAGER_HABIT:
        return eager_card_action(row, side.weights)
    return steady_card_action(row, side.weights)
