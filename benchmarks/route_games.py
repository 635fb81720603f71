"""How games of the route game go, and how fast they are: `python -m benchmarks.route_games [--games 200]`."""

from argparse import ArgumentParser
from functools import partial
from time import process_time

from expeditions_widgets.experiments.routes.spread import Ending, Spread, course_of
from expeditions_widgets.experiments.sharing_out import shared_out
from expeditions_widgets.players.routes.chance_player import ChancePlayer
from expeditions_widgets.players.routes.known import ROUTE_PLAYERS
from expeditions_widgets.rollouts.samples import Sample

SEED = "games"
SEATS = range(2, 7)
FEWEST_A_MINUTE = 1000
"""Random games of four players that one core has to play in a minute."""


def main() -> None:
    """Time random games on one core, then print how the games of each player go at every number of seats."""
    parser = ArgumentParser(prog="python -m benchmarks.route_games", description="Play games of the route game.")
    parser.add_argument("--games", type=int, default=200, help="games for each player and number of seats (200)")
    games = parser.parse_args().games
    if games < 2:  # noqa: PLR2004 - a standard error needs two
        parser.error("A standard error needs at least 2 games.")
    print(f"python -m benchmarks.route_games --games {games}")
    a_minute = random_games_a_minute(games)
    enough = "at least" if a_minute >= FEWEST_A_MINUTE else "BELOW"
    print(f"Random games of four players a minute on one core: {a_minute:.0f}, {enough} the {FEWEST_A_MINUTE} wanted")
    print(f"{games} games each, named '{SEED}-1' and so on, one player in every seat: the means, in brackets the")
    print("quartiles, and how far ahead of the others the first to move is, with its standard error")
    print(f"{'player':12}{'seats':>5}{'turns':>16}{'arrows':>18}{'loops':>14}{'points':>8}{'first':>14}  ends by")
    for kind in ROUTE_PLAYERS.values():
        player = kind()
        for seats in SEATS:
            names = [f"{SEED}-{number}" for number in range(1, games + 1)]
            played = shared_out(partial(course_of, player, seats), names, games, cores=None, at_once=1)
            print(_line(player.name, seats, Spread(tuple(played))), flush=True)


def random_games_a_minute(games: int) -> float:
    """Return how many games by chance, of four players, one core plays in a minute of its time."""
    player = ChancePlayer()
    began = process_time()
    for number in range(games):
        course_of(player, 4, f"{SEED}-{number}")
    return 60 * games / (process_time() - began)


def _line(name: str, seats: int, spread: Spread) -> str:
    ends = ", ".join(
        f"{ending} {100 * spread.ended(ending).value:.0f} %" for ending in Ending if spread.ended(ending).count
    )
    first = f"{spread.first_ahead.mean:+.2f} ± {spread.first_ahead.error:.2f}"
    parts = (f"{_spread(spread.turns):>16}", f"{_spread(spread.arrows):>18}", f"{_spread(spread.loops):>14}")
    return f"{name:12}{seats:>5}{''.join(parts)}{spread.points.mean:>8.1f}{first:>14}  {ends}"


def _spread(sample: Sample) -> str:
    low, _, high = sample.quartiles
    return f"{sample.mean:.0f} ({low:.0f} to {high:.0f})"


if __name__ == "__main__":
    main()
