"""The two steps of a turn: what may be played, discarded and drawn, and what each changes."""

import pytest

from expeditions_widgets.engine.cards import (
    Draw,
    Play,
    Position,
    Seat,
    Step,
    Suit,
    apply,
    fits,
    legal_actions,
    legal_card_actions,
    legal_draws,
    parse_action,
    parse_card,
    parse_position,
)

ANNA = "A hKQ47 / B h68 / D s7 h2 / a h59 sJ3 d2 cTKQ / b s4 / P c5 c6 c7 / T A1"
"""The sheet's example: Anna's hearts are K Q 4 7, and she holds the 5 and the 9."""


def after(text: str, *actions: str) -> Position:
    position = parse_position(text)
    for action in actions:
        position = apply(position, parse_action(action))
    return position


def legal(position: Position) -> set[str]:
    return {str(action) for action in legal_actions(position)}


def column(codes: str) -> tuple[bool, ...]:
    """Return whether J, A and 2 to 10 of hearts, in this order, fit on hearts of these ranks."""
    cards = tuple(parse_card(f"h{rank}") for rank in codes)
    return tuple(fits(parse_card(f"h{rank}"), cards) for rank in "JA23456789T")


@pytest.mark.parametrize(
    ("codes", "fitting"),
    [
        ("", "JA23456789T"),
        ("K", "JA23456789T"),
        ("KQ", "JA23456789T"),
        ("A", "23456789T"),
        ("2", "3456789T"),
        ("K4", "56789T"),
        ("KQ47", "89T"),
        ("9", "T"),
        ("T", ""),
    ],
)
def test_each_further_card_must_be_higher_gaps_are_fine_and_wagers_come_first(codes: str, fitting: str) -> None:
    assert column(codes) == tuple(rank in fitting for rank in "JA23456789T")


def test_variant_with_aces_the_ace_goes_after_the_wagers_and_before_the_2() -> None:
    assert column("KQJ")[1]
    assert not column("2")[1]
    assert column("A")[2]
    assert not column("A")[0]


def test_the_example_anna_can_play_the_9_and_not_the_5() -> None:
    plays = {str(action) for action in legal_card_actions(parse_position(ANNA)) if isinstance(action, Play)}
    assert plays == {"h9", "sJ", "s3", "d2", "cT", "cK", "cQ"}


def test_the_example_anna_plays_the_9_draws_and_later_discards_the_5() -> None:
    position = after(ANNA, "h9", "p", "s4", "p", "-h5", "p")
    assert str(position).startswith("A hKQ479 / B s4 h68 / D s7 h25 / a sJ3 d2 cTKQ57 / b c6")


def test_the_first_card_of_a_suit_starts_its_expedition() -> None:
    position = after(ANNA, "d2")
    assert position.column(Seat.A, Suit.DIAMONDS) == (parse_card("d2"),)


def test_the_opponents_expeditions_are_separate_from_yours() -> None:
    position = after(ANNA, "h9")
    assert position.column(Seat.B, Suit.HEARTS) == (parse_card("h6"), parse_card("h8"))
    assert position.column(Seat.A, Suit.HEARTS)[-1] == parse_card("h9")


def test_ruling_c7_any_card_in_hand_may_be_discarded_a_playable_one_and_a_wager_too() -> None:
    discards = {text for text in legal(parse_position(ANNA)) if text.startswith("-")}
    assert discards == {"-h5", "-h9", "-sJ", "-s3", "-d2", "-cT", "-cK", "-cQ"}
    assert after(ANNA, "-cK").top_discard(Suit.CLUBS) == parse_card("cK")


def test_a_discard_goes_on_top_of_the_pile_of_its_own_suit() -> None:
    assert after(ANNA, "-h5").discards == ((parse_card("s7"),), (parse_card("h2"), parse_card("h5")), (), ())


def test_after_a_card_the_same_seat_draws_and_after_the_draw_the_other_seat_begins() -> None:
    drawing = after(ANNA, "h9")
    assert (drawing.turn, drawing.step, len(drawing.hands[0])) == (Seat.A, Step.DRAW, 7)
    done = apply(drawing, Draw())
    assert (done.turn, done.step, len(done.hands[0])) == (Seat.B, Step.CARD, 8)


def test_the_top_card_of_the_draw_pile_is_drawn_and_taken_up_last() -> None:
    position = after(ANNA, "h9", "p")
    assert position.hands[0][-1] == parse_card("c5")
    assert position.pile == (parse_card("c6"), parse_card("c7"))
    assert position.shown[0] == frozenset()


def test_the_top_card_of_any_discard_pile_may_be_drawn() -> None:
    assert legal(after(ANNA, "d2")) == {"p", "s", "h"}
    assert after(ANNA, "d2", "s").hands[0][-1] == parse_card("s7")


def test_an_empty_discard_pile_offers_nothing() -> None:
    assert legal(after("a h9 / P s2 / T A1", "h9")) == {"p"}


def test_the_card_just_discarded_may_not_be_drawn_in_this_turn() -> None:
    assert legal(after(ANNA, "-d2")) == {"p", "s", "h"}


def test_ruling_c8_after_a_discard_the_whole_pile_of_that_suit_is_barred() -> None:
    position = after(ANNA, "-h5")
    assert position.barred is Suit.HEARTS
    assert legal(position) == {"p", "s"}


def test_ruling_c8_playing_a_heart_and_taking_the_top_of_the_hearts_pile_is_legal() -> None:
    position = after(ANNA, "h9", "h")
    assert position.hands[0][-1] == parse_card("h2")


def test_ruling_c8_the_bar_is_gone_in_the_next_turn() -> None:
    position = after(ANNA, "-h5", "p")
    assert position.barred is None
    assert legal(apply(position, parse_action("s4"))) == {"p", "s", "h"}
    assert after(ANNA, "-h5", "p", "s4", "h").hands[1] == (parse_card("h5"),)


def test_ruling_c9_a_discard_pile_is_last_in_first_out() -> None:
    position = after("D h259 / a s2 / b s3 / P d2 d3 / T A1", "s2", "h", "s3", "h", "-h9")
    assert position.discards[1] == (parse_card("h2"), parse_card("h9"))
    assert (position.hands[0], position.hands[1]) == ((), (parse_card("h5"),))


def test_legal_actions_are_plays_then_discards_each_in_the_hands_order() -> None:
    position = parse_position("A h7 / a c2 h5 h9 / P s2 / T A1")
    assert [str(action) for action in legal_actions(position)] == ["c2", "h9", "-c2", "-h5", "-h9"]
    assert legal_draws(position) == ()


def test_legal_draws_are_the_draw_pile_then_the_discard_piles_by_suit() -> None:
    position = parse_position("D c2 s3 d4 / P s2 / T B2")
    assert [str(action) for action in legal_actions(position)] == ["p", "s", "d", "c"]
    assert legal_card_actions(position) == ()


def test_an_action_gives_a_new_position_and_leaves_the_old_one() -> None:
    before = parse_position(ANNA)
    apply(before, parse_action("h9"))
    assert before == parse_position(ANNA)
