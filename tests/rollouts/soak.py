"""100,000 rounds of the fast core against the rules, on all cores: `python -m tests.rollouts.soak [--rounds N]`.

Half of them by chance, half by steady players with two sets of weights, with and without Aces.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from functools import partial
from multiprocessing import get_context
from time import perf_counter

from expeditions_widgets.players.weights import STEADY
from expeditions_widgets.rollouts.warming import warm_up
from tests.rollouts.choices import ROLLOUT, by_chance, by_weights
from tests.rollouts.lock_step import play_in_lock_step

BATCH = 100


def main() -> None:
    """Compare the rounds; end with status 1 and a round's record at the first difference."""
    parser = ArgumentParser(prog="python -m tests.rollouts.soak", description="Hold the fast core against the rules.")
    parser.add_argument("--rounds", type=int, default=100_000, help="rounds to compare (default 100000)")
    parser.add_argument("--seed", default="soak", help="what names the deals (default soak)")
    asked = parser.parse_args()
    warm_up()
    began, compared, actions = perf_counter(), 0, 0
    batches = -(-asked.rounds // BATCH)
    with get_context("spawn").Pool() as pool:
        for done in pool.imap_unordered(partial(compare, asked.seed), range(batches)):
            compared, actions = compared + BATCH, actions + done
            say(f"\r{compared} rounds, {actions} actions, {perf_counter() - began:.0f} s")
    say("\nNo difference.\n")


def compare(seed: str, batch: int) -> int:
    """Play a batch of rounds of one kind; return the number of actions compared."""
    aces, kind = bool(batch & 1), batch >> 1 & 3
    actions = 0
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        name = f"{seed} {number}"
        choose = by_chance(name) if kind < 2 else by_weights((STEADY, ROLLOUT)[kind - 2])
        actions += play_in_lock_step(name, choose, aces=aces).actions
    return actions


def say(words: str) -> None:
    """Write to the terminal."""
    sys.stdout.write(words)
    sys.stdout.flush()


if __name__ == "__main__":
    main()
