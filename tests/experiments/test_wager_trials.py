"""Wager trials: the same deals with every number of wagers, played by the rules to the round's end."""

from collections import Counter

import pytest

from expeditions_widgets.engine.cards import (
    Action,
    Draw,
    Position,
    Seat,
    View,
    apply,
    deal_unseen,
    deck,
    legal_actions,
    parse_card,
    parse_view,
    score_side,
)
from expeditions_widgets.experiments.playing_on import played_on
from expeditions_widgets.experiments.wager_trials import ARMS, WagerTrials
from expeditions_widgets.players.steady import SteadyPlayer
from tests.experiments.hands import FEW, HOPELESS, PROMISING


def cards_of(position: Position) -> Counter[str]:
    runs = [run for side in (*position.columns, position.discards) for run in side]
    return Counter(card.code for run in (*runs, *position.hands, position.pile) for card in run)


@pytest.mark.parametrize("wagers", ARMS)
def test_the_wagers_lie_under_the_numbers_or_on_the_discards(wagers: int) -> None:
    view = FEW.start(wagers)
    column, pile = view.columns[Seat.A][1], view.discards[1]
    assert "".join(card.rank for card in column) == "JQK"[:wagers] + "2"
    assert "".join(card.rank for card in pile) == "JQK"[wagers:]


def test_the_unseen_cards_are_the_same_with_every_number_of_wagers() -> None:
    dealt = [[deal_unseen(FEW.start(wagers), f"few-{deal}") for deal in range(5)] for wagers in ARMS]
    for arm in dealt[1:]:
        assert [(one.pile, one.hands) for one in arm] == [(one.pile, one.hands) for one in dealt[0]]


@pytest.mark.parametrize("wagers", ARMS)
def test_every_card_is_there_once_from_first_to_last(wagers: int) -> None:
    whole = Counter(card.code for card in deck())
    start = deal_unseen(FEW.start(wagers), "few-0")
    end = played_on(start, SteadyPlayer())
    assert cards_of(start) == cards_of(end) == whole
    assert end.is_over


def test_one_deal_replayed_by_hand_comes_to_the_same() -> None:
    position, turn = deal_unseen(FEW.start(2), "few-3"), 1
    while position.pile:
        seat = position.turn
        action = SteadyPlayer().choose(position.view(seat), turn)
        assert action in legal_actions(position)
        position = apply(position, action)
        turn += isinstance(action, Draw)
    ranks = [card.rank for card in position.columns[Seat.A][1]]
    numbers = sum(10 if rank == "T" else int(rank) for rank in ranks if rank not in "JQK")
    result = (numbers - 20) * 3 + (20 if len(ranks) >= 8 else 0)
    outcome = FEW.outcome(2, 3)
    assert outcome.expedition == result
    own, other = (score_side(position.columns[seat]).total for seat in Seat)
    assert (outcome.own, outcome.lead) == (own, own - other)


def test_the_other_seat_may_be_the_one_in_question() -> None:
    mirrored = "A s3 c25 / B h2 / D hJQK d4 / a ?8 / b h78 d59 s72 c9T / P ?24 / T B1"
    trials = WagerTrials(mirrored, "h", "few", deals=3)
    assert trials.start(1).columns[Seat.B][1] == (parse_card("hJ"), parse_card("h2"))
    assert [trials.outcome(3, deal) for deal in range(3)] == [FEW.outcome(3, deal) for deal in range(3)]


def test_results_depend_on_the_seed_alone() -> None:
    again, other = WagerTrials(PROMISING, "h", "few", 12), WagerTrials(PROMISING, "h", "others", 12)
    assert again.expeditions(0) == FEW.expeditions(0)
    assert other.expeditions(0) != FEW.expeditions(0)


def test_progress_rises_to_the_whole() -> None:
    shares = list(WagerTrials(PROMISING, "h", "few", 3).play(0, 1))
    assert shares == pytest.approx([1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1])


@pytest.mark.parametrize("view", [PROMISING.replace("hJQK", "hJQ"), PROMISING.replace("D hJQK", "D")])
def test_all_three_wagers_must_lie_on_the_discards(view: str) -> None:
    with pytest.raises(ValueError, match="three wagers of hearts"):
        WagerTrials(view, "h", "few").start(1)


def test_there_is_no_fourth_wager() -> None:
    with pytest.raises(ValueError, match="not 4"):
        WagerTrials(HOPELESS, "h", "few").start(4)


class Hoarder:
    """Discards, and takes whatever lies open: two of them never touch the draw pile of their own will."""

    name = "Hoarder"
    description = "Takes discards for ever."

    def choose(self, view: View, turn: int) -> Action:  # noqa: ARG002 - a player is told the turn
        return legal_actions(view)[-1]


def test_a_round_ends_even_if_its_players_would_not_end_it() -> None:
    view = parse_view(PROMISING)
    assert played_on(deal_unseen(view, "few-0"), Hoarder()).is_over
