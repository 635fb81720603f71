"""What the rules forbid: the code, the rule, a sentence with the places in it, and nothing changed."""

from __future__ import annotations

import pytest

from expeditions_widgets.engine.routes import (
    RefusedActionError,
    apply,
    legal_actions,
    parse_action,
    parse_position,
    refusal,
    rulebook,
)
from tests.engine.routes.playing import OPEN

TURN = "a st-ga-gb / v st-gc / 1 gd ge t1 / 2 gf gg"
LOOP = "a st-ga-gb-st / 1 gd ge t1 / 2 gf gg / T 1 after loop:a"
BLUE = "a st-ba / 1 gd ge t1 / 2 gf gg / T 1 after blue1"
SWAP = "1 gd ge / 2 gf / S ga gb / T 1 arrow used1"
TOKEN = "1 gd ge !gd / 2 gf gg / T 1 token"  # noqa: S105 - a position
OVER = "a st-ga / 1 =ga / 2 gf / T 2 over"

REFUSED = [
    (OVER, "a:ga-gb", "game-over", "end.over", ["over"]),
    (OVER, "end", "game-over", "end.over", ["over"]),
    (TOKEN, "a:st-ga", "token-now", "R2", ["tokens"]),
    (TOKEN, "end", "token-now", "R2", ["tokens"]),
    (TOKEN, "token:gd", "token-there", "R2", ["Gd"]),
    (TOKEN, "token:gf", "not-in-hand", "R2", ["Gf", "hand"]),
    (TURN, "token:gd", "no-token-now", "R2", ["before the first turn"]),
    (TURN, "a:gb-xx", "unknown-place", "board.places", ["'xx'"]),
    (TURN, "token:xx", "unknown-place", "board.places", ["'xx'"]),
    (TURN, "a:ga-gc", "not-from-head", "turn.arrow", ["Amber", "Gb"]),
    (TURN, "s:ga-gc", "not-from-head", "turn.arrow", ["Slate", "St"]),
    (TURN, "a:gb-ga", "connection-used", "turn.once", ["Amber", "Gb", "Ga"]),
    (TURN, "a:gb-gb", "not-connected", "turn.arrow", ["Gb"]),
    (TURN, "ticket:a:gb-ga", "connection-used", "turn.once", ["Amber"]),
    (TURN, "loop:a:gb-gc", "no-loop", "turn.loop", ["loop"]),
    (TURN, "blue:a:gb-gc", "no-blue", "place.blue", ["blue"]),
    (TURN, "blue:no", "no-blue", "place.blue", ["blue"]),
    (TURN, "keep:1:1", "no-swap", "R15", ["swap"]),
    (TURN, "end", "arrow-first", "R5", ["arrow"]),
    (TURN, "remove:s", "nothing-to-remove", "ticket.remove", ["Slate"]),
    (TURN, "swap", "nothing-to-draw", "R15", ["draw"]),
    (f"{TURN} / T 1 after", "a:gb-gd", "arrow-laid", "turn.order", ["ticket"]),
    (f"{TURN} / T 1 arrow used2", "remove:a", "tickets-used", "R12", ["2 tickets"]),
    (f"{TURN} / T 2 arrow", "remove:a", "no-ticket", "ticket.held", ["Red places"]),
    (f"{TURN} / T 2 arrow", "ticket:a:gb-gc", "no-ticket", "ticket.held", ["no ticket"]),
    ("1 t1 / 2 / D ga", "swap", "no-card-to-swap", "R15", ["no card"]),
    (LOOP, "end", "loop-now", "R8", ["Amber", "loop"]),
    (LOOP, "a:st-gd", "loop-now", "R8", ["Amber"]),
    (LOOP, "loop:v:st-gd", "other-expedition", "turn.loop", ["Amber"]),
    (LOOP, "loop:a:gd-ge", "not-visited", "R8", ["Amber", "Gd"]),
    (LOOP, "loop:a:gb-ga", "connection-used", "turn.once", ["Gb", "Ga"]),
    (BLUE, "end", "blue-now", "R9", ["decline"]),
    (BLUE, "a:ba-gd", "blue-now", "R9", ["blue"]),
    (BLUE, "blue:v:ba-gd", "not-from-head", "turn.arrow", ["Violet"]),
    (SWAP, "end", "swap-now", "R15", ["swap"]),
    (SWAP, "keep:3:1", "no-such-card", "R15", ["3", "2 cards drawn"]),
    (SWAP, "keep:1:7", "no-such-card", "R15", ["7", "2 cards in hand"]),
]


@pytest.mark.parametrize(("text", "action", "code", "rule", "words"), REFUSED)
def test_the_rules_forbid_it(text: str, action: str, code: str, rule: str, words: list[str]) -> None:
    refused = refusal(parse_position(text, OPEN), parse_action(action))
    assert refused is not None
    assert (refused.code, refused.rule.key) == (code, rule)
    assert all(word in refused.sentence for word in words), refused.sentence


@pytest.mark.parametrize(("text", "action", "code"), [case[:3] for case in REFUSED])
def test_a_refused_action_raises_the_same_and_changes_nothing(text: str, action: str, code: str) -> None:
    position, again = parse_position(text, OPEN), parse_position(text, OPEN)
    with pytest.raises(RefusedActionError) as raised:
        apply(position, parse_action(action))
    assert raised.value.code == code
    assert position == again
    assert str(position) == str(again)


@pytest.mark.parametrize(("text", "action", "code"), [case[:3] for case in REFUSED])
def test_the_acting_seats_view_gives_the_same_refusal(text: str, action: str, code: str) -> None:
    position = parse_position(text, OPEN)
    refused = refusal(position.view(position.turn), parse_action(action))
    assert refused is not None
    assert refused.code == code


@pytest.mark.parametrize(("text", "action"), [case[:2] for case in REFUSED])
def test_a_refusal_is_one_short_statement_for_people(text: str, action: str) -> None:
    refused = refusal(parse_position(text, OPEN), parse_action(action))
    assert refused is not None
    assert refused.sentence[0].isupper()
    assert refused.sentence.endswith(".")
    assert len(refused.sentence) < 110


@pytest.mark.parametrize("action", ["a:gb-gd", "end", "swap"])
def test_a_view_of_a_seat_that_is_not_to_act_refuses_everything(action: str) -> None:
    view = parse_position(f"{TURN} / T 2 arrow", OPEN).view(0)
    refused = refusal(view, parse_action(action))
    assert refused is not None
    assert (refused.code, refused.rule.key) == ("not-your-turn", "turn.order")
    assert legal_actions(view) == ()


def test_every_rule_that_refuses_stands_in_the_rulebook() -> None:
    assert {case[3] for case in REFUSED} <= set(rulebook.BY_KEY)
