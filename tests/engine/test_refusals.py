"""A refusal and a faulty text as exceptions: what they carry, and that they survive a process boundary."""

import pickle

from expeditions_widgets.engine.faults import Fault, FaultyTextError
from expeditions_widgets.engine.refusals import RefusedActionError, Rule

CLIMB = Rule("turn.climb", "An expedition only climbs", "engine.cards.turn.fits")


def test_a_refusal_reads_as_its_sentence_and_carries_code_and_rule() -> None:
    error = RefusedActionError("too-low", CLIMB, "The 5 does not fit.")
    assert str(error) == error.sentence == "The 5 does not fit."
    assert (error.code, error.rule.key, error.rule.title) == ("too-low", "turn.climb", "An expedition only climbs")


def test_a_refusal_survives_a_process_boundary_with_all_its_parts() -> None:
    error = RefusedActionError("too-low", CLIMB, "The 5 does not fit.")
    copy = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert (copy.code, copy.rule, copy.sentence) == (error.code, error.rule, error.sentence)


def test_faults_stand_in_the_order_of_their_places() -> None:
    error = FaultyTextError("h1 x", [Fault("b", 3, 4, "Second."), Fault("a", 1, 2, "First.")])
    assert [fault.code for fault in error.faults] == ["a", "b"]
    assert str(error) == "h1 x\n ^ ^\nCharacter 2: First.\nCharacter 4: Second."


def test_a_fault_at_the_very_end_is_pointed_at_after_the_text() -> None:
    assert str(FaultyTextError("A", [Fault("a", 1, 1, "Missing.")])) == "A\n ^\nCharacter 2: Missing."


def test_a_text_of_several_lines_is_explained_without_pointers() -> None:
    assert str(FaultyTextError("h1\nx", [Fault("a", 3, 4, "Wrong.")])) == "Character 4: Wrong."


def test_a_faulty_text_survives_a_process_boundary() -> None:
    error = FaultyTextError("h1", [Fault("unknown-rank", 1, 2, "There is no rank 1.")])
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert (str(again), again.faults) == (str(error), error.faults)
