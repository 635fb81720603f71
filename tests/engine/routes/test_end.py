"""Rulings 19 to 21: when the game ends, and what it was worth."""

from __future__ import annotations

import pytest

from expeditions_widgets.engine.routes import Reason, Step, score_game, score_seat, small_board, winners
from tests.engine.routes.playing import after, at, choices, refused

LANES = small_board("lanes")


def test_ruling_19_an_empty_hand_at_the_end_of_a_turn_finishes_the_round() -> None:
    position = after(at("1 ga / 2 gb gf / 3 gc gd / F 1"), "a:st-ga")
    assert (position.last_round, position.turn, position.is_over) == (True, 1, False)
    position = after(position, "a:ga-ge")
    assert (position.last_round, position.turn, position.is_over) == (True, 2, False)
    assert after(position, "a:ge-ba", "blue:no").is_over


def test_ruling_19_not_only_the_active_players_hand_counts() -> None:
    """Someone else reaches your last card."""
    position = after(at("1 gb gf / 2 ga / 3 gc gd / F 1"), "a:st-ga")
    assert position.hands[1] == ()
    assert (position.last_round, position.turn) == (True, 1)


def test_ruling_19_after_the_last_seats_turn_the_game_is_over_at_once() -> None:
    position = after(at("1 gb gf / 2 gc gd / 3 ga / F 1 / T 3 arrow"), "a:st-ga")
    assert (position.is_over, position.step, position.turn) == (True, Step.OVER, 2)
    assert choices(position) == set()
    assert (refused(position, "a:ga-gb").code, refused(position, "a:ga-gb").rule.key) == ("game-over", "end.over")


@pytest.mark.parametrize(("first", "turns_left"), [(1, 2), (2, 0), (3, 1)])
def test_ruling_19_everyone_up_to_the_last_seat_has_the_same_number_of_turns(first: int, turns_left: int) -> None:
    position = after(at(f"1 ga / 2 gb gf / 3 gc gd / F {first}"), "a:st-ga")
    laid = 0
    for action in ("a:ga-ge", "a:ge-gg"):
        if not position.is_over:
            position = after(position, action)
            laid += 1
    assert (laid, position.is_over) == (turns_left, True)


def test_ruling_19_the_end_is_asked_when_a_turn_ends_not_before() -> None:
    position = after(at("1 ga t1 / 2 gb gf / F 1"), "a:st-ga")
    assert (position.hands[0], position.last_round, position.turn) == ((), False, 0), "a ticket may still be used"
    assert after(position, "end").last_round


def test_ruling_19_no_arrow_that_can_be_laid_finishes_the_round() -> None:
    position = after(at("a cop-gei-sva / v cop-gei-sva / s cop-gei / 1 gia / 2 thi t1 / F 1", LANES), "s:gei-sva")
    assert (position.last_round, position.turn) == (True, 1)
    assert choices(position) == {"remove:a", "remove:v", "remove:s", "end"}


def test_ruling_19_a_later_removal_that_frees_an_arrow_does_not_undo_it() -> None:
    position = after(at("a cop-gei-sva / v cop-gei-sva / s cop-gei / 1 gia / 2 thi t1 / F 1", LANES), "s:gei-sva")
    freed = after(position, "remove:a")
    assert choices(freed) == {"a:gei-sva"}
    assert after(freed, "a:gei-sva").is_over
    stays = after(position, "end")
    assert stays.is_over


def test_ruling_19_the_last_seat_may_leave_an_arrow_free_and_the_game_is_over_all_the_same() -> None:
    position = after(at("a cop-gei-sva / v cop-gei-sva / s cop-gei / 1 gia / 2 thi t2 / F 1", LANES), "s:gei-sva")
    position = after(position, "remove:a", "a:gei-sva", "remove:a")
    assert position.can_advance()
    assert position.is_over


def test_ruling_19_a_removal_before_the_turn_ends_counts() -> None:
    # Player 1 frees an arrow in the same turn that laid the last one: the game goes on.
    position = after(
        at("a cop-gei-sva / v cop-gei-sva / s cop-gei / 1 gia t1 / 2 thi / F 1", LANES), "s:gei-sva", "remove:s"
    )
    assert (position.last_round, position.turn) == (False, 1)


def test_ruling_19_a_player_with_an_empty_hand_goes_on_for_the_open_cards() -> None:
    position = after(at("1 / 2 gb gf / O ga / D gg / F 2 last"), "a:st-ga")
    assert position.areas[0].taken == ("ga",)


def test_ruling_19_a_game_that_was_not_over_is_not_ended_by_an_open_card() -> None:
    assert not after(at("1 gc / 2 gb gf / O ga"), "a:st-ga").last_round


def test_ruling_20_each_kind_of_point_counts_one() -> None:
    score = score_seat(at("1 ga gb !gb -gc =gc *gd t4 / 2"), 0)
    assert score.subtotal(Reason.REVEALED) == 1
    assert score.subtotal(Reason.TAKEN) == 1
    assert score.subtotal(Reason.RETURNED) == 1
    assert score.subtotal(Reason.HELD) == -2
    assert score.subtotal(Reason.LEFT) == -1
    assert score.total == 0
    assert [tuple(point) for point in score.points] == [
        ("revealed", "gc", 1),
        ("taken", "gd", 1),
        ("returned", "gc", 1),
        ("held", "ga", -1),
        ("held", "gb", -1),
        ("left", "gb", -1),
    ]
    assert sum(point.worth for point in score.points) == score.total


def test_ruling_20_a_marked_card_left_counts_twice_against_and_reached_twice_for() -> None:
    left, reached = score_game(at("1 ga !ga / 2 =gb -gb"))
    assert (left.total, reached.total) == (-2, 2)


def test_ruling_20_nothing_at_all_is_zero_and_not_minus_zero() -> None:
    score = score_seat(at("1 / 2"), 0)
    assert score.total == 0
    assert [str(score.subtotal(reason)) for reason in Reason] == ["0"] * 5
    assert score.points == ()


def test_ruling_20_the_most_points_win() -> None:
    assert winners(score_game(at("1 =ga t1 / 2 =gb =gc / 3 =gd t9"))) == (1,)
    assert winners(score_game(at("1 ga t9 / 2"))) == (1,), "minus one is less than nothing"


def test_ruling_20_ties_go_to_the_most_tickets() -> None:
    assert winners(score_game(at("1 =ga t1 / 2 =gb t2 / 3 =gc t0"))) == (1,)


def test_ruling_20_after_that_the_win_is_shared() -> None:
    assert winners(score_game(at("1 =ga t1 / 2 =gb t1 / 3 gc t5"))) == (0, 1)
    assert winners(score_game(at("1 / 2 / 3 / 4"))) == (0, 1, 2, 3)


def test_ruling_21_an_arrow_laid_from_a_red_place_and_taken_back_may_go_on_for_ever() -> None:
    start = position = at("a st-ra / v st-rb / 1 gb t1 / 2 gd t1")
    for _ in range(50):
        position = after(position, "a:ra-ga", "remove:a", "end", "v:rb-ga", "remove:v", "end")
        assert position == start, "both removals were free, and nothing else has changed"
