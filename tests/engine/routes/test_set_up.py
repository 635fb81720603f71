"""Rulings 1 to 3: the deal, the tokens, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from expeditions_widgets.engine.chance import generator, shuffled
from expeditions_widgets.engine.routes import (
    LayToken,
    Step,
    apply,
    legal_actions,
    small_board,
    start_game,
    world,
)
from tests.engine.routes.playing import OPEN, after, at, board_of, choices, refused

SEEDS = [f"deal {number}" for number in range(40)]
HANDS = {2: 12, 3: 12, 4: 9, 5: 9, 6: 9}
FAR = 3


def far(codes: tuple[str, ...]) -> list[str]:
    return [code for code in codes if world().distance(code) >= FAR]


@pytest.mark.parametrize("players", HANDS)
def test_the_deal_gives_the_hands_the_open_cards_the_tickets_and_every_card_once(players: int) -> None:
    for seed in SEEDS:
        position = start_game(seed, players)
        assert [len(hand) for hand in position.hands] == [HANDS[players]] * players
        assert len(position.open_cards) == 6
        assert [area.tickets for area in position.areas] == [3] * players
        assert [route.left(world()) for route in position.routes] == [45, 45, 45]
        dealt = [code for hand in position.hands for code in hand]
        everything = Counter([*dealt, *position.open_cards, *position.deck])
        assert everything == Counter(world().cards)
        assert len(everything) == 75


@pytest.mark.parametrize("players", HANDS)
def test_ruling_1_every_hand_has_four_far_cards_and_every_open_card_is_far(players: int) -> None:
    for seed in SEEDS:
        position = start_game(seed, players)
        assert all(len(far(hand)) >= 4 for hand in position.hands)
        assert len(far(position.open_cards)) == 6


@pytest.mark.parametrize("players", HANDS)
def test_ruling_1_what_is_exchanged_is_near_and_lies_under_the_deck(players: int) -> None:
    moved = 0
    for seed in SEEDS:
        position = start_game(seed, players)
        cards = shuffled(world().cards, generator(f"{seed} deal"))
        rest = cards[HANDS[players] * players :]
        # The deck is what is left of the cards as they were shuffled, and under it what was put there since.
        count = len(rest)
        taken = next(gone for gone in range(count + 1) if rest[gone:] == list(position.deck[: count - gone]))
        under = position.deck[count - taken :]
        assert far(under) == []
        assert len(under) == taken - 6
        moved += len(under)
    assert moved > 0


def test_ruling_1_the_nearest_of_a_hand_is_exchanged_first() -> None:
    # One token, two connections away: a hand of two near cards gives the nearer one back, the first if level.
    board = board_of("st-ga ga-gb gb-gc gc-gd gd-ge ge-gf gf-gg", hand=2, token_distance=3, open_cards=1, tokens=1)
    nearest = {}
    for number in range(200):
        cards = shuffled(board.cards, generator(f"{number} deal"))
        if {cards[0], cards[2]} == {"ga", "gb"}:
            position = start_game(str(number), 2, board, first=0)
            assert "ga" not in position.hands[0]
            assert "gb" in position.hands[0]
            assert "ga" in position.deck
            nearest[number] = position
    assert nearest


def test_cards_are_dealt_one_at_a_time_from_the_first_seat_on() -> None:
    board = small_board("lanes")
    cards = shuffled(board.cards, generator("north deal"))
    position = start_game("north", 3, board, first=2)
    assert position.hands == ((cards[1],), (cards[2],), (cards[0],))
    assert position.open_cards == (cards[3],)
    assert position.deck == ()


def test_ruling_2_a_token_lies_far_away_on_an_own_cards_place() -> None:
    near, mine = "gei", "fuj"
    position = at(f"1 {near} {mine} / 2 ulu / T 1 token", world())
    assert choices(position) == {f"token:{mine}"}
    assert (refused(position, f"token:{near}").code, refused(position, f"token:{near}").rule.key) == ("too-near", "R2")
    assert (refused(position, "token:ulu").code, refused(position, "token:ulu").rule.key) == ("not-in-hand", "R2")


def test_ruling_2_one_token_each_in_turn_order_four_times_round() -> None:
    position = start_game("tokens", 3, first=1)
    seats = []
    while position.step is Step.TOKEN:
        seats.append(position.turn)
        assert all(isinstance(action, LayToken) for action in legal_actions(position)), "laying is not optional"
        position = apply(position, legal_actions(position)[0])
    assert seats == [1, 2, 0] * 4
    assert [len(area.tokens) for area in position.areas] == [4, 4, 4]
    assert (position.step, position.turn) == (Step.ARROW, 1)


def test_ruling_2_the_marked_card_is_public_and_the_rest_of_the_hand_is_not() -> None:
    position = start_game("tokens", 2, first=0)
    place = position.hands[0][next(i for i, code in enumerate(position.hands[0]) if world().distance(code) >= FAR)]
    view = after(position, f"token:{place}").view(1)
    assert view.areas[0].tokens == (place,)
    assert view.hand_counts == (12, 12)
    assert not hasattr(view, "hands")
    assert all(code not in str(view).split() for code in position.hands[0])


def test_ruling_2_a_place_is_not_marked_twice() -> None:
    position = at("1 fuj ulu !fuj / 2 / T 1 token", world())
    assert choices(position) == {"token:ulu"}
    assert refused(position, "token:fuj").code == "token-there"


def test_a_seat_without_a_card_to_mark_is_passed_over() -> None:
    position = at("1 ga gb / 2 / 3 gc !gc / T 1 token", OPEN)
    laid = after(position, "token:gb", "token:ga")
    assert (laid.step, laid.turn) == (Step.ARROW, 0)


def test_ruling_3_the_seed_draws_who_begins() -> None:
    for players in HANDS:
        drawn = Counter(start_game(str(seed), players).first for seed in range(60 * players))
        assert set(drawn) == set(range(players))
        assert min(drawn.values()) > 30
    assert start_game("same", 4) == start_game("same", 4)
    assert [start_game("same", 4, first=seat).turn for seat in range(4)] == [0, 1, 2, 3]


def test_another_seed_deals_other_cards() -> None:
    assert len({start_game(seed, 4).hands for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize(
    ("players", "board", "words"), [(1, "world", "2, 3, 4, 5, 6"), (7, "world", "7"), (3, "six", "2")]
)
def test_more_or_fewer_players_than_a_board_is_for_are_told(players: int, board: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        start_game("any", players, world() if board == "world" else small_board(board))


def test_a_first_seat_that_is_not_at_the_table_is_told() -> None:
    with pytest.raises(ValueError, match="first seat is 0 to 2, not 3"):
        start_game("any", 3, first=3)
