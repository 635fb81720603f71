"""The unseen cards are dealt as a view allows, and what is played on from there is what the rules make of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import astuple
from typing import TYPE_CHECKING

import numpy as np
import pytest

from expeditions_widgets.engine.cards import (
    SUITS,
    Position,
    Seat,
    apply,
    deck,
    legal_actions,
    parse_view,
    score_side,
    start_match,
)
from expeditions_widgets.engine.cards.match import Variant
from expeditions_widgets.experiments.playing_on import played_on
from expeditions_widgets.players.steady import SteadyPlayer
from expeditions_widgets.players.weights import ROLLOUT, STEADY
from expeditions_widgets.rollouts.action_numbers import action_number, numbered_action
from expeditions_widgets.rollouts.chance import chance_from
from expeditions_widgets.rollouts.dealing import shuffle
from expeditions_widgets.rollouts.paired import PairedRounds
from expeditions_widgets.rollouts.rows import CARD_COUNT, HANDS, NONE, PILE, PILE_COUNT, row_of, row_of_view
from expeditions_widgets.rollouts.steady_weights import weights_row
from expeditions_widgets.rollouts.unseen import Unseen, deal_unseen_into, hide_unseen, list_unseen
from tests.rollouts.lock_step import CARDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from expeditions_widgets.engine.cards import View
    from expeditions_widgets.rollouts.rows import Row

W = weights_row(astuple(STEADY))
SEEDS = [(f"paired {number}", number % 2 == 1) for number in range(6)]


def positions(seed: str, *, aces: bool) -> Iterator[tuple[Position, int]]:
    position, turn, player = start_match(seed, Variant(aces=aces)).position, 1, SteadyPlayer()
    while not position.is_over:
        yield position, turn
        after = apply(position, player.choose(position.view(position.turn), turn))
        turn += after.turn is not position.turn
        position = after


def unseen(view: View) -> Row:
    cards = np.empty(52, dtype=np.int64)
    return cards[: list_unseen(row_of_view(view), cards)]


def rebuilt(view: View, row: Row) -> Position:
    """Return the position that a dealt row stands for, put together from the view and the documented cells."""
    cells = row.tolist()
    other = view.seat.other
    held = [cells[HANDS + 4 * other + suit] for suit in range(4)]
    theirs = tuple(card for place, card in enumerate(CARDS) if held[place // 13] >> place % 13 & 1)
    pile = tuple(CARDS[number] for number in reversed(cells[PILE : PILE + cells[PILE_COUNT]]))
    first = view.seat is Seat.A
    return Position(
        columns=view.columns,
        discards=view.discards,
        turn=view.turn,
        step=view.step,
        barred=view.barred,
        aces=view.aces,
        hands=(view.hand, theirs) if first else (theirs, view.hand),
        pile=pile,
        shown=(view.shown, view.other_shown) if first else (view.other_shown, view.shown),
    )


@pytest.mark.parametrize(("seed", "aces"), SEEDS)
def test_hiding_what_a_seat_has_not_seen_leaves_its_view(seed: str, aces: bool) -> None:  # noqa: FBT001
    for position, turn in positions(seed, aces=aces):
        for seat in Seat:
            view, row = position.view(seat), row_of(position, turn)
            assert hide_unseen(row, seat) == view.other_hidden
            assert row.tolist() == row_of_view(view, turn).tolist()


@pytest.mark.parametrize(("seed", "aces"), SEEDS)
def test_the_unseen_cards_are_the_ones_that_a_seat_can_t_name(seed: str, aces: bool) -> None:  # noqa: FBT001
    for position, _ in positions(seed, aces=aces):
        view = position.view(position.turn)
        seen = {card for side in (*view.columns, view.discards) for run in side for card in run}
        seen |= {*view.hand, *view.other_shown}
        assert {CARDS[number] for number in unseen(view).tolist()} == set(deck(aces=aces)) - seen


@pytest.mark.parametrize(("seed", "aces"), SEEDS)
def test_a_dealt_row_is_a_position_that_the_seat_can_t_tell_from_its_view(seed: str, aces: bool) -> None:  # noqa: FBT001
    chance = chance_from(seed)
    for position, turn in positions(seed, aces=aces):
        view = position.view(position.turn.other if turn % 3 else position.turn)
        row, cards = row_of_view(view, turn), unseen(view)
        shuffle(cards, chance)
        deal_unseen_into(row, Unseen(cards, int(view.seat), view.other_hidden))
        dealt = rebuilt(view, row)
        assert dealt.view(view.seat) == view
        assert row.tolist() == row_of(dealt, turn).tolist()
        assert view.other_shown <= set(dealt.hands[view.seat.other])


def test_each_unseen_card_is_as_likely_in_the_other_hand_and_on_top_of_the_pile() -> None:
    view = parse_view("hJ4 / a h579 sK / b c9! ?4 / P ?11")
    row, cards, chance = row_of_view(view), unseen(view), chance_from("even")
    held: Counter[int] = Counter()
    tops: Counter[int] = Counter()
    deals = 8000
    for _ in range(deals):
        shuffle(cards, chance)
        held.update(cards[:4].tolist())
        tops[int(cards[4 + 11 - 1])] += 1
    assert row[PILE_COUNT] == 11
    for counts, share in ((held, 4 / len(cards)), (tops, 1 / len(cards))):
        error = (deals * share * (1 - share)) ** 0.5
        assert max(abs(counts[card] - deals * share) for card in cards.tolist()) < 4.5 * error


@pytest.mark.parametrize(("seed", "aces"), SEEDS[:4])
def test_rounds_played_on_end_as_the_rules_and_the_steady_player_end_them(seed: str, aces: bool) -> None:  # noqa: FBT001
    for position, turn in list(positions(seed, aces=aces))[3::17]:
        view = position.view(position.turn)
        actions = legal_actions(view)[::4]
        known = row_of_view(view, turn)
        numbers = [action_number(action) for action in actions]
        rounds = PairedRounds(view, [(known, number) for number in numbers], (W, W), seed)
        results = rounds.play(2)
        cards, chance = unseen(view), chance_from(seed)
        for deal in range(2):
            shuffle(cards, chance)
            row = known.copy()
            deal_unseen_into(row, Unseen(cards, int(view.seat), view.other_hidden))
            dealt = rebuilt(view, row)
            for way, action in enumerate(actions):
                after = apply(dealt, action)
                end = played_on(after, SteadyPlayer(), turn + (after.turn is not dealt.turn))
                said = [[score.total for score in score_side(side).expeditions] for side in end.columns]
                found = [results[deal, way, 4 * seat : 4 * seat + 4] for seat in Seat]
                started = [[bool(run) for run in side] for side in end.columns]
                assert [side[begun].tolist() for side, begun in zip(found, started, strict=True)] == said
                assert results[deal, way].sum() == sum(map(sum, said))


def test_the_deals_are_the_same_however_they_are_divided() -> None:
    view = parse_view("hJ4 / a h579 sK / b ?8 / P ?20")
    known = row_of_view(view)

    def fresh() -> PairedRounds:
        return PairedRounds(view, [(known, NONE), (known, 1)], (W, W), "seven")

    whole, parts = fresh(), fresh()
    together = np.concatenate([parts.play(1), parts.play(3), parts.play(6)])
    assert whole.play(10).tolist() == together.tolist()


def test_one_action_less_or_more_changes_no_deal() -> None:
    view = parse_view("hJ4 / a h579 sK / b ?8 / P ?20")
    known = row_of_view(view)
    numbers = [action_number(action) for action in legal_actions(view)]
    all_of_them = PairedRounds(view, [(known, number) for number in numbers], (W, W), "seven").play(20)
    for way, number in enumerate(numbers):
        alone = PairedRounds(view, [(known, number)], (W, W), "seven").play(20)
        assert alone[:, 0].tolist() == all_of_them[:, way].tolist()


def test_each_side_plays_by_its_own_weights() -> None:
    view = start_match("weights").position.view(Seat.A)
    known = row_of_view(view)
    other = weights_row(astuple(ROLLOUT))
    plain, first, second = (
        PairedRounds(view, [(known, NONE)], weights, "seven").play(40) for weights in ((W, W), (other, W), (W, other))
    )
    assert len({plain.tobytes(), first.tobytes(), second.tobytes()}) == 3


def test_every_action_has_a_number_and_comes_back() -> None:
    for position, _ in positions("numbers", aces=True):
        for action in legal_actions(position):
            assert numbered_action(action_number(action), position.step) == action


def test_suits_are_in_the_deck_s_order() -> None:
    assert [CARDS[13 * place].suit for place in range(CARD_COUNT // 13)] == list(SUITS)
