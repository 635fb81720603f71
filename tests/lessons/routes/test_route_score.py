"""A *score* exercise of the route game: boxes by the rules, and the reason for a wrong one."""

import pytest

from expeditions_widgets.lessons.routes.score_diagnosis import Mistake
from expeditions_widgets.lessons.routes.score_session import ScoreSession
from expeditions_widgets.lessons.verdict import Judgement
from tests.lessons.routes.boards import RIGHT, SCORE


def checked(**entries: str) -> ScoreSession:
    session = ScoreSession(SCORE)
    session.fill(RIGHT | {name[1:].replace("_", "-"): entry for name, entry in entries.items()})
    session.check()
    return session


def test_what_belongs_in_the_boxes_by_the_rules() -> None:
    session = checked()
    assert session.solved
    assert session.done
    assert session.verdict is not None
    assert session.verdict.text == SCORE.praise
    assert {box.name for box in session.sheet.boxes} == set(RIGHT)


MISTAKES = {
    "_1_held": ("2", Mistake.SIGN_LOST),
    "_1_returned": ("-1", Mistake.NOT_LOST),
    "_2_left": ("1", Mistake.SIGN_LOST),
    "_1_taken": ("2", Mistake.OTHER_PART),
    "_2_revealed": ("7", Mistake.OTHER),
    "_1_revealed": ("two", Mistake.NO_NUMBER),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_wrong_part_has_its_reason(name: str) -> None:
    entry, mistake = MISTAKES[name]
    session = checked(**{name: entry})
    assert session.first_wrong is not None
    assert session.diagnosis(session.first_wrong).mistake is mistake
    assert session.verdict is not None
    assert session.verdict.judgement is Judgement.NOT_RIGHT
    assert session.verdict.text.startswith(session.first_wrong.label)


TOTALS = {"6": Mistake.LOSSES_ADDED, "9": Mistake.OTHER}


@pytest.mark.parametrize("entry", TOTALS)
def test_a_wrong_result_has_its_reason(entry: str) -> None:
    # Ada: 2 + 1 + 1 − 2 = 2; added instead it is 6.
    session = checked(_1_total=entry)
    assert session.first_wrong is not None
    assert session.diagnosis(session.first_wrong).mistake is TOTALS[entry]


@pytest.mark.parametrize(("entry", "mistake"), [("1", Mistake.LOSSES_LEFT_OUT), ("0", Mistake.TICKETS_COUNTED)])
def test_another_wrong_result(entry: str, mistake: Mistake) -> None:
    # Ben: 1 − 1 − 1 = −1; without what is left it would be 1, and with his ticket 0.
    session = checked(_2_total=entry)
    assert session.first_wrong is not None
    assert session.diagnosis(session.first_wrong).mistake is mistake


def test_a_result_worked_out_well_from_a_wrong_part() -> None:
    session = checked(_1_held="-1", _1_total="3")
    total = next(box for box in session.sheet.boxes if box.name == "1-total")
    assert session.diagnosis(total).mistake is Mistake.FOLLOW_ON
    assert session.verdict is not None
    assert "worked out well" in session.verdict.text


def test_empty_boxes_are_no_fault() -> None:
    session = ScoreSession(SCORE)
    session.fill({"1-revealed": "2"})
    session.check()
    assert session.verdict is not None
    assert session.verdict.judgement is Judgement.CANT_TELL
    again = ScoreSession(SCORE)
    assert again.resume(session.save())
    assert again.answers() == session.answers()


def test_the_solution_in_words() -> None:
    words = ScoreSession(SCORE).solution().replace("\N{NO-BREAK SPACE}", " ")
    assert words == (
        "Ada: 2 cards reached, 1 open card won, 1 token back, 2 cards left: 2 + 1 + 1 − 2 = 2 points. "
        "Ben: 1 card reached, 1 card left, 1 token left: 1 − 1 − 1 = −1 point."
    )
