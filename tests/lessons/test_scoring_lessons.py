"""The lessons on scoring say the right numbers: worked out by hand from the rule sheet, or by arithmetic of its own."""

from __future__ import annotations

import re
from functools import cache

import nbformat
import pytest

from expeditions_widgets.lessons import ChooseExercise, Exercise, Outcome, PlayExercise, ScoreExercise
from expeditions_widgets.lessons.constructed import EXERCISES
from expeditions_widgets.lessons.score_exercise import PracticeExercise
from tests.notebooks.store import CHECKOUT

LESSONS = ("03-what-it-scores", "04-wagers", "05-eight-card-bonus", "08-scoring-workshop")


@cache
def exercises() -> dict[str, Exercise]:
    """Return the exercises of the four lessons by name, made by running their cells."""
    EXERCISES.clear()
    for lesson in LESSONS:
        names: dict[str, object] = {}
        for cell in nbformat.read(CHECKOUT / f"tutorials/cards/{lesson}.ipynb", as_version=4).cells:
            if cell.cell_type == "code":
                exec(cell.source, names)  # noqa: S102 - the project's own lesson
    found = {exercise.name: exercise for exercise in EXERCISES}
    EXERCISES.clear()
    return found


def by_hand(ranks: str) -> int:
    """Return what the rule sheet's four steps make of a column's ranks."""
    numbers = sum(10 if rank == "T" else int(rank) for rank in ranks if rank not in "JQK")
    wagers = sum(rank in "JQK" for rank in ranks)
    return (numbers - 20) * (1 + wagers) + (20 if len(ranks) >= 8 else 0)


ROWS = {
    "cards-03-hearts": {"h": 4},
    "cards-03-loss": {"s": -10, "d": -5},
    "cards-03-round": {"s": -10, "h": 4, "d": 8},
    "cards-04-one": {"d": 6},
    "cards-04-three": {"s": 12, "h": 9, "d": 16},
    "cards-04-loss": {"s": -20, "h": -33},
    "cards-04-only": {"h": -60, "d": -40},
    "cards-05-last": {"d": 59},
    "cards-05-lowest": {"c": 20},
    "cards-05-two": {"s": 54, "d": 54},
    "cards-08-spades": {"s": -22},
    "cards-08-hearts": {"h": 30},
    "cards-08-diamonds": {"d": 27},
    "cards-08-round": {"s": -22, "h": 30, "d": 27},
    "cards-08-three": {"d": 50},
}
"""The results that the lessons work towards; those of lesson 08 are the rule sheet's, and ruling C13's 50."""


def columns(position: str) -> dict[str, str]:
    return {run[0]: run[1:] for run in position.split()}


@pytest.mark.parametrize("name", ROWS)
def test_a_sheet_scores_what_its_lesson_says(name: str) -> None:
    exercise = exercises()[name]
    assert isinstance(exercise, ScoreExercise)
    assert {suit: by_hand(ranks) for suit, ranks in columns(exercise.position).items()} == ROWS[name]
    told = [int(number) for number in re.findall(r"\d+", exercise.praise)]
    unsaid = {"cards-03-round", "cards-05-lowest"}  # These speak of the way there as well, or of the sum alone.
    assert name in unsaid or {abs(result) for result in ROWS[name].values()} <= set(told)


def test_the_bonus_goes_to_the_rows_of_eight_cards() -> None:
    exercise = exercises()["cards-05-count"]
    assert isinstance(exercise, ScoreExercise)
    assert {suit: len(ranks) for suit, ranks in columns(exercise.position).items()} == {"s": 7, "h": 8, "d": 9, "c": 6}


def test_the_round_scores() -> None:
    for name, total in (("cards-03-round", 2), ("cards-08-round", 35)):
        exercise = exercises()[name]
        assert isinstance(exercise, ScoreExercise)
        assert exercise.total
        assert sum(ROWS[name].values()) == total
        assert str(total) in exercise.praise


OUTCOMES = {
    "cards-03-gain": {"s4": -16, "h3579": 4},
    "cards-03-late": {"c9T": -1, "d3578T": 13, "d357T": 5},
    "cards-04-before": {"d58T": 3, "dJ58T": 6},
    "cards-04-where": {"hQ38": -18, "dK579T": 22, "d579T": 11},
    "cards-05-eighth": {"s3": -17, "hQ345789T": 72},
    "cards-05-room": {"hK23457T": 22, "hK234578T": 58, "s9": -11},
}


@pytest.mark.parametrize("name", OUTCOMES)
def test_a_consequence_is_worth_what_it_says(name: str) -> None:
    exercise = exercises()[name]
    assert isinstance(exercise, PlayExercise)
    outcomes = {
        outcome.column: outcome
        for reaction in exercise.reactions
        for outcome in reaction.outcomes
        if isinstance(outcome, Outcome)
    }
    assert {column: by_hand(column[1:]) for column in outcomes} == OUTCOMES[name]
    for column, outcome in outcomes.items():
        assert outcome.score is not None
        assert outcome.score.total == OUTCOMES[name][column]


def test_one_more_diamond_has_the_exact_totals() -> None:
    # Ruling C13: with the 3 the diamonds score 50 and the total is 58; with the 4, 51 and 59.
    spades_and_hearts = by_hand("J36") + by_hand("KQ479T")
    assert (by_hand("2356789T"), by_hand("2456789T")) == (50, 51)
    assert (spades_and_hearts + 50, spades_and_hearts + 51) == (58, 59)
    exercise = exercises()["cards-08-more"]
    assert isinstance(exercise, ChooseExercise)
    assert [option.text for option in exercise.options if option.right] == ["58 with the 3, 59 with the 4"]
    assert "58 or 59" in exercise.praise


def test_the_eighth_heart_takes_the_score_from_32_to_72() -> None:
    assert (by_hand("Q345789"), by_hand("Q345789T")) == (32, 72)
    assert "From 32 to 72" in exercises()["cards-05-eighth"].praise


def test_the_workshop_draws_its_tables_from_its_own_seed() -> None:
    exercise = exercises()["cards-08-practice"]
    assert isinstance(exercise, PracticeExercise)
    assert exercise.seed == "workshop"
