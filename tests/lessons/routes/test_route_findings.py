"""A broken exercise of the route game is reported by a sentence of its own; a good one by none."""

from dataclasses import replace

import pytest

from expeditions_widgets.lessons import Exercise
from expeditions_widgets.lessons.findings import findings
from expeditions_widgets.lessons.routes import Option, Question, Reaction, declined, laid, reached
from tests.lessons.routes.boards import GAME, NORTH, RECORD, SCORE, START, TWO_STEPS, WHICH, changed


@pytest.mark.parametrize("exercise", [NORTH, TWO_STEPS, WHICH, SCORE, GAME], ids=lambda exercise: exercise.name)
def test_a_good_exercise_has_no_finding(exercise: Exercise) -> None:
    assert list(findings(exercise)) == []


ODD = (Option("A", "Yes.", right=True), Option("B", "No."))
BROKEN: dict[str, tuple[Exercise, str]] = {
    "no task": (changed(NORTH, task=" "), "no task"),
    "no hint": (changed(NORTH, hints=()), "no hint"),
    "met at the start": (changed(NORTH, goal=lambda _: True), "met at the start"),
    "a position that can't be read": (changed(NORTH, position="B europe / 1 xyz"), "position that can’t be read"),
    "a solution that is no action": (changed(NORTH, solution=("north",)), "solution that can’t be read"),
    "a solution that fails": (changed(NORTH, solution=("v:gei-thi",)), "does not reach the goal: v:gei-thi"),
    "a solution against the rules": (changed(NORTH, solution=("v:gei-cop",)), "already"),
    "a solution judged on its way": (
        changed(TWO_STEPS, reactions=(Reaction(laid("s"), "Too early."),)),
        "judged after 1 of the 2 actions",
    ),
    "a solution with a step too many": (
        changed(TWO_STEPS, goal=reached("gei", by="s")),
        "judged after 1 of the 2 actions",
    ),
    "no wrong way": (changed(NORTH, goal=bool, reactions=()), "no wrong way"),
    "a reaction that nothing leads to": (
        changed(NORTH, reactions=(Reaction(declined(), "Never said."),)),
        "nothing leads to: “Never said.”",
    ),
    "what can't follow": (
        changed(NORTH, reactions=(Reaction(laid("a"), "No.", follows=("end",)),)),
        "can’t play out what follows on a:",
    ),
    "nothing said otherwise": (changed(NORTH, otherwise=""), "nothing to any other wrong answer"),
    "a rule that there is not": (changed(NORTH, rule="turn.climb"), "does not have: turn.climb"),
    "a question's position": (replace(WHICH, position="B nowhere"), "position that can’t be read"),
    "a card beside an option": (replace(WHICH, options=(Option("A", "Yes.", right=True, card="h9"), ODD[1])), "h9"),
    "an unknown box": (replace(SCORE, boxes=("bonus",)), "asks for a box that there is not: bonus"),
    "no box": (replace(SCORE, seats=()), "no box to fill in"),
    "a seat where nobody sits": (replace(SCORE, seats=(2,)), "seat 2, where nobody sits"),
    "too many names": (replace(SCORE, names=("Ada",)), "names 1 players of 2"),
    "a score's position": (replace(SCORE, position="B europe / 1 giz giz"), "position that can’t be read"),
    "a record that can't be read": (replace(GAME, record="[Game]"), "record that can’t be read"),
    "a watcher who is not there": (replace(GAME, seat=2), "seat 2, where nobody sits"),
    "an arrow to nowhere": (replace(GAME, record=RECORD.replace("<pom>", "<pom~fuj>")), "marks pom~fuj at turn 1"),
    "a mark that is no place": (replace(GAME, record=RECORD.replace("<pom>", "<fuj>")), "marks fuj at turn 1"),
    "a question after the end": (replace(GAME, questions=(Question(6, "What?", ODD),)), "asks before turn 6"),
}


@pytest.mark.parametrize(("exercise", "words"), BROKEN.values(), ids=BROKEN)
def test_a_broken_exercise_is_reported(exercise: Exercise, words: str) -> None:
    assert words in " ".join(findings(exercise))


def test_a_view_s_unseen_cards_are_dealt_alike_for_everyone() -> None:
    view = START.replace("2 cap elb", "2 ?2").replace("D ait alh tas thi", "D ?9") + " / V 1"
    exercise = changed(NORTH, position=view)
    assert list(findings(exercise)) == []
    assert exercise.start() == exercise.start()
    assert changed(exercise, name="another").start() != exercise.start()
