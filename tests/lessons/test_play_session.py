"""A *play* exercise from the first try to the verdict, and the way back."""

import pytest

from expeditions_widgets.engine.cards import RefusedActionError, parse_action
from expeditions_widgets.lessons import Outcome, PlayExercise, Reaction, discarded, played, refused_as
from expeditions_widgets.lessons.play_session import PlaySession
from expeditions_widgets.lessons.verdict import Judgement, Verdict
from tests.lessons.exercises import CLIMB, TURN, WAGER, changed


def after(exercise: PlayExercise, *actions: str) -> PlaySession:
    """Return a session with actions tried, the refused ones among them."""
    session = PlaySession(exercise)
    for action in actions:
        attempt(session, action)
    return session


def attempt(session: PlaySession, action: str) -> str | None:
    """Try an action and return the code of its refusal, if it was refused."""
    try:
        session.act(parse_action(action))
    except RefusedActionError as refused:
        return refused.code
    return None


def test_a_fresh_exercise_has_no_verdict() -> None:
    session = PlaySession(CLIMB)
    assert session.verdict is None
    assert not session.settled
    assert not session.done
    assert session.position == CLIMB.start()
    assert session.trail == ()


@pytest.mark.parametrize("action", ["h6", "h9"])
def test_every_way_to_the_goal_is_right(action: str) -> None:
    session = after(CLIMB, action)
    assert session.verdict == Verdict(Judgement.RIGHT, CLIMB.praise)
    assert session.settled
    assert session.done


def test_ruling_c10_a_wager_alike_is_right() -> None:
    for action in ("dJ", "dQ"):
        assert after(WAGER, action).done


def test_a_particular_wrong_answer_has_its_own_reaction_with_its_outcomes() -> None:
    verdict = after(CLIMB, "-h9").verdict
    assert verdict == Verdict(Judgement.NOT_RIGHT, CLIMB.reactions[0].text, CLIMB.reactions[0].outcomes)
    (outcome,) = CLIMB.reactions[0].outcomes
    assert isinstance(outcome, Outcome)
    assert outcome.score is not None
    assert outcome.score.total == 3 + 4 + 9 - 20


def test_any_other_wrong_answer_has_the_general_one() -> None:
    session = after(CLIMB, "s5")
    assert session.verdict == Verdict(Judgement.NOT_RIGHT, CLIMB.otherwise)
    assert session.settled
    assert not session.done


def test_the_first_reaction_that_fits_speaks() -> None:
    any_discard = Reaction(discarded(), "Any discard.")
    exercise = changed(CLIMB, reactions=(any_discard, *CLIMB.reactions))
    verdict = after(exercise, "-h9").verdict
    assert verdict is not None
    assert verdict.text == "Any discard."


def test_the_goal_comes_before_the_reactions() -> None:
    exercise = changed(CLIMB, reactions=(Reaction(played(), "A card was played."),))
    assert after(exercise, "h6").done


def test_a_refused_attempt_changes_nothing_and_gets_its_reaction() -> None:
    session = PlaySession(CLIMB)
    assert attempt(session, "h2") == "too-low"
    assert session.position == CLIMB.start()
    assert session.verdict == Verdict(Judgement.NOT_RIGHT, CLIMB.reactions[1].text)
    assert not session.settled
    assert attempt(session, "h6") is None
    assert session.done


def test_a_refused_attempt_without_a_reaction_has_no_verdict() -> None:
    session = PlaySession(CLIMB)
    assert attempt(session, "p") == "card-first"
    assert session.verdict is None
    assert not session.settled


def test_a_refused_attempt_after_the_answer_has_no_verdict_of_its_own() -> None:
    assert after(CLIMB, "s5", "h9").verdict is None


def test_an_answer_of_two_steps_is_judged_when_it_is_complete() -> None:
    half, whole = after(TURN, "-h6"), after(TURN, "-h6", "p")
    assert (half.verdict, half.settled) == (None, False)
    assert (whole.verdict, whole.settled) == (Verdict(Judgement.NOT_RIGHT, TURN.otherwise), True)
    assert after(TURN, "h9", "s").done


def test_a_refused_step_between_does_not_count_as_a_step() -> None:
    half = after(TURN, "s9", "s9")
    assert half.trail[-1].refused is not None
    assert half.verdict is None
    assert after(TURN, "s9", "s9", "p").done


def test_undo_takes_back_the_last_accepted_action_and_the_refused_ones_after_it() -> None:
    session = after(TURN, "-h6", "h")
    assert session.trail[-1].refused is not None
    taken = session.undo()
    assert taken is not None
    assert str(taken.action) == "-h6"
    assert session.position == TURN.start()
    assert session.trail == ()
    assert session.verdict is None
    assert session.undo() is None


def test_undo_leads_back_one_step_at_a_time_and_the_same_card_is_drawn_again() -> None:
    session = after(TURN, "-h6", "p")
    drawn = session.position.hands[0][-1]
    session.undo()
    assert session.position.step.name == "DRAW"
    assert session.verdict is None
    attempt(session, "p")
    assert session.position.hands[0][-1] == drawn
    session.undo()
    session.undo()
    assert session.position == TURN.start()


def test_undo_of_the_right_answer_keeps_it_solved() -> None:
    session = after(CLIMB, "h6")
    session.undo()
    assert session.verdict is None
    assert session.done


def test_retry_sets_the_position_up_and_keeps_hints_and_done() -> None:
    session = after(CLIMB, "h6")
    session.open_hint()
    session.retry()
    assert session.position == CLIMB.start()
    assert session.trail == ()
    assert session.verdict is None
    assert session.hints_open == 1
    assert session.done
    attempt(session, "s5")
    assert session.done


def test_hints_open_one_by_one_up_to_the_solution() -> None:
    session = PlaySession(TURN)
    assert session.ladder() == (*TURN.hints, session.solution())
    assert [session.open_hint() for _ in range(3)] == [*session.ladder(), None]
    assert session.hints_open == 2


def test_the_solution_in_words_names_every_step() -> None:
    words = PlaySession(TURN).solution()
    assert words == "Play the six of hearts, then draw from the draw pile."


def test_the_unseen_cards_are_the_same_for_everyone() -> None:
    assert CLIMB.start() == CLIMB.start()
    assert changed(CLIMB, name="another").start() != CLIMB.start()


@pytest.mark.parametrize("first", ["-h6", "h9"])
def test_before_an_answer_is_whole_its_verdict_is_the_same_right_or_wrong(first: str) -> None:
    exercise = changed(TURN, reactions=(Reaction(discarded(), "You discarded."),))
    code = attempt(after(exercise, first), "s9")
    assert code is not None
    heard = changed(TURN, reactions=(*exercise.reactions, Reaction(refused_as(code), "Now draw.")))
    assert after(exercise, first).whole_verdict is None
    assert after(exercise, first, "s9").whole_verdict is None
    assert after(heard, first, "s9").whole_verdict is not None
    assert after(heard, first, "s9", "p").whole_verdict is not None
