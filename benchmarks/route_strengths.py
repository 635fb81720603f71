"""How the players of the route game compare, seat by seat: `python -m benchmarks.route_strengths [--deals 40]`."""

from argparse import ArgumentParser
from itertools import combinations

from expeditions_widgets.experiments.routes.rotation import RouteComparison
from expeditions_widgets.experiments.routes.simulation import RouteSimulation
from expeditions_widgets.players.routes.known import ROUTE_PLAYERS

SEED = "strengths"
SEATS = (2, 3, 4, 6)


def main() -> None:
    """Play every pair at every number of seats on all cores, and print the table."""
    parser = ArgumentParser(prog="python -m benchmarks.route_strengths", description="Compare the players by pairs.")
    parser.add_argument("--deals", type=int, default=40, help="deals a pair, each played from every seat (40)")
    deals = parser.parse_args().deals
    if deals < 2:  # noqa: PLR2004 - a standard error needs two
        parser.error("A standard error needs at least 2 deals.")
    print(f"python -m benchmarks.route_strengths --deals {deals}")
    print(f"Points a game that the first, in one seat, is ahead of the second, in all others: {deals} deals, named")
    print(f"'{SEED}-1' and so on, each played once from every seat; standard error, where the true mean lies 95 times")
    print("in 100, and the share of its games that the first won, of which a share of one in so many seats is even")
    print(f"{'first':12}{'second':12}{'seats':>5}{'points':>16}{'ahead':>8}{'error':>7}{'95 % interval':>18}{'won':>8}")
    for keys in combinations(ROUTE_PLAYERS, 2):
        players = ROUTE_PLAYERS[keys[0]](), ROUTE_PLAYERS[keys[1]]()
        for seats in SEATS:
            found = RouteComparison(tuple(RouteSimulation(keys, players, SEED, deals, seats).play()))
            (low, high), lead = found.lead.likely, found.lead
            points = f"{found.points(0).mean:.1f} : {found.points(1).mean:.1f}"
            print(
                f"{players[0].name:12}{players[1].name:12}{seats:>5}{points:>16}{lead.mean:>8.2f}{lead.error:>7.2f}"
                f"{f'{low:.2f} to {high:.2f}':>18}{100 * found.won.mean:>6.0f} %",
                flush=True,
            )
            for note in found.notes:
                print(f"  {note}")


if __name__ == "__main__":
    main()
