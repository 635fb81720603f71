"""How the players compare on mirrored deals: `python -m benchmarks.strengths [--deals 400]`."""

from argparse import ArgumentParser
from itertools import combinations

from expeditions_widgets.experiments.simulation import Simulation
from expeditions_widgets.experiments.strengths import Comparison
from expeditions_widgets.play.opponents import OPPONENTS

SEED = "strengths"


def main() -> None:
    """Play every pair on all cores and print the table."""
    parser = ArgumentParser(prog="python -m benchmarks.strengths", description="Compare the players, pair by pair.")
    parser.add_argument("--deals", type=int, default=400, help="deals a pair, each played twice, at least 2 (400)")
    deals = parser.parse_args().deals
    if deals < 2:  # noqa: PLR2004 - a standard error needs two
        parser.error("A standard error needs at least 2 deals.")
    print(f"python -m benchmarks.strengths --deals {deals}")
    print(f"Points a round the first is ahead of the second: {deals} deals a pair, named '{SEED}-1' and so on,")
    print("each played twice with the seats swapped; standard error, and where the true mean lies 95 times in 100")
    print(f"{'first':10}{'second':10}{'points':>16}{'ahead':>9}{'error':>8}{'95 % interval':>20}")
    for keys in combinations(OPPONENTS, 2):
        first, second = (OPPONENTS[key]() for key in keys)
        found = Comparison(tuple(Simulation(keys, (first, second), SEED, deals).play()))
        lead, (low, high) = found.lead, found.lead.likely
        points = f"{found.points(0).mean:.1f} : {found.points(1).mean:.1f}"
        interval = f"{low:.2f} to {high:.2f}"
        print(
            f"{first.name:10}{second.name:10}{points:>16}{lead.mean:>9.2f}{lead.error:>8.2f}{interval:>20}", flush=True
        )


if __name__ == "__main__":
    main()
