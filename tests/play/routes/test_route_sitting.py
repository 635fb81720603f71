"""The route game's sitting: who acts when, and what is taken back comes back exactly (ruling C14)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.routes import (
    Action,
    EndTurn,
    LayToken,
    RefusedActionError,
    Swap,
    View,
    legal_actions,
    parse_action,
    small_board,
    start_game,
)
from expeditions_widgets.play.routes.log import undo_mark, undo_sentence
from expeditions_widgets.play.routes.sitting import TOOK_BACK_SEEN, RouteSitting
from expeditions_widgets.players.routes.greedy import GreedyPlayer
from tests.engine.routes.playing import at
from tests.engine.routes.random_games import examples
from tests.play.routes.sittings import PERSON, SEEDS, TABLES, TWO, act_at_random, people_at, sitting_of

SWAPPING = "a st-ga / 1 gb gc t2 / 2 gd t1 / D ge gf gg"


class Listener(GreedyPlayer):
    """Plays as the greedy player does, and keeps the views that it got."""

    def __init__(self) -> None:
        self.heard: list[View] = []

    def choose(self, view: View) -> Action:
        self.heard.append(view)
        return super().choose(view)


class Faulty(GreedyPlayer):
    """Lays its tokens and then fails."""

    def choose(self, view: View) -> Action:
        if view.step != "token":
            raise RuntimeError("lost the thread")
        return super().choose(view)


def against_a_player(text: str) -> RouteSitting:
    """Return a sitting that begins at a position: a person at the first seat, a player at the other."""
    return RouteSitting(at(text), (None, GreedyPlayer()), ("You", "Courier"), written=True)


@examples(12)
@given(SEEDS, st.sampled_from([2, 3, 6]), st.integers(1, 90))
def test_people_take_back_each_action_to_the_exact_position(seed: str, seats: int, actions: int) -> None:
    sitting = sitting_of((PERSON,) * seats, seed)
    act_at_random(sitting, Random(seed), actions)
    happened = sitting.events
    for event in reversed(happened):
        assert sitting.can_undo
        assert sitting.undo() == (event,)
        assert sitting.position == event.before
        assert str(sitting.position) == str(event.before)
    assert not sitting.can_undo
    assert sitting.undo() == ()
    for event in happened:
        assert sitting.redo() == (event,)
        assert sitting.position == event.after
    assert not sitting.can_redo
    assert sitting.events == happened


@examples(12)
@given(SEEDS, TABLES.filter(lambda seats: seats != TWO), st.integers(1, 30))
def test_with_players_undo_goes_back_to_the_last_choice_of_a_person(
    seed: str, seats: tuple[str, ...], actions: int
) -> None:
    sitting = sitting_of(seats, seed)
    act_at_random(sitting, Random(seed), actions)
    end = sitting.position
    own = [event for event in sitting.events if sitting.players[event.seat] is None]
    for event in reversed(own):
        taken = sitting.undo()
        assert taken[-1].action == event.action
        assert all(sitting.players[reply.seat] for reply in taken[:-1])
        assert sitting.position == event.before
        assert sitting.person_to_act
    assert not sitting.can_undo
    for _ in own:
        assert sitting.redo()
    assert sitting.position == end
    assert not sitting.can_redo


def test_every_seat_may_be_a_player_and_the_game_ends() -> None:
    sitting = sitting_of(("greedy", "random", "greedy"))
    sitting.reply()
    assert sitting.position.is_over
    assert not sitting.can_undo


def test_players_act_until_a_person_is_to_act() -> None:
    sitting = sitting_of(("greedy", PERSON, "greedy"))
    sitting.reply()
    asked = 0
    while not sitting.position.is_over:
        assert sitting.person_to_act
        asked += 1
        done = sitting.play(legal_actions(sitting.position)[0])
        assert all(event.seat != 1 for event in done[1:])
    assert asked > 4


def test_a_person_can_t_act_for_a_player_and_nothing_changes() -> None:
    sitting = sitting_of((PERSON, "greedy"))
    sitting.reply()
    sitting.act(legal_actions(sitting.position)[0])
    before = sitting.events
    with pytest.raises(RefusedActionError) as refused:
        sitting.act(legal_actions(sitting.position)[0])
    assert refused.value.code == "not-your-turn"
    assert sitting.events == before


def test_a_refused_action_changes_nothing_and_keeps_what_could_be_redone() -> None:
    sitting = people_at(at(SWAPPING))
    sitting.act(Swap())
    sitting.undo()
    with pytest.raises(RefusedActionError) as refused:
        sitting.act(LayToken("gb"))
    assert refused.value.code == "no-token-now"
    assert sitting.can_redo


def test_if_a_player_fails_nothing_has_happened() -> None:
    start = start_game("7", 2, small_board("europe"), first=0)
    sitting = RouteSitting(start, (None, Faulty()), ("You", "Faulty"))
    while sitting.position.step == "token":
        sitting.play(legal_actions(sitting.position)[0])
    for _ in range(20):
        before, legal = sitting.position, legal_actions(sitting.position)
        try:
            sitting.play(EndTurn() if EndTurn() in legal else legal[0])
        except RuntimeError:
            assert sitting.position == before
            assert sitting.person_to_act
            return
    pytest.fail("the player was never asked")


def test_a_player_sees_its_own_view_and_nothing_else() -> None:
    listener = Listener()
    start = start_game("7", 2, small_board("europe"))
    sitting = RouteSitting(start, (None, listener), ("You", "Listener"))
    act_at_random(sitting, Random(3), 12)
    asked = [event.before.view(1) for event in sitting.events if event.seat == 1]
    assert listener.heard == asked
    assert asked


def test_a_swap_taken_back_against_a_player_marks_the_next_action() -> None:
    sitting = against_a_player(SWAPPING)
    sitting.act(Swap())
    drawn = sitting.position.drawn
    sitting.undo()
    assert sitting.owes_mark
    event = sitting.act(Swap())
    assert sitting.position.drawn == drawn
    assert event.note == TOOK_BACK_SEEN
    assert undo_mark(event)
    assert sitting.act(parse_action("keep:1:1")).note == ""


def test_redo_is_marked_too_and_the_mark_outlives_taking_it_back() -> None:
    sitting = against_a_player(SWAPPING)
    sitting.act(Swap())
    sitting.undo()
    assert sitting.redo()[0].note == TOOK_BACK_SEEN
    sitting.undo()
    assert sitting.act(parse_action("a:ga-ba")).note == TOOK_BACK_SEEN


@pytest.mark.parametrize(
    ("arrow", "marked"),
    [
        ("a:ga-gd", True),  # whoever holds the card shows it, or nobody does
        ("a:ga-gg", True),  # an open card: the one after it is turned up
        ("a:ga-gb", False),  # an own card
        ("a:ga-ba", False),
        ("a:ga-ra", False),
    ],
)
def test_an_arrow_taken_back_is_marked_if_it_has_shown_a_card(arrow: str, *, marked: bool) -> None:
    sitting = against_a_player("a st-ga / 1 gb gc =ga t1 / 2 gd t1 / O gg / D ge gf")
    sitting.act(parse_action(arrow))
    sitting.undo()
    assert sitting.owes_mark is marked


def test_an_answer_taken_back_is_marked() -> None:
    sitting = against_a_player("a st-rb-ga / 1 gb gc =ga / 2 gd / D ge gf gg")
    assert len(sitting.play(parse_action("a:ga-st"))) == 1, "the loop arrow comes first"
    assert len(sitting.play(parse_action("loop:a:st-gb"))) > 1
    assert not sitting.owes_mark
    assert len(sitting.undo()) > 1
    assert sitting.owes_mark


def test_people_among_themselves_leave_no_mark() -> None:
    sitting = people_at(at(SWAPPING))
    sitting.act(Swap())
    sitting.undo()
    assert not sitting.owes_mark
    assert undo_mark(sitting.act(Swap())) is None


def test_a_new_action_clears_what_could_be_done_again() -> None:
    sitting = people_at(at(SWAPPING))
    sitting.act(Swap())
    sitting.undo()
    sitting.act(parse_action("a:ga-ba"))
    assert not sitting.can_redo
    assert sitting.redo() == ()


def test_what_was_taken_back_is_told_by_kind() -> None:
    sitting = people_at(at(SWAPPING))
    for action, word in (("swap", "swap"), ("keep:1:1", "swap"), ("remove:a", "ticket"), ("v:st-ba", "arrow")):
        sitting.act(parse_action(action))
        assert undo_sentence(sitting.undo(), sitting.names) == f"Ada took back the last {word}."
        sitting.act(parse_action(action))
    sitting.act(parse_action("blue:no"))
    assert undo_sentence(sitting.undo(), sitting.names) == "Ada took back the last choice."
