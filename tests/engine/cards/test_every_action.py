"""Properties of play: cards are conserved, and what is offered, refused and applied agree on every action there is."""

from collections import Counter

import pytest
from hypothesis import given

from expeditions_widgets.engine.cards import (
    Play,
    Position,
    RefusedActionError,
    Step,
    apply,
    deck,
    legal_actions,
    legal_card_actions,
    legal_draws,
    refusal,
)
from tests.engine.cards.random_games import examples, reached, walks
from tests.engine.cards.test_actions import EVERY_ACTION

CODES = {
    "round-over": "round.end",
    "draw-now": "turn.order",
    "card-first": "turn.order",
    "not-in-hand": "turn.hand",
    "too-low": "turn.climb",
    "wager-after-number": "turn.wager-first",
    "barred": "turn.barred",
    "empty-pile": "turn.empty",
}


def cards_on(position: Position) -> Counter[str]:
    """Return how often each card lies anywhere."""
    runs = [*position.columns[0], *position.columns[1], *position.discards, *position.hands, position.pile]
    return Counter(card.code for run in runs for card in run)


@examples(60)
@given(walks())
def test_each_card_lies_in_exactly_one_place_after_every_action(positions: list[Position]) -> None:
    whole = Counter(card.code for card in deck(aces=positions[0].aces))
    assert all(cards_on(position) == whole for position in positions)


@examples(60)
@given(walks())
def test_hands_have_eight_cards_and_seven_before_drawing(positions: list[Position]) -> None:
    for position in positions:
        drawing = position.step is Step.DRAW
        assert len(position.hand) == (7 if drawing else 8)
        assert len(position.hands[position.turn.other]) == 8


@examples(60)
@given(walks())
def test_every_card_lies_in_its_suit_and_every_column_has_its_wagers_first_and_then_climbs(
    positions: list[Position],
) -> None:
    last = positions[-1]
    for side in (*last.columns, last.discards):
        for suit, run in zip("shdc", side, strict=True):
            assert all(card.suit == suit for card in run)
    for column in (*last.columns[0], *last.columns[1]):
        values = ["JQKA23456789T".index(card.rank) for card in column]
        numbers = [value for value in values if value > 2]
        assert values[: len(values) - len(numbers)] == [value for value in values if value <= 2]
        assert numbers == sorted(set(numbers))


@examples(60)
@given(walks())
def test_a_shown_card_is_in_the_hand_of_its_seat(positions: list[Position]) -> None:
    for position in positions:
        assert all(shown <= set(hand) for shown, hand in zip(position.shown, position.hands, strict=True))


@examples(150)
@given(reached())
def test_over_every_conceivable_action_offered_refused_and_applied_agree(position: Position) -> None:
    offered = legal_actions(position)
    assert len(set(offered)) == len(offered)
    assert {*legal_card_actions(position), *legal_draws(position)} == set(offered)
    before = str(position)
    for action in EVERY_ACTION:
        refused = refusal(position, action)
        assert (refused is None) == (action in offered)
        if refused is None:
            changed = apply(position, action)
            assert changed != position
            assert changed.aces is position.aces
            continue
        with pytest.raises(RefusedActionError) as raised:
            apply(position, action)
        assert (raised.value.code, raised.value.rule) == (refused.code, refused.rule)
        assert raised.value.sentence == refused.sentence
        assert CODES[refused.code] == refused.rule.key
    assert str(position) == before


@examples(100)
@given(reached())
def test_somebody_can_always_act_until_the_round_is_over(position: Position) -> None:
    assert bool(legal_actions(position)) is not position.is_over
    assert position.is_over is (position.pile_count == 0)


@examples(100)
@given(reached())
def test_every_card_in_hand_may_be_discarded_and_a_play_is_offered_once(position: Position) -> None:
    if position.step is Step.CARD and not position.is_over:
        actions = legal_card_actions(position)
        assert sum(not isinstance(action, Play) for action in actions) == 8
        assert {action.card for action in actions} == set(position.hand)
