"""Each player with a habit has it in every position, does the rest as the steady player does, and keeps the rules."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.rounds import play_round, shuffled_deal
from expeditions_widgets.engine.cards import (
    SUITS,
    Action,
    Discard,
    Play,
    Position,
    Seat,
    Step,
    View,
    apply,
    deal_unseen,
    legal_actions,
    parse_view,
    score_side,
)
from expeditions_widgets.play.opponents import OPPONENTS
from expeditions_widgets.players.eager import EagerPlayer
from expeditions_widgets.players.hopeful import HopefulPlayer
from expeditions_widgets.players.player import PILE_ONLY_FROM_TURN, Player
from expeditions_widgets.players.steady import SteadyPlayer
from expeditions_widgets.players.waiting import WaitingPlayer
from tests.players.positions import UNHURRIED, positions

HABITS = [EagerPlayer, WaitingPlayer, HopefulPlayer]
STEADY = SteadyPlayer()
EAGER, WAITING, HOPEFUL = EagerPlayer(), WaitingPlayer(), HopefulPlayer()
ANY_TURN = st.integers(min_value=1, max_value=400)

each_habit = pytest.mark.parametrize("kind", HABITS)


def plays(view: View, wanted: Callable[[Play], bool]) -> list[Play]:
    """Return the card plays among a view's legal actions that are wanted."""
    return [action for action in legal_actions(view) if isinstance(action, Play) and wanted(action)]


def starts(view: View, *, by_number: bool) -> list[Play]:
    """Return the legal plays to suits where the seat has no card, those of numbers or those of wagers."""
    fresh = {suit for suit in SUITS if not view.columns[view.seat][suit.order]}
    return plays(view, lambda play: play.card.suit in fresh and play.card.is_wager is not by_number)


def actions_of_rounds(player: Player, rounds: int) -> list[tuple[View, Action]]:
    """Return what a player saw and did at A in rounds against the steady one, with and without Aces."""
    done: list[tuple[View, Action]] = []
    for number in range(rounds):
        position, turn = shuffled_deal(f"habits {number}", aces=number % 2 == 1), 1
        while not position.is_over:
            seat = position.turn
            view = position.view(seat)
            action = (player if seat is Seat.A else STEADY).choose(view, turn)
            if seat is Seat.A:
                assert action in legal_actions(view)
                done.append((view, action))
            position = apply(position, action)
            turn += position.turn is not seat
        assert turn < PILE_ONLY_FROM_TURN
    return done


@UNHURRIED
@given(positions, ANY_TURN)
def test_eager_starts_a_suit_as_soon_as_it_holds_a_number_of_it(position: Position, turn: int) -> None:
    view = position.view(position.turn)
    action = EAGER.choose(view, turn)
    if starts(view, by_number=True):
        assert action in [*starts(view, by_number=True), *starts(view, by_number=False)]


@UNHURRIED
@given(positions, ANY_TURN)
def test_eager_leads_with_a_wager_only_where_the_steady_player_would(position: Position, turn: int) -> None:
    view = position.view(position.turn)
    action = EAGER.choose(view, turn)
    if action in starts(view, by_number=False):
        assert action == STEADY.choose(view, turn)


@pytest.mark.parametrize("pile", [32, 9, 1])
def test_eager_starts_a_hopeless_suit_however_late_it_is(pile: int) -> None:
    view = parse_view(f"hJ4 / a h579 s36 / b ?8 / P ?{pile}")
    assert EAGER.choose(view, 1) == plays(view, lambda play: str(play.card) == "s3")[0]
    assert STEADY.choose(view, 1) != EAGER.choose(view, 1)


def test_eager_has_every_suit_open_by_its_sixth_turn_in_nearly_every_round() -> None:
    open_at_sixth = []
    for number in range(40):
        position, turn = shuffled_deal(f"open {number}"), 1
        while not position.is_over and turn <= 12:
            seat = position.turn
            position = apply(position, (EAGER if seat is Seat.A else STEADY).choose(position.view(seat), turn))
            turn += position.turn is not seat
        open_at_sixth.append(sum(map(bool, position.columns[Seat.A])))
    assert sum(count == 4 for count in open_at_sixth) >= 32


