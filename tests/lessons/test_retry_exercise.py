"""A costly decision as an exercise: all of the band solves it, whatever costs something is answered with why."""

import pytest

from expeditions_widgets.engine.cards import Seat, parse_action, parse_record
from expeditions_widgets.lessons.findings import findings
from expeditions_widgets.lessons.play_session import PlaySession
from expeditions_widgets.lessons.retry_exercise import AS_GOOD, retry_exercise
from expeditions_widgets.lessons.verdict import Judgement
from expeditions_widgets.play.recorded_decisions import Decision, recorded_rounds
from expeditions_widgets.play.reviewed import Kind, Measured, PricedAction, Retry, ReviewedDecision
from tests.play.records import BLUNDER, TAKEN


def priced(decision: Decision, **behind: float) -> Retry:
    """Return a retry in which these actions have a price; those that are 0 behind are as good as the best."""
    options = tuple(
        PricedAction(parse_action(text.replace("_", "-")), Measured(0, 1), Measured(points, 0.5), points == 0)
        for text, points in behind.items()
    )
    said = tuple((each.action, f"{each.behind.mean} behind.") for each in options if not each.as_good)
    cost = Measured(4.25, 0.5)
    return Retry(1, 2, ReviewedDecision(decision, Kind.COSTLY, cost, options, nudge="Look at your spades."), said)


def first_of(text: str, index: int) -> Decision:
    (played,) = recorded_rounds(parse_record(text), Seat.A)
    return played.decisions[index]


@pytest.fixture
def laid() -> PlaySession:
    return PlaySession(retry_exercise(priced(first_of(BLUNDER, 0), _dK=0, sQ=0, hT=19.9, _s2=1.5), "again"))


def test_the_task_names_the_turn_and_what_was_chosen(laid: PlaySession) -> None:
    exercise = laid.exercise
    assert exercise.task == "Round 2, turn 1: what is better here?"
    assert exercise.detail == "In the match the choice was to play the ten of hearts. It cost 4.2 ±\xa00.5 points."
    assert exercise.start().view(Seat.A) == first_of(BLUNDER, 0).view


@pytest.mark.parametrize("good", ["-dK", "sQ"])
def test_anything_inside_the_band_is_accepted(laid: PlaySession, good: str) -> None:
    laid.act(parse_action(good))
    assert laid.verdict is not None
    assert (laid.verdict.judgement, laid.verdict.text) == (Judgement.RIGHT, AS_GOOD)
    assert laid.done


@pytest.mark.parametrize(("costly", "said"), [("hT", "19.9 behind."), ("-s2", "1.5 behind.")])
def test_what_costs_something_is_answered_with_what_it_costs(laid: PlaySession, costly: str, said: str) -> None:
    laid.act(parse_action(costly))
    assert laid.verdict is not None
    assert (laid.verdict.judgement, laid.verdict.text) == (Judgement.NOT_RIGHT, said)
    assert not laid.done


def test_the_hints_go_from_the_nudge_to_all_of_the_band(laid: PlaySession) -> None:
    nudge, band, solution = laid.ladder()
    assert nudge == "Look at your spades."
    assert "discard the king of diamonds; play the queen of spades" in band
    assert solution == "Discard the king of diamonds."


def test_a_draw_is_tried_again_at_the_draw() -> None:
    session = PlaySession(retry_exercise(priced(first_of(TAKEN, 3), p=0, c=2.0), "draw"))
    session.act(parse_action("c"))
    assert session.verdict is not None
    assert session.verdict.judgement is Judgement.NOT_RIGHT
    session.retry()
    session.act(parse_action("p"))
    assert session.done


def test_it_keeps_what_every_exercise_of_a_lesson_keeps(laid: PlaySession) -> None:
    assert list(findings(laid.exercise)) == []
