"""A broken exercise is reported by a sentence of its own; a good one by none."""

from dataclasses import replace

import pytest

from expeditions_widgets.engine.cards import Play, parse_card
from expeditions_widgets.lessons import Exercise, Option, Outcome, Reaction, Trail, discarded, played, refused_as
from expeditions_widgets.lessons.attempts import accepted
from expeditions_widgets.lessons.findings import faults, findings
from tests.lessons.exercises import CLIMB, TURN, WAGER, WHICH, changed


def the_jack_only(trail: Trail) -> bool:
    """Reach the goal with the Jack of diamonds alone, as an author who forgot ruling C10 would write it."""
    happened = accepted(trail)
    return bool(happened) and happened[-1].action == Play(parse_card("dJ"))


def the_only_finding(exercise: Exercise) -> str:
    (finding,) = findings(exercise)
    return finding


@pytest.mark.parametrize("exercise", [CLIMB, TURN, WAGER, WHICH], ids=lambda exercise: exercise.name)
def test_a_good_exercise_has_no_finding(exercise: Exercise) -> None:
    assert list(findings(exercise)) == []


def test_an_exercise_may_want_an_attempt_to_be_refused() -> None:
    assert list(findings(changed(CLIMB, goal=refused_as("too-low"), solution=("h2",), reactions=()))) == []


PLAYS = {
    "no task": (changed(CLIMB, task="  "), "no task"),
    "no hint": (changed(CLIMB, hints=()), "no hint"),
    "an empty hint": (changed(CLIMB, hints=("Look.", " ")), "no hint"),
    "goal met at the start": (changed(CLIMB, goal=lambda _: True), "met at the start"),
    "solution that fails": (changed(CLIMB, solution=("s5",)), "does not reach the goal: s5"),
    "solution against the rules": (changed(CLIMB, solution=("h2",)), "does not reach the goal: h2. The 2 of hearts"),
    "solution too short": (changed(TURN, solution=("h6",)), "does not reach the goal: h6"),
    "solution that is no action": (changed(CLIMB, solution=("hearts",)), "solution that can’t be read"),
    "hints without a comma": (changed(CLIMB, hints="Look."), "has its hints as one text"),
    "solution without a comma": (changed(CLIMB, solution="h6"), "has its solution as one text"),
    "empty solution": (changed(CLIMB, solution=()), "has no solution"),
    "no name": (changed(CLIMB, name=" "), "has no name"),
    "position that can't be read": (changed(CLIMB, position="A h43 / a x9"), "position that can’t be read"),
    "wager stored as the Jack only": (changed(WAGER, goal=the_jack_only, solution=("dJ",)), "J, Q and K are alike"),
    "a rule that there is not": (changed(CLIMB, rule="turn.fly"), "does not have: turn.fly"),
    "a reaction to what a small table has no place for": (
        changed(CLIMB, lanes="h", reactions=(Reaction(discarded(), "It went to the middle."),)),
        "a reaction that nothing leads to",
    ),
    "a solution that a small table has no place for": (
        changed(CLIMB, lanes="h", goal=discarded("s5"), solution=("-s5",), reactions=()),
        "no place for",
    ),
    "no praise": (changed(CLIMB, praise=""), "nothing to a right answer"),
    "nothing said otherwise": (changed(CLIMB, otherwise=" "), "nothing to any other wrong answer"),
    "an outcome that can't be read": (
        changed(CLIMB, reactions=(Reaction(played(), "Look.", (Outcome("Now", "h43", "Down."),)),)),
        "outcome that can’t be read",
    ),
    "no wrong way": (
        changed(CLIMB, goal=bool, solution=("h6",)),
        "no wrong way",
    ),
}


@pytest.mark.parametrize(("exercise", "words"), PLAYS.values(), ids=PLAYS)
def test_a_broken_play_exercise_is_reported(exercise: Exercise, words: str) -> None:
    assert words in " ".join(findings(exercise))


def test_a_reaction_that_nothing_leads_to_is_reported() -> None:
    reaction = Reaction(refused_as("to-low"), "Never said.")
    assert "Never said." in the_only_finding(changed(CLIMB, reactions=(*CLIMB.reactions, reaction)))


def test_a_reaction_that_one_before_it_keeps_silent_is_reported() -> None:
    exercise = changed(CLIMB, reactions=(Reaction(discarded(), "Any."), Reaction(discarded("h"), "Never heard.")))
    assert the_only_finding(exercise).endswith("for one before it answers first: “Never heard.”")


def test_a_reaction_without_words_is_reported_with_its_number() -> None:
    reactions = (Reaction(discarded("h"), "To the middle."), Reaction(discarded(), " "))
    (fault,) = faults(changed(CLIMB, reactions=reactions))
    assert fault == ("has a reaction without words: reaction 2.", "reactions.2")


def test_a_fault_names_the_part_to_mend() -> None:
    broken = changed(CLIMB, task="", hints=(), praise="", otherwise="", position="A h43", rule="turn.fly")
    parts = [fault.part for fault in faults(broken)]
    assert parts == ["task", "hints", "praise", "rule", "otherwise", "position"]


def test_one_fault_is_reported_once() -> None:
    for name in ("no hint", "goal met at the start", "solution that fails", "wager stored as the Jack only"):
        exercise, words = PLAYS[name]
        assert words in the_only_finding(exercise)


def test_every_fault_of_a_position_is_told() -> None:
    finding = the_only_finding(PLAYS["position that can't be read"][0])
    assert "h43" in finding
    assert "3 of hearts" in finding
    assert "'x'" in finding


def test_the_wager_that_has_to_count_as_well_is_named() -> None:
    assert "goal: dQ." in the_only_finding(PLAYS["wager stored as the Jack only"][0])


def test_several_faults_are_all_reported() -> None:
    exercise = changed(CLIMB, task="", hints=(), solution=("s5",))
    assert len(list(findings(exercise))) == 3


def test_a_wrong_way_may_be_a_play_that_the_rules_refuse() -> None:
    exercise = changed(CLIMB, goal=played(), position="A h34 / a h2 / b ?8 / P ?30 / T A1", solution=("h2",))
    assert "no wrong way" not in " ".join(findings(exercise))


RIGHT, WRONG = Option("The 2", "Below 9.", right=True), Option("The 10", "Above 9.")
CHOICES = {
    "no right answer": (replace(WHICH, options=(WRONG, WRONG)), "no right answer"),
    "no wrong answer": (replace(WHICH, options=(RIGHT, RIGHT)), "no wrong answer"),
    "an option that is not explained": (replace(WHICH, options=(RIGHT, WRONG, Option("None", " "))), "answer “None”"),
    "a table that can't be read": (replace(WHICH, position="A h99"), "position that can’t be read"),
    "a card that is none": (replace(WHICH, options=(replace(RIGHT, card="h1"), WRONG)), "h1 is none"),
    "no hint": (replace(WHICH, hints=()), "no hint"),
    "no task": (replace(WHICH, task=""), "no task"),
}


@pytest.mark.parametrize(("exercise", "words"), CHOICES.values(), ids=CHOICES)
def test_a_broken_choose_exercise_is_reported_by_one_sentence(exercise: Exercise, words: str) -> None:
    assert words in the_only_finding(exercise)


def test_a_question_without_options_is_reported() -> None:
    assert the_only_finding(replace(WHICH, options=())) == "has no answer to choose from; give two at least."


def test_a_question_needs_no_table() -> None:
    assert list(findings(replace(WHICH, position=""))) == []
