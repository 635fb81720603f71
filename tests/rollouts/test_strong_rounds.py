"""Whole rounds of the core: sides with their habits, and a strong one that looks ahead and is the better for it."""

from __future__ import annotations

from dataclasses import astuple
from itertools import islice
from typing import TYPE_CHECKING

import numpy as np
import pytest

from expeditions_widgets.engine.cards import Seat, Step, parse_view, start_match
from expeditions_widgets.experiments.core_sides import side_of, strong_side
from expeditions_widgets.players.eager import EagerPlayer
from expeditions_widgets.players.steady import SteadyPlayer
from expeditions_widgets.players.weights import ROLLOUT, STEADY
from expeditions_widgets.rollouts.action_numbers import action_number, numbered_action
from expeditions_widgets.rollouts.careful_search import CarefulSearch, careful_action
from expeditions_widgets.rollouts.chance import chance_from
from expeditions_widgets.rollouts.choices import actions_to_try
from expeditions_widgets.rollouts.dealing import deal_into, deck_row, shuffle
from expeditions_widgets.rollouts.eager_play import eager_card_action
from expeditions_widgets.rollouts.rounds import steady_rounds
from expeditions_widgets.rollouts.rows import COLUMNS, PILE, PILE_COUNT, empty_row, row_of, row_of_view
from expeditions_widgets.rollouts.rules import DISCARDING, MOST_ACTIONS
from expeditions_widgets.rollouts.samples import Sample
from expeditions_widgets.rollouts.score_tables import USUAL_SCORES, score_table
from expeditions_widgets.rollouts.steady_play import steady_draw
from expeditions_widgets.rollouts.steady_weights import weights_row
from expeditions_widgets.rollouts.strong_rounds import RESULT_SIZE, play_seeded, play_to_result
from expeditions_widgets.rollouts.unseen import hide_unseen
from tests.rollouts.lock_step import action_of, play_in_lock_step
from tests.rollouts.test_paired import positions

if TYPE_CHECKING:
    from expeditions_widgets.engine.cards import Position
    from expeditions_widgets.rollouts.rows import Row
    from expeditions_widgets.rollouts.strong_rounds import Side

SCOUT, ROVER = side_of(SteadyPlayer()), side_of(EagerPlayer())
W, R = weights_row(astuple(STEADY)), weights_row(astuple(ROLLOUT))


def points(result: Row) -> tuple[int, int]:
    first, second = (sum(int(USUAL_SCORES[ranks]) for ranks in result[place : place + 4]) for place in (0, 4))
    return first, second


def short_round(side: Side) -> Row:
    """Return the result of a round whose draw pile is cut to its first five cards."""
    chance, cards, row = chance_from("short"), deck_row(), empty_row()
    shuffle(cards, chance)
    deal_into(row, cards, 1)
    top = row[PILE_COUNT]
    row[PILE : PILE + 5] = row[PILE + top - 5 : PILE + top]
    row[PILE + 5 :], row[PILE_COUNT] = -1, 5
    return play_to_result(row, (side, side), USUAL_SCORES, chance)


def ahead(one: Side, other: Side, deals: int) -> Sample:
    leads: list[float] = []
    for number in range(deals):
        first, second = points(play_seeded(f"ahead {number}", 1, (one, other), USUAL_SCORES))
        swapped = points(play_seeded(f"ahead {number}", 1, (other, one), USUAL_SCORES))
        leads.append((first - second + swapped[1] - swapped[0]) / 2)
    return Sample(tuple(leads))


@pytest.mark.parametrize("aces", [False, True], ids=["plain", "aces"])
def test_the_eager_side_plays_as_the_eager_player(aces: bool) -> None:  # noqa: FBT001
    player = EagerPlayer()

    def choose(row: Row, position: Position, turn: int) -> int:
        chosen = (eager_card_action if position.step is Step.CARD else steady_draw)(row, W)
        expected = player.choose(position.view(position.turn), turn)
        if action_of(chosen, position.step) != expected:
            raise AssertionError(f"the core chose {action_of(chosen, position.step)} for {expected}")
        return chosen

    for number in range(150):
        play_in_lock_step(f"eager {number}", choose, aces=aces)


def test_steady_sides_play_the_rounds_that_they_play_elsewhere() -> None:
    for number in range(20):
        result = play_seeded(f"same {number}", 1, (SCOUT, SCOUT), USUAL_SCORES)
        assert [*points(result), result[8]] == steady_rounds(1, f"same {number}", W, W)[0].tolist()


