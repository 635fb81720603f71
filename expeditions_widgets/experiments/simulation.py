"""A simulation that a command names: two players on mirrored deals, shared out among the machine's cores."""

import multiprocessing
import os
import signal
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from expeditions_widgets.experiments.strengths import MirroredDeal, deal_names, play_mirrored
from expeditions_widgets.players.player import Player

_DEALS_AT_ONCE = 10
"""Deals that a core is given at a time: enough that handing them out costs little, few enough that progress shows."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """So many `deals`, at least two, named by `seed` and a number; `keys` name the players in commands and files."""

    keys: tuple[str, str]
    players: tuple[Player, Player]
    seed: str
    deals: int

    @property
    def rounds(self) -> int:
        """The rounds that are played: two a deal."""
        return 2 * self.deals

    def play(self, cores: int | None = None) -> Generator[MirroredDeal, None, None]:
        """Yield what each deal comes to, in the order of their numbers; the same whatever the number of cores.

        `cores` is how many play at once; None takes all that this process may use.
        """
        names = deal_names(self.seed, self.deals)
        play = partial(play_mirrored, self.players)
        workers = min(cores or _cores(), -(-self.deals // _DEALS_AT_ONCE))
        if workers == 1:
            yield from map(play, names)
            return
        # Started afresh rather than forked, which is the same on every system and safe beside other threads.
        pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=_leave_ctrl_c_alone)
        try:
            yield from pool.map(play, names, chunksize=_DEALS_AT_ONCE)
        finally:
            pool.shutdown(cancel_futures=True)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _leave_ctrl_c_alone() -> None:
    """Let Ctrl+C reach the command alone, which then ends its workers without a word from each."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
