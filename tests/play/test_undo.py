"""Ruling C14: what is taken back comes back exactly, the same card is drawn again, and peeking leaves a mark."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.cards import Discard, Draw, Play, Seat, Variant, legal_actions
from expeditions_widgets.play.log import undo_mark, undo_sentence
from expeditions_widgets.play.saving import resume, save
from expeditions_widgets.play.sitting import TOOK_BACK_DRAW, Sitting
from tests.engine.cards.random_games import VARIANTS, examples
from tests.play.sittings import act_at_random, against_scout, two_people

SEEDS = st.integers(0, 10**6)


def at_the_draw(sitting: Sitting) -> Sitting:
    """Bring a sitting to the person's second step, with a discard to take in another suit."""
    numbers = Random(14)
    while True:
        position = sitting.match.position
        if position.step.name == "DRAW" and len(legal_actions(position)) > 1:
            return sitting
        sitting.act(Draw() if position.step.name == "DRAW" else Discard(numbers.choice(position.hand)))
        sitting.reply()


def discard_draw(sitting: Sitting) -> Draw:
    """Return the draw from a discard pile that is open now."""
    draw = legal_actions(sitting.match.position)[1]
    assert isinstance(draw, Draw)
    assert draw.suit is not None
    return draw


def next_card(sitting: Sitting) -> Play | Discard:
    action = legal_actions(sitting.match.position)[0]
    assert not isinstance(action, Draw)
    return action


@examples(40)
@given(SEEDS, st.sampled_from(VARIANTS), st.integers(1, 200))
def test_two_people_take_back_each_action_to_the_exact_position(seed: int, variant: Variant, actions: int) -> None:
    sitting = two_people(str(seed), variant)
    act_at_random(sitting, Random(seed), actions)
    happened = sitting.events
    for event in reversed(happened):
        assert sitting.can_undo
        assert sitting.undo() == (event,)
        assert sitting.match == event.before
        assert sitting.match.position.hands == event.before.position.hands
        assert str(sitting.match.position) == str(event.before.position)
    assert not sitting.can_undo
    for event in happened:
        assert sitting.redo() == (event,)
        assert sitting.match == event.after
    assert not sitting.can_redo
    assert sitting.events == happened


@examples(20)
@given(SEEDS, st.integers(1, 60), st.sampled_from(Seat))
def test_against_a_player_undo_goes_back_to_the_person_s_last_choice(seed: int, actions: int, dealer: Seat) -> None:
    sitting = against_scout(str(seed), dealer=dealer)
    act_at_random(sitting, Random(seed), actions)
    own = [event for event in sitting.events if event.seat is Seat.A]
    end = sitting.match
    for event in reversed(own):
        taken = sitting.undo()
        assert taken[-1].action == event.action
        assert all(reply.seat is Seat.B for reply in taken[:-1])
        assert sitting.match == event.before
        assert sitting.person_to_act
    assert not sitting.can_undo
    assert sitting.undo() == ()
    for _ in own:
        assert sitting.redo()
    assert sitting.match == end


def test_redo_draws_the_same_card() -> None:
    for sitting in (at_the_draw(two_people()), at_the_draw(against_scout())):
        drawn = sitting.act(Draw()).drawn
        sitting.undo()
        assert sitting.redo()[0].drawn == drawn
        sitting.undo()
        assert sitting.act(Draw()).drawn == drawn


def test_redo_brings_the_player_s_reply_back() -> None:
    sitting = at_the_draw(against_scout())
    sitting.act(Draw())
    replies = sitting.reply()
    end = sitting.match
    sitting.undo()
    assert len(sitting.redo()) == 1 + len(replies)
    assert sitting.match == end


def test_a_new_action_clears_what_could_be_done_again() -> None:
    sitting = two_people()
    sitting.act(Discard(sitting.match.position.hand[0]))
    sitting.undo()
    sitting.act(Discard(sitting.match.position.hand[1]))
    assert not sitting.can_redo
    assert sitting.redo() == ()


