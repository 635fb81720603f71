"""The lab's rounds end as the rules and the steady player end them, deal by deal, whatever the number of wagers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from expeditions_widgets.engine.cards import Card, Position, Seat, View, deck
from expeditions_widgets.experiments.lab_policies import POLICIES
from expeditions_widgets.experiments.lab_presets import PRESETS
from expeditions_widgets.experiments.lab_rounds import laid_ways, played, policy_weights, starting_ways, view_of
from expeditions_widgets.experiments.playing_on import played_on
from expeditions_widgets.experiments.wager_lab import arrivals, by_sum, laid, laid_by, starts
from expeditions_widgets.players.steady import SteadyPlayer
from expeditions_widgets.rollouts.chance import chance_from
from expeditions_widgets.rollouts.dealing import shuffle
from expeditions_widgets.rollouts.filled import FilledRounds
from expeditions_widgets.rollouts.rows import card_of
from expeditions_widgets.rollouts.unseen import list_unseen

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from typing import TypeVar

    from expeditions_widgets.experiments.lab_setting import LabSetting
    from expeditions_widgets.rollouts.rows import Row

    Result = TypeVar("Result")

DEALS = 6
NUMBERS = "23456789T"


def result(work: Generator[float, None, Result]) -> Result:
    shares = []
    while True:
        try:
            shares.append(next(work))
        except StopIteration as ended:
            assert shares == sorted(shares)
            assert all(0 < share <= 1 for share in shares)
            returned: Result = ended.value
            return returned


def deals(setting: LabSetting, row: Row) -> Iterator[tuple[list[Card], list[Card], list[Card]]]:
    """Yield the other hand, the draw pile with its next card first, and the cards that fill the hand."""
    cards, chance = np.empty(52, dtype=np.int64), chance_from(setting.seed)
    cards = cards[: list_unseen(row, cards)]
    while True:
        shuffle(cards, chance)
        dealt = [card_of(int(number)) for number in cards]
        yield dealt[:8], dealt[8 : 8 + setting.pile][::-1], dealt[8 + setting.pile :]


def position_of(view: View, other: list[Card], pile: list[Card], rest: list[Card]) -> Position:
    return Position(
        columns=view.columns,
        discards=view.discards,
        turn=Seat.A,
        step=view.step,
        barred=None,
        aces=False,
        hands=((*view.hand, *rest[: 8 - len(view.hand)]), tuple(other)),
        pile=tuple(pile),
        shown=(frozenset(), frozenset()),
    )


def ranks(position: Position) -> list[set[str]]:
    return [{card.rank for card in column} for side in position.columns for column in side]


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("key", ["three-cards", "on-the-way", "late"])
def test_every_deal_ends_as_the_readable_engine_ends_it(key: str, policy: str) -> None:
    setting = PRESETS[key].setting
    ways = laid_ways(setting)
    columns = FilledRounds(ways, policy_weights(policy), setting.seed).play(DEALS)
    player = SteadyPlayer(POLICIES[policy].weights)
    dealt = deals(setting, ways[0][0])
    for deal in range(DEALS):
        other, pile, rest = next(dealt)
        for wagers in range(4):
            own = (*(Card(setting.suit, rank) for rank in "JQK"[:wagers]), *setting.own)
            end = played_on(position_of(view_of(replace(setting, own=own)), other, pile, rest), player)
            found = [
                {"JQKA23456789T"[bit] for bit in range(13) if ranks_ >> bit & 1} for ranks_ in columns[deal, wagers]
            ]
            assert found == ranks(end)


def test_a_hand_with_a_wager_is_dealt_one_card_fewer_and_all_else_alike() -> None:
    setting = PRESETS["high-pair"].setting
    rows = [starting_ways(setting, wagers)[0][0] for wagers in range(4)]
    cards = [np.empty(52, dtype=np.int64) for _ in rows]
    assert len({tuple(run[: list_unseen(row, run)].tolist()) for row, run in zip(rows, cards, strict=True)}) == 1


def test_results_are_the_seed_s_alone_and_divide_into_the_first_of_more() -> None:
    setting = replace(PRESETS["late"].setting, deals=80)
    few, many = result(laid(setting)), result(laid(replace(setting, deals=160)))
    assert [arm.expeditions.values for arm in few] == [arm.expeditions.values[:80] for arm in many]
    assert result(laid(replace(setting, seed="other")))[1] != few[1]
    assert [arm.leads.values for arm in result(laid_by(setting, "scout"))] == [arm.leads.values[:40] for arm in few]


def test_a_wager_counts_from_the_first_and_is_set_out_with() -> None:
    arms = result(laid(replace(PRESETS["hope"].setting, deals=200)))
    assert [arm.started for arm in arms[1:]] == [200] * 3
    assert arms[0].started < 200
    assert min(arms[3].expeditions.values) >= -80
    assert arms[3].expeditions.spread > arms[1].expeditions.spread


def test_two_high_cards_laid_at_once_are_worth_less_than_in_scout_s_own_time() -> None:
    found = result(starts(replace(PRESETS["high-pair"].setting, deals=1200)))
    assert [start.wagers for start in found] == [0, 1, 2, 3]
    # 9 and 10 come to 19 once the 9 lies: one short, in every deal.
    assert set(found[0].now.expeditions.values) <= {-1.0, -11.0}
    assert found[0].gain.likely[1] < 0
    assert found[0].gain.values == found[0].now.leads.less(found[0].free.leads).values


def test_a_suit_begun_has_no_start_left_and_a_full_hand_no_room_for_wagers() -> None:
    assert result(starts(PRESETS["on-the-way"].setting)) == []
    full = replace(PRESETS["high-pair"].setting, hand=tuple(deck()[3:9]) + PRESETS["high-pair"].setting.hand, deals=160)
    assert [start.wagers for start in result(starts(full))] == [0]


def test_the_sums_are_those_of_every_hand_of_as_many_numbers() -> None:
    setting = replace(PRESETS["high-pair"].setting, deals=400)
    points = result(by_sum(setting))
    assert [(point.total, point.hands) for point in points[:4]] == [(5, 1), (6, 1), (7, 2), (8, 2)]
    assert sum(point.hands for point in points) == 9 * 8 / 2
    assert result(by_sum(replace(setting, hand=()))) == []


def test_arrivals_count_what_fills_the_hand_and_what_is_drawn_in_time() -> None:
    coming = arrivals(replace(PRESETS["three-cards"].setting, wanted=1))
    assert (coming.unseen, coming.drawn) == (48 - 3 - 3, 5 + 14)
    assert list(coming.chances) == pytest.approx([19 / 42])


def test_too_few_cards_for_the_deal_are_refused() -> None:
    setting = replace(PRESETS["three-cards"].setting, pile=30)
    with pytest.raises(ValueError, match="43 cards"):
        list(played(setting, laid_ways(setting), 2, "scout", "x"))
