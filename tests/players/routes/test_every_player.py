"""What holds for every player of the route game at any table: legal, fair, repeatable, and games that end."""

from __future__ import annotations

from itertools import pairwise
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.routes import (
    Action,
    Keep,
    LaidArrow,
    Position,
    Remove,
    Step,
    apply,
    deal_unseen,
    legal_actions,
    parse_action,
    score_seat,
    small_board,
    start_game,
)
from expeditions_widgets.experiments.routes.playing import play_game
from expeditions_widgets.players.routes.known import ROUTE_PLAYERS, route_player_called
from tests.engine.routes.random_games import examples, reached

THINKING = ["farsighted", "greedy"]


@pytest.mark.parametrize("key", ROUTE_PLAYERS)
@examples(60)
@given(position=reached(), seed=st.text(max_size=3))
def test_the_choice_is_legal_and_depends_on_the_view_alone(key: str, position: Position, seed: str) -> None:
    if position.is_over:
        return
    view = position.view(position.turn)
    chosen = ROUTE_PLAYERS[key]().choose(view)
    assert chosen in legal_actions(position)
    other = deal_unseen(view, seed)
    assert ROUTE_PLAYERS[key]().choose(other.view(other.turn)) == chosen


@pytest.mark.parametrize("key", ROUTE_PLAYERS)
def test_there_is_nothing_to_choose_out_of_turn(key: str) -> None:
    position = start_game("7", 2, small_board("six"))
    with pytest.raises(ValueError, match="nothing to choose"):
        ROUTE_PLAYERS[key]().choose(position.view(1 - position.turn))


@pytest.mark.parametrize("key", ROUTE_PLAYERS)
def test_each_has_a_name_and_a_habit_in_one_sentence(key: str) -> None:
    player = ROUTE_PLAYERS[key]()
    assert route_player_called(player.name.upper()) == route_player_called(key) == key
    assert player.description.endswith(".")
    assert player.description.count(".") == 1


def test_an_unknown_player_is_told_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"no player 'Scout'; there are farsighted \(Navigator\)"):
        route_player_called("Scout")


def game(key: str, seats: int, seed: str) -> list[tuple[Position, Action]]:
    """Return a game with one player in every seat: its positions, actions taken there, and its end."""
    player, position = ROUTE_PLAYERS[key](), start_game(seed, seats)
    moments: list[tuple[Position, Action]] = []
    while not position.is_over:
        assert len(moments) < 1000, "the game goes on and on"
        action = player.choose(position.view(position.turn))
        moments.append((position, action))
        position = apply(position, action)
    return [*moments, (position, action)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("key", ROUTE_PLAYERS)
def test_no_arrow_is_laid_to_be_taken_straight_back(key: str, seats: int) -> None:
    moments = game(key, seats, "back")
    for (before, laid), (after, then) in pairwise(moments[:-1]):
        assert not (isinstance(laid, LaidArrow) and isinstance(then, Remove) and before.turn == after.turn)
    for index, (position, action) in enumerate(moments):
        if isinstance(action, Remove) and not position.is_over:
            turn_end = next(later for later, _ in moments[index + 1 :] if later.turn != position.turn or later.is_over)
            held, won = (score_seat(moment, position.turn).total for moment in (position, turn_end))
            assert won > held, "an arrow is taken back to score by it"


@pytest.mark.parametrize("key", THINKING)
def test_an_answer_takes_less_than_half_a_second(key: str) -> None:
    player = ROUTE_PLAYERS[key]()
    for position, _ in game(key, 4, "quick")[:-1]:
        view, began = position.view(position.turn), process_time()
        player.choose(view)
        assert process_time() - began < 0.5


@pytest.mark.parametrize("key", ROUTE_PLAYERS)
@pytest.mark.parametrize("name", ["six", "lanes", "loops", "pacific", "europe"])
def test_games_on_small_boards_end(key: str, name: str) -> None:
    board = small_board(name)
    for seats in board.set_up.hand:
        for seed in ("1", "2"):
            played = play_game(start_game(seed, seats, board), [ROUTE_PLAYERS[key]()] * seats)
            assert not played.stopped


@pytest.mark.parametrize("key", ROUTE_PLAYERS)
def test_a_swap_that_another_began_is_ended_legally(key: str) -> None:
    position = start_game("swap", 2)
    while position.step is Step.TOKEN:
        position = apply(position, legal_actions(position)[0])
    position = apply(position, parse_action("swap"))
    chosen = ROUTE_PLAYERS[key]().choose(position.view(position.turn))
    assert isinstance(chosen, Keep)
    assert chosen in legal_actions(position)
