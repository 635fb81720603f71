"""Properties of views: nothing in one depends on a card hidden from its seat."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.cards import (
    Position,
    Seat,
    apply,
    deal_unseen,
    in_display_order,
    legal_actions,
    parse_view,
    refusal,
)
from tests.engine.cards.random_games import examples, reached
from tests.engine.cards.test_actions import EVERY_ACTION

SEATS = st.sampled_from(Seat)


def shuffled_behind(position: Position, seat: Seat, draw: st.DataObject) -> Position:
    """Return the position with all cards hidden from `seat` dealt out anew among their places."""
    other = seat.other
    hidden = [card for card in position.hands[other] if card not in position.shown[other]]
    order = draw.draw(st.permutations([*hidden, *position.pile]))
    new = iter(order)
    held = tuple(card if card in position.shown[other] else next(new) for card in position.hands[other])
    hands = (position.hands[0], held) if other is Seat.B else (held, position.hands[1])
    return replace(position, hands=hands, pile=tuple(new))


@examples(120)
@given(reached(), SEATS, st.data())
def test_views_of_two_positions_that_differ_only_in_hidden_cards_are_equal(
    position: Position, seat: Seat, data: st.DataObject
) -> None:
    swapped = shuffled_behind(position, seat, data)
    assert swapped.view(seat) == position.view(seat)
    assert str(swapped.view(seat)) == str(position.view(seat))
    assert repr(swapped.view(seat)) == repr(position.view(seat))
    assert hash(swapped.view(seat)) == hash(position.view(seat))


@examples(100)
@given(reached(), SEATS, st.data())
def test_what_a_seat_may_do_and_is_told_does_not_depend_on_hidden_cards(
    position: Position, seat: Seat, data: st.DataObject
) -> None:
    swapped = shuffled_behind(position, seat, data)
    assert legal_actions(swapped.view(seat)) == legal_actions(position.view(seat))
    if position.turn is seat:
        assert legal_actions(position.view(seat)) == legal_actions(position)
        for action in EVERY_ACTION:
            one, other = refusal(position.view(seat), action), refusal(swapped, action)
            assert (one and one.sentence) == (other and other.sentence)


@examples(100)
@given(reached(), SEATS, st.data())
def test_what_one_seat_does_looks_the_same_to_the_other_whatever_it_holds_hidden(
    position: Position, seat: Seat, data: st.DataObject
) -> None:
    swapped = shuffled_behind(position, seat, data)
    for action in set(legal_actions(position)) & set(legal_actions(swapped)):
        if position.turn is not seat:
            assert apply(position, action).view(seat) == apply(swapped, action).view(seat)


@examples(120)
@given(reached(), SEATS, st.text(st.characters(codec="utf-8"), max_size=5))
def test_dealing_the_unseen_cards_gives_a_position_with_the_same_view(
    position: Position, seat: Seat, seed: str
) -> None:
    view = position.view(seat)
    dealt = deal_unseen(view, seed)
    assert dealt.view(seat) == view
    everything = (*position.hands[seat.other], *position.pile)
    again = (*dealt.hands[seat.other], *dealt.pile)
    assert in_display_order(again) == in_display_order(everything)
    assert deal_unseen(parse_view(str(view)), seed) == dealt
