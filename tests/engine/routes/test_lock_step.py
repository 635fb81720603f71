"""The engine and a second referee, written apart from it, agree on every moment of random games."""

from __future__ import annotations

import pytest

from expeditions_widgets.engine.routes import Position, board_called, legal_actions, score_game, start_game
from tests.engine.routes.random_games import random_game, tables
from tests.engine.routes.referee import Referee


def check_same(position: Position, referee: Referee) -> None:
    assert {str(action) for action in legal_actions(position)} == referee.legal()
    assert [list(route.arrows) for route in position.routes] == list(referee.arrows.values())
    assert [list(hand) for hand in position.hands] == referee.hands
    assert [list(area.tokens) for area in position.areas] == referee.tokens
    assert [area.tickets for area in position.areas] == referee.tickets
    assert (list(position.open_cards), list(position.deck)) == (referee.open, referee.deck)
    assert (list(position.discards), list(position.drawn)) == (referee.discards, referee.drawn)
    assert (position.turn, position.is_over, position.last_round) == (referee.turn, referee.over, referee.last)
    assert (position.loop_due or "", position.blue_due) == (referee.loop, referee.blue)
    assert [(score.total, score.tickets) for score in score_game(position)] == referee.totals()


def agree(position: Position, seed: str, likes: str = "") -> Position:
    """Play a random game with both, check every moment of it, and return its end."""
    referee = Referee(position)
    for now, action in random_game(seed, position.players, position.board, likes):
        if action is not None:
            referee.play(str(action))
        check_same(now, referee)
        position = now
    return position


@pytest.mark.parametrize(("name", "players"), tables())
def test_the_engine_and_the_second_referee_agree_all_the_way(name: str, players: int) -> None:
    for game in range(3 if name == "world" else 20):
        agree(start_game(f"lock {game}", players, board_called(name)), f"lock {game}")


@pytest.mark.parametrize(("name", "players"), [("world", 6), ("europe", 2), ("europe", 4), ("lanes", 2)])
def test_they_agree_when_cards_are_swapped_until_the_discards_are_shuffled(name: str, players: int) -> None:
    games = range(2 if name == "world" else 20)
    ends = [agree(start_game(f"swap {game}", players, board_called(name)), f"swap {game}", "swap") for game in games]
    assert sum(position.reshuffles for position in ends) > 0


@pytest.mark.parametrize(("name", "players"), [("world", 3), ("loops", 2), ("europe", 3)])
def test_they_agree_when_arrows_are_taken_back_again_and_again(name: str, players: int) -> None:
    for game in range(1 if name == "world" else 20):
        agree(start_game(f"back {game}", players, board_called(name)), f"back {game}", "remove")
