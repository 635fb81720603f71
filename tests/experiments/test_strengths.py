"""Mirrored deals: equal players come to nothing, seats and luck cancel out, and errors are the statistics module's."""

from collections.abc import Callable
from statistics import fmean, stdev

import pytest

from benchmarks.rounds import play_round
from expeditions_widgets.engine.cards import Seat, start_match
from expeditions_widgets.experiments.deals import deal_names
from expeditions_widgets.experiments.strengths import Comparison, MirroredDeal, compare, play_mirrored
from expeditions_widgets.play.opponents import OPPONENTS
from expeditions_widgets.players.eager import EagerPlayer
from expeditions_widgets.players.player import Player
from expeditions_widgets.players.steady import SteadyPlayer
from expeditions_widgets.players.waiting import WaitingPlayer
from expeditions_widgets.rollouts.samples import SURE

STEADY, EAGER = SteadyPlayer(), EagerPlayer()


@pytest.mark.parametrize("kind", OPPONENTS.values(), ids=OPPONENTS)
def test_equal_players_come_to_exactly_nothing(kind: Callable[[], Player]) -> None:
    lead = compare((kind(), kind()), "equal", 4).lead
    assert set(lead.values) == {0}
    assert lead.likely == (0, 0)


def test_each_deal_is_played_from_both_seats() -> None:
    match = start_match("mirror")
    as_dealt = play_round(match.position, (STEADY, EAGER)).points
    swapped = play_round(match.position, (EAGER, STEADY)).points
    deal = play_mirrored((STEADY, EAGER), "mirror")
    assert deal.points == as_dealt
    assert deal.points_swapped == (swapped[Seat.B], swapped[Seat.A])
    assert deal.mean_points(0) == (as_dealt[0] + swapped[1]) / 2


def test_players_the_other_way_round_give_the_same_rounds() -> None:
    one, other = compare((STEADY, EAGER), "round", 10), compare((EAGER, STEADY), "round", 10)
    assert one.lead.values == tuple(-value for value in other.lead.values)
    assert one.points(0) == other.points(1)


def test_the_error_is_that_of_the_deals_by_the_statistics_module() -> None:
    found = compare((STEADY, EAGER), "error", 15)
    rounds = [(deal.points, deal.points_swapped) for deal in found.deals]
    leads = [fmean(own - its for own, its in both) for both in rounds]
    assert found.lead.mean == pytest.approx(fmean(leads))
    assert found.lead.error == pytest.approx(stdev(leads) / 15**0.5)
    low, high = found.lead.likely
    assert high - low == pytest.approx(2 * SURE * found.lead.error)


def test_two_deals_worked_out_by_hand() -> None:
    found = Comparison((MirroredDeal((30, 10), (5, 15)), MirroredDeal((20, -4), (11, 7))))
    # A round of the first deal: 17.5 to 12.5; of the second: 15.5 to 1.5.
    assert found.points(0).values == (17.5, 15.5)
    assert found.points(1).values == (12.5, 1.5)
    assert found.lead.values == (5.0, 14.0)
    # The leads lie 4.5 to each side of their mean: variance 40.5, over two deals 20.25, whose root is 4.5.
    assert found.lead.mean == 9.5
    assert found.lead.error == pytest.approx(4.5)


def test_the_same_seed_gives_the_same_deals_and_another_one_others() -> None:
    assert list(deal_names("7", 3)) == ["7-1", "7-2", "7-3"]
    found = compare((STEADY, EAGER), "7", 4)
    assert found == compare((SteadyPlayer(), EagerPlayer()), "7", 4)
    assert found.deals[:2] == compare((STEADY, EAGER), "7", 2).deals
    assert found.deals != compare((STEADY, EAGER), "8", 4).deals


def test_who_never_starts_scores_nothing() -> None:
    assert set(compare((STEADY, WaitingPlayer()), "nothing", 8).points(1).values) == {0}


@pytest.mark.parametrize("key", ["eager", "waiting", "hopeful"])
def test_the_steady_player_beats_each_habit(key: str) -> None:
    low, _ = compare((STEADY, OPPONENTS[key]()), "better", 40).lead.likely
    assert low > 0
