"""Rulings 11 to 13: blue places, and how tickets fit into a turn."""

from __future__ import annotations

from expeditions_widgets.engine.routes import Step, small_board
from tests.engine.routes.playing import after, at, board_of, choices, refused


def test_a_blue_place_gives_the_active_player_an_arrow_of_any_expedition() -> None:
    position = after(at("v st-ga / 1 gc / 2 gd"), "a:st-ba")
    assert (position.blue_due, position.turn, position.step) == (1, 0, Step.AFTER)
    assert {"blue:a:ba-ga", "blue:v:ga-gb", "blue:s:st-gc"} <= choices(position)
    assert after(position, "blue:s:st-gc").turn == 1


def test_ruling_11_the_blue_arrow_may_be_declined() -> None:
    position = after(at("1 gc / 2 gd"), "a:st-ba")
    assert "blue:no" in choices(position)
    declined = after(position, "blue:no")
    assert (declined.blue_due, declined.turn) == (0, 1)


def test_ruling_11_one_of_two_may_be_declined_and_the_other_laid() -> None:
    position = after(at("1 gc / 2 gd"), "a:st-ba", "blue:a:ba-bb", "blue:a:bb-st")
    assert position.blue_due == 0
    assert position.loop_due is not None
    two = after(at("a st-ba-ga-gb / 1 gc / 2 gd"), "a:gb-ba", "loop:a:st-bb")
    assert after(two, "blue:no").blue_due == 1
    assert after(two, "blue:no", "blue:v:st-gc").turn == 1


def test_ruling_11_it_is_lost_only_if_no_arrow_of_any_colour_can_be_laid() -> None:
    board = board_of("st-ga ga-ba st-gb gb-gc", arrows=2)
    # Amber's last arrow lands on blue. Violet has one left; in the second game nobody has.
    kept = after(at("a st-ga / v st-gb / s st-ga-ba / 1 gb / 2 gc", board), "a:ga-ba")
    assert (kept.blue_due, choices(kept)) == (1, {"blue:v:gb-gc", "blue:no"})
    lost = after(at("a st-ga / v st-gb-gc / s st-ga-ba / 1 gb / 2 gc", board), "a:ga-ba")
    assert (lost.blue_due, lost.turn, lost.last_round) == (0, 1, True)


def test_ruling_11_arrows_that_run_out_with_two_blue_arrows_due_lose_both() -> None:
    board = board_of("st-ba ba-ga ga-gb gb-ba st-bb bb-gc", arrows=5)
    position = at("a st-ba-ga-gb / v st-bb-gc / s st-bb-gc / 1 ga / 2 gb", board)
    looped = after(position, "a:gb-ba", "loop:a:st-bb")
    assert (looped.blue_due, looped.loop_due, looped.turn) == (0, None, 1), "no arrow of any colour can be laid"


def test_ruling_12_at_most_two_tickets_a_turn_before_or_after_the_arrow() -> None:
    start = at("a st-ga / v st-gb / 1 gc t4 / 2 gd")
    before = after(start, "remove:a", "remove:v")
    assert (before.tickets_used, before.step) == (2, Step.ARROW)
    third = refused(before, "swap")
    assert (third.code, third.rule.key) == ("tickets-used", "R12")
    assert not {text for text in choices(before) if text.startswith(("ticket", "remove", "swap"))}
    split = after(start, "remove:a", "a:st-gc", "remove:v")
    assert (split.turn, split.areas[0].tickets) == (1, 2), "after the second ticket nothing is left to choose"


def test_ruling_12_the_next_turn_counts_anew() -> None:
    position = after(at("a st-ga / v st-gb / 1 gc t4 / 2 gd"), "remove:a", "remove:v", "a:st-ge")
    assert (position.turn, position.tickets_used) == (1, 0)


def test_ruling_12_no_ticket_while_a_loop_or_blue_arrow_is_due() -> None:
    loop = after(at("a st-ga-gb / 1 gc t3 / 2 gd"), "a:gb-st")
    blue = after(at("1 gc t3 / 2 gd"), "a:st-ba")
    for action in ("remove:a", "swap", "ticket:a:st-gc"):
        assert refused(loop, action).code == "loop-now"
        assert refused(blue, action).code == "blue-now"


def test_ruling_12_a_ticket_won_this_turn_may_be_used_this_turn() -> None:
    position = after(at("1 gc / 2 gd"), "a:st-ra")
    assert (position.turn, position.areas[0].tickets) == (0, 1)
    assert {"ticket:a:ra-ga", "remove:a", "end"} <= choices(position)


def test_ruling_12_there_is_no_limit_on_the_tickets_held() -> None:
    position = after(at("1 gc t41 / 2 gd"), "a:st-ra", "end")
    assert position.areas[0].tickets == 42


def test_without_a_ticket_none_can_be_used() -> None:
    position = at("a st-ga / 1 gc / 2 gd t3")
    for action in ("remove:a", "swap", "ticket:a:ga-gb"):
        assert (refused(position, action).code, refused(position, action).rule.key) == ("no-ticket", "ticket.held")


def test_ruling_13_a_tickets_arrow_has_every_effect_of_an_arrow() -> None:
    start = at("a st-ga-gb / 1 gc t2 / 2 gd !gd / O ge / D gf")
    assert after(start, "ticket:a:gb-ra").areas[0].tickets == 2, "one spent, one won"
    assert after(start, "ticket:a:gb-ba").blue_due == 1
    assert after(start, "ticket:a:gb-st").loop_due is not None
    assert after(start, "ticket:a:gb-gd").areas[1].returned == ("gd",)
    assert after(start, "ticket:a:gb-ge").areas[0].taken == ("ge",)


def test_ruling_13_a_tickets_arrow_is_not_the_turns_arrow() -> None:
    before = after(at("1 gc t2 / 2 gd"), "ticket:a:st-ga")
    assert (before.step, before.tickets_used) == (Step.ARROW, 1)
    assert "end" not in choices(before)
    assert refused(before, "end").code == "arrow-first"
    laid = after(before, "a:ga-gb")
    assert refused(laid, "a:gb-gc").code == "arrow-laid"
    assert "ticket:v:st-gc" in choices(laid)


def test_a_red_place_gives_the_ticket_to_the_active_player() -> None:
    board = small_board("six")
    position = after(at("a cop-mat / 1 wie / 2 gei / T 2 arrow", board), "a:mat-car")
    assert [area.tickets for area in position.areas] == [0, 1]


def test_nothing_of_a_blue_place_is_due_without_one() -> None:
    position = at("1 gc / 2 gd")
    assert refused(position, "blue:a:st-ga").code == "no-blue"
    assert refused(position, "blue:no").code == "no-blue"
    assert refused(position, "loop:a:st-ga").code == "no-loop"
    assert refused(position, "keep:1:1").code == "no-swap"
