"""Rulings 8 and 9: loops, the arrows they make due, and how they chain."""

from __future__ import annotations

from expeditions_widgets.engine.routes import Expedition, Step, small_board
from tests.engine.routes.playing import OPEN, after, at, board_of, choices, refused

SIX = small_board("six")
"""cop, gei, wie, mat; pet is blue, car is red; five arrows. cop: gei pet wie mat; pet: cop gei wie; car: wie mat."""


def test_ruling_8_going_back_to_the_start_closes_a_loop() -> None:
    position = after(at("a cop-gei-pet / 1 wie / 2 mat", SIX), "a:pet-cop")
    assert position.loop_due is Expedition.AMBER
    assert choices(position) == {"loop:a:cop-wie", "loop:a:cop-mat", "loop:a:pet-wie"}


def test_ruling_8_the_loop_arrow_may_not_be_declined_and_comes_before_all_else() -> None:
    position = after(at("a st-ga-gb / 1 gc t3 / 2 gd"), "a:gb-st")
    assert all(text.startswith("loop:a:") for text in choices(position))
    for action in ("end", "blue:no", "remove:a", "swap", "a:st-gc", "ticket:a:st-gc"):
        assert (refused(position, action).code, refused(position, action).rule.key) == ("loop-now", "R8")


def test_ruling_8_it_leaves_from_any_place_visited_over_a_free_connection() -> None:
    position = after(at("a st-ga-gb-gc / 1 gd / 2 ge"), "a:gc-ga")
    visited = {"st", "ga", "gb", "gc"}
    tails = {text.split(":")[2].split("-")[0] for text in choices(position)}
    assert tails == visited
    assert refused(position, "loop:a:gd-ge").code == "not-visited"
    assert refused(position, "loop:a:gb-ga").code == "connection-used"
    assert refused(position, "loop:v:st-ge").code == "other-expedition"
    assert after(position, "loop:a:gb-ge").routes[0].head == "ge"


def test_ruling_8_the_loop_arrow_takes_no_ticket_and_leaves_the_turn_where_it_was() -> None:
    position = after(at("a st-ga-gb / 1 gc t3 / 2 gd"), "a:gb-st", "loop:a:st-gd")
    assert (position.step, position.turn, position.areas[0].tickets, position.tickets_used) == (Step.AFTER, 0, 3, 0)


def test_ruling_8_nothing_is_due_without_an_arrow_left() -> None:
    board = board_of("st-ga ga-gb gb-st gb-gc st-gc gc-gd gd-ge", arrows=3)
    position = after(at("a st-ga-gb / 1 gd / 2 ge", board), "a:gb-st")
    assert position.routes[0].closes_loop
    assert (position.loop_due, position.turn) == (None, 1)


def test_ruling_8_a_single_free_connection_is_the_only_choice() -> None:
    triangle = board_of("st-ga ga-gb gb-st ga-gc gc-gd gd-ge", arrows=9)
    position = after(at("a st-ga-gb / 1 gd / 2 ge", triangle), "a:gb-st")
    assert choices(position) == {"loop:a:ga-gc"}, "the only free connection of the three places"


def test_ruling_8_no_loop_arrow_on_a_ring_that_is_used_up() -> None:
    ring = board_of("st-ga ga-gb gb-gc gc-gd gd-st", arrows=9)
    position = after(at("a st-ga-gb-gc-gd / 1 gb / 2 gc", ring), "a:gd-st")
    assert position.routes[0].closes_loop
    assert (position.loop_due, position.turn) == (None, 1)


def test_ruling_8_the_start_counts_once_the_expedition_has_left_it() -> None:
    assert after(at("1 ga / 2 gb"), "a:st-gc").loop_due is None
    assert after(at("a st-gc-gd / 1 ga / 2 gb"), "a:gd-st").loop_due is Expedition.AMBER


def test_ruling_8_loops_are_counted_for_each_expedition_alone() -> None:
    position = after(at("a st-ga-gb / v st-gc / 1 ge / 2 gd"), "v:gc-ga")
    assert position.loop_due is None, "Amber has been to ga, Violet has not"


def test_ruling_9_the_loop_arrow_may_close_a_further_loop() -> None:
    position = after(at("a st-ga-gb / 1 gc / 2 gd"), "a:gb-st", "loop:a:ga-ge", "v:st-ga")
    chained = after(at("a st-ga-gb-gc-gd / 1 ge / 2 gf"), "a:gd-st", "loop:a:gb-gd")
    assert position.loop_due is None
    assert chained.loop_due is Expedition.AMBER
    assert after(chained, "loop:a:gd-ga", "loop:a:ga-gc").loop_due is Expedition.AMBER


def test_ruling_9_the_loop_arrow_has_the_place_effects_of_an_arrow() -> None:
    red = after(at("a st-ga-gb / 1 gc / 2 gd"), "a:gb-st", "loop:a:ga-ra")
    assert red.areas[0].tickets == 1
    green = after(at("a st-ga-gb / 1 gc / 2 gd !gd"), "a:gb-st", "loop:a:ga-gd")
    assert (green.areas[1].revealed, green.areas[1].returned) == (("gd",), ("gd",))
    blue = after(at("a st-ga-gb / 1 gc / 2 gd"), "a:gb-st", "loop:a:ga-ba")
    assert blue.blue_due == 1


def test_ruling_9_a_loop_closed_on_blue_gives_both_the_loop_arrow_first() -> None:
    position = after(at("a st-ba-ga-gb / 1 gc / 2 gd"), "a:gb-ba")
    assert (position.loop_due, position.blue_due) == (Expedition.AMBER, 1)
    assert all(text.startswith("loop:a:") for text in choices(position))
    assert refused(position, "blue:v:st-ga").code == "loop-now"
    laid = after(position, "loop:a:st-gc")
    assert (laid.loop_due, laid.blue_due) == (None, 1)
    assert {text.split(":")[0] for text in choices(laid)} == {"blue"}


def test_ruling_9_a_loop_arrow_that_lands_on_blue_adds_another() -> None:
    position = after(at("a st-ba-ga-gb / 1 gc / 2 gd"), "a:gb-ba", "loop:a:st-bb")
    assert (position.loop_due, position.blue_due) == (None, 2)
    one = after(position, "blue:v:st-ga")
    assert (one.blue_due, one.step) == (1, Step.AFTER)
    assert after(one, "blue:v:ga-gb").turn == 1


def test_ruling_9_a_blue_arrow_that_closes_a_loop_puts_its_loop_arrow_first() -> None:
    position = after(at("a st-ba-ga-gb / v st-ga-gb / 1 gc / 2 gd"), "a:gb-ba", "loop:a:st-bb", "blue:v:gb-st")
    assert (position.loop_due, position.blue_due) == (Expedition.VIOLET, 1)


def test_on_the_open_board_a_loop_arrow_can_leave_from_every_place_visited() -> None:
    position = after(at("a st-ga-gb / 1 gc / 2 gd", OPEN), "a:gb-st")
    # Each of the three places connects with 11 others, two of them over connections used.
    assert len(choices(position)) == 3 * 9
