"""Properties of views: nothing in one depends on a card hidden from its seat."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.routes import (
    Position,
    apply,
    deal_unseen,
    legal_actions,
    parse_view,
    refusal,
    small_board,
)
from tests.engine.routes.playing import after, at
from tests.engine.routes.random_games import every_action, examples, reached

EVERY_ACTION = every_action(small_board("six"))


def shuffled_behind(position: Position, seat: int, data: st.DataObject) -> Position:
    """Return the position with all cards hidden from `seat` dealt out anew, and with another seed."""
    others = [hand for other, hand in enumerate(position.hands) if other != seat]
    drawn = position.drawn if position.turn != seat else ()
    hidden = [code for cards in (*others, position.deck, position.discards, drawn) for code in cards]
    new = iter(data.draw(st.permutations(hidden)))
    hands = tuple(
        hand if other == seat else tuple(next(new) for _ in hand) for other, hand in enumerate(position.hands)
    )
    return replace(
        position,
        hands=hands,
        deck=tuple(next(new) for _ in position.deck),
        discards=tuple(next(new) for _ in position.discards),
        drawn=tuple(next(new) for _ in drawn) or position.drawn,
        seed=data.draw(st.text(st.characters(codec="utf-8"), max_size=3)),
    )


def seat_of(position: Position, data: st.DataObject) -> int:
    return data.draw(st.integers(0, position.players - 1))


@examples(100)
@given(reached(), st.data())
def test_views_of_two_positions_that_differ_only_in_hidden_cards_are_equal(
    position: Position, data: st.DataObject
) -> None:
    seat = seat_of(position, data)
    swapped = shuffled_behind(position, seat, data)
    assert swapped.view(seat) == position.view(seat)
    assert str(swapped.view(seat)) == str(position.view(seat))
    assert repr(swapped.view(seat)) == repr(position.view(seat))
    assert hash(swapped.view(seat)) == hash(position.view(seat))


@examples(100)
@given(reached(), st.data())
def test_what_a_seat_may_do_and_is_told_does_not_depend_on_hidden_cards(
    position: Position, data: st.DataObject
) -> None:
    seat = seat_of(position, data)
    swapped = shuffled_behind(position, seat, data)
    assert legal_actions(swapped.view(seat)) == legal_actions(position.view(seat))
    if position.turn == seat:
        assert legal_actions(position.view(seat)) == legal_actions(position)
        for action in EVERY_ACTION[:: max(1, len(EVERY_ACTION) // 60)]:
            one, other = refusal(position.view(seat), action), refusal(swapped, action)
            assert (one and one.sentence) == (other and other.sentence)
    else:
        assert legal_actions(position.view(seat)) == ()


@examples(100)
@given(reached(), st.data())
def test_a_swap_looks_the_same_to_the_others_whatever_was_drawn_and_kept(
    position: Position, data: st.DataObject
) -> None:
    seat = seat_of(position, data)
    swapped = shuffled_behind(position, seat, data)
    for action in set(legal_actions(position)) & set(legal_actions(swapped)):
        if position.turn != seat and str(action).startswith(("swap", "keep")):
            assert apply(position, action).view(seat) == apply(swapped, action).view(seat)


@examples(100)
@given(reached(), st.data(), st.text(st.characters(codec="utf-8"), max_size=5))
def test_dealing_the_unseen_cards_gives_a_position_with_the_same_view(
    position: Position, data: st.DataObject, seed: str
) -> None:
    view = position.view(seat_of(position, data))
    dealt = deal_unseen(view, seed)
    assert dealt.view(view.seat) == view
    assert sorted(dealt.hands[view.seat]) == sorted(view.hand)
    assert deal_unseen(parse_view(str(view), position.board), seed) == dealt
    cards = [
        *(code for hand in dealt.hands for code in hand),
        *(code for area in dealt.areas for code in (*area.revealed, *area.taken)),
        *dealt.open_cards,
        *dealt.deck,
        *dealt.discards,
        *dealt.drawn,
    ]
    assert sorted(cards) == sorted(position.board.cards)


def test_the_two_cards_of_a_swap_are_seen_by_their_drawer_alone() -> None:
    position = after(at("1 gb gc t1 / 2 gd / D ge gf gg / C 0:x"), "swap")
    assert (position.view(0).drawn, position.view(0).drawn_count) == (("ge", "gf"), 2)
    assert (position.view(1).drawn, position.view(1).drawn_count) == ((), 2)
    assert "S ge gf" in str(position.view(0))
    assert "S ?2" in str(position.view(1))


def test_nobody_else_sees_a_marked_card_being_swapped_away() -> None:
    position = at("a st-ga / 1 gb gc !gb t1 / 2 gd / D ge gf")
    marked = after(position, "swap", "keep:1:1").view(1)
    unmarked = after(position, "swap", "keep:1:2").view(1)
    assert marked == unmarked
    assert marked.areas[0].tokens == ("gb",)


def test_no_text_of_a_view_names_a_card_that_is_hidden_from_its_seat() -> None:
    position = at("a st-ga / 1 gb gc t1 / 2 gd / O ge / D gf / X gg / C 3:secret")
    text = str(position.view(1))
    assert {"gb", "gc", "gf", "gg"} & set(text.split()) == set()
    assert "secret" not in text
    assert text == "B test / a st-ga / 1 ?2 t1 / 2 gd / O ge / D ?1 / X ?1 / T 1 arrow / F 1 / V 2"
