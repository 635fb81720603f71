"""Work on many things shared out among processes, its results in the order of the things."""

import multiprocessing
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from expeditions_widgets.experiments.cores import leave_ctrl_c_alone, usable_cores

Thing = TypeVar("Thing")
Result = TypeVar("Result")


def shared_out(
    work: Callable[[Thing], Result], things: Iterable[Thing], parts: int, cores: int | None, at_once: int
) -> Generator[Result, None, None]:
    """Yield what `work` makes of each thing, in their order; the same whatever the number of cores.

    There are `parts` portions of `at_once` things, and no more cores are used. `cores` is how many work at once; None
    takes all that this process may use.
    """
    workers = min(cores or usable_cores(), parts)
    if workers == 1:
        yield from map(work, things)
        return
    # Started afresh rather than forked, which is the same on every system and safe beside other threads.
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=leave_ctrl_c_alone)
    try:
        yield from pool.map(work, things, chunksize=at_once)
    finally:
        pool.shutdown(cancel_futures=True)
