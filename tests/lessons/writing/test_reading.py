"""What a form comes to: an exercise of its kind without a fault, or each fault at its field; nothing is executed."""

from dataclasses import replace

import pytest

from expeditions_widgets.lessons import PlayExercise, drew, in_order, played
from expeditions_widgets.lessons.writing.draft import Draft
from expeditions_widgets.lessons.writing.reading import read
from expeditions_widgets.lessons.writing.solving import shortest_way
from tests.lessons.writing.drafts import CHOOSE, COUNTED, DRAFTS, PLAY, SCORE, SIMULATED, WATCH


def parts(draft: Draft) -> list[str]:
    return [fault.part for fault in read(draft, "n").faults]


@pytest.mark.parametrize("draft", DRAFTS, ids=lambda draft: f"{draft.kind}-{draft.number}")
def test_a_filled_in_form_makes_an_exercise_without_a_fault(draft: Draft) -> None:
    written = read(draft, "n")
    assert written.faults == ()
    assert written.exercise is not None
    assert written.exercise.hints == ("An expedition only climbs.", "Both the 6 and the 9 are higher than 4.")


def test_rows_of_a_goal_are_reached_in_order() -> None:
    exercise = read(PLAY, "n").exercise
    assert isinstance(exercise, PlayExercise)
    assert exercise.goal == in_order(played("h6", "h9"), drew("p"))


@pytest.mark.parametrize(
    ("typed", "goal"),
    [
        ("", played()),
        ("h", played("h")),
        ("H", played("h")),
        ("hKQ9", played("hK", "hQ", "h9")),
        ("h10 s2", played("hT", "s2")),
        ("hq,c", played("hQ", "c")),
    ],
)
def test_cards_are_read_as_people_write_them(typed: str, goal: object) -> None:
    draft = replace(PLAY.with_texts({"goal.1.cards": typed}), rows={**PLAY.rows, "goal": 1})
    exercise = read(draft, "n").exercise
    assert isinstance(exercise, PlayExercise)
    assert exercise.goal == goal


@pytest.mark.parametrize(
    ("draft", "found"),
    [
        (PLAY.with_texts({"goal.1.cards": "h9 x3"}), ["goal.1"]),
        (PLAY.with_texts({"goal.1.cards": "__import__('os')"}), ["goal.1"]),
        (PLAY.with_texts({"goal.2.cards": "pile"}), ["goal.2"]),
        (PLAY.with_texts({"reactions.2.act": "played", "reactions.2.cards": "h1"}), ["reactions.2"]),
        (PLAY.with_texts({"goal.1.cards": "h1", "task": " "}), ["task", "goal.1"]),
        (PLAY.with_texts({"position": ""}), ["position"]),
        (PLAY.with_texts({"position": "A h43"}), ["position"]),
        (PLAY.with_texts({"solution": "h6 h9"}), ["solution"]),
        (PLAY.with_texts({"solution": ""}), ["solution"]),
        (PLAY.with_texts({"otherwise": ""}), ["otherwise"]),
        (CHOOSE.with_texts({"options.2.text": ""}), ["options.2"]),
        (CHOOSE.with_texts({"options.1.right": ""}), ["options"]),
        (SCORE.with_texts({"boxes": ""}), ["boxes"]),
        (COUNTED.with_texts({"high": "lots"}), ["high"]),
        (COUNTED.with_texts({"high": "1e300"}), ["high"]),
        (COUNTED.with_texts({"high": "nan"}), ["high"]),
        (COUNTED.with_texts({"high": "", "how": ""}), ["high", "how"]),
        (COUNTED.with_texts({"step": "0.00001"}), ["step"]),
        (COUNTED.with_texts({"step": "0"}), ["step"]),
        (COUNTED.with_texts({"step": "-1"}), ["step"]),
        (COUNTED.with_texts({"start": "200"}), ["scale"]),
        (COUNTED.with_texts({"position": "A h34 / a h2x"}), ["position"]),
        (COUNTED.with_texts({"value": "101"}), ["scale"]),
        (SIMULATED.with_texts({"wagers": "0"}), ["wagers"]),
        (SIMULATED.with_texts({"position": "A h2 / a h7 / T A1"}), ["position"]),
        (WATCH.with_texts({"record": "Round 1"}), ["record"]),
        (PLAY.with_texts({"rule": "turn.fly"}), ["rule"]),
    ],
)
def test_a_fault_stands_at_its_field(draft: Draft, found: list[str]) -> None:
    assert parts(draft) == found


def test_an_empty_form_of_any_kind_says_what_is_missing_and_makes_nothing_to_try() -> None:
    for kind in ("play", "score", "estimate", "watch"):
        written = read(Draft(kind=kind), "n")
        assert written.exercise is None
        assert {"task", "hints", "praise"} <= {fault.part for fault in written.faults}


@pytest.mark.parametrize(
    "texts", [{"position": "A h34 / a h2x"}, {"step": "0"}, {"start": "200"}, {"low": "100", "start": "100"}]
)
def test_an_estimate_without_a_table_or_a_scale_to_show_is_nothing_to_try_yet(texts: dict[str, str]) -> None:
    assert read(COUNTED.with_texts(texts), "n").exercise is None


def test_an_exercise_can_be_tried_before_all_of_it_is_written() -> None:
    written = read(PLAY.with_texts({"hints": "", "solution": "", "otherwise": ""}), "n")
    assert written.exercise is not None
    assert [fault.part for fault in written.faults] == ["hints", "otherwise", "solution"]


def test_the_truth_of_an_estimate_is_judged_once_its_deals_were_played() -> None:
    draft = SIMULATED.with_texts({"low": "90", "high": "100", "start": "95"})
    written = read(draft, "n")
    assert written.exercise is not None
    assert written.faults == ()
    (fault,) = read(draft, "n", {written.exercise}).faults
    assert fault.part == "scale"
    assert fault.sentence.startswith("has a truth that is not on its scale")


def test_a_way_to_the_goal_is_found_or_said_not_to_be_there() -> None:
    exercise = read(PLAY, "n").exercise
    assert isinstance(exercise, PlayExercise)
    assert shortest_way(exercise) == ("h6", "p")
    low = read(PLAY.with_texts({"goal.1.act": "refused"}), "n").exercise
    assert isinstance(low, PlayExercise)
    assert shortest_way(replace(low, goal=played("s"))) is None


def test_a_row_taken_away_lets_those_behind_it_move_up() -> None:
    left = PLAY.without_row("reactions", 1)
    assert left.rows["reactions"] == 1
    assert left.text("reactions.1.text") == "The 2 lies below the 4."
    assert left.text("reactions.2.text") == ""
    assert left.text("goal.2.cards") == "P"
