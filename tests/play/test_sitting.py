"""Who acts when, who replies, and what a deal does to the way back."""

from random import Random

import pytest

from expeditions_widgets.engine.cards import (
    Action,
    Discard,
    Draw,
    Play,
    RefusedActionError,
    Seat,
    View,
    legal_actions,
    start_match,
)
from expeditions_widgets.play.sitting import Sitting
from tests.play.sittings import SHORT, act_at_random, against_scout, states, two_people


def refused_code(sitting: Sitting, action: Action) -> str:
    before, events = sitting.match, sitting.events
    with pytest.raises(RefusedActionError) as refused:
        sitting.act(action)
    assert sitting.match == before
    assert sitting.events == events
    return refused.value.code


def end_of_round(sitting: Sitting) -> Sitting:
    act_at_random(sitting, Random(3), 1000)
    assert sitting.match.position.is_over
    return sitting


def test_two_people_both_act_and_nobody_replies() -> None:
    sitting = two_people()
    assert sitting.two_people
    for seat in (Seat.A, Seat.A, Seat.B, Seat.B, Seat.A):
        assert sitting.person_to_act
        assert sitting.match.position.turn is seat
        assert sitting.act(legal_actions(sitting.match.position)[0]).seat is seat
        assert sitting.reply() == ()


def test_a_player_replies_with_a_card_and_a_draw_and_then_waits() -> None:
    sitting = against_scout()
    assert not sitting.two_people
    assert sitting.reply() == ()
    sitting.act(legal_actions(sitting.match.position)[0])
    assert sitting.reply() == ()
    sitting.act(Draw())
    card, draw = sitting.reply()
    assert (card.seat, draw.seat) == (Seat.B, Seat.B)
    assert isinstance(draw.action, Draw)
    assert sitting.person_to_act


def test_a_player_who_starts_acts_before_the_person() -> None:
    sitting = against_scout(dealer=Seat.A)
    assert not sitting.person_to_act
    assert len(sitting.reply()) == 2
    assert sitting.person_to_act


def test_a_person_can_t_act_in_a_player_s_turn() -> None:
    sitting = against_scout(dealer=Seat.A)
    legal = legal_actions(sitting.match.position)[0]
    assert refused_code(sitting, legal) == "not-your-turn"
    sitting.reply()
    sitting.act(legal_actions(sitting.match.position)[0])
    sitting.act(Draw())
    assert refused_code(sitting, legal_actions(sitting.match.position)[0]) == "not-your-turn"


def test_an_action_against_the_rules_is_refused_with_the_engine_s_code() -> None:
    sitting = two_people()
    position = sitting.match.position
    assert refused_code(sitting, Draw()) == "card-first"
    assert refused_code(sitting, Play(position.hands[Seat.B][0])) == "not-in-hand"
    card = position.hand[0]
    sitting.act(Discard(card))
    assert refused_code(sitting, Draw(card.suit)) == "barred"
    assert refused_code(sitting, Discard(position.hand[1])) == "draw-now"


def test_an_action_after_the_round_is_refused() -> None:
    assert refused_code(end_of_round(two_people()), Draw()) == "round-over"
    assert refused_code(end_of_round(against_scout()), Draw()) == "round-over"


def test_a_refused_action_keeps_what_can_be_done_again() -> None:
    sitting = two_people()
    sitting.act(legal_actions(sitting.match.position)[0])
    sitting.undo()
    assert refused_code(sitting, Draw()) == "card-first"
    assert sitting.can_redo


def test_the_next_round_is_dealt_only_after_the_round() -> None:
    sitting = two_people()
    with pytest.raises(RefusedActionError) as refused:
        sitting.next_round()
    assert refused.value.code == "round-going"
    assert sitting.events == ()
    deal = end_of_round(sitting).next_round()
    assert deal.action is None
    assert deal.seat is sitting.match.dealer
    assert sitting.match.round_number == 2
    assert sitting.round_events == ()


def test_no_round_is_dealt_after_the_match() -> None:
    sitting = end_of_round(two_people(variant=SHORT))
    with pytest.raises(RefusedActionError) as refused:
        sitting.next_round()
    assert refused.value.code == "match-over"


def test_round_events_are_those_of_the_present_round() -> None:
    sitting = end_of_round(two_people())
    assert sitting.round_events == sitting.events
    sitting.next_round()
    event = sitting.act(legal_actions(sitting.match.position)[0])
    assert sitting.round_events == (event,)


def test_a_whole_match_chains_every_event_to_the_one_before_it() -> None:
    *_, sitting = states(against_scout(), Random(11))
    assert sitting.match.is_over
    joints = zip(sitting.events, sitting.events[1:], strict=False)
    assert all(one.after is other.before for one, other in joints)
    acted = [event for event in sitting.events if event.action is not None]
    assert all(event.before.apply(event.action) == event.after for event in acted if event.action is not None)


def test_the_card_drawn_is_told_for_draws_only() -> None:
    sitting = two_people()
    top = sitting.match.position.pile[0]
    assert sitting.act(Discard(sitting.match.position.hand[0])).drawn is None
    assert sitting.act(Draw()).drawn == top


class Listener:
    """Takes the last legal action and remembers the views and the turns it was asked about."""

    name = "Listener"
    description = "Remembers."

    def __init__(self) -> None:
        self.heard: list[tuple[View, int]] = []

    def choose(self, view: View, turn: int) -> Action:
        self.heard.append((view, turn))
        return legal_actions(view)[-1]


def test_a_player_sees_its_own_view_and_the_number_of_the_turn_both_sides_counted() -> None:
    listener = Listener()
    sitting = Sitting(start_match("482913", dealer=Seat.B), (None, listener), ("You", "Listener"))
    act_at_random(sitting, Random(5), 6)
    assert [turn for _, turn in listener.heard] == [2, 2, 4, 4, 6, 6]
    replies = [event.before.position for event in sitting.events if event.seat is Seat.B]
    assert [view for view, _ in listener.heard] == [position.view(Seat.B) for position in replies]
