"""A check on the whole: random play takes about 85 turns a round and averages about -34 a side."""

from collections.abc import Iterator
from random import Random
from statistics import mean, stdev

from expeditions_widgets.engine.cards import Position, Seat, Step, apply, legal_actions, score_side, start_match

ROUNDS = 2000

TURNS, POINTS = 85.07, -34.39
"""A million rounds of a separate C program, written from the rule sheet, gave these means, each +-0.013."""

DEVIATIONS = 3.9
"""A mean lies further off than so many standard errors once in 10,000 times."""


def random_round(seed: str, numbers: Random) -> tuple[int, Position]:
    """Play one round, uniform over the card actions and then over the draws; return its turns and its end."""
    position, turns = start_match(seed).position, 0
    while not position.is_over:
        legal = legal_actions(position)
        turns += position.step is Step.CARD
        position = apply(position, legal[int(numbers.random() * len(legal))])
    return turns, position


def random_rounds() -> Iterator[tuple[int, Position]]:
    numbers = Random(20)
    return (random_round(f"round {number}", numbers) for number in range(ROUNDS))


def test_random_play_takes_about_85_turns_a_round_and_averages_about_minus_34_a_side() -> None:
    turns, points = [], []
    for count, position in random_rounds():
        turns.append(count)
        # Both sides of a round share their cards, so it is a round's mean that is independent of the others.
        points.append(mean(score_side(position.columns[seat]).total for seat in Seat))
    for figures, right in ((turns, TURNS), (points, POINTS)):
        reach = DEVIATIONS * stdev(figures) / ROUNDS**0.5
        assert reach < 1.2, "so wide an interval would show little"
        assert abs(mean(figures) - right) < reach