def test_a_seed_names_the_deal_whoever_plays_it_and_the_dealer_is_who_does_not_begin() -> None:
    strong = strong_side(2, 1, ROLLOUT)
    assert play_seeded("x", 1, (strong, SCOUT), USUAL_SCORES).shape == (RESULT_SIZE,)
    again = [play_seeded("x", 1, (strong, ROVER), USUAL_SCORES).tolist() for _ in range(2)]
    assert again[0] == again[1]
    # Cards are dealt to seats from the dealer on, so that another dealer's round is the same the other way round.
    one, other = (play_seeded("x", dealer, (SCOUT, SCOUT), USUAL_SCORES).tolist() for dealer in (0, 1))
    assert one[4:8] + one[:4] == other[:8]


def test_the_strong_side_is_ahead_of_the_others() -> None:
    strong = strong_side(8, 8, ROLLOUT)
    assert ahead(strong, SCOUT, 60).likely[0] > 0
    assert ahead(strong, ROVER, 20).likely[0] > 0


@pytest.mark.parametrize("aces", [False, True], ids=["plain", "aces"])
def test_what_a_search_finds_is_legal_and_owes_nothing_to_hidden_cards(aces: bool) -> None:  # noqa: FBT001
    search = CarefulSearch(4, 2, 150, R)
    for position, turn in islice(positions("legal", aces=aces), 0, None, 7):
        view, row = position.view(position.turn), row_of(position, turn)
        hidden = hide_unseen(row, position.turn)
        # A row that was made from the view has nothing to peep at.
        found = careful_action(row, hidden, search, USUAL_SCORES, chance_from("legal"))
        told = row_of_view(view, turn)
        assert careful_action(told, view.other_hidden, search, USUAL_SCORES, chance_from("legal")) == found
        legal = np.empty(MOST_ACTIONS, dtype=np.int64)
        assert found in legal[: actions_to_try(row, 150, legal)]


def test_a_search_leaves_the_steady_action_only_for_a_gain() -> None:
    # One turn is left: the ten brings 10 points, and the steady player sees it as well.
    last = parse_view("A h2789 / a hT s23 c45 d67 s9 / b ?8 / P ?1 / T A1")
    row = row_of_view(last, 31)
    search = CarefulSearch(8, 4, 150, R)
    found = careful_action(row, last.other_hidden, search, USUAL_SCORES, chance_from("last"))
    assert numbered_action(found, Step.CARD).spoken == "play the ten of hearts"
    # Where nothing can change a column any more, nothing gains.
    nothing = parse_view("A hT / a h23456789 / b ?8 / P ?1 / T A1")
    steady = action_number(SteadyPlayer(ROLLOUT).choose(nothing, 31))
    found = careful_action(row_of_view(nothing, 31), 8, search, USUAL_SCORES, chance_from("nothing"))
    assert found == steady >= DISCARDING


def test_the_strong_side_plays_for_the_scoring_that_it_is_told() -> None:
    """Where an expedition costs nothing, every last-minute start pays; where it costs 60, none does."""
    view = parse_view("A / a hT s9 c8 d7 h2345 / b ?8 / P ?1 / T A1")
    search = CarefulSearch(4, 2, 150, R)
    for cost, plays in ((0, True), (60, False)):
        found = careful_action(row_of_view(view, 31), 8, search, score_table(cost=cost), chance_from("told"))
        assert (found < DISCARDING) == plays


def test_other_costs_and_bonuses_worked_out_by_hand() -> None:
    column = start_match("any").position.columns[Seat.A]
    assert not any(column)
    row = row_of_view(parse_view("A hJ9T s23456789 / a c2 / b ?8 / P ?1 / T A1"))
    hearts, spades = row[COLUMNS + 1], row[COLUMNS]
    # 9 and 10 make 19, doubled by the wager; 2 to 9 make 44 in eight cards.
    expected = {(20, 20): (-2, 44), (15, 20): (8, 49), (30, 20): (-22, 34), (20, 0): (-2, 24), (20, 40): (-2, 64)}
    for (cost, bonus), results in expected.items():
        scores = score_table(cost, bonus)
        assert (scores[hearts], scores[spades]) == results
        assert scores[0] == 0
