"""What follows from a wrong answer is played out on the table, and goes again with the answer."""

import pytest

from expeditions_widgets.engine.cards import Seat, parse_action, parse_position, score_side
from expeditions_widgets.lessons import PlayExercise, Reaction, discarded, played, refused_as
from expeditions_widgets.lessons.aftermath import aftermath_fault
from expeditions_widgets.lessons.findings import findings
from expeditions_widgets.lessons.play_session import PlaySession
from expeditions_widgets.lessons.trail import CARDS
from expeditions_widgets.lessons.verdict import Judgement
from tests.lessons.exercises import CLIMB, GIFT, changed
from tests.lessons.test_play_session import after

AFTERWARDS = parse_position("A d25 / B h468 / D s9 c4 / a sT2 / b h9 c9 / P s3 c2 / T B2")
"""Each card where the six actions bring it, worked out by hand."""


def follows(*actions: str) -> PlayExercise:
    """Return the gift with other actions that follow from it."""
    return changed(GIFT, reactions=(Reaction(discarded("h8"), "They needed it.", follows=actions),))


def test_the_other_side_takes_the_card_and_plays_it() -> None:
    session = after(GIFT, "-h8")
    assert session.table == AFTERWARDS
    assert [str(tried.action) for tried in session.aftermath] == list(GIFT.reactions[0].follows)
    assert score_side(session.table.columns[Seat.B]).total == 4 + 6 + 8 - 20


def test_the_answer_is_judged_by_what_the_learner_did() -> None:
    session = after(GIFT, "-h8")
    assert [str(tried.action) for tried in session.trail] == ["-h8"]
    assert str(session.position) == "A d25 / B h46 / D h8 / a s9 / b h9 c49 / P sT23 c2 / T A2h"
    assert session.verdict is not None
    assert session.verdict.judgement is Judgement.NOT_RIGHT
    assert not session.done


def test_a_try_whose_consequence_was_played_out_is_over() -> None:
    exercise = changed(GIFT, solution=("-s9", "p"))
    assert after(exercise, "-h8").settled
    assert not after(changed(exercise, reactions=()), "-h8").settled


def test_take_back_takes_all_of_it_back_and_do_again_plays_it_again() -> None:
    session = after(GIFT, "-h8")
    assert session.undo() is not None
    assert session.table == session.position == GIFT.start()
    assert session.aftermath == ()
    assert session.redo() is not None
    assert session.table == AFTERWARDS
    session.retry()
    assert session.table == GIFT.start()


def test_a_reload_plays_it_again() -> None:
    again = PlaySession(GIFT)
    assert again.resume(after(GIFT, "-h8").save())
    assert again.table == AFTERWARDS


@pytest.mark.parametrize("action", ["-s9", "h8", "s9"])
def test_another_answer_has_no_aftermath(action: str) -> None:
    session = after(GIFT, action)
    assert session.aftermath == ()
    assert session.table == session.position


def test_nothing_follows_from_an_attempt_that_the_rules_refuse() -> None:
    exercise = changed(CLIMB, reactions=(Reaction(refused_as("too-low"), "Down.", follows=("h6", "p")),))
    assert after(exercise, "h2").aftermath == ()


def test_an_aftermath_that_the_rules_refuse_stops_there() -> None:
    session = after(follows("p", "c4", "d", "p"), "-h8")
    assert [str(tried.action) for tried in session.aftermath] == ["p", "c4"]


def test_a_fault_names_the_action_and_the_reason() -> None:
    position = GIFT.start()
    assert aftermath_fault(CARDS, position, ("h8", "p", "-c4", "p")) is None
    assert (aftermath_fault(CARDS, position, ("h8", "s")) or "").startswith("s: ")
    assert "no action" in (aftermath_fault(CARDS, position, ("h8", "the 9")) or "")


BROKEN = {
    "a card that is not held": (follows("p", "-c2"), "can’t play out what follows on -h8"),
    "the first of them": (follows("h"), "h: "),
    "no action": (follows("p", "the 8"), "no action"),
    "a reaction that speaks after another": (
        changed(GIFT, reactions=(Reaction(discarded(), "Not that."), *follows("p").reactions)),
        "plays out nothing for “They needed it.”",
    ),
    "an attempt that is refused": (
        changed(CLIMB, reactions=(Reaction(refused_as("too-low"), "Down.", follows=("h6",)),)),
        "plays out nothing for “Down.”",
    ),
    "one of several ways": (
        changed(GIFT, reactions=(Reaction(played(), "A play.", follows=("p", "-c4", "p", "-s9")),)),
        "can’t play out what follows on s9",
    ),
}


@pytest.mark.parametrize(("exercise", "words"), BROKEN.values(), ids=BROKEN)
def test_the_check_reports_what_can_t_happen(exercise: PlayExercise, words: str) -> None:
    assert words in " ".join(findings(exercise))


def test_the_check_finds_nothing_wrong_with_a_good_one() -> None:
    assert list(findings(GIFT)) == []
    assert parse_action(GIFT.reactions[0].follows[-1]).spoken == "play the eight of hearts"
