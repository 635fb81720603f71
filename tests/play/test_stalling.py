"""Ruling C6: taking discards never ends a round; after a while the page says what would."""

import pytest

from expeditions_widgets.engine.cards import Draw, Seat, legal_actions
from expeditions_widgets.play.sitting import Sitting
from expeditions_widgets.play.stalling import stall_line
from tests.play.sittings import stalling_turn, two_people


def take_a_turn(sitting: Sitting) -> Draw:
    """Take one turn that draws from a discard pile if it can, and return the draw."""
    discard, draw = stalling_turn(sitting.match.position)
    sitting.act(discard)
    sitting.act(draw)
    return draw


def stalled(turns: int) -> Sitting:
    """Return a sitting whose last turns, so many, drew from discard piles, the one before them from the draw pile."""
    sitting = two_people()
    while take_a_turn(sitting).suit is None:
        pass
    for _ in range(turns - 1):
        assert take_a_turn(sitting).suit is not None
    return sitting


@pytest.mark.parametrize("turns", range(1, 6))
def test_ruling_c6_nothing_is_said_before_six_turns_of_taking_discards(turns: int) -> None:
    assert stall_line(stalled(turns).round_events) is None


def test_ruling_c6_after_six_turns_the_line_says_what_ends_the_round() -> None:
    sitting = stalled(6)
    assert {event.seat for event in sitting.round_events[-12:]} == set(Seat)
    line = stall_line(sitting.round_events)
    assert line is not None
    assert "draw pile" in line
    assert f"{sitting.match.position.pile_count} cards" in line


def test_ruling_c6_the_line_stays_in_the_middle_of_the_next_turn() -> None:
    sitting = stalled(6)
    sitting.act(stalling_turn(sitting.match.position)[0])
    assert stall_line(sitting.round_events)


def test_ruling_c6_the_round_goes_on_without_limit() -> None:
    sitting = stalled(6)
    count = sitting.match.position.pile_count
    for _ in range(200):
        assert take_a_turn(sitting).suit is not None
    assert not sitting.match.position.is_over
    assert sitting.match.position.pile_count == count
    assert legal_actions(sitting.match.position)
    assert stall_line(sitting.round_events)


def test_ruling_c6_one_card_from_the_draw_pile_silences_the_line_for_six_turns() -> None:
    sitting = stalled(7)
    sitting.act(stalling_turn(sitting.match.position)[0])
    sitting.act(Draw())
    said = [stall_line(sitting.round_events)]
    for _ in range(6):
        take_a_turn(sitting)
        said.append(stall_line(sitting.round_events))
    assert [line is not None for line in said] == [False] * 6 + [True]


def test_ruling_c6_taking_back_a_turn_takes_back_the_line() -> None:
    sitting = stalled(6)
    sitting.undo()
    assert stall_line(sitting.round_events) is None


def test_ruling_c6_one_card_left_is_one_card() -> None:
    sitting = two_people()
    while sitting.match.position.pile_count > 1:
        sitting.act(stalling_turn(sitting.match.position)[0])
        sitting.act(Draw())
    for _ in range(6):
        take_a_turn(sitting)
    line = stall_line(sitting.round_events)
    assert line is not None
    assert "1 card " in line


def test_a_new_round_has_not_stalled() -> None:
    assert stall_line(()) is None
