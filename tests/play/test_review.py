"""The review of a record: prices by its seat's view alone, luck that adds up to the result, all counted."""

from dataclasses import replace
from functools import cache

import pytest

from expeditions_widgets.engine.cards import (
    Record,
    Seat,
    deck,
    legal_actions,
    parse_action,
    parse_record,
    start_match,
)
from expeditions_widgets.engine.chance import generator, shuffled
from expeditions_widgets.play import decision_pricing
from expeditions_widgets.play.decision_pricing import seed_of
from expeditions_widgets.play.recorded_decisions import recorded_rounds
from expeditions_widgets.play.review import Review
from expeditions_widgets.play.reviewed import Kind, Measured, Part, ReviewedRound, ReviewedSide
from expeditions_widgets.players import pricing
from expeditions_widgets.players.pricing import expected_lead, price_actions
from expeditions_widgets.rollouts.compiling import IS_COMPILED
from tests.play.records import BLUNDER, TAKEN, WHOLE
from tests.play.sittings import hidden_cards, replayed

DEALS = 200 if IS_COMPILED else 12


@cache
def reviewed(text: str, *seats: Seat) -> tuple[ReviewedSide, ...]:
    return review_of(parse_record(text), *seats)


def review_of(record: Record, *seats: Seat) -> tuple[ReviewedSide, ...]:
    review = Review(record, seats or (Seat.A,), DEALS)
    shares = list(review.steps())
    assert shares == sorted(shares)
    assert shares[-1] == 1
    return review.sides


def round_of(text: str) -> ReviewedRound:
    (side,) = reviewed(text)
    return side.rounds[0]


def test_the_parts_of_a_finished_round_add_up_to_its_result() -> None:
    one = round_of(WHOLE)
    assert one.lead == Measured(26 - 47, 0)
    assert [part for part, _ in one.parts] == list(Part)
    assert sum(value.mean for _, value in one.parts) == pytest.approx(26 - 47)
    draws = dict(one.parts)[Part.DRAWS].mean
    assert draws == pytest.approx(sum(drawn.change.mean for drawn in one.draws))
    assert len(one.draws) == 16


def test_a_round_that_breaks_off_adds_up_to_the_lead_to_be_expected_then() -> None:
    one = round_of(BLUNDER)
    assert one.lead is not None
    last = recorded_rounds(parse_record(BLUNDER), Seat.A)[0].last
    expected = expected_lead(last, 7, seed_of(last, 7), DEALS)
    assert one.lead == pytest.approx((expected.mean, expected.error))
    assert sum(value.mean for _, value in one.parts) == pytest.approx(expected.mean)


def test_the_deal_is_worth_what_its_view_lets_expect() -> None:
    one = round_of(WHOLE)
    expected = expected_lead(one.played.dealt, 1, seed_of(one.played.dealt, 1), DEALS)
    assert dict(one.parts)[Part.DEAL] == pytest.approx((expected.mean, expected.error))


def test_what_remains_is_within_what_chance_explains() -> None:
    parts = dict(round_of(WHOLE).parts)
    rest = parts[Part.REST]
    # Choices inside the band may cost up to two errors each, which the remainder holds.
    assert abs(rest.mean) < 5 * rest.error + 10


def test_a_blunder_costs_what_its_price_says_and_is_explained() -> None:
    one = round_of(WHOLE)
    first = one.decisions[0]
    view = first.decision.view
    prices = price_actions(view, 1, seed_of(view, 1), DEALS)
    price = prices.of(parse_action("hT"))
    assert first.kind is Kind.COSTLY
    assert first.cost == (price.behind.mean, price.behind.error)
    assert first.band == tuple(each.action for each in prices.best)
    assert [option.action for option in first.options] == [each.action for each in prices.prices]
    assert any("seven of hearts first" in reason for reason in first.reasons)


def test_every_decision_is_counted_and_forced_ones_are_those_without_a_choice() -> None:
    one = round_of(WHOLE)
    assert len(one.decisions) == 32 == sum(len(one.of_kind(kind)) for kind in Kind)
    for each in one.decisions:
        only = len(legal_actions(each.decision.view)) == 1
        assert (each.kind is Kind.FORCED) == only
    costs = sum(each.cost.mean for each in one.of_kind(Kind.COSTLY))
    assert dict(one.parts)[Part.CHOICES].mean == pytest.approx(-costs)
    assert all(each.cost == (0, 0) for each in one.decisions if each.kind is not Kind.COSTLY)


def test_the_costliest_come_to_be_tried_again_with_a_word_for_each_costly_action() -> None:
    (side,) = reviewed(WHOLE)
    costs = sorted((each.cost.mean for each in side.of_kind(Kind.COSTLY)), reverse=True)
    assert [retry.reviewed.cost.mean for retry in side.retries] == costs[:3]
    for retry in side.retries:
        said = dict(retry.said)
        assert set(said) == {option.action for option in retry.reviewed.options if not option.as_good}
        assert all("behind the best" in text for text in said.values())


def test_the_same_record_gives_the_same_review() -> None:
    assert review_of(parse_record(BLUNDER), Seat.A, Seat.B) == reviewed(BLUNDER, Seat.A, Seat.B)


def test_both_sides_have_a_review_of_their_own() -> None:
    first, second = reviewed(BLUNDER, Seat.A, Seat.B)
    assert (first.seat, second.seat) == (Seat.A, Seat.B)
    assert [len(side.rounds[0].decisions) for side in (first, second)] == [6, 6]
    assert second.rounds[0].decisions[0].decision.view.seat is Seat.B


def test_cards_that_a_seat_could_not_know_change_nothing() -> None:
    """Two matches with different hidden cards, in which the seat sees the same: all of its review is equal."""
    record = parse_record(BLUNDER)
    ended = record.replay()
    cards = tuple(shuffled(deck(), generator(f"{record.seed} round 1")))
    unseen = hidden_cards(ended.position, Seat.A)
    new = dict(zip(unseen, shuffled(unseen, generator("other cards")), strict=True))
    match = start_match(record.seed, record.variant, dealer=record.dealer, decks=(cards,))
    other = replayed(match, [entry.action for entry in record.rounds[0]], new).record()
    assert other.replay().position.view(Seat.A) == ended.position.view(Seat.A)
    assert other.replay().position != ended.position
    (one,), (same,) = (review_of(each, Seat.A) for each in (record, replace(other, players=record.players)))
    assert one == same
    assert one.rounds[0].parts


@pytest.mark.parametrize("text", [TAKEN, TAKEN.replace("-dK c", "-dK p")])
def test_a_draw_too_late_to_have_a_price_is_counted_and_all_still_adds_up(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (decision_pricing, pricing):
        monkeypatch.setattr(module, "PILE_ONLY_FROM_TURN", 3)
    (side,) = review_of(parse_record(text))
    (one,) = side.rounds
    assert [each.decision.turn for each in one.of_kind(Kind.LATE)] == [3]
    assert one.lead is not None
    assert sum(value.mean for _, value in one.parts) == pytest.approx(one.lead.mean)
