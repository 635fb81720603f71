"""What a seat may know: ruling C9, its own hand, and the cards the other side was seen to take."""

import pytest

from expeditions_widgets.engine.cards import (
    Position,
    Seat,
    Suit,
    apply,
    legal_actions,
    parse_action,
    parse_card,
    parse_position,
    parse_view,
)

TABLE = "A hKQ47 / B d5 / D s97 h2 / a h59 d3! / b d48 c2! / P c5 c6 c7"


def after(text: str, *actions: str) -> Position:
    position = parse_position(text)
    for action in actions:
        position = apply(position, parse_action(action))
    return position


@pytest.mark.parametrize(
    ("seat", "text"),
    [
        (Seat.A, "A hKQ47 / B d5 / D s97 h2 / a h59 d3! / b c2! ?2 / P ?3 / T A1"),
        (Seat.B, "A hKQ47 / B d5 / D s97 h2 / a d3! ?2 / b d48 c2! / P ?3 / T A1"),
    ],
)
def test_a_view_names_its_own_hand_and_counts_the_other_hand_and_the_draw_pile(seat: Seat, text: str) -> None:
    view = parse_position(TABLE).view(seat)
    assert str(view) == text
    assert (view.pile_count, view.other_count, view.other_hidden) == (3, 3, 2)


@pytest.mark.parametrize("seat", Seat)
def test_a_view_holds_no_hidden_card_anywhere(seat: Seat) -> None:
    position = parse_position(TABLE)
    hidden = {*position.pile, *position.hands[seat.other]} - position.shown[seat.other]
    view = position.view(seat)
    assert not any(card.code in repr(value) for card in hidden for value in (view.hand, view.other_shown, view.shown))
    assert not any(f"'{card.code}'" in str(view) for card in hidden)


def test_ruling_c9_every_discard_is_remembered_with_the_order_of_its_pile() -> None:
    view = after(TABLE, "-h5").view(Seat.B)
    assert [str(card) for card in view.discards[0]] == ["s9", "s7"]
    assert [str(card) for card in view.discards[1]] == ["h2", "h5"]
    assert str(view.top_discard(Suit.HEARTS)) == "h5"


def test_ruling_c9_the_number_of_cards_in_the_draw_pile_is_public() -> None:
    position = after(TABLE, "h9", "p")
    assert [position.view(seat).pile_count for seat in Seat] == [2, 2]


def test_ruling_c9_a_card_taken_from_a_discard_pile_stays_known_to_the_other_side() -> None:
    position = after(TABLE, "h9", "s")
    assert {str(card) for card in position.view(Seat.B).other_shown} == {"s7", "d3"}
    assert {str(card) for card in position.view(Seat.A).shown} == {"s7", "d3"}


def test_a_card_from_the_draw_pile_is_known_to_its_seat_alone() -> None:
    position = after(TABLE, "h9", "p")
    assert "c5" in {str(card) for card in position.view(Seat.A).hand}
    assert {str(card) for card in position.view(Seat.B).other_shown} == {"d3"}


@pytest.mark.parametrize("action", ["d3", "-d3"])
def test_a_shown_card_that_is_laid_is_no_longer_held(action: str) -> None:
    position = after(TABLE, action)
    assert position.shown[0] == frozenset()
    assert position.view(Seat.B).other_shown == frozenset()


def test_a_shown_card_laid_and_drawn_from_the_draw_pile_later_would_be_hidden_again() -> None:
    position = after("a c2! / b s2 / D h2 / P d2 d3 / T A1", "-c2", "p", "s2", "c")
    assert position.shown == (frozenset(), frozenset({parse_card("c2")}))


def test_only_the_seat_to_act_has_actions_in_its_view() -> None:
    position = parse_position(TABLE)
    assert legal_actions(position.view(Seat.A)) == legal_actions(position)
    assert legal_actions(position.view(Seat.B)) == ()
    assert [position.view(seat).to_act for seat in Seat] == [True, False]


def test_nobody_is_to_act_once_the_round_is_over() -> None:
    position = after("a h9 / P c2 / T A1", "h9", "p")
    assert [position.view(seat).to_act for seat in Seat] == [False, False]
    assert all(legal_actions(position.view(seat)) == () for seat in Seat)


def test_a_view_keeps_the_own_hand_in_the_order_it_was_taken_up() -> None:
    position = after("a h9 c2 d3 / b s2 / P s5 s6 / T A1", "d3", "p")
    assert [str(card) for card in position.view(Seat.A).hand] == ["h9", "c2", "s5"]


def test_reprs_read_back() -> None:
    position = parse_position(TABLE)
    assert repr(position) == f"parse_position({str(position)!r})"
    assert repr(position.view(Seat.B)) == f"parse_view({str(position.view(Seat.B))!r})"
    assert parse_view(str(position.view(Seat.B))) == position.view(Seat.B)
