"""Ruling 14: taking an expedition's last arrow back, and what wakes at the place before."""

from __future__ import annotations

from expeditions_widgets.engine.routes import Expedition
from tests.engine.routes.playing import after, arrows, at, choices, refused


def test_ruling_14_exactly_the_last_arrow_of_one_colour_returns_to_the_supply() -> None:
    position = after(at("a st-ga-gb-gc / v st-gd / 1 ge t1 / 2 gf"), "remove:a")
    assert position.routes[0].arrows == (("st", "ga"), ("ga", "gb"))
    assert position.routes[0].left(position.board) == 18
    assert position.routes[1].arrows == (("st", "gd"),)
    assert position.areas[0].tickets == 0


def test_ruling_14_a_red_place_gives_a_ticket_again_so_that_the_removal_was_free() -> None:
    position = after(at("a st-ra-gb / 1 ge t1 / 2 gf"), "remove:a")
    assert (position.areas[0].tickets, position.tickets_used) == (1, 1)


def test_ruling_14_a_blue_place_gives_an_arrow_again() -> None:
    position = after(at("a st-ba-gb / 1 ge t1 / 2 gf"), "remove:a")
    assert position.blue_due == 1
    assert "blue:a:ba-gb" in choices(position)


def test_ruling_14_a_green_place_reveals_whatever_card_is_held_for_it_now() -> None:
    # gb was visited before player 2 took up its card in a swap: the removal is its next arrival.
    position = after(at("a st-gb-gc / 1 ge t1 / 2 gb gf !gf"), "remove:a")
    assert position.areas[1].revealed == ("gb",)
    assert position.hands[1] == ("gf",)


def test_ruling_14_a_green_place_gives_the_open_card_that_lies_there_now() -> None:
    position = after(at("a st-gb-gc / 1 ge t1 / 2 gf / O gb / D ga"), "remove:a")
    assert (position.areas[0].taken, position.open_cards) == (("gb",), ("ga",))


def test_ruling_14_if_the_arrow_had_closed_a_loop_the_loop_arrow_is_due_again() -> None:
    position = after(at("a st-ga-gb-st gb-gc / 1 ge t1 / 2 gf"), "remove:a")
    assert position.routes[0].head == "st"
    assert position.loop_due is Expedition.AMBER
    assert "loop:a:gb-gc" in choices(position), "the connection freed may be used again"


def test_ruling_14_the_loop_closing_arrow_itself_may_be_removed() -> None:
    closed = at("a st-ga-gb-st / 1 ge t1 / 2 gf")
    position = after(closed, "remove:a")
    assert (position.routes[0].head, position.loop_due) == ("gb", None)
    assert "gb-st" in arrows(position, "a"), "and can be closed again"
    assert after(position, "a:gb-st").loop_due is Expedition.AMBER


def test_ruling_14_a_loop_on_blue_gives_both_again() -> None:
    position = after(at("a st-ba-ga-gb-ba st-gc / 1 ge t1 / 2 gf"), "remove:a")
    assert (position.loop_due, position.blue_due) == (Expedition.AMBER, 1)


def test_ruling_14_removing_the_only_arrow_unstarts_the_expedition_with_no_effect() -> None:
    position = after(at("a st-ra / 1 ge t1 / 2 gf"), "remove:a")
    assert not position.routes[0].is_started
    assert position.routes[0].head is None
    assert position.areas[0].tickets == 0
    assert "st-ra" in arrows(position, "a")
    assert after(at("a st-ga / 1 ge t2 / 2 gf"), "remove:a", "a:st-gb").routes[0].arrows == (("st", "gb"),)


def test_ruling_14_nothing_already_scored_is_undone() -> None:
    laid = after(at("a st-ga / 1 ge t1 / 2 gb gf !gb"), "a:ga-gb", "remove:a")
    assert (laid.areas[1].revealed, laid.areas[1].returned) == (("gb",), ("gb",))
    ticket = after(at("a st-ga / 1 ge t1 / 2 gf"), "a:ga-ra", "remove:a")
    assert ticket.areas[0].tickets == 1, "the ticket that was won stays"


def test_ruling_14_the_freed_connection_may_be_used_again_at_once_in_the_same_turn() -> None:
    position = after(at("a st-ga-gb / 1 ge t1 / 2 gf"), "remove:a", "a:ga-gb")
    assert position.routes[0].arrows == (("st", "ga"), ("ga", "gb"))
    assert position.turn == 1


def test_ruling_14_a_place_is_no_longer_visited_once_its_arrow_is_gone() -> None:
    position = after(at("a st-ga-gb-gc / 1 ge t2 / 2 gf"), "remove:a", "a:gb-gd", "end")
    assert after(position, "a:gd-gc").loop_due is None, "gc is reached for the first time"


def test_an_expedition_without_arrows_has_none_to_take_back() -> None:
    found = refused(at("v st-ga / 1 ge t1 / 2 gf"), "remove:a")
    assert (found.code, found.rule.key) == ("nothing-to-remove", "ticket.remove")


def test_the_arrow_another_player_laid_may_be_taken_back() -> None:
    position = after(at("1 ge / 2 gf t1 / 3 gd"), "a:st-ga", "remove:a")
    assert not position.routes[0].is_started
