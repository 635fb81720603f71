"""Prices agree with the readable engine and with ends that can be counted; the band and reasons claim no more."""

from dataclasses import replace
from statistics import fmean

import pytest

from benchmarks.rounds import shuffled_deal
from expeditions_widgets.engine.cards import (
    Discard,
    Draw,
    Position,
    Seat,
    View,
    apply,
    deal_unseen,
    legal_actions,
    parse_action,
    parse_card,
    parse_view,
    score_side,
)
from expeditions_widgets.experiments.playing_on import played_on
from expeditions_widgets.players.pricing import Price, Pricer, Pricing, expected_lead, price_actions
from expeditions_widgets.players.reasons import Change, Reason, reasons
from expeditions_widgets.players.steady import SteadyPlayer
from expeditions_widgets.players.weights import ROLLOUT
from expeditions_widgets.rollouts.samples import Sample

OPENING = parse_view("a sJ29 hJQ3 d57 / b ?8 / P ?32 / T A1")
MIDDLE = parse_view("A h24 cJ / B dK35 / D s8 / a h79 c36 sK2 d4 / b d9! ?7 / P ?16 / T A2")
FULL_HAND = parse_view("A h24 cJ / B dK35 / D s8 / a h79 c36 sK2 d46 / b d9! ?7 / P ?16 / T A1")


def lead(position: Position, seat: Seat) -> int:
    own, other = (score_side(position.columns[side]).total for side in (seat, seat.other))
    return own - other


def test_a_last_turn_is_priced_as_its_score() -> None:
    # One card is left and no discard lies open: whatever is laid, the round ends with the draw.
    view = parse_view("A hKQ2 s8 / B c2 / a hT s9 h4 d2 d3 c5 / b ?8 / P ?1")
    pricing = price_actions(view, 40, "last", deals=20)
    for price in pricing.prices:
        if isinstance(price.action, Discard):
            continue
        ended = apply(apply(deal_unseen(view, "any"), price.action), Draw())
        assert set(price.lead.values) == {lead(ended, Seat.A)}
    # The ten brings 3 x 10 points; the nine brings 9.
    assert pricing.best[0].action == parse_action("hT")
    assert pricing.of(parse_action("s9")).behind.mean == 30 - 9


@pytest.mark.parametrize("view", [OPENING, MIDDLE], ids=["opening", "middle"])
def test_prices_agree_with_rounds_played_by_the_readable_engine(view: View) -> None:
    pricing = price_actions(view, 9, "agree", deals=1500)
    player, deals = SteadyPlayer(ROLLOUT), 150
    for price in pricing.prices[::4]:
        leads = []
        for deal in range(deals):
            after = apply(deal_unseen(view, f"readable {deal}"), price.action)
            leads.append(lead(played_on(after, player, 9 + (after.turn is not view.turn)), view.seat))
        readable = Sample(tuple(leads))
        error = (readable.error**2 + price.lead.error**2) ** 0.5
        assert abs(readable.mean - price.lead.mean) < 4 * error


def test_every_action_has_a_price_and_alike_wagers_share_theirs() -> None:
    pricing = price_actions(OPENING, 1, "alike", deals=10)
    for action in legal_actions(OPENING):
        assert pricing.of(action).lead.values
    assert pricing.of(parse_action("hJ")) is pricing.of(parse_action("hQ"))
    assert len(pricing.prices) == len(legal_actions(OPENING)) - 2
    with pytest.raises(ValueError, match="not legal here: play the ten of clubs"):
        pricing.of(parse_action("cT"))


def test_prices_stand_in_order_and_behind_the_first() -> None:
    pricing = price_actions(FULL_HAND, 9, "order", deals=60)
    means = [price.lead.mean for price in pricing.prices]
    assert means == sorted(means, reverse=True)
    for price in pricing.prices:
        pairs = zip(pricing.prices[0].lead.values, price.lead.values, strict=True)
        assert price.behind.values == tuple(best - own for best, own in pairs)
        assert price.cost == (0 if price.as_good else fmean(price.behind.values))


def test_the_band_is_two_standard_errors_wide() -> None:
    best = Price(Draw(), Sample((10, 10, 10, 10)), Sample((0, 0, 0, 0)))
    # Mean 1, squared distances 9 + 1 + 1 + 9 = 20, over 3, over 4, its root: 1.29.
    near = Price(Draw(), Sample((12, 10, 8, 6)), Sample((-2, 0, 2, 4)))
    far = Price(Draw(), Sample((8, 6, 8, 6)), Sample((2, 4, 2, 4)))
    pricing = Pricing(MIDDLE, 9, "band", (best, near, far))
    assert pricing.best == (best, near)
    assert (near.cost, far.cost) == (0, 3)


def test_portions_come_to_the_same_prices() -> None:
    pricer = Pricer(MIDDLE, 9, "portions")
    for deals in (2, 5, 13):
        pricer.play(deals)
    assert pricer.pricing == price_actions(MIDDLE, 9, "portions", deals=20)
    assert pricer.pricing.deals == 20


def test_hidden_cards_make_no_difference() -> None:
    position = shuffled_deal("hidden", aces=False)
    view = position.view(position.turn)
    other = deal_unseen(view, "other cards").view(position.turn)
    assert price_actions(view, 1, "same", deals=10) == price_actions(other, 1, "same", deals=10)


def test_nothing_to_do_has_no_price() -> None:
    with pytest.raises(ValueError, match="nothing to do"):
        price_actions(replace(OPENING, turn=Seat.B), 1, "none")


def test_what_is_expected_of_a_view_is_what_its_steady_choice_is_worth() -> None:
    expected = expected_lead(MIDDLE, 9, "expected", deals=300)
    choice = SteadyPlayer(ROLLOUT).choose(MIDDLE, 9)
    assert expected.values == price_actions(MIDDLE, 9, "expected", deals=300).of(choice).lead.values


def found(view: View, action: str, change: Change, deals: int = 400) -> Reason:
    pricing = price_actions(view, 9, "why", deals=deals)
    return next(one for one in reasons(pricing, parse_action(action)) if one.change is change)


def test_skipping_a_held_card_is_compared_with_playing_it_first() -> None:
    reason = found(FULL_HAND, "h9", Change.ORDER)
    assert (reason.card, reason.instead) == (parse_card("h7"), parse_action("h7"))
    assert reason.gain.mean < 0


def test_leaving_a_wager_out_is_compared_with_laying_it() -> None:
    reason = found(parse_view("a hJQ578 s24 c3 / b ?8 / P ?32 / T A1"), "h5", Change.WAGER_FIRST)
    assert reason.instead == parse_action("hJ")
    assert reason.gain.mean < 0


def test_a_hopeless_start_is_compared_with_waiting() -> None:
    reason = found(FULL_HAND, "d6", Change.WAIT)
    assert reason.gain.mean < 0


def test_what_lies_open_for_the_other_side_is_compared_with_its_leaving_the_table() -> None:
    # Diamonds with a wager at 5: the 6 is worth 12 to the other side, and taking it costs that side its draw.
    reason = found(FULL_HAND, "-d6", Change.OPEN)
    assert reason.instead is None
    assert reason.gain.mean < -3


def test_only_what_is_beyond_its_error_is_a_reason() -> None:
    pricing = price_actions(FULL_HAND, 9, "few", deals=12)
    for price in pricing.prices:
        for reason in reasons(pricing, price.action):
            assert abs(reason.gain.mean) > 2 * reason.gain.error
        sizes = [abs(reason.gain.mean) for reason in reasons(pricing, price.action)]
        assert sizes == sorted(sizes, reverse=True)
