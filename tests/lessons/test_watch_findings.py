"""A broken *watch* exercise is reported by a sentence of its own; a good one by none."""

from dataclasses import replace

import pytest

from expeditions_widgets.engine.cards import Seat, parse_view
from expeditions_widgets.lessons import Option, Question, WatchExercise
from expeditions_widgets.lessons.findings import findings
from expeditions_widgets.lessons.marks import mark_place
from tests.lessons.watching import HEART, RECORD, ROUND, START

TWO = (Option("This", "Yes.", right=True), Option("That", "No."))
BARE = RECORD.replace("{The first\nwager.} <cK>", "").replace("{A jack is open.} <discard-d h6>", "")


def asking(*questions: Question) -> WatchExercise:
    return replace(ROUND, questions=questions)


BROKEN = {
    "a record that can't be read": (replace(ROUND, record="1. cK p"), "record that can’t be read"),
    "an action against the rules": (replace(ROUND, record=RECORD.replace("cJ p", "cT p cJ p")), "can’t be read"),
    "nothing to stop at": (replace(ROUND, record=BARE, questions=()), "neither a comment nor a question"),
    "nothing happens": (replace(ROUND, record=BARE.split("1.", maxsplit=1)[0] + "1.", questions=()), "nothing happens"),
    "a mark of a card that is not seen": (
        replace(ROUND, record=RECORD.replace("<cK>", "<h8>")),
        "marks h8 at turn 1, where seat A can’t see it",
    ),
    "an arrow to a card that is not seen": (
        replace(ROUND, record=RECORD.replace("<cK>", "<cK~h8:2>")),
        "marks cK~h8:2 at turn 1, where seat A can’t see it",
    ),
    "a mark of nothing": (replace(ROUND, record=RECORD.replace("<cK>", "<own-x>")), "marks own-x at turn 1"),
    "a question after the end": (asking(replace(HEART, before_turn=7)), "asks before turn 7, but"),
    "a question before the deal": (asking(replace(HEART, before_turn=0)), "asks before turn 0, but"),
    "two questions at once": (asking(HEART, HEART), "asks 2 questions before turn 5"),
    "a question without words": (asking(Question(5, " ", TWO)), "asks nothing before turn 5"),
    "no right answer": (asking(Question(5, "Which?", TWO[1:])), "as right, in the question before turn 5"),
    "no wrong answer": (asking(Question(5, "Which?", TWO[:1])), "one unmarked, in the question before turn 5"),
    "no reason": (asking(Question(5, "Which?", (*TWO, Option("None", "")))), "does not explain the answer “None”"),
    "no card": (asking(Question(5, "Which?", (TWO[0], replace(TWO[1], card="h1")))), "h1 is none"),
    "no hint": (replace(ROUND, hints=()), "no hint"),
    "no task": (replace(ROUND, task=""), "no task"),
    "no praise": (replace(ROUND, praise=" "), "nothing to a right answer"),
}


def test_a_good_exercise_has_no_finding() -> None:
    assert list(findings(ROUND)) == []
    assert list(findings(asking(START))) == []
    assert list(findings(replace(ROUND, seat=Seat.B, record=RECORD.replace(" h6>", " d8>")))) == []


@pytest.mark.parametrize(("exercise", "words"), BROKEN.values(), ids=BROKEN)
def test_a_broken_exercise_is_reported(exercise: WatchExercise, words: str) -> None:
    assert words in " ".join(findings(exercise))


def test_a_record_of_two_rounds_is_reported() -> None:
    # Both discard and draw until the pile is empty: 32 turns a round.
    deal = RECORD.split("1.", maxsplit=1)[0].replace('[Variant "short"]', '[Variant "plain"]')
    (finding,) = findings(replace(ROUND, record=deal + whole_round() + "2.", questions=(START,)))
    assert "record of 2 rounds" in finding


def whole_round() -> str:
    from expeditions_widgets.engine.cards import Discard, Draw, start_match  # noqa: PLC0415

    match, actions = start_match("11", dealer=Seat.B), []
    while not match.position.is_over:
        for action in (Discard(match.position.hand[0]), Draw()):
            match = match.apply(action)
            actions.append(str(action))
    return f"1. {' '.join(actions)}\n"


@pytest.mark.parametrize(
    ("mark", "place"),
    [
        ("own-h", "own-h"),
        ("other-c", "other-c"),
        ("discard-d", "discard-d"),
        ("pile", "pile"),
        ("h9", "hand"),
        ("h3", "own-h"),
        ("s4", "other-s"),
        ("d8", "discard-d"),
        ("d7", None),
        ("c2", None),
        ("hand", None),
        ("own-x", None),
    ],
)
def test_a_mark_stands_where_the_seat_sees_it(mark: str, place: str | None) -> None:
    view = parse_view("A h3 / B s4 / D d78 / a h9 / b ?8 / P ?20 / T A1")
    assert mark_place(mark, view) == place
