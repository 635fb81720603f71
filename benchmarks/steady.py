"""How the steady player does against itself, and how fast: `python -m benchmarks.steady [--rounds 2000]`."""

from argparse import ArgumentParser
from statistics import fmean, stdev
from time import process_time

from benchmarks.rounds import PlayedRound, RandomPlayer, play_round, shuffled_deal
from expeditions_widgets.engine.cards import Seat, score_side
from expeditions_widgets.engine.chance import generator
from expeditions_widgets.players.player import Player
from expeditions_widgets.players.steady import SteadyPlayer


def main() -> None:
    """Play the rounds and print the figures."""
    parser = ArgumentParser(prog="python -m benchmarks.steady", description="Measure the steady player.")
    parser.add_argument("--rounds", type=int, default=2000, help="rounds to play, at least 2 (default 2000)")
    rounds = parser.parse_args().rounds
    if rounds < 2:  # noqa: PLR2004 - a standard error needs two
        parser.error("A standard error needs at least 2 rounds.")
    scout = SteadyPlayer()
    steady, steady_rate = _measured(rounds, (scout, scout))
    chance = RandomPlayer(generator("benchmark random player"))
    random, random_rate = _measured(rounds, (chance, chance))
    print(f"{rounds} rounds each, deals named 'benchmark 1' and so on")
    _print_figures(scout.name, steady)
    _print_figures(chance.name, random)
    print(f"rounds a second, {scout.name} to {chance.name}: {steady_rate / random_rate:.3f}")


def _measured(rounds: int, players: tuple[Player, Player]) -> tuple[list[PlayedRound], float]:
    began = process_time()
    played = [play_round(shuffled_deal(f"benchmark {number}"), players) for number in range(1, rounds + 1)]
    return played, rounds / (process_time() - began)


def _print_figures(name: str, played: list[PlayedRound]) -> None:
    sides = [score_side(one.position.columns[seat]).expeditions for one in played for seat in Seat]
    expeditions = [expedition for side in sides for expedition in side]
    # Both sides share a deal, so the round is what counts as one sample.
    means = [fmean(one.points) for one in played]
    milliseconds = 1000 * sum(one.seconds_choosing for one in played) / sum(one.choices for one in played)
    print(f"{name} against itself")
    print(f"  points a round a side      {fmean(means):7.2f} ± {stdev(means) / len(means) ** 0.5:.2f}")
    print(f"  their standard deviation   {stdev([point for one in played for point in one.points]):7.2f}")
    print(f"  turns a round              {fmean(one.turns for one in played):7.2f}")
    print(f"  expeditions opened a side  {len(expeditions) / len(sides):7.2f}")
    print(f"  wagers played a side       {sum(one.wagers for one in expeditions) / len(sides):7.2f}")
    print(f"  expeditions below zero     {fmean(one.total < 0 for one in expeditions):7.1%}")
    print(f"  milliseconds a decision    {milliseconds:7.3f}")


if __name__ == "__main__":
    main()
