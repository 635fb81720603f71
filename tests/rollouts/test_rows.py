"""A position becomes the row that the core itself comes to, and parts that a lesson leaves out may be missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from expeditions_widgets.engine.cards import deck, parse_position
from expeditions_widgets.rollouts.rows import card_number, card_of, empty_row, row_of
from expeditions_widgets.rollouts.rules import is_over, legal_card_actions, legal_draws, score
from tests.rollouts.choices import by_chance
from tests.rollouts.lock_step import Choice, differences, play_in_lock_step

if TYPE_CHECKING:
    from expeditions_widgets.engine.cards import Position
    from expeditions_widgets.rollouts.rows import Row


def test_every_card_has_a_number_of_its_own() -> None:
    numbers = [card_number(card) for card in deck(aces=True)]
    assert sorted(numbers) == list(range(52))
    assert [card_of(number) for number in numbers] == list(deck(aces=True))


def checking(seed: str) -> Choice:
    chance = by_chance(seed)

    def choose(row: Row, position: Position, turn: int) -> int:
        assert row_of(position, turn).tolist() == row.tolist()
        return chance(row, position, turn)

    return choose


@pytest.mark.parametrize("aces", [False, True], ids=["plain", "aces"])
def test_a_position_is_the_row_that_play_comes_to(aces: bool) -> None:  # noqa: FBT001
    for number in range(10):
        assert play_in_lock_step(f"rows {number}", checking(f"{number}"), aces=aces).actions > 60


@pytest.mark.parametrize(
    "text",
    [
        "sJ36 hKQ479T d256789T",
        "hJ4 / B h6 / D h8 / a h359 sK / b hT! / P c5 c6",
        "a sA h2 / b cA / P dA d3 / T B1 / V aces",
        "hJ45 / D hT / a s23 d46 / P c2 c3 / T A2h",
    ],
)
def test_parts_of_a_table(text: str) -> None:
    position = parse_position(text)
    row, actions = row_of(position, 7), empty_row()
    assert differences(row, position, 7, actions) == ""


def test_the_worked_example_scores_35() -> None:
    assert score(row_of(parse_position("sJ36 hKQ479T d256789T")), 0) == 35


def test_nothing_is_left_to_do_once_the_round_is_over() -> None:
    row, actions = row_of(parse_position("a h9 / b h8")), empty_row()
    assert is_over(row)
    assert legal_card_actions(row, actions) == legal_draws(row, actions) == 0
