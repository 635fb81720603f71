"""Goals look at what was accepted last; J, Q and K of a suit are alike in all of them (ruling C10)."""

import pytest

from expeditions_widgets.lessons import Goal, discarded, drew, in_order, played, refused_as
from tests.lessons.exercises import trail_of

TABLE = "A h34 / D s2 c5 / a hJQ69 dJQ5 s9 / b c2 / P c3 c4 c6 / T A1"
WAGERS = "a hJQ9 dQ / b c2 / P c3 c4 c6 / T A1"


def reached(goal: Goal, *actions: str, position: str = TABLE) -> bool:
    return goal(trail_of(position, *actions))


@pytest.mark.parametrize("goal", [played(), discarded(), drew(), refused_as("too-low"), in_order(played())])
def test_nothing_is_reached_by_doing_nothing(goal: Goal) -> None:
    assert not goal(())


def test_played_takes_any_card_a_suit_or_cards() -> None:
    assert reached(played(), "h6")
    assert reached(played("h"), "h6")
    assert not reached(played("d"), "h6")
    assert reached(played("h9", "h6"), "h6")
    assert not reached(played("h9"), "h6")
    assert not reached(played(), "-h6")


def test_discarded_takes_any_card_a_suit_or_cards() -> None:
    assert reached(discarded(), "-h6")
    assert reached(discarded("h"), "-h6")
    assert not reached(discarded("d"), "-h6")
    assert reached(discarded("h6"), "-h6")
    assert not reached(discarded("h9"), "-h6")
    assert not reached(discarded(), "h6")


@pytest.mark.parametrize("named", ["hJ", "hQ", "hK"])
@pytest.mark.parametrize("done", ["hJ", "hQ"])
def test_ruling_c10_each_wager_of_a_suit_is_as_good_as_the_one_named(named: str, done: str) -> None:
    assert reached(played(named), done, position=WAGERS)
    assert reached(discarded(named), f"-{done}", position=WAGERS)


def test_ruling_c10_a_wager_of_another_suit_or_a_number_is_not_alike() -> None:
    assert not reached(played("hJ"), "dQ", position=WAGERS)
    assert not reached(played("hJ"), "h9", position=WAGERS)
    assert not reached(played("h9"), "hJ", position=WAGERS)


def test_drew_takes_any_pile_or_those_named() -> None:
    assert reached(drew(), "h6", "p")
    assert reached(drew("p"), "h6", "p")
    assert not reached(drew("s"), "h6", "p")
    assert reached(drew("s", "c"), "h6", "c")
    assert not reached(drew("p"), "h6", "c")
    assert not reached(drew(), "h6")


def test_the_last_accepted_action_counts_a_refused_one_does_not() -> None:
    assert reached(played("h6"), "h6", "h9")
    assert not reached(played("h6"), "h6", "p")
    assert not reached(drew("h"), "-h6", "h")


def test_refused_as_looks_at_the_last_attempt_only() -> None:
    low = "A h34 / a h2 h6 / P c3 c4 / T A1"
    assert reached(refused_as("too-low"), "h2", position=low)
    assert not reached(refused_as("barred"), "h2", position=low)
    assert not reached(refused_as("too-low"), "h2", "h6", position=low)
    assert reached(refused_as("barred"), "-h6", "h", position=low)


def test_in_order_wants_the_goals_one_after_the_other_at_the_end() -> None:
    turn = in_order(played("h"), drew("p"))
    assert reached(turn, "h6", "p")
    assert not reached(turn, "p", "h6")
    assert not reached(turn, "h6")
    assert not reached(turn, "h6", "s")
    assert not reached(turn, "-h6", "p")
    assert reached(turn, "h6", "h9", "p")
    assert not reached(turn, "h6", "p", "c2")


def test_a_goal_that_names_no_card_is_an_error_where_it_is_written() -> None:
    with pytest.raises(ValueError, match="h1"):
        played("h1")