@UNHURRIED
@given(positions, ANY_TURN)
def test_waiting_plays_no_card(position: Position, turn: int) -> None:
    view = position.view(position.turn)
    action = WAITING.choose(view, turn)
    assert not isinstance(action, Play)
    assert isinstance(action, Discard) is (view.step is Step.CARD)


def test_waiting_ends_every_round_at_0() -> None:
    for number in range(20):
        end = play_round(shuffled_deal(f"waiting {number}"), (WAITING, STEADY)).position
        assert score_side(end.columns[Seat.A]).total == 0
        assert end.is_over


def test_waiting_keeps_the_cards_that_it_waits_with() -> None:
    assert str(WAITING.choose(parse_view("a hJQ789T s2 / b ?8 / P ?20"), 9)) == "-s2"


@UNHURRIED
@given(positions, ANY_TURN)
def test_hopeful_lays_a_wager_whenever_one_fits(position: Position, turn: int) -> None:
    view = position.view(position.turn)
    wagers = plays(view, lambda play: play.card.is_wager)
    if wagers:
        assert HOPEFUL.choose(view, turn) in wagers


@pytest.mark.parametrize("pile", [32, 1])
def test_hopeful_wagers_on_a_suit_with_no_number_to_follow(pile: int) -> None:
    view = parse_view(f"hJ4 / a h579 sK / b ?8 / P ?{pile}")
    assert str(HOPEFUL.choose(view, 1)) == "sK"
    assert str(STEADY.choose(view, 1)) != "sK"


@UNHURRIED
@given(positions, ANY_TURN)
def test_the_rest_is_the_steady_player_s_choice(position: Position, turn: int) -> None:
    view = position.view(position.turn)
    usual = STEADY.choose(view, turn)
    if not starts(view, by_number=True):
        assert EAGER.choose(view, turn) == usual
    if not isinstance(usual, Play):
        assert WAITING.choose(view, turn) == usual
    if not plays(view, lambda play: play.card.is_wager):
        assert HOPEFUL.choose(view, turn) == usual


@each_habit
def test_every_choice_of_whole_rounds_is_legal_and_the_rounds_end(kind: Callable[[], Player]) -> None:
    assert len(actions_of_rounds(kind(), 30)) > 30 * 16


@each_habit
@UNHURRIED
@given(position=positions, turn=ANY_TURN, seed=st.text(max_size=5))
def test_the_same_view_brings_the_same_choice(
    kind: Callable[[], Player], position: Position, turn: int, seed: str
) -> None:
    view = position.view(position.turn)
    other = deal_unseen(view, seed)
    action = kind().choose(view, turn)
    assert action in legal_actions(position)
    assert kind().choose(other.view(other.turn), turn) == action


@pytest.mark.parametrize("pair", [(one, other) for one in HABITS for other in HABITS])
def test_rounds_between_habits_end(pair: tuple[Callable[[], Player], Callable[[], Player]]) -> None:
    for number in range(6):
        end = play_round(shuffled_deal(f"two habits {number}"), (pair[0](), pair[1]()))
        assert end.position.is_over
        # From the guard on each turn takes a card of the pile, which has 32 at the deal.
        assert end.turns < PILE_ONLY_FROM_TURN + 32


@each_habit
def test_says_so_where_there_is_nothing_to_do(kind: Callable[[], Player]) -> None:
    with pytest.raises(ValueError, match="Seat A has nothing to do here"):
        kind().choose(parse_view("a h9 / b ?8"), 1)


def test_each_opponent_has_a_name_and_a_sentence_of_its_own() -> None:
    opponents = [kind() for kind in OPPONENTS.values()]
    assert len({player.name for player in opponents}) == len(opponents)
    for player in opponents:
        assert len(player.name) <= 12, "a table on a phone has little room for names"
        assert player.description.endswith(".")
        assert player.description.count(".") == 1
