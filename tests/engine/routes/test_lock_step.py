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


@pytest.mark.parametrize(("name", "players"), tables())
def test_the_engine_and_the_second_referee_agree_all_the_way(name: str, players: int) -> None:
    board = board_called(name)
    for game in range(4 if name == "world" else 25):
        referee = Referee(start_game(f"lock {game}", players, board))
        for position, action in random_game(f"lock {game}", players, board):
            if action is not None:
                referee.play(str(action))
            check_same(position, referee)
