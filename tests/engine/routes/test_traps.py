"""Mistakes that other programs of this game make, each played out."""

from __future__ import annotations

from expeditions_widgets.engine.routes import (
    Expedition,
    Reason,
    parse_position,
    score_game,
    small_board,
    world,
)
from tests.engine.routes.playing import after, arrows, at, board_of, choices


def test_someone_else_reaches_your_last_card_and_the_end_is_noticed() -> None:
    position = after(at("1 gb gf / 2 ga / 3 gc / F 1"), "a:st-ga")
    assert position.last_round
    assert position.turn == 1, "and player 2, without a card, still has a turn"


def test_arrows_run_out_with_a_blue_arrow_due() -> None:
    board = board_of("st-ba ba-ga ga-gb gb-gc gc-gd st-ge", arrows=1)
    position = after(at("a st-ba / v st-ge / 1 ga / 2 gb / F 1", board), "s:st-ba")
    assert (position.blue_due, position.last_round, position.turn) == (0, True, 1)


def test_a_removal_reopens_a_loop() -> None:
    position = after(at("a st-ga-gb-st ga-gc / 1 gd t1 / 2 ge"), "remove:a")
    assert position.loop_due is Expedition.AMBER
    assert after(position, "loop:a:gb-gc").routes[0].arrows[-1] == ("gb", "gc")


def test_removing_the_first_arrow_makes_no_loop_of_the_start() -> None:
    position = after(at("a st-ga / 1 gd t2 / 2 ge"), "remove:a", "a:st-gb", "ticket:a:gb-gc")
    assert position.loop_due is None
    assert position.routes[0].visited == {"st", "gb", "gc"}


def test_a_connection_is_freed_and_used_again_in_the_same_turn_the_other_way_round() -> None:
    position = after(at("a st-ga-gb-gc / 1 gd t2 / 2 ge"), "remove:a", "remove:a", "a:ga-gc")
    assert position.routes[0].arrows == (("st", "ga"), ("ga", "gc"))
    assert "gc-gb" in arrows(position, "a")


def test_loops_are_counted_for_each_expedition() -> None:
    position = after(at("a st-ga-gb / v st-gb-gc / 1 gd / 2 ge"), "a:gb-gc")
    assert position.loop_due is None
    assert after(position, "v:gc-st").loop_due is Expedition.VIOLET


def test_a_history_is_longer_than_three_arrows() -> None:
    route = "st-ga-gb-gc-gd-ge-gf-gg"
    position = after(at(f"a {route} / 1 / 2"), "a:gg-ga")
    assert position.loop_due is Expedition.AMBER
    assert "loop:a:gc-gf" in choices(position)
    taken = after(at("a st-ga-gb-gc-gd-ge / 1 gf t4 / 2 gg"), "remove:a", "remove:a", "v:st-ra", "s:st-rb", "end")
    assert taken.turn == 0
    assert after(taken, "remove:a", "remove:a", "v:ra-rb").routes[0].arrows == (("st", "ga"),)


def test_the_start_is_no_card() -> None:
    for board in (world(), small_board("six"), small_board("europe")):
        assert board.start not in board.cards
    assert len(world().cards) == 75


def test_there_is_no_minus_zero_in_scores() -> None:
    for score in score_game(parse_position("1 / 2", world())):
        assert str(score.total) == "0"
        assert all(str(score.subtotal(reason)) == "0" for reason in Reason)


def test_the_card_of_a_place_reached_with_the_own_loop_arrow_counts() -> None:
    position = after(at("a st-ga-gb / 1 gc / 2 gd"), "a:gb-st", "loop:a:ga-gc")
    assert position.areas[0].revealed == ("gc",)


def test_a_token_of_another_player_comes_back_to_its_owner() -> None:
    position = after(at("1 gc / 2 ga gd !ga"), "a:st-ga")
    assert [area.returned for area in position.areas] == [(), ("ga",)]


def test_a_ticket_is_spent_before_the_red_place_gives_one() -> None:
    position = after(at("a st-ra / 1 gc t1 / 2 gd"), "ticket:a:ra-rb")
    assert (position.areas[0].tickets, position.tickets_used) == (1, 1)
    assert "remove:a" in choices(position)
