"""What the rules forbid in a turn: the code, the rule, a sentence with the cards in it, and nothing changed."""

import pytest

from expeditions_widgets.engine.cards import (
    RefusedActionError,
    Seat,
    apply,
    legal_card_actions,
    legal_draws,
    parse_action,
    parse_position,
    refusal,
    rulebook,
)

TABLE = "A hKQ47 s2 / B d5 / D s9 h2 c34 / a h59J d3 / b d48J / P c5 c6"
ACES = "A dA h2 / a hA dJ / P c5 / V aces"

REFUSED = [
    (f"{TABLE} / T A1", "h5", "too-low", "turn.climb", ["5 of hearts", "hearts", "the 7"]),
    (f"{TABLE} / T B1", "d4", "too-low", "turn.climb", ["4 of diamonds", "diamonds", "the 5"]),
    (f"{ACES} / T A1", "hA", "too-low", "turn.climb", ["ace of hearts", "hearts", "the 2"]),
    (f"{TABLE} / T A1", "hJ", "wager-after-number", "turn.wager-first", ["wager", "hearts", "the 7"]),
    (f"{TABLE} / T B1", "dJ", "wager-after-number", "turn.wager-first", ["wager", "diamonds", "the 5"]),
    (f"{ACES} / T A1", "dJ", "wager-after-number", "turn.wager-first", ["wager", "diamonds", "the ace"]),
    (f"{TABLE} / T A1", "d8", "not-in-hand", "turn.hand", ["8 of diamonds"]),
    (f"{TABLE} / T A1", "-d8", "not-in-hand", "turn.hand", ["8 of diamonds"]),
    (f"{TABLE} / T A1", "-s2", "not-in-hand", "turn.hand", ["2 of spades"]),
    (f"{TABLE} / T B1", "h9", "not-in-hand", "turn.hand", ["9 of hearts"]),
    (f"{TABLE} / T A1", "hA", "not-in-hand", "turn.hand", ["ace of hearts"]),
    (f"{TABLE} / T A1", "p", "card-first", "turn.order", ["First play or discard"]),
    (f"{TABLE} / T A1", "s", "card-first", "turn.order", ["First play or discard"]),
    (f"{TABLE} / T A1", "d", "card-first", "turn.order", ["First play or discard"]),
    (f"{TABLE} / T A2", "h9", "draw-now", "turn.order", ["Now draw"]),
    (f"{TABLE} / T A2", "-h9", "draw-now", "turn.order", ["Now draw"]),
    (f"{TABLE} / T A2", "d8", "draw-now", "turn.order", ["Now draw"]),
    (f"{TABLE} / T A2", "d", "empty-pile", "turn.empty", ["diamonds", "empty"]),
    (f"{TABLE} / T A2c", "c", "barred", "turn.barred", ["4 of clubs", "this turn"]),
    (f"{TABLE} / T B2h", "h", "barred", "turn.barred", ["2 of hearts", "this turn"]),
    ("a h9 / T A1", "h9", "round-over", "round.end", ["The round is over"]),
    ("D h9 / T A2", "h", "round-over", "round.end", ["The round is over"]),
]


@pytest.mark.parametrize(("text", "action", "code", "rule", "words"), REFUSED)
def test_the_rules_forbid_it(text: str, action: str, code: str, rule: str, words: list[str]) -> None:
    position = parse_position(text)
    refused = refusal(position, parse_action(action))
    assert refused is not None
    assert (refused.code, refused.rule.key) == (code, rule)
    assert all(word in refused.sentence for word in words)


@pytest.mark.parametrize(("text", "action", "code"), [case[:3] for case in REFUSED])
def test_a_refused_action_raises_the_same_and_changes_nothing(text: str, action: str, code: str) -> None:
    position, again = parse_position(text), parse_position(text)
    with pytest.raises(RefusedActionError) as raised:
        apply(position, parse_action(action))
    assert raised.value.code == code
    assert position == again
    assert str(position) == str(again)


@pytest.mark.parametrize(("text", "action", "code"), [case[:3] for case in REFUSED])
def test_the_acting_seats_view_gives_the_same_refusal(text: str, action: str, code: str) -> None:
    position = parse_position(text)
    refused = refusal(position.view(position.turn), parse_action(action))
    assert refused is not None
    assert refused.code == code


@pytest.mark.parametrize(("text", "action"), [case[:2] for case in REFUSED])
def test_a_refusal_is_one_short_statement_for_people(text: str, action: str) -> None:
    refused = refusal(parse_position(text), parse_action(action))
    assert refused is not None
    assert refused.sentence[0].isupper()
    assert refused.sentence.endswith(".")
    assert len(refused.sentence) < 110
    assert not {"simply", "just", "obviously", "of course"} & set(refused.sentence.lower().split())


def test_a_legal_action_is_not_refused() -> None:
    position = parse_position(f"{TABLE} / T A1")
    assert all(refusal(position, parse_action(action)) is None for action in ("h9", "-h5", "d3", "-hJ"))


def test_every_rule_that_refuses_stands_in_the_rulebook_once() -> None:
    keys = [rule.key for rule in rulebook.ALL]
    assert len(keys) == len(set(keys))
    assert {case[3] for case in REFUSED} <= set(keys)


@pytest.mark.parametrize("action", ["h5", "-h5", "p"])
def test_a_view_of_the_side_that_is_not_to_act_refuses_everything(action: str) -> None:
    view = parse_position(f"{TABLE} / T B1").view(Seat.A)
    refused = refusal(view, parse_action(action))
    assert refused is not None
    assert (refused.code, refused.rule.key) == ("not-your-turn", "turn.order")
    assert legal_card_actions(view) == ()
    assert legal_draws(view) == ()
