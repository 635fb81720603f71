"""The end of a round, and ruling C6: nothing else ends it."""

from random import Random

import pytest

from expeditions_widgets.engine.cards import (
    Draw,
    Position,
    RefusedActionError,
    apply,
    legal_actions,
    legal_draws,
    parse_action,
    parse_position,
    refusal,
    start_match,
)
from tests.engine.cards.test_actions import EVERY_ACTION

ONE_LEFT = "A h2 / D s2 / a h3 c2 / b h4 d5 / P d2 / T A1"


def test_the_round_ends_immediately_when_someone_takes_the_last_card_of_the_draw_pile() -> None:
    position = apply(parse_position(ONE_LEFT), parse_action("h3"))
    assert not position.is_over
    position = apply(position, Draw())
    assert position.is_over
    assert [str(card) for card in position.hands[0]] == ["c2", "d2"]


def test_after_the_end_nobody_plays_any_more() -> None:
    over = apply(apply(parse_position(ONE_LEFT), parse_action("h3")), Draw())
    assert legal_actions(over) == ()
    for action in EVERY_ACTION:
        refused = refusal(over, action)
        assert refused is not None
        assert (refused.code, refused.rule.key) == ("round-over", "round.end")


def test_with_one_card_left_taking_a_discard_does_not_end_the_round() -> None:
    position = apply(apply(parse_position(ONE_LEFT), parse_action("h3")), parse_action("s"))
    assert not position.is_over
    assert position.pile_count == 1


def test_cards_still_in_hand_do_not_count() -> None:
    match = start_match("482913")
    numbers = Random(1)
    while not match.position.is_over:
        match = match.apply(numbers.choice(legal_actions(match.position)))
    result = match.results[0]
    for seat in (0, 1):
        scored = {card for expedition in result.scores[seat].expeditions for card in expedition.cards}
        assert not scored & set(match.position.hands[seat])
        assert scored == {card for column in match.position.columns[seat] for card in column}


def test_ruling_c6_taking_discards_is_legal_without_limit_and_never_ends_a_round() -> None:
    position = start_match("482913").position
    # After one turn each with the pile, both sides only pass discards to and fro.
    position = _turn(_turn(position, "p"), "p")
    count = position.pile_count
    for _ in range(500):
        position = _turn(position, None)
        assert position.pile_count == count
        assert not position.is_over
        assert legal_actions(position)


def _turn(position: Position, draw: str | None) -> Position:
    """Discard the first card that leaves a discard pile to draw from, and draw from it; `draw` says from where."""
    for action in legal_actions(position):
        if not str(action).startswith("-"):
            continue
        drawing = apply(position, action)
        draws = [str(option) for option in legal_draws(drawing)]
        if draw in draws:
            return apply(drawing, parse_action(draw or "p"))
        if draw is None and len(draws) > 1:
            return apply(drawing, parse_action(draws[1]))
    raise AssertionError(f"no discard leaves a pile to draw from in {position}")


def test_taking_from_the_draw_pile_alone_ends_a_round_after_as_many_turns_as_it_has_cards() -> None:
    position, turns = start_match("482913").position, 0
    while not position.is_over:
        position = _turn(position, "p")
        turns += 1
    assert turns == 32


def test_a_refusal_after_the_end_changes_nothing() -> None:
    over = apply(apply(parse_position(ONE_LEFT), parse_action("h3")), Draw())
    text = str(over)
    with pytest.raises(RefusedActionError, match="The round is over: the last card of the draw pile was taken"):
        apply(over, Draw())
    assert str(over) == text
