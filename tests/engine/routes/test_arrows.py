"""Rulings 4 to 7 and 10: where an arrow may be laid, and when it must be."""

from __future__ import annotations

from random import Random

import pytest

from expeditions_widgets.engine.routes import (
    EXPEDITIONS,
    EndTurn,
    Expedition,
    Route,
    Step,
    apply,
    legal_actions,
    pair,
    small_board,
    start_game,
    world,
)
from tests.engine.routes.playing import after, arrows, at, board_of, choices, refused

LANES = small_board("lanes")
"""sva - gei - cop - gia - thi - azo, a chain; three arrows an expedition."""


def test_an_expedition_leaves_from_the_start_by_any_of_its_six_connections() -> None:
    position = at("1 / 2", world())
    for expedition in EXPEDITIONS:
        assert arrows(position, expedition) == {f"cop-{code}" for code in world().neighbours("cop")}
        assert len(arrows(position, expedition)) == 6


def test_the_next_arrow_leaves_from_the_last_ones_tip() -> None:
    position = at("a cop-gei / 1 / 2", LANES)
    assert arrows(position, "a") == {"gei-sva"}
    assert refused(position, "a:cop-gia").code == "not-from-head"


def test_ruling_4_one_arrow_of_an_expedition_a_connection_in_either_direction() -> None:
    position = at("a st-ga-gb / 1 gc / 2 gd")
    assert arrows(position, "a") == {
        f"gb-{code}" for code in ["st", "gc", "gd", "ge", "gf", "gg", "ba", "bb", "ra", "rb"]
    }
    back = refused(position, "a:gb-ga")
    assert (back.code, back.rule.key) == ("connection-used", "turn.once")


def test_ruling_4_other_expeditions_do_not_matter() -> None:
    position = at("a st-ga-gb / v st-gb / 1 gc / 2 gd")
    assert "gb-ga" in arrows(position, "v")
    assert "st-ga" in arrows(position, "s")


def test_ruling_4_a_place_may_be_visited_again() -> None:
    looped = after(at("a st-ga-gb / 1 gc / 2 gd"), "a:gb-st")
    assert looped.loop_due is Expedition.AMBER


def test_ruling_5_the_arrow_must_be_laid_if_any_expedition_can_be_advanced() -> None:
    position = at("a cop-gei-sva / v cop-gei-sva / 1 t2 / 2 gia", LANES)
    assert "end" not in choices(position)
    first = refused(position, "end")
    assert (first.code, first.rule.key) == ("arrow-first", "R5")


def test_ruling_5_if_none_can_it_is_skipped_and_tickets_may_still_be_used() -> None:
    stuck = "a cop-gei-sva / v cop-gei-sva / s cop-gei-sva"
    position = at(f"{stuck} / 1 gia t1 / 2 thi", LANES)
    assert choices(position) == {"remove:a", "remove:v", "remove:s", "end"}
    freed = after(position, "remove:a")
    assert choices(freed) == {"a:gei-sva"}, "with the arrow back, it can be laid, and so it must be"
    assert (freed.turn, freed.step) == (0, Step.ARROW)


def test_ruling_5_a_turn_with_nothing_to_choose_ends_by_itself() -> None:
    stuck = "a cop-gei-sva / v cop-gei-sva / s cop-gei"
    position = after(at(f"{stuck} / 1 gia / 2 thi t1 / 3 / F 2", LANES), "s:gei-sva")
    # Player 1 laid the last arrow that could be laid, and was the last seat: the game is over.
    assert position.is_over


def test_ruling_6_the_head_is_the_tip_of_the_last_laid_arrow_after_a_loop_arrow_too() -> None:
    position = after(at("a st-ga-gb-gc / 1 ge / 2 gd"), "a:gc-st", "loop:a:ga-gd")
    assert position.routes[0].head == "gd"
    assert position.routes[0].arrows == (("st", "ga"), ("ga", "gb"), ("gb", "gc"), ("gc", "st"), ("ga", "gd"))


def test_ruling_6_a_history_longer_than_three_arrows_counts_in_full() -> None:
    position = at("a st-ga-gb-gc-gd-ge-gf / 1 gg / 2")
    assert after(position, "a:gf-ga").loop_due is Expedition.AMBER, "ga was the first place of seven"
    closed = at("a st-ga-gb-gc-gd-ge-gf-ga / T 1 after loop:a / 1 gg t1 / 2")
    assert refused(closed, "loop:a:ga-st").code == "connection-used"


def test_ruling_7_an_edge_place_is_one_place_and_its_two_sides_make_no_difference() -> None:
    board = small_board("pacific")
    position = at("a syd-nan-moa / 1 / 2", board)
    assert board.places["moa"].edge
    # moa is reached at the left side of the map, and links drawn at its right side are as free as the others.
    assert arrows(position, "a") == {"moa-rot", "moa-tah", "moa-kla"}


def test_ruling_7_a_dashed_connection_has_no_rule_of_its_own() -> None:
    dashed = {pair(link.a, link.b) for link in world().links if link.dashed}
    at_start = {code for code in world().neighbours("cop") if pair("cop", code) in dashed}
    assert {f"cop-{code}" for code in at_start} <= arrows(at("1 / 2", world()), "a")
    assert dashed <= world().connections


def test_no_arrow_without_supply() -> None:
    board = board_of("st-ga ga-gb gb-gc gc-st gc-gd gd-ge", arrows=2)
    position = at("a st-ga-gb / 1 gd / 2 ge", board)
    assert arrows(position, "a") == set()
    none_left = refused(position, "a:gb-gc")
    assert (none_left.code, none_left.rule.key) == ("no-arrows-left", "turn.supply")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_ruling_10_on_the_world_an_expedition_with_arrows_left_is_never_stuck(players: int) -> None:
    numbers, board = Random(players), world()
    for game in range(4):
        position = start_game(f"stuck {game}", players)
        while not position.is_over:
            if not position.loop_due:
                for route in position.routes:
                    assert bool(route.next_arrows(board)) == (route.left(board) > 0)
            position = apply(position, numbers.choice([*legal_actions(position)]))


def test_ruling_10_a_lone_expedition_wandering_on_the_world_lays_all_45_arrows() -> None:
    numbers, board = Random(10), world()
    for _ in range(150):
        route = Route()
        while route.left(board):
            loops = route.closes_loop and bool(route.loop_arrows(board))
            route = route.longer(*numbers.choice(route.loop_arrows(board) if loops else route.next_arrows(board)))
        assert len(route.arrows) == 45


def test_ruling_10_on_a_small_board_an_expedition_can_be_stuck() -> None:
    position = at("a cop-gei-sva / 1 gia / 2 thi", LANES)
    assert position.routes[0].left(LANES) == 1
    assert arrows(position, "a") == set()
    assert EndTurn() not in legal_actions(position)
