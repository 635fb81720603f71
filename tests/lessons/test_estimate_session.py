"""An estimate's session: guess first, truth after, and three verdicts."""

from dataclasses import replace

import pytest

from expeditions_widgets.experiments.measures import Measure
from expeditions_widgets.lessons.estimate_session import EstimateSession
from expeditions_widgets.lessons.verdict import Judgement
from tests.lessons.estimates import REACHED, broken, slow

FOUND = Measure(30, 26, 35)
"""Known to a reach of 4.5."""


def judgement(guess: float, truth: Measure = FOUND, tolerance: float = 5) -> tuple[Judgement, str, bool]:
    session = EstimateSession(replace(REACHED, truth=slow(3, truth), tolerance=tolerance))
    session.commit(guess)
    assert session.is_finding
    assert session.find(float("inf"))
    verdict = session.verdict
    assert verdict
    return verdict.judgement, verdict.text, session.done


def test_there_is_no_verdict_before_there_are_a_guess_and_the_truth() -> None:
    session = EstimateSession(REACHED)
    assert session.verdict is None
    session.commit(30)
    assert session.verdict is None


@pytest.mark.parametrize("guess", [21, 30, 40])
def test_up_to_the_tolerance_beside_the_likely_span_is_right(guess: float) -> None:
    assert judgement(guess) == (Judgement.RIGHT, REACHED.praise, True)


@pytest.mark.parametrize(("guess", "text"), [(20.9, REACHED.too_low), (40.1, REACHED.too_high)])
def test_farther_off_is_answered_by_its_direction(guess: float, text: str) -> None:
    assert judgement(guess) == (Judgement.NOT_RIGHT, text, False)


def test_a_truth_known_less_well_than_the_tolerance_can_t_tell() -> None:
    kind, _, done = judgement(30, tolerance=4)
    assert (kind, done) == (Judgement.CANT_TELL, True)
    assert judgement(60, tolerance=4)[0] is Judgement.NOT_RIGHT


def test_an_exact_truth_may_ask_for_the_exact_number() -> None:
    exact = Measure(30, 30, 30)
    assert judgement(30, exact, 0)[0] is Judgement.RIGHT
    assert judgement(31, exact, 0)[0] is Judgement.NOT_RIGHT


@pytest.mark.parametrize("guess", [-0.1, 100.1, float("nan"), float("inf")])
def test_a_number_off_the_scale_is_no_guess(guess: float) -> None:
    session = EstimateSession(REACHED)
    with pytest.raises(ValueError, match="from 0\xa0% to 100\xa0%"):
        session.commit(guess)
    assert session.guess is None


def test_the_truth_is_found_piece_by_piece_and_once() -> None:
    session = EstimateSession(replace(REACHED, truth=slow(4, FOUND)))
    session.commit(30)
    shares = []
    while session.is_finding:
        session.find(1e-9)
        shares.append(session.share_found)
    assert shares[:2] == [0.25, 0.5]
    session.retry()
    assert session.verdict is None
    session.commit(90)
    assert not session.is_finding
    assert session.verdict


def test_a_solved_estimate_stays_solved() -> None:
    session = EstimateSession(REACHED)
    session.commit(38)
    session.find(1)
    session.retry()
    session.commit(90)
    assert session.done


def test_the_last_hint_tells_nothing_of_the_truth_before_a_guess() -> None:
    session = EstimateSession(REACHED)
    assert not any(digit in session.solution() for digit in "0123456789")
    session.commit(90)
    session.find(1)
    assert "from 32.5\xa0% to 42.5\xa0%" in session.solution()


def test_a_reload_keeps_the_guess_and_finds_the_same_truth() -> None:
    session = EstimateSession(REACHED)
    session.commit(12.5)
    again = EstimateSession(REACHED)
    assert again.resume(session.save())
    assert again.guess == 12.5
    assert again.is_finding
    again.find(1)
    session.find(1)
    assert again.truth == session.truth
    assert again.verdict == session.verdict


@pytest.mark.parametrize("answers", ['["101"]', '["nan"]', '["ten"]', "[]", "[12]"])
def test_a_saved_guess_that_makes_no_sense_is_forgotten(answers: str) -> None:
    session = EstimateSession(REACHED)
    session.resume(f'{{"answers": {answers}, "hints": 0, "done": false}}')
    assert session.guess is None


def test_an_experiment_that_fails_can_be_tried_again() -> None:
    session = EstimateSession(replace(REACHED, truth=broken()))
    session.commit(30)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            session.find(1)
    assert session.is_finding
