"""`expeditions simulate`: let two players compete on the same deals, from every seat."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from expeditions_widgets.experiments.simulation_report import Compared, Simulated

Deal = TypeVar("Deal")

DEFAULT_ROUNDS: Final = 1000
FEWEST_ROUNDS: Final = 4
DEFAULT_GAMES: Final = 240
DEFAULT_SEATS: Final = 4
SEATS: Final = range(2, 7)
GAMES: Final = ("cards", "routes")
FORMATS: Final = ("table", "csv", "json")


def add_simulate(simulate: argparse.ArgumentParser) -> None:
    """Add the command's options."""
    simulate.description = (
        "Play between two players on the same deals from every seat, on all cores, and print the means."
    )
    simulate.add_argument("--game", choices=GAMES, default=GAMES[0], help="the card game or the route game (cards)")
    simulate.add_argument(
        "--rounds",
        type=_count,
        metavar="N",
        help="rounds to play, an even number: each deal is played twice; of routes games, a multiple of the seats "
        f"(default: {DEFAULT_ROUNDS} rounds, {DEFAULT_GAMES} games)",
    )
    simulate.add_argument("--players", required=True, metavar="A,B", help="as in Scout,Rover or Navigator,Courier")
    simulate.add_argument("--seed", default="1", metavar="S", help="names the deals: S-1, S-2 and so on (default: 1)")
    simulate.add_argument("--aces", action="store_true", help="cards: play with the Aces (default: without)")
    simulate.add_argument(
        "--seats",
        type=_count,
        metavar="N",
        help=f"routes: 2 to 6; A sits at each in turn, B at all others (default: {DEFAULT_SEATS})",
    )
    simulate.add_argument("--format", choices=FORMATS, default=FORMATS[0], help="how to print (default: table)")
    simulate.set_defaults(refuse=simulate.error)


def run_simulate(chosen: argparse.Namespace) -> int:
    """Play, print what it came to, and return the exit code."""
    from expeditions_widgets.experiments.simulation_report import FORMATS as WRITERS

    simulation, found = _of_routes(chosen) if chosen.game == "routes" else _of_cards(chosen)
    print(WRITERS[chosen.format](simulation, found), end="")
    return 0


def _of_cards(chosen: argparse.Namespace) -> tuple[Simulated, Compared]:
    from expeditions_widgets.experiments.simulation import Simulation
    from expeditions_widgets.experiments.strengths import Comparison
    from expeditions_widgets.play.opponents import OPPONENTS, opponent_called

    rounds = DEFAULT_ROUNDS if chosen.rounds is None else chosen.rounds
    if chosen.seats is not None:
        chosen.refuse("argument --seats: the card game is for two; --seats belongs to --game routes")
    if rounds < FEWEST_ROUNDS or rounds % 2:
        asked = f"an even number from {FEWEST_ROUNDS} on, since each deal is played twice, not '{rounds}'"
        chosen.refuse(f"argument --rounds: rounds is {asked}")
    keys = _two_players(chosen, opponent_called)
    players = OPPONENTS[keys[0]](), OPPONENTS[keys[1]]()
    simulation = Simulation(keys, players, chosen.seed, rounds // 2, aces=chosen.aces)
    return simulation, Comparison(_played(simulation.play(), simulation.deals))


def _of_routes(chosen: argparse.Namespace) -> tuple[Simulated, Compared]:
    from expeditions_widgets.experiments.routes.rotation import RouteComparison
    from expeditions_widgets.experiments.routes.simulation import RouteSimulation
    from expeditions_widgets.players.routes.known import ROUTE_PLAYERS, route_player_called

    games = DEFAULT_GAMES if chosen.rounds is None else chosen.rounds
    seats = DEFAULT_SEATS if chosen.seats is None else chosen.seats
    if chosen.aces:
        chosen.refuse("argument --aces: the Aces belong to the card game")
    if seats not in SEATS:
        chosen.refuse(f"argument --seats: a game has {SEATS[0]} to {SEATS[-1]} seats, not '{seats}'")
    if games < 2 * seats or games % seats:
        asked = f"a multiple of {seats} from {2 * seats} on, since each deal is played from {seats} seats"
        chosen.refuse(f"argument --rounds: games is {asked}, not '{games}'")
    keys = _two_players(chosen, route_player_called)
    players = ROUTE_PLAYERS[keys[0]](), ROUTE_PLAYERS[keys[1]]()
    simulation = RouteSimulation(keys, players, chosen.seed, games // seats, seats)
    return simulation, RouteComparison(_played(simulation.play(), simulation.deals))


def _played(deals: Iterable[Deal], count: int) -> tuple[Deal, ...]:
    from expeditions_widgets.experiments.progress_line import with_progress

    return tuple(with_progress(deals, count, sys.stderr, "deals"))


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError(f"a whole number is needed, not {text!r}")
    return int(text)


def _two_players(chosen: argparse.Namespace, called: Callable[[str], str]) -> tuple[str, str]:
    words = [word.strip() for word in chosen.players.split(",")]
    if len(words) != 2:  # noqa: PLR2004 - two are compared
        chosen.refuse(f"argument --players: two players are needed, with a comma between them, not {chosen.players!r}")
    try:
        return called(words[0]), called(words[1])
    except ValueError as unknown:
        chosen.refuse(f"argument --players: {unknown}")
        raise
