"""The steady player decides as the terse reference does, in every position of whole rounds of the plain deck."""

from importlib import import_module
from typing import Any

import pytest

from benchmarks.rounds import RandomPlayer, shuffled_deal
from expeditions_widgets.engine.cards import (
    SUITS,
    Action,
    Card,
    Discard,
    Draw,
    Play,
    Position,
    Seat,
    alike,
    apply,
    score_side,
)
from expeditions_widgets.engine.chance import generator
from expeditions_widgets.players.player import PILE_ONLY_FROM_TURN, Player
from expeditions_widgets.players.steady import SteadyPlayer
from expeditions_widgets.players.weights import STEADY, Weights

reference: Any = import_module("tests.players.heuristic_reference")  # it has no types

RANKS = "JQK23456789T"
ROLLOUT = Weights(*reference.ROLLOUT[0], *reference.ROLLOUT[1])


def number_of(card: Card) -> int:
    return SUITS.index(card.suit) * 12 + RANKS.index(card.rank)


def card_of(number: int) -> Card:
    return Card(SUITS[number // 12], RANKS[number % 12])


def game_of(position: Position) -> Any:  # noqa: ANN401 - the reference has no types
    """Return a fresh deal as the reference keeps it."""
    game = reference.G()
    game.hand = [[0] * 4, [0] * 4]
    for seat, hand in enumerate(position.hands):
        for card in hand:
            game.hand[seat][SUITS.index(card.suit)] |= 1 << RANKS.index(card.rank)
    game.play, game.col, game.known = [[0xFFF] * 4, [0xFFF] * 4], [[0] * 4, [0] * 4], [[0] * 4, [0] * 4]
    game.disc, game.piles = [0] * 4, [[], [], [], []]
    game.deck = [number_of(card) for card in reversed(position.pile)]
    game.me, game.ply = int(position.turn), 0
    return game


def expected_card_action(game: Any) -> Action:  # noqa: ANN401
    me, other = game.me, 1 - game.me
    move = reference.h_card(
        game.hand[me], game.play[me], game.col[me], game.col[other],
        game.play[other], game.disc, game.known[other], len(game.deck),
    )  # fmt: skip
    return Discard(card_of(move & 63)) if move & 64 else Play(card_of(move))


def expected_draw(game: Any, barred: int, turn: int) -> Draw:  # noqa: ANN401
    if turn >= PILE_ONLY_FROM_TURN:
        return Draw()
    me, other = game.me, 1 - game.me
    suit = reference.h_draw(
        game.hand[me], game.play[me], game.col[me], game.col[other],
        game.play[other], game.disc, game.known[other], len(game.deck), game.piles, barred,
    )  # fmt: skip
    return Draw() if suit < 0 else Draw(SUITS[suit])


def same(one: Action, other: Action) -> bool:
    if isinstance(one, Draw) or isinstance(other, Draw):
        return one == other
    return type(one) is type(other) and alike(one.card, other.card)


def compared_round(position: Position, player: SteadyPlayer, opponent: Player | None = None) -> int:
    """Play a round with the reference's own bookkeeping beside the engine's; return the number of decisions compared.

    `player` takes both seats, or seat A against an `opponent`.
    """
    game, compared, turn = game_of(position), 0, 1
    while not position.is_over:
        seat = position.turn
        acting: Player = player if opponent is None or seat is Seat.A else opponent
        checked = acting is player
        laid = acting.choose(position.view(seat), turn)
        assert not checked or same(laid, expected_card_action(game)), (turn, position)
        assert not isinstance(laid, Draw)
        position = apply(position, laid)
        barred = reference.do_card(game, number_of(laid.card) + (64 if isinstance(laid, Discard) else 0))
        drawn = acting.choose(position.view(seat), turn)
        assert not checked or drawn == expected_draw(game, barred, turn), (turn, position)
        assert isinstance(drawn, Draw)
        position = apply(position, drawn)
        over = reference.do_draw(game, -1 if drawn.suit is None else SUITS.index(drawn.suit))
        assert over == position.is_over
        compared += 2 * checked
        turn += 1
    assert [score_side(columns).total for columns in position.columns] == [reference.score(game, seat) for seat in Seat]
    return compared


def test_steady_weights_are_the_reference_ones() -> None:
    assert Weights(*reference.STEADY[0], *reference.STEADY[1]) == STEADY


@pytest.mark.parametrize(("weights", "name"), [(STEADY, "STEADY"), (ROLLOUT, "ROLLOUT")], ids=["steady", "rollout"])
def test_same_decisions_on_both_sides(weights: Weights, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reference, "W", getattr(reference, name)[0])
    monkeypatch.setattr(reference, "D", getattr(reference, name)[1])
    player = SteadyPlayer(weights)
    compared = sum(compared_round(shuffled_deal(f"both sides {number}"), player) for number in range(300))
    assert compared > 300 * 32


def test_same_decisions_against_a_side_that_does_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reference, "W", reference.STEADY[0])
    monkeypatch.setattr(reference, "D", reference.STEADY[1])
    player, opponent = SteadyPlayer(), RandomPlayer(generator("anything"))
    compared = sum(compared_round(shuffled_deal(f"anything {number}"), player, opponent) for number in range(100))
    assert compared > 100 * 32
