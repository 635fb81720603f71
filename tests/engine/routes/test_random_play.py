"""Properties of whole games: nothing is lost, nobody is stuck, every game ends, and all of it can be undone."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given

from expeditions_widgets.engine.routes import (
    Keep,
    LaidArrow,
    LayToken,
    Position,
    RefusedActionError,
    Remove,
    Swap,
    TicketArrow,
    apply,
    board_called,
    legal_actions,
    pair,
    parse_record,
    refusal,
    start_game,
    world,
)
from tests.engine.routes.random_games import every_action, examples, random_game, random_record, reached, tables


def check_conserved(position: Position) -> None:
    """Every card, token and arrow is somewhere once, and nothing lies where it can't."""
    board, set_up = position.board, position.board.set_up
    cards = Counter(
        [
            *(code for hand in position.hands for code in hand),
            *(code for area in position.areas for code in (*area.revealed, *area.taken)),
            *position.open_cards,
            *position.deck,
            *position.discards,
            *position.drawn,
        ]
    )
    assert cards == Counter(board.cards)
    marked = [code for area in position.areas for code in (*area.tokens, *area.returned)]
    assert len(set(marked)) == len(marked)
    for area, hand in zip(position.areas, position.hands, strict=True):
        assert len(area.tokens) + len(area.returned) <= set_up.tokens
        assert len(hand) + len(area.revealed) == set_up.hand[position.players]
        assert area.tickets >= 0
    for route in position.routes:
        assert len(route.arrows) + route.left(board) == set_up.arrows
        used = [pair(*ends) for ends in route.arrows]
        assert len(set(used)) == len(used)
        assert set(used) <= board.connections


@pytest.mark.parametrize(("name", "players"), tables())
def test_cards_tokens_and_arrows_are_conserved_and_the_game_ends(name: str, players: int) -> None:
    board = board_called(name)
    for game in range(3 if name == "world" else 20):
        positions = [position for position, _ in random_game(f"{game}", players, board)]
        for position in positions:
            check_conserved(position)
        last = positions[-1]
        assert last.is_over, "no random game here is without end"
        assert [len(area.tokens) + len(area.returned) for area in last.areas] == [board.set_up.tokens] * players


@pytest.mark.parametrize(("name", "players"), tables())
def test_tickets_are_won_on_red_and_spent_one_for_one(name: str, players: int) -> None:
    board = board_called(name)
    red = {place.code for place in board.places.values() if place.colour == "red"}
    position = start_game("tickets", players, board)
    for now, action in random_game("tickets", players, board):
        if action is None:
            continue
        spent = isinstance(action, TicketArrow | Remove | Swap)
        won = isinstance(action, LaidArrow) and action.tip in red
        if isinstance(action, Remove):
            route = now.route(action.expedition)
            won = route.head in red
        change = [after.tickets - before.tickets for before, after in zip(position.areas, now.areas, strict=True)]
        assert change[position.turn] == won - spent
        assert sum(map(abs, change)) == abs(won - spent)
        position = now


@examples(40)
@given(reached(small=True))
def test_what_is_offered_refused_and_applied_agree(position: Position) -> None:
    offered = legal_actions(position)
    assert len(set(offered)) == len(offered)
    before = str(position)
    for action in {*every_action(position.board), *offered}:
        refused = refusal(position, action)
        assert (refused is None) == (action in offered), action
        if refused is None:
            assert apply(position, action) != position
        else:
            with pytest.raises(RefusedActionError) as raised:
                apply(position, action)
            assert raised.value.sentence == refused.sentence
    assert str(position) == before


@examples(60)
@given(reached())
def test_somebody_can_always_act_until_the_game_is_over(position: Position) -> None:
    assert bool(legal_actions(position)) is not position.is_over


@examples(40)
@given(reached())
def test_nothing_is_left_to_the_player_that_leaves_no_choice(position: Position) -> None:
    offered = legal_actions(position)
    assert [str(action) for action in offered] != ["end"]
    assert [str(action) for action in offered] != ["blue:no"]


@pytest.mark.parametrize("players", [2, 6])
def test_undo_gives_back_the_very_same_position_and_redo_the_same_cards(players: int) -> None:
    kept = list(random_game("undo", players, world()))
    texts = [str(position) for position, _ in kept]
    for (before, _), (after, action) in zip(reversed(kept[:-1]), reversed(kept[1:]), strict=True):
        assert action is not None
        assert apply(before, action) == after
    assert [str(position) for position, _ in kept] == texts


@pytest.mark.parametrize(("name", "players"), tables())
def test_a_record_replays_to_the_same_game(name: str, players: int) -> None:
    record = random_record("record", players, board_called(name))
    read = parse_record(str(record))
    assert read == record
    assert [str(position) for position in read.states()] == [
        str(position) for position, _ in random_game("record", players, board_called(name))
    ]


def test_random_games_use_every_kind_of_action() -> None:
    kinds = Counter(type(action).__name__ for _, action in random_game("kinds", 4, world()) if action is not None)
    assert set(kinds) >= {"LayToken", "Arrow", "LoopArrow", "BlueArrow", "TicketArrow", "Remove", "Swap", "Keep"}
    assert kinds[LayToken.__name__] == 16
    assert kinds[Swap.__name__] == kinds[Keep.__name__]
