"""A score sheet being filled in: what was entered, what is judged, and what comes back after a reload."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.cards import Suit, score_side
from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.lessons import ScoreExercise
from expeditions_widgets.lessons.practice_session import PracticeSession
from expeditions_widgets.lessons.practice_tables import finished_columns
from expeditions_widgets.lessons.score_session import ScoreSession
from expeditions_widgets.lessons.verdict import Judgement
from expeditions_widgets.lessons.worksheet import Box, Step
from tests.engine.cards.random_games import examples
from tests.lessons.score_exercises import ANNA, ANNA_RIGHT, PRACTICE

HEARTS = replace(ANNA, lanes="h", total=False)
TEXTS = st.dictionaries(
    st.sampled_from([*ANNA_RIGHT, "x-sum", "h"]), st.sampled_from(["", "9", "-11", "ten", "=", "30 "])
)


def checked(exercise: ScoreExercise, values: dict[str, str]) -> ScoreSession:
    session = ScoreSession(exercise)
    session.fill(values)
    session.check()
    return session


def names(session: ScoreSession) -> list[str]:
    return [box.name for box in session.sheet.boxes]


def told(session: ScoreSession) -> tuple[Judgement, str]:
    assert session.verdict
    return session.verdict.judgement, session.verdict.text


def test_a_suit_never_started_has_a_box_for_its_result_alone() -> None:
    assert names(ScoreSession(ANNA)) == list(ANNA_RIGHT)


def test_a_row_for_each_suit_that_is_named_and_a_box_for_each_step_that_is_asked() -> None:
    assert names(ScoreSession(replace(HEARTS, boxes=("result", "sum")))) == ["h-sum", "h-result"]
    assert names(ScoreSession(replace(ANNA, lanes="hc", boxes=("cost",)))) == ["h-cost", "total"]


def test_steps_that_are_not_asked_are_given_where_they_are_needed() -> None:
    shown = {
        ("sum", "cost"): "sum cost",
        ("cost",): "sum cost",
        ("bonus",): "bonus",
        ("multiplier", "result"): "cost multiplier result",
        ("sum", "result"): "sum multiplier result",
    }
    for asked, columns in shown.items():
        assert " ".join(ScoreSession(replace(HEARTS, boxes=asked)).sheet.shown) == columns
    plain = ScoreSession(replace(HEARTS, lanes="d", boxes=("sum", "result")))
    assert list(plain.sheet.shown) == ["sum", "result"]
    eight = ScoreSession(replace(HEARTS, position="h23456789", boxes=("result",)))
    assert list(eight.sheet.shown) == ["cost", "bonus", "result"]


def test_the_whole_example_is_right() -> None:
    session = checked(ANNA, ANNA_RIGHT)
    assert told(session) == (Judgement.RIGHT, ANNA.praise)
    assert session.done
    assert all(session.mark(box) is True for box in session.sheet.boxes)


def test_nothing_is_judged_before_it_is_checked() -> None:
    session = ScoreSession(ANNA)
    session.fill(ANNA_RIGHT)
    assert session.verdict is None
    assert not session.done
    assert all(session.mark(box) is None for box in session.sheet.boxes)


def test_empty_boxes_are_asked_for_and_not_wrong() -> None:
    judgement, text = told(checked(ANNA, {"s-sum": "9", "s-cost": "-11"}))
    assert judgement is Judgement.CANT_TELL
    assert "Still empty: spades: multiplier, and 14 more" in text
    judgement, text = told(checked(ANNA, {}))
    assert judgement is Judgement.CANT_TELL
    assert "Begin with spades: sum" in text


def test_the_first_wrong_box_gets_its_reason_and_every_box_its_own_mark() -> None:
    session = checked(ANNA, ANNA_RIGHT | {"h-multiplier": "2", "h-result": "20", "c-result": "-20"})
    judgement, text = told(session)
    assert judgement is Judgement.NOT_RIGHT
    assert text.startswith("Hearts: multiplier. You wrote 2. King and queen are two wagers.")
    assert text.endswith("What follows from it you worked out well: it will change with it.")
    wrong = [box.name for box in session.sheet.boxes if session.mark(box) is False]
    assert wrong == ["h-multiplier", "h-result", "c-result"]
    assert session.first_wrong == Box(Suit.HEARTS, Step.MULTIPLIER)


def test_a_wrong_box_comes_before_empty_ones() -> None:
    judgement, text = told(checked(ANNA, {"s-cost": "11"}))
    assert judgement is Judgement.NOT_RIGHT
    assert text.startswith("Spades: less 20. You wrote 11.")


def test_an_entry_that_is_no_number_is_said_to_be_none() -> None:
    _, text = told(checked(HEARTS, {"h-sum": "ten"}))
    assert text.startswith("Hearts: sum. That is no whole number.")


def test_a_changed_box_has_no_mark_until_it_is_checked_again() -> None:
    session = checked(HEARTS, {"h-sum": "31", "h-cost": "10"})
    session.fill({"h-sum": "30"})
    sheet = session.sheet.boxes
    assert [session.mark(box) for box in sheet[:2]] == [None, True]
    assert told(session)[0] is Judgement.NOT_RIGHT
    session.check()
    assert [session.mark(box) for box in sheet[:2]] == [True, True]


def test_an_empty_text_clears_a_box() -> None:
    session = checked(HEARTS, {"h-sum": "31"})
    session.fill({"h-sum": " "})
    assert session.entry(session.sheet.boxes[0]) == ""
    session.check()
    assert told(session)[0] is Judgement.CANT_TELL


def test_set_up_again_empties_the_boxes_and_stays_solved() -> None:
    session = checked(ANNA, ANNA_RIGHT)
    session.retry()
    assert session.answers() == []
    assert session.verdict is None
    assert session.done


def test_the_solution_is_the_working_in_words() -> None:
    assert ScoreSession(ANNA).solution() == (
        "Spades: 3 + 6 = 9; less 20 is −11; one wager, × 2, makes −22; 3 cards, fewer than 8, so no bonus: −22. "
        "Hearts: 4 + 7 + 9 + 10 = 30; less 20 is 10; two wagers, × 3, makes 30; 6 cards, fewer than 8, so no bonus: "
        "30. Diamonds: 2 + 5 + 6 + 7 + 8 + 9 + 10 = 47; less 20 is 27; no wager, × 1, makes 27; 7 cards, fewer than 8, "
        "so no bonus: 27. Clubs: never started, so 0. Round score: −22 + 30 + 27 = 35."
    )


def test_a_position_or_a_box_that_can_t_be_read_is_refused() -> None:
    with pytest.raises(FaultyTextError):
        ScoreSession(replace(ANNA, position="h43"))
    with pytest.raises(ValueError, match="price"):
        ScoreSession(replace(ANNA, boxes=("price",)))


@examples(60)
@given(TEXTS, TEXTS, st.booleans())
def test_whatever_was_filled_in_comes_back(first: dict[str, str], then: dict[str, str], check: bool) -> None:  # noqa: FBT001 - drawn
    session, again = ScoreSession(ANNA), ScoreSession(ANNA)
    session.fill(first)
    if check:
        session.check()
    session.fill(then)
    assert again.resume(session.save())
    assert again.save() == session.save()
    assert again.verdict == session.verdict
    for box in session.sheet.boxes:
        assert (again.entry(box), again.mark(box)) == (session.entry(box), session.mark(box))


def test_an_answer_that_makes_no_sense_ends_the_answers() -> None:
    for nonsense in ("x-sum=3", "h-sum", "", "checked"):
        session = ScoreSession(ANNA)
        assert session.resume(json.dumps({"answers": ["s-sum=9", nonsense, "h-sum=30"], "hints": 1, "done": False}))
        assert session.answers() == ["s-sum=9"]


def test_a_practice_table_is_the_end_of_the_seed_s_first_round() -> None:
    session = PracticeSession(PRACTICE)
    assert session.seed == "seed-1"
    assert session.sheet.columns == finished_columns("seed-1")
    session.next_table()
    assert session.seed == "seed-2"
    assert session.sheet.columns == finished_columns("seed-2") != finished_columns("seed-1")


def test_drawn_tables_differ_and_hold_what_is_to_be_practised() -> None:
    tables = [score_side(finished_columns(f"seed-{number}")) for number in range(1, 31)]
    expeditions = [expedition for table in tables for expedition in table.expeditions]
    assert len({table.expeditions for table in tables}) == 30
    assert any(len(table.expeditions) < 4 for table in tables)
    assert {expedition.multiplier for expedition in expeditions} >= {1, 2, 3}
    assert any(expedition.bonus for expedition in expeditions)
    assert any(expedition.total < 0 for expedition in expeditions)


def solve(session: PracticeSession) -> None:
    session.fill({box.name: str(session.sheet.right(box)) for box in session.sheet.boxes})
    session.check()


def test_a_solved_table_is_counted_once() -> None:
    session = PracticeSession(PRACTICE)
    session.check()
    assert session.count == 0
    solve(session)
    solve(session)
    session.retry()
    solve(session)
    assert session.count == 1
    session.next_table()
    assert session.done
    solve(session)
    assert session.count == 2


@pytest.mark.parametrize("solved", [0, 1, 2])
def test_practice_comes_back_at_its_table_with_its_count(solved: int) -> None:
    session, again = PracticeSession(PRACTICE), PracticeSession(PRACTICE)
    for _ in range(solved):
        solve(session)
        session.next_table()
    session.fill({"total": "7"})
    assert again.resume(session.save())
    assert again.save() == session.save()
    assert (again.number, again.count, again.sheet) == (session.number, session.count, session.sheet)
    solve(again)
    assert again.count == solved + 1


def test_a_solved_table_that_comes_back_is_not_counted_again() -> None:
    session, again = PracticeSession(PRACTICE), PracticeSession(PRACTICE)
    solve(session)
    assert again.resume(session.save())
    assert again.count == 1
    solve(again)
    assert again.count == 1


@pytest.mark.parametrize(
    "answers",
    [
        ["table=0", "solved=-5", "counted=0"],
        ["table=9999999", "solved=1"],
        ["table=x", "solved=1", "counted=1"],
        ["table"],
    ],
)
def test_practice_from_nonsense_starts_somewhere(answers: list[str]) -> None:
    session = PracticeSession(PRACTICE)
    assert session.resume(json.dumps({"answers": answers, "hints": 0, "done": False}))
    assert session.number == 1
    assert session.count == 0
    assert score_side(session.sheet.columns).expeditions
