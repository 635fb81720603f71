"""`expeditions simulate`: let two players compete on mirrored deals."""

import argparse
import sys
from typing import Final

DEFAULT_ROUNDS: Final = 1000
FEWEST_ROUNDS: Final = 4
FORMATS: Final = ("table", "csv", "json")


def add_simulate(simulate: argparse.ArgumentParser) -> None:
    """Add the command's options."""
    simulate.description = "Play rounds between two players on mirrored deals, on all cores, and print the means."
    simulate.add_argument(
        "--rounds",
        type=_rounds,
        default=DEFAULT_ROUNDS,
        metavar="N",
        help=f"rounds to play, an even number: each deal is played twice (default: {DEFAULT_ROUNDS})",
    )
    simulate.add_argument("--players", type=_two_players, required=True, metavar="A,B", help="as in steady,eager")
    simulate.add_argument("--seed", default="1", metavar="S", help="names the deals: S-1, S-2 and so on (default: 1)")
    simulate.add_argument("--aces", action="store_true", help="play with the Aces (default: without)")
    simulate.add_argument("--format", choices=FORMATS, default=FORMATS[0], help="how to print (default: table)")


def run_simulate(chosen: argparse.Namespace) -> int:
    """Play, print what it came to, and return the exit code."""
    from expeditions_widgets.experiments.progress_line import with_progress
    from expeditions_widgets.experiments.simulation import Simulation
    from expeditions_widgets.experiments.simulation_report import FORMATS as WRITERS
    from expeditions_widgets.experiments.strengths import Comparison
    from expeditions_widgets.play.opponents import OPPONENTS

    first, second = chosen.players
    players = OPPONENTS[first](), OPPONENTS[second]()
    simulation = Simulation(chosen.players, players, chosen.seed, chosen.rounds // 2, aces=chosen.aces)
    found = Comparison(tuple(with_progress(simulation.play(), simulation.deals, sys.stderr, "deals")))
    print(WRITERS[chosen.format](simulation, found), end="")
    return 0


def _rounds(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < FEWEST_ROUNDS or int(text) % 2:
        raise argparse.ArgumentTypeError(
            f"rounds is an even number from {FEWEST_ROUNDS} on, since each deal is played twice, not {text!r}"
        )
    return int(text)


def _two_players(text: str) -> tuple[str, str]:
    from expeditions_widgets.play.opponents import opponent_called

    words = [word.strip() for word in text.split(",")]
    if len(words) != 2:  # noqa: PLR2004 - the game is for two
        raise argparse.ArgumentTypeError(f"two players are needed, with a comma between them, not {text!r}")
    try:
        return opponent_called(words[0]), opponent_called(words[1])
    except ValueError as unknown:
        raise argparse.ArgumentTypeError(str(unknown)) from unknown
