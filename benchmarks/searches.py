"""What the playtest's strong side owes to looking further: `python -m benchmarks.searches [--deals 100]`."""

from argparse import ArgumentParser
from time import process_time

from expeditions_widgets.experiments.core_sides import side_of, strong_side
from expeditions_widgets.players.steady import SteadyPlayer
from expeditions_widgets.players.weights import ROLLOUT
from expeditions_widgets.rollouts.samples import Sample
from expeditions_widgets.rollouts.score_tables import USUAL_SCORES
from expeditions_widgets.rollouts.strong_rounds import Side, play_seeded
from expeditions_widgets.rollouts.warming import warm_up

AT_ONCE = 8
STEPS = (1, 2, 4, 8, 16)


def main() -> None:
    """Play each search against the steady player and print the table."""
    parser = ArgumentParser(
        prog="python -m benchmarks.searches", description="Compare searches with the steady player."
    )
    parser.add_argument("--deals", type=int, default=100, help="deals a search, each played twice, at least 2 (100)")
    deals = parser.parse_args().deals
    if deals < 2:  # noqa: PLR2004 - a standard error needs two
        parser.error("A standard error needs at least 2 deals.")
    warm_up()
    print(f"Points a round ahead of {SteadyPlayer.name}, over {deals} deals, each played twice with the seats swapped")
    print(f"{'at most':>10}{'ahead':>9}{'95 % interval':>20}{'seconds a round':>17}")
    for steps in STEPS:
        began = process_time()
        lead = ahead(strong_side(AT_ONCE, steps, ROLLOUT), deals)
        low, high = lead.likely
        seconds = (process_time() - began) / (2 * deals)
        print(f"{AT_ONCE * steps:>4} deals{lead.mean:>9.2f}{f'{low:.2f} to {high:.2f}':>20}{seconds:>17.3f}")


def ahead(strong: Side, deals: int) -> Sample:
    """Return by how much a side is ahead of the steady player, deal by deal."""
    scout = side_of(SteadyPlayer())
    return Sample(tuple((_lead(deal, (strong, scout)) - _lead(deal, (scout, strong))) / 2 for deal in range(deals)))


def _lead(deal: int, sides: tuple[Side, Side]) -> int:
    columns = play_seeded(f"searches {deal}", 1, sides, USUAL_SCORES)[:8]
    points = [int(USUAL_SCORES[ranks]) for ranks in columns]
    return sum(points[:4]) - sum(points[4:])


if __name__ == "__main__":
    main()
