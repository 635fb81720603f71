"""Rulings 15 to 18: swaps, the deck, and when a card is revealed."""

from __future__ import annotations

import pytest

from expeditions_widgets.engine.chance import generator, shuffled
from expeditions_widgets.engine.routes import Keep, legal_actions
from tests.engine.routes.playing import after, at, choices, refused


def test_ruling_15_two_are_drawn_one_is_kept_and_one_held_before_is_discarded() -> None:
    position = after(at("a st-ga / 1 gb gc t2 / 2 gd / D ge gf gg"), "swap")
    assert (position.drawn, position.deck, position.hands[0]) == (("ge", "gf"), ("gg",), ("gb", "gc"))
    assert choices(position) == {"keep:1:1", "keep:1:2", "keep:2:1", "keep:2:2"}
    kept = after(position, "keep:2:1")
    assert kept.hands[0] == ("gc", "gf")
    assert set(kept.discards) == {"ge", "gb"}
    assert (kept.drawn, kept.areas[0].tickets, kept.tickets_used) == ((), 1, 1)


def test_ruling_15_the_one_there_is_is_drawn_and_kept() -> None:
    position = after(at("1 gb gc t1 / 2 gd / D ge"), "swap")
    assert (position.drawn, choices(position)) == (("ge",), {"keep:1:1", "keep:1:2"})
    kept = after(position, "keep:1:2")
    assert (kept.hands[0], kept.discards) == (("gb", "ge"), ("gc",))


def test_ruling_15_it_is_offered_only_with_a_card_in_hand_and_one_to_draw() -> None:
    empty_hand = at("a st-ga / 1 t1 / 2 gd / D ge")
    assert "swap" not in choices(empty_hand)
    assert (refused(empty_hand, "swap").code, refused(empty_hand, "swap").rule.key) == ("no-card-to-swap", "R15")
    nothing_left = at("a st-ga / 1 gb t1 / 2 gd")
    assert "swap" not in choices(nothing_left)
    assert refused(nothing_left, "swap").code == "nothing-to-draw"


def test_ruling_15_there_is_no_going_back_after_seeing_the_cards() -> None:
    position = after(at("a st-ga / 1 gb t2 / 2 gd / D ge gf"), "swap")
    assert all(isinstance(action, Keep) for action in legal_actions(position))
    for action in ("end", "a:ga-gb", "swap", "remove:a", "blue:no"):
        assert (refused(position, action).code, refused(position, action).rule.key) == ("swap-now", "R15")


@pytest.mark.parametrize("action", ["keep:3:1", "keep:1:3", "keep:2:9"])
def test_ruling_15_a_card_that_is_not_there_can_be_neither_kept_nor_discarded(action: str) -> None:
    assert refused(after(at("1 gb gc t1 / 2 gd / D ge gf"), "swap"), action).code == "no-such-card"


def test_ruling_15_a_marked_card_may_be_discarded_and_its_token_still_comes_back() -> None:
    position = after(at("a st-ga / 1 gb gc !gb t1 / 2 gd / D ge gf"), "swap", "keep:1:1")
    assert position.areas[0].tokens == ("gb",)
    reached = after(position, "a:ga-gb")
    assert (reached.areas[0].returned, reached.areas[0].tokens, reached.areas[0].revealed) == (("gb",), (), ())


def test_ruling_15_a_swap_may_follow_a_swap_with_a_second_ticket() -> None:
    position = after(at("1 gb t2 / 2 gd / D ge gf gg ga"), "swap", "keep:1:1", "swap", "keep:1:1")
    assert position.hands[0] == ("gg",)
    assert position.discards == ("gf", "gb", "ga", "ge")


def test_ruling_16_the_discards_are_shuffled_under_the_deck_when_too_few_lie_there() -> None:
    position = at("1 gb t1 / 2 gd / D ge / X ga gc gf / C 2:north")
    drawn = after(position, "swap")
    mixed = shuffled(("ga", "gc", "gf"), generator("north reshuffle 3"))
    assert drawn.drawn == ("ge", mixed[0])
    assert drawn.deck == tuple(mixed[1:])
    assert (drawn.discards, drawn.reshuffles) == ((), 3)


def test_ruling_16_enough_in_the_deck_leaves_the_discards_alone() -> None:
    position = after(at("1 gb t1 / 2 gd / D ge gf / X ga gc / C 0:north"), "swap")
    assert (position.discards, position.reshuffles) == (("ga", "gc"), 0)


def test_ruling_16_the_open_row_is_refilled_from_the_reshuffled_discards() -> None:
    position = after(at("1 gb / 2 gd / O ga / X gc / C 0:north"), "a:st-ga")
    assert (position.open_cards, position.discards, position.reshuffles) == (("gc",), (), 1)


def test_ruling_16_with_none_left_the_open_row_stays_short() -> None:
    position = after(at("1 gb / 2 gd / O ga"), "a:st-ga")
    assert (position.open_cards, position.areas[0].taken) == ((), ("ga",))


def test_ruling_16_fulfilled_cards_never_return() -> None:
    position = after(at("1 gb =gc *gf t1 / 2 gd =ge / O ga / X gg"), "swap")
    assert (position.drawn, position.deck) == (("gg",), ())


def test_ruling_17_a_card_is_revealed_in_anyones_turn_by_itself() -> None:
    position = after(at("1 ga gb / 2 gd gc / 3 ge gf"), "a:st-gf")
    assert (position.hands[2], position.areas[2].revealed) == (("ge",), ("gf",))
    assert position.areas[0].revealed == ()


def test_ruling_17_an_open_card_goes_to_the_active_player() -> None:
    position = after(at("1 gb / 2 gd / O ga / D gc / T 2 arrow"), "a:st-ga")
    assert [area.taken for area in position.areas] == [(), ("ga",)]
    assert position.open_cards == ("gc",)


def test_ruling_17_a_card_gained_for_a_place_already_visited_waits_for_the_next_arrival() -> None:
    # The card of gc turns up in the open row while Amber stands at gc, and in a swap.
    refilled = after(at("a st-gc / v st-gb / 1 ge / 2 gd / O ga / D gc"), "s:st-ga")
    assert (refilled.open_cards, refilled.areas[0].taken) == (("gc",), ("ga",))
    swapped = after(at("a st-gc-gb / 1 ge t2 / 2 gd / D gc gf"), "swap", "keep:1:1")
    assert (swapped.hands[0], swapped.areas[0].revealed) == (("gc",), ())
    assert after(swapped, "v:st-gc").areas[0].revealed == ("gc",)


def test_ruling_17_a_token_comes_back_with_its_card() -> None:
    position = after(at("1 ga gb !ga !gb / 2 gd"), "a:st-ga")
    assert (position.areas[0].tokens, position.areas[0].returned, position.hands[0]) == (("gb",), ("ga",), ("gb",))


def test_ruling_18_the_start_has_no_card_and_no_effect() -> None:
    position = after(at("a st-ga-gb / 1 gc / 2 gd / O ge / D gf"), "a:gb-st")
    before = at("a st-ga-gb / 1 gc / 2 gd / O ge / D gf")
    assert "st" not in position.board.cards
    assert (position.areas, position.open_cards, position.hands, position.blue_due) == (
        before.areas,
        before.open_cards,
        before.hands,
        0,
    )
