"""Playing the batches, on all cores: every match depends on its number alone."""

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache, partial
from typing import TYPE_CHECKING, Final

from expeditions_widgets.engine.cards.scoring import COST
from expeditions_widgets.experiments.core_sides import side_of, strong_side
from expeditions_widgets.experiments.cores import leave_ctrl_c_alone, usable_cores
from expeditions_widgets.experiments.playtest.batches import STEADY, STRONG, Batch
from expeditions_widgets.experiments.playtest.matches import put_together
from expeditions_widgets.experiments.playtest.rounds import PlayedRound
from expeditions_widgets.players.eager import EagerPlayer
from expeditions_widgets.players.steady import SteadyPlayer
from expeditions_widgets.players.weights import ROLLOUT, Weights

if TYPE_CHECKING:
    from expeditions_widgets.rollouts.score_tables import ScoreTable
    from expeditions_widgets.rollouts.strong_rounds import Side

DEALS: Final = 8
"""Deals in a step of a strong player's search."""

STEPS: Final = 8
"""Steps of it at most, so that an action is judged by up to 64 deals."""

_MATCHES_AT_ONCE = 5


def play(batch: Batch, cores: int | None = None) -> Iterator[str]:
    """Yield the texts of each match's rounds, in the order of their numbers; the same whatever the number of cores.

    `cores` is how many play at once; None takes all that this process may use.
    """
    workers = min(cores or usable_cores(), -(-batch.matches // _MATCHES_AT_ONCE))
    one = partial(play_match, batch)
    if workers == 1:
        yield from map(one, range(batch.matches))
        return
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=leave_ctrl_c_alone)
    try:
        yield from pool.map(one, range(batch.matches), chunksize=_MATCHES_AT_ONCE)
    finally:
        pool.shutdown(cancel_futures=True)


def play_match(batch: Batch, match: int) -> str:
    """Return the texts of a match's rounds; `match` is its number in the batch, from 0."""
    return put_together(batch, match, partial(_play_round, batch, match)).texts


def for_another_cost(weights: Weights, cost: int) -> Weights:
    """Return weights that judge projections by another cost of an expedition, as far as weights can say it.

    A projection takes off the usual cost. What it is held against is moved by the change: the threshold to start, hope,
    and the worth of wagers in a started suit. The rest stays: how much a wager is kept back for, and nothing is known
    of another bonus, which the search alone counts.
    """
    more = cost - COST
    return replace(
        weights,
        start_above=weights.start_above + more,
        hope_shift=weights.hope_shift - more,
        wager_play_cost=weights.wager_play_cost + weights.wager_play * more,
    )


def _play_round(batch: Batch, match: int, number: int, dealer: int) -> str:
    # Loading the core takes a second, which a page that shows stored rounds need not wait.
    from expeditions_widgets.rollouts.strong_rounds import play_seeded  # noqa: PLC0415

    sides = _side(batch.players[0], batch.cost), _side(batch.players[1], batch.cost)
    scores = _scores(batch.cost, batch.bonus)
    cells = play_seeded(batch.deal_name(match, number), dealer, sides, scores, aces=batch.aces).tolist()
    return PlayedRound(tuple(cells[:-1]), cells[-1], dealer).text


@cache
def _side(player: str, cost: int) -> "Side":
    if player == STRONG:
        return strong_side(DEALS, STEPS, for_another_cost(ROLLOUT, cost))
    return side_of(SteadyPlayer() if player == STEADY else EagerPlayer())


@cache
def _scores(cost: int, bonus: int) -> "ScoreTable":
    from expeditions_widgets.rollouts.score_tables import score_table  # noqa: PLC0415

    return score_table(cost, bonus)
