"""Scoring, step by step, with the sheet's worked example to the number."""

import pytest

from expeditions_widgets.engine.cards import ExpeditionScore, Suit, parse_position, score_expedition, score_side
from expeditions_widgets.engine.cards.scoring import BONUS, BONUS_CARDS, COST

EXAMPLE = "sJ36 hKQ479T d256789T"


def scored(run: str) -> ExpeditionScore:
    """Return the score of the one expedition that a text like "hK47" gives."""
    text = f"{run} / V aces" if "A" in run else run
    (score,) = score_side(parse_position(text).columns[0]).expeditions
    return score


def total(text: str) -> int:
    return score_side(parse_position(text).columns[0]).total


def test_the_worked_example_scores_minus_22_and_30_and_27_and_nothing_together_35() -> None:
    columns = parse_position(EXAMPLE).columns[0]
    results = [score_expedition(column) for column in columns]
    assert [result.total if result else 0 for result in results] == [-22, 30, 27, 0]
    assert score_side(columns).total == 35


def test_the_worked_example_step_by_step() -> None:
    spades, hearts, diamonds = score_side(parse_position(EXAMPLE).columns[0]).expeditions
    assert (spades.suit, spades.sum, spades.subtotal, spades.multiplier, spades.bonus) == (Suit.SPADES, 9, -11, 2, 0)
    assert (hearts.suit, hearts.sum, hearts.subtotal, hearts.multiplier, hearts.bonus) == (Suit.HEARTS, 30, 10, 3, 0)
    assert (diamonds.sum, diamonds.subtotal, diamonds.multiplier, diamonds.bonus) == (47, 27, 1, 0)
    assert len(diamonds.cards) == 7


@pytest.mark.parametrize(("run", "diamonds", "side"), [("d2356789T", 50, 58), ("d2456789T", 51, 59)])
def test_ruling_c13_one_more_diamond_makes_58_or_59(run: str, diamonds: int, side: int) -> None:
    assert scored(run).total == diamonds
    assert scored(run).bonus == 20
    assert total(f"sJ36 hKQ479T {run}") == side


@pytest.mark.parametrize(
    ("run", "points"),
    [
        ("hK", -40),  # (0 - 20) x 2
        ("hKQ", -60),
        ("hKQJ", -80),
        ("h2", -18),
        ("hT", -10),
        ("hJ2", -36),
        ("h8T", -2),
        ("h389", 0),
        ("hKQJ389", 0),
        ("h23456789T", 54),  # nine cards: 54 - 20 + 20
        ("hJ23456789T", 88),  # (54 - 20) x 2 + 20
        ("hJQ23456789T", 122),
        ("hJQK23456789T", 156),
        ("hA23456789T", 55),
        ("hJQKA23456789T", 160),
    ],
)
def test_sum_less_20_times_the_wagers_plus_the_bonus(run: str, points: int) -> None:
    assert scored(run).total == points


def test_a_suit_never_started_scores_nothing_not_even_minus_points() -> None:
    assert score_expedition(()) is None
    assert score_side(parse_position("").columns[0]).total == 0
    assert score_side(parse_position("").columns[0]).expeditions == ()


def test_an_expedition_with_only_wagers_counts_too() -> None:
    score = scored("cJQ")
    assert (score.sum, score.wagers, score.subtotal, score.multiplier, score.total) == (0, 2, -20, 3, -60)


@pytest.mark.parametrize(("run", "multiplier"), [("h45", 1), ("hJ45", 2), ("hJK45", 3), ("hQJK45", 4)])
def test_wagers_multiply_by_one_two_three_or_four(run: str, multiplier: int) -> None:
    assert scored(run).multiplier == multiplier
    assert scored(run).total == (9 - 20) * multiplier


def test_it_makes_no_difference_which_wager_it_is() -> None:
    assert scored("hJ479").total == scored("hQ479").total == scored("hK479").total == 0


@pytest.mark.parametrize(("run", "bonus"), [("h2345678", 0), ("h23456789", 20), ("hJQK23456", 20), ("hJQK2345", 0)])
def test_the_bonus_is_for_eight_cards_or_more_wagers_included(run: str, bonus: int) -> None:
    assert scored(run).bonus == bonus


def test_the_bonus_is_not_multiplied() -> None:
    assert scored("hJQK56789").total == (35 - 20) * 4 + 20 == 80


def test_ruling_c11_cost_and_bonus_are_two_constants() -> None:
    assert (COST, BONUS, BONUS_CARDS) == (20, 20, 8)
    score = scored("h23456789T")
    assert (score.cost, score.bonus) == (20, 20)


def test_ruling_c12_the_bonus_is_due_on_a_negative_subtotal_too() -> None:
    score = scored("hJQKA2345")
    assert (score.sum, score.subtotal, score.multiplier, score.bonus, score.total) == (15, -5, 4, 20, 0)


def test_variant_with_aces_an_ace_is_worth_1() -> None:
    assert scored("hA").total == -19
    assert scored("hKA9T").total == 0


def test_each_side_is_scored_by_its_own_columns() -> None:
    position = parse_position("A hKQ479T / B d256789T")
    assert [score_side(columns).total for columns in position.columns] == [30, 27]
