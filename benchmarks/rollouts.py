"""How fast the core plays rounds: `python -m benchmarks.rollouts [--seconds 2]`.

Every ratio is taken within this run, in seconds of processor time: against the readable engine, against the same
functions as Python, and against OpenSpiel's gin rummy where that package is installed (`pip install open_spiel`).
"""

import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import astuple
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import cpu_count, get_context
from os import environ
from random import Random
from time import perf_counter, process_time
from typing import Final

from benchmarks.rounds import RandomPlayer, play_round, shuffled_deal
from expeditions_widgets.engine.chance import generator
from expeditions_widgets.players.player import Player
from expeditions_widgets.players.steady import SteadyPlayer
from expeditions_widgets.players.weights import STEADY
from expeditions_widgets.rollouts.compiling import IS_COMPILED
from expeditions_widgets.rollouts.rounds import random_rounds, steady_rounds
from expeditions_widgets.rollouts.steady_weights import weights_row
from expeditions_widgets.rollouts.warming import warm_up

BATCHES: Final = (100, 1_000, 10_000, 100_000)
TARGET: Final = 40
SCOUT: Final = weights_row(astuple(STEADY))

Play = Callable[[int, str], object]
"""Plays so many rounds, dealt by a seed."""


def play_steady(count: int, seed: str) -> object:
    """Play rounds with the steady player on both sides."""
    return steady_rounds(count, seed, SCOUT, SCOUT)


CORE: Final[dict[str, Play]] = {"random": random_rounds, "steady": play_steady}


def main() -> None:
    """Print the ratios and the table."""
    parser = ArgumentParser(prog="python -m benchmarks.rollouts", description="Measure the fast core.")
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds for each figure, at least (default 2)")
    parser.add_argument("--figure", choices=CORE, help="print the rounds a second of one kind, and nothing else")
    asked = parser.parse_args()
    warm = partial(rate, seconds=asked.seconds)
    began = perf_counter()
    warm_up()
    if asked.figure:
        print(warm(CORE[asked.figure], 5))
        return
    print(f"compiled: {'yes' if IS_COMPILED else 'no'}, ready after {perf_counter() - began:.1f} s")
    random, steady = (warm(play, 1000) for play in CORE.values())
    chance, scout = RandomPlayer(generator("benchmark random player")), SteadyPlayer()
    print_ratio("random rounds", random, "the readable engine", warm(partial(play_readable, chance), 5))
    print_ratio("random rounds", random, "the same as Python", as_python("random", asked.seconds))
    print_ratio("steady rounds", steady, "the readable players", warm(partial(play_readable, scout), 5))
    print_ratio("steady rounds", steady, "the same as Python", as_python("steady", asked.seconds))
    if find_spec("pyspiel"):
        print_ratio("random rounds", random, "OpenSpiel's gin rummy", warm(play_gin_rummy, 5))
    else:
        print("OpenSpiel is not installed, so nothing is compared with it.")
    print_table()


def rate(play: Play, count: int, seconds: float) -> float:
    """Return rounds a second of processor time, measured over at least `seconds` in batches of `count`."""
    played, began = 0, process_time()
    while process_time() - began < seconds:
        play(count, f"benchmark {played}")
        played += count
    return played / (process_time() - began)


def as_python(kind: str, seconds: float) -> float:
    """Return the rounds a second of the same functions uncompiled, in a process of its own."""
    words = [sys.executable, "-m", "benchmarks.rollouts", "--figure", kind, "--seconds", str(seconds)]
    environment = environ | {"NUMBA_DISABLE_JIT": "1"}
    return float(subprocess.run(words, env=environment, check=True, capture_output=True, text=True).stdout)  # noqa: S603 - this module itself


def play_readable(player: Player, count: int, seed: str) -> None:
    """Play rounds through the engine, one player on both sides."""
    for number in range(count):
        play_round(shuffled_deal(f"{seed} {number}"), (player, player))


def play_gin_rummy(count: int, seed: str) -> None:
    """Play rounds of OpenSpiel's gin rummy by chance, each step uniform over the legal actions."""
    numbers = Random(seed)
    game = import_module("pyspiel").load_game("gin_rummy")
    for _ in range(count):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(numbers.choice(state.legal_actions()))


def print_ratio(what: str, one: float, against: str, other: float) -> None:
    """Print how many times as fast one is, in rounds a second."""
    print(f"{what}: {one:,.0f} a second, {against} {other:,.0f}: {one / other:,.0f} times (aim: {TARGET} or more)")


def print_table() -> None:
    """Print rounds a second of time on the clock, by the number of rounds asked for at once and of processes."""
    for kind, play in CORE.items():
        print(f"\n{kind} rounds a second, by rounds at once")
        print("processes" + "".join(f"{batch:>12,}" for batch in BATCHES))
        for processes in sorted({1, cpu_count()}):
            with get_context("spawn").Pool(processes) as pool:
                pool.map(partial(play, 1), [f"start {number}" for number in range(4 * processes)], chunksize=1)
                print(f"{processes:>9}" + "".join(f"{on_clock(pool.map, play, batch):>12,.0f}" for batch in BATCHES))


def on_clock(spread: Callable[..., list[object]], play: Play, batch: int) -> float:
    """Return the rounds a second of the clock when `spread`, a pool's map, has eight batches to give out."""
    began = perf_counter()
    spread(partial(play, batch), [f"clock {number}" for number in range(8)], chunksize=1)
    return 8 * batch / (perf_counter() - began)


if __name__ == "__main__":
    main()
