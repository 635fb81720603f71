"""A search that leaves the steady player's action only for one that comes out ahead of it by more than an error.

With few deals the best of many means is the luckiest one: a search that trusts it loses to the steady player. So the
steady action stands until something is better beyond doubt's usual size, and what falls behind gets no more deals.
"""

from math import sqrt
from typing import NamedTuple

import numpy as np

from expeditions_widgets.rollouts.choices import actions_to_try
from expeditions_widgets.rollouts.compiling import compiled
from expeditions_widgets.rollouts.dealing import shuffle
from expeditions_widgets.rollouts.paired import begin
from expeditions_widgets.rollouts.rows import CARD_STEP, COLUMNS, ROW_SIZE, SEAT, STEP, Row
from expeditions_widgets.rollouts.rules import MOST_ACTIONS
from expeditions_widgets.rollouts.score_tables import ScoreTable
from expeditions_widgets.rollouts.steady_play import draw_worth_most, play_steadily, steady_card_action
from expeditions_widgets.rollouts.steady_weights import WeightsRow
from expeditions_widgets.rollouts.unseen import Unseen, deal_unseen_into, unseen_in


class CarefulSearch(NamedTuple):
    """How far to look: at most `steps` steps of so many `deals`, played on with both sides steady by `weights`.

    From turn `pile_only_from` on only the draw pile is drawn from, so that every round ends (ruling C6).
    """

    deals: int
    steps: int
    pile_only_from: int
    weights: WeightsRow


class _Tally(NamedTuple):
    """For each action the sum of its gains over the first one, that of their squares, and whether it is still tried."""

    actions: Row
    gains: Row
    squares: Row
    tried: Row


@compiled
def careful_action(known: Row, hidden: int, search: CarefulSearch, scores: ScoreTable, chance: Row) -> int:
    """Return the action whose gain over the steady one, less its standard error, is highest; the steady one if none is.

    `known` is a row as the seat to act has seen it, `hidden` the number of unseen cards in the other hand. All actions
    meet the same deals, and columns come to what `scores` says. After each step an action is let go whose gain and
    error together stay below the best one's gain less its error. Changes `chance`.
    """
    actions = np.empty(MOST_ACTIONS, dtype=np.int64)
    count = actions_to_try(known, search.pile_only_from, actions)
    if count == 1:
        return actions[0]
    _put_steady_first(known, search.weights, actions)
    tally = _Tally(actions[:count], np.zeros(count, np.int64), np.zeros(count, np.int64), np.ones(count, np.int64))
    unseen = unseen_in(known, known[SEAT], hidden)
    best = 0
    for step in range(search.steps):
        for _ in range(search.deals):
            shuffle(unseen.cards, chance)
            _try_deal(known, unseen, search.weights, scores, tally)
        best = _best_and_let_go(tally, (step + 1) * search.deals)
        if tally.tried.sum() == 1:
            break
    return actions[best]


@compiled
def _put_steady_first(known: Row, weights: WeightsRow, actions: Row) -> None:
    steady = steady_card_action(known, weights) if known[STEP] == CARD_STEP else draw_worth_most(known, weights)
    place = 0
    while actions[place] != steady:
        place += 1
    actions[0], actions[place] = steady, actions[0]


@compiled
def _try_deal(known: Row, unseen: Unseen, weights: WeightsRow, scores: ScoreTable, tally: _Tally) -> None:
    row = np.empty(ROW_SIZE, dtype=np.int64)
    steady_lead = 0
    for place in range(len(tally.actions)):
        if not tally.tried[place]:
            continue
        row[:] = known
        deal_unseen_into(row, unseen)
        begin(row, tally.actions[place])
        play_steadily(row, weights, weights)
        lead = _lead(row, known[SEAT], scores)
        if place == 0:
            steady_lead = lead
        tally.gains[place] += lead - steady_lead
        tally.squares[place] += (lead - steady_lead) ** 2


@compiled
def _best_and_let_go(tally: _Tally, deals: int) -> int:
    """Return the place of the best action after so many deals; what is behind it is tried no more."""
    best, most = 0, 0.0
    for place in range(1, len(tally.gains)):
        sure = tally.gains[place] / deals - _error(tally, place, deals)
        if tally.tried[place] and sure > most:
            best, most = place, sure
    for place in range(1, len(tally.gains)):
        if tally.gains[place] / deals + _error(tally, place, deals) < most:
            tally.tried[place] = 0
    return best


@compiled
def _lead(row: Row, seat: int, scores: ScoreTable) -> int:
    lead = 0
    for suit in range(4):
        lead += scores[row[COLUMNS + 4 * seat + suit]]
        lead -= scores[row[COLUMNS + 4 * (1 - seat) + suit]]
    return lead


@compiled
def _error(tally: _Tally, place: int, deals: int) -> float:
    """Return the standard error of an action's mean gain."""
    mean = tally.gains[place] / deals
    return sqrt(max(tally.squares[place] / deals - mean * mean, 0.0) / deals)
