"""Reading positions and views that are right: parts left out, full play, and dealing what is unseen."""

import pytest

from expeditions_widgets.engine.cards import (
    Position,
    Seat,
    Step,
    Suit,
    deal,
    deal_unseen,
    deck,
    parse_position,
    parse_view,
    start_match,
)


def codes(cards: tuple[object, ...]) -> str:
    return " ".join(map(str, cards))


def test_every_field_is_read_to_its_place() -> None:
    position = parse_position("A sJ36 hK / B dT / D s24 c9 / a h5! h9 / b c2 / P d3 d2 / T B2c / V aces")
    assert codes(position.column(Seat.A, Suit.SPADES)) == "sJ s3 s6"
    assert codes(position.column(Seat.A, Suit.HEARTS)) == "hK"
    assert codes(position.column(Seat.B, Suit.DIAMONDS)) == "dT"
    assert codes(position.discards[0]) == "s2 s4"
    assert str(position.top_discard(Suit.SPADES)) == "s4"
    assert [codes(hand) for hand in position.hands] == ["h5 h9", "c2"]
    assert codes(tuple(position.shown[0])) == "h5"
    assert codes(position.pile) == "d3 d2"
    assert (position.turn, position.step, position.barred, position.aces) == (Seat.B, Step.DRAW, Suit.CLUBS, True)


def test_what_is_left_out_is_empty_and_a_is_to_play() -> None:
    position = parse_position("")
    assert position == Position(
        columns=(((), (), (), ()), ((), (), (), ())),
        discards=((), (), (), ()),
        turn=Seat.A,
        step=Step.CARD,
        barred=None,
        aces=False,
        hands=((), ()),
        pile=(),
        shown=(frozenset(), frozenset()),
    )
    assert str(position) == "T A1"


def test_the_first_fields_letter_may_be_left_out() -> None:
    assert parse_position("sJ36 hKQ479T d256789T") == parse_position("A sJ36 hKQ479T d256789T")


@pytest.mark.parametrize(
    "text",
    [
        "a h59 / A hK4 / T A1 / P s2",
        "  A  hK4/a h5 h9/P s2 ",
        "A hK h4 / a h59 / P s2 / B / D",
        "A hK4 //  a h59 / P s2 / ",
    ],
)
def test_order_of_fields_and_spaces_make_no_difference(text: str) -> None:
    assert str(parse_position(text)) == "A hK4 / a h59 / P s2 / T A1"


def test_the_text_is_one_line_of_ascii() -> None:
    text = str(start_match("482913").position)
    assert text.isascii()
    assert text.isprintable()


def test_a_hand_keeps_its_order_and_its_marks() -> None:
    text = "a h9!5 s2! h3! / b d4 / P c2 / T A1"
    assert str(parse_position(text)) == text


def test_a_position_for_full_play_has_the_whole_deck_and_eight_cards_a_hand() -> None:
    text = str(deal(deck(), Seat.B))
    assert str(parse_position(text, whole=True)) == text


def test_a_view_is_that_of_the_seat_whose_hand_has_no_unseen_cards() -> None:
    assert parse_view("a h59 / b ?8 / P ?20").seat is Seat.A
    assert parse_view("a ?8 / b h59 / P ?20").seat is Seat.B
    assert parse_view("a h59 / P ?20").seat is Seat.A


def test_a_view_counts_what_it_does_not_name() -> None:
    view = parse_view("A hK4 / a c2! ?7 / b h59 d3! / P ?20 / T B2")
    assert (view.other_hidden, view.other_count, view.pile_count) == (7, 8, 20)
    assert codes(tuple(view.other_shown)) == "c2"
    assert codes(tuple(view.shown)) == "d3"
    assert str(view) == "A hK4 / a c2! ?7 / b h59 d3! / P ?20 / T B2"


@pytest.mark.parametrize("seat", ["a h59 / b d2! ?7", "a d2! ?7 / b h59"])
def test_dealing_the_unseen_cards_looks_the_same_to_the_seat(seat: str) -> None:
    view = parse_view(f"A hK4 / D c9 / {seat} / P ?20 / T A1")
    position = deal_unseen(view, "482913")
    assert position.view(view.seat) == view
    assert len(position.hands[view.seat.other]) == 8
    assert len(position.pile) == 20
    assert parse_position(str(position)) == position


def test_dealing_the_unseen_cards_is_named_by_its_seed() -> None:
    view = start_match("482913").position.view(Seat.A)
    assert deal_unseen(view, "one") == deal_unseen(view, "one")
    assert deal_unseen(view, "one") != deal_unseen(view, "two")


def test_a_view_of_full_play_deals_to_a_position_of_full_play() -> None:
    view = start_match("482913").position.view(Seat.A)
    assert parse_position(str(deal_unseen(view, "one")), whole=True).view(Seat.A) == view