@pytest.mark.parametrize("make", [two_people, against_scout])
def test_undo_can_t_cross_a_deal(make: Callable[[], Sitting]) -> None:
    sitting = make()
    act_at_random(sitting, Random(2), 1000)
    sitting.next_round()
    assert not sitting.can_undo
    assert not sitting.can_redo
    assert sitting.undo() == ()
    sitting.reply()
    sitting.act(next_card(sitting))
    assert sitting.undo()
    assert sitting.undo() == ()
    assert sitting.match.round_number == 2


def test_the_last_draw_of_a_round_can_be_taken_back() -> None:
    sitting = two_people()
    act_at_random(sitting, Random(2), 1000)
    assert sitting.match.position.is_over
    sitting.undo()
    assert sitting.match.results == ()
    assert sitting.match.position.pile_count == 1


def test_a_draw_from_the_pile_taken_back_against_a_player_marks_the_next_action() -> None:
    sitting = at_the_draw(against_scout())
    sitting.act(Draw())
    sitting.reply()
    sitting.undo()
    event = sitting.act(discard_draw(sitting))
    assert event.note == TOOK_BACK_DRAW
    assert undo_mark(event, sitting.names) is not None
    sitting.reply()
    assert sitting.act(next_card(sitting)).note == ""
    assert save(sitting).count(f"{{{TOOK_BACK_DRAW}}}") == 1
    again = resume(save(sitting))
    assert [seen.note for seen in again.events] == [seen.note for seen in sitting.events]


def test_the_mark_waits_while_more_is_taken_back() -> None:
    sitting = at_the_draw(against_scout())
    sitting.act(Draw())
    sitting.undo()
    sitting.undo()
    assert sitting.match.position.step.name == "CARD"
    assert sitting.act(next_card(sitting)).note == TOOK_BACK_DRAW


def test_doing_the_draw_again_is_marked_too() -> None:
    sitting = at_the_draw(against_scout())
    sitting.act(Draw())
    sitting.reply()
    sitting.undo()
    assert sitting.redo()[0].note == TOOK_BACK_DRAW
    assert sitting.act(next_card(sitting)).note == ""


def test_the_mark_outlives_taking_back_the_marked_action() -> None:
    sitting = at_the_draw(against_scout())
    sitting.act(Draw())
    sitting.undo()
    assert sitting.act(discard_draw(sitting)).note == TOOK_BACK_DRAW
    sitting.undo()
    assert sitting.act(Draw()).note == TOOK_BACK_DRAW


def test_doing_a_marked_action_again_does_not_mark_the_one_after_it() -> None:
    sitting = at_the_draw(against_scout())
    sitting.act(Draw())
    sitting.undo()
    sitting.act(discard_draw(sitting))
    sitting.reply()
    sitting.undo()
    assert sitting.redo()[0].note == TOOK_BACK_DRAW
    assert sitting.act(next_card(sitting)).note == ""


def test_an_open_draw_taken_back_is_marked_too() -> None:
    sitting = at_the_draw(against_scout())
    sitting.act(discard_draw(sitting))
    sitting.reply()
    sitting.undo()
    assert sitting.act(discard_draw(sitting)).note == TOOK_BACK_DRAW


def test_a_card_taken_back_leaves_no_mark() -> None:
    sitting = at_the_draw(against_scout())
    sitting.undo()
    sitting.act(next_card(sitting))
    sitting.undo()
    event = sitting.act(next_card(sitting))
    assert event.note == ""
    assert undo_mark(event, sitting.names) is None


def test_two_people_leave_no_mark() -> None:
    sitting = at_the_draw(two_people())
    sitting.act(Draw())
    sitting.undo()
    assert sitting.act(discard_draw(sitting)).note == ""


def test_what_was_taken_back_is_told_by_kind() -> None:
    sitting = at_the_draw(against_scout())
    sitting.act(Draw())
    sitting.reply()
    assert undo_sentence(sitting.undo(), sitting.names) == "You took back the last draw."
    assert undo_sentence(sitting.undo(), sitting.names) == "You took back the last discard."
    position = sitting.match.position
    play = next(action for action in legal_actions(position) if isinstance(action, Play))
    sitting.act(play)
    assert undo_sentence(sitting.undo(), sitting.names) == "You took back the last card."
