"""The chances of cards to come, against every way that the unseen cards can lie."""

from itertools import combinations

import pytest

from expeditions_widgets.experiments.arrivals import at_least, draws_in_time


@pytest.mark.parametrize(("wanted", "chance"), [(1, 0.375), (2, 0.615), (3, 0.767), (4, 0.862)])
def test_at_the_deal_one_of_so_many_cards_comes_as_often_as_measured(wanted: int, chance: float) -> None:
    assert at_least(wanted, 1, 40, draws_in_time(32)) == pytest.approx(chance, abs=0.0005)


def test_every_chance_is_the_share_of_all_ways_to_draw() -> None:
    for unseen, drawn in ((7, 3), (8, 5), (6, 0), (6, 6)):
        ways = list(combinations(range(unseen), drawn))
        for wanted in range(unseen + 1):
            for count in range(wanted + 1):
                share = sum(sum(card < wanted for card in way) >= count for way in ways) / len(ways)
                assert at_least(wanted, count, unseen, drawn) == pytest.approx(share)


@pytest.mark.parametrize(("wanted", "drawn"), [(5, 2), (2, 5), (-1, 2)])
def test_more_than_there_are_can_t_be_wanted_or_drawn(wanted: int, drawn: int) -> None:
    with pytest.raises(ValueError, match="unseen"):
        at_least(wanted, 1, 4, drawn)


def test_the_draws_in_time_are_those_after_which_a_card_is_still_laid() -> None:
    for pile in range(1, 33):
        left, side, own, laid = pile, 0, 0, 0
        while left:
            laid += own if side == 0 else 0
            own = own + 1 if side == 0 else own
            left, side = left - 1, 1 - side
        turns_after_a_draw = sum(1 for draw in range(own) if 2 * draw + 2 < pile)
        assert draws_in_time(pile) == turns_after_a_draw
