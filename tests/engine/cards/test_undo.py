"""Ruling C14, the engine's part: the old position is the undo, and the same draw gives the same card again."""

from random import Random

from hypothesis import given

from expeditions_widgets.engine.cards import (
    Draw,
    Position,
    apply,
    legal_actions,
    parse_action,
    parse_card,
    parse_position,
)
from expeditions_widgets.engine.cards.match import start_match
from tests.engine.cards.random_games import examples, reached


def test_ruling_c14_every_action_can_be_undone_to_the_same_text_and_the_same_order_in_hand() -> None:
    match, numbers = start_match("482913"), Random(14)
    kept = []
    while not match.is_over:
        if match.position.is_over:
            match = match.next_round()
        kept.append((match, str(match.position), match.position.hands))
        match = match.apply(numbers.choice(legal_actions(match.position)))
    for old, text, hands in reversed(kept):
        assert str(old.position) == text
        assert old.position.hands == hands


def test_ruling_c14_the_same_card_is_drawn_again_after_an_undo() -> None:
    drawing = apply(parse_position("D s4 / a h59 / P c5 c6 / T A1"), parse_action("h5"))
    first = apply(drawing, Draw())
    assert apply(drawing, parse_action("s")).hands[0][-1] == parse_card("s4")
    assert apply(drawing, Draw()) == first
    assert first.hands[0][-1] == parse_card("c5")


def test_ruling_c14_the_next_round_deals_the_same_cards_again_after_an_undo() -> None:
    match, numbers = start_match("482913"), Random(15)
    while not match.position.is_over:
        before_last = match
        match = match.apply(numbers.choice(legal_actions(match.position)))
    assert before_last.apply(Draw()).next_round() == match.next_round()


@examples(100)
@given(reached())
def test_ruling_c14_at_any_moment_any_action_can_be_undone_and_done_again(position: Position) -> None:
    text, hands = str(position), position.hands
    for action in legal_actions(position):
        done = apply(position, action)
        assert (str(position), position.hands) == (text, hands)
        assert apply(parse_position(text), action) == done
