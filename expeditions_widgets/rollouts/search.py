"""The strong player's search: what steady play would do, unless deals of the unseen cards show something better."""

from math import sqrt
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from expeditions_widgets.rollouts.compiling import compiled
from expeditions_widgets.rollouts.dealing import shuffle
from expeditions_widgets.rollouts.paired import begin
from expeditions_widgets.rollouts.rows import CARD_STEP, HANDS, RANK_COUNT, SEAT, STEP, TURN, Row
from expeditions_widgets.rollouts.rules import (
    DISCARDING,
    FROM_PILE,
    MOST_ACTIONS,
    legal_card_actions,
    legal_draws,
    score,
)
from expeditions_widgets.rollouts.steady_play import play_steadily, steady_card_action, steady_draw
from expeditions_widgets.rollouts.steady_weights import WeightsRow
from expeditions_widgets.rollouts.suit_sets import WAGERS
from expeditions_widgets.rollouts.unseen import Unseen, deal_unseen_into, unseen_in

Sums: TypeAlias = NDArray[np.float64]

CLEARLY: Final = 2.0
"""Standard errors by which an action must be ahead of the steady one to be taken, or behind it to be given up."""


class Search(NamedTuple):
    """How an action is looked for: over `deals` deals at first, both sides steady by `weights`.

    From turn `pile_only_from` on only the draw pile is drawn from, so that every round ends (ruling C6).
    """

    deals: int
    pile_only_from: int
    weights: WeightsRow


@compiled
def best_action(known: Row, hidden: int, search: Search, chance: Row) -> int:
    """Return the steady action, or the one that leads to clearly more on average over deals of the unseen cards.

    `known` is a row as the seat to act has seen it, `hidden` the number of unseen cards in the other hand. Every other
    action is played on over the same deals as the steady one; the better half of them goes on over twice as many more,
    without any that is clearly behind, until one is left. The lead at the round's end is what counts. Changes `chance`.
    """
    actions = np.empty(MOST_ACTIONS, dtype=np.int64)
    count = actions_to_try(known, search.pile_only_from, actions)
    if count > 1:
        _steady_first(known, search.weights, actions[:count])
    gains, squares = np.zeros(count), np.zeros(count)
    unseen = unseen_in(known, known[SEAT], hidden)
    deals, played = search.deals, 0
    while count > 1:
        for _ in range(deals):
            shuffle(unseen.cards, chance)
            steady = _lead_after(known, unseen, actions[0], search.weights)
            for place in range(1, count):
                gain = _lead_after(known, unseen, actions[place], search.weights) - steady
                gains[place] += gain
                squares[place] += gain * gain
        played += deals
        deals *= 2
        if count == 2:  # noqa: PLR2004 - the steady action and one other
            return actions[1] if _errors_ahead(gains[1], squares[1], played) > CLEARLY else actions[0]
        kept = 1 + _the_better(gains[1:count], squares[1:count], played)
        count = 1 + len(kept)
        actions[1:count], gains[1:count], squares[1:count] = actions[kept], gains[kept], squares[kept]
    return actions[0]


@compiled
def _steady_first(known: Row, weights: WeightsRow, actions: Row) -> None:
    steady = steady_card_action(known, weights) if known[STEP] == CARD_STEP else steady_draw(known, weights)
    for place in range(len(actions)):
        if actions[place] == steady:
            actions[place] = actions[0]
            actions[0] = steady


@compiled
def _lead_after(known: Row, unseen: Unseen, action: int, weights: WeightsRow) -> int:
    row = known.copy()
    deal_unseen_into(row, unseen)
    begin(row, action)
    play_steadily(row, weights, weights)
    return score(row, unseen.viewer) - score(row, 1 - unseen.viewer)


@compiled
def _errors_ahead(gain: float, square: float, deals: int) -> float:
    """Return a summed gain in standard errors of its mean."""
    mean = gain / deals
    error = sqrt(max(square / deals - mean * mean, 1e-9) / deals)
    return mean / error


@compiled
def _the_better(gains: Sums, squares: Sums, deals: int) -> Row:
    """Return the places of the better half, without those clearly behind."""
    order = np.argsort(-gains, kind="mergesort")[: (len(gains) + 1) // 2]
    stays = np.empty(len(order), dtype=np.bool_)
    for number, place in enumerate(order):
        stays[number] = _errors_ahead(gains[place], squares[place], deals) > -CLEARLY
    return order[stays]


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
