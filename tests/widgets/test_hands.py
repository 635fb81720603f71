"""A show of hands by messages: counting, keeping, the lesson's table, and nothing of the answer before the reveal."""

import csv
import json
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from typing import Any

import pytest

from expeditions_widgets.experiments.measures import Experiment, Measure, Measuring, counted
from expeditions_widgets.lessons import Option
from expeditions_widgets.lessons.routes import ChooseExercise as RouteQuestion
from expeditions_widgets.widgets import hands as shown_hands
from expeditions_widgets.widgets.choose_exercise import ChooseWidget
from expeditions_widgets.widgets.estimate_exercise import EstimateWidget
from expeditions_widgets.widgets.exercise import ExerciseWidget
from expeditions_widgets.widgets.play_exercise import PlayWidget
from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.routes.choose_exercise import ChooseWidget as RouteChooseWidget
from expeditions_widgets.widgets.watch_exercise import WatchWidget
from tests.lessons.estimates import REACHED
from tests.lessons.exercises import CLIMB, WHICH
from tests.lessons.watching import ROUND
from tests.widgets.driving import Browser, Content, Widget
from tests.widgets.shapes import misfits

ROUTES = RouteQuestion(
    name="routes-which",
    task="Which way?",
    options=(Option("West", "It is far."), Option("East", "It is near.", right=True)),
    hints=("Look.",),
    praise="East.",
)


@pytest.fixture(autouse=True)
def _a_lesson_of_its_own() -> Iterator[None]:
    before = dict(shown_hands._rooms)
    shown_hands._rooms.clear()
    yield
    shown_hands._rooms.clear()
    shown_hands._rooms.update(before)


class Room(Browser):
    """A browser in present mode that counts hands."""

    def __init__(self, widget: Widget, saved: str | None = None) -> None:
        super().__init__(widget)
        self.hello("?present=1", saved)
        if not self.hands["open"]:
            self.press("hands")

    @property
    def hands(self) -> Content:
        hands: Content = self.exercise["hands"]
        assert list(misfits(self.state, State)) == []
        return hands

    @property
    def counts(self) -> list[str]:
        return [row["count"] for row in self.hands["rows"]]

    @property
    def kept(self) -> str:
        return str(self.state["save"]["text"])

    def count(self, *strokes: object, key: str | None = None) -> Content:
        key = self.hands["key"] if key is None else key
        return self.send({"type": "hands", "serial": self.state["serial"], "key": key, "strokes": list(strokes)})

    def reveal(self) -> Content:
        return self.send({"type": "reveal", "serial": self.state["serial"]})

    def save(self, lesson: object = "Only upwards") -> list[dict[str, str]]:
        self.send({"type": "handsFile", "serial": self.state["serial"], "lesson": lesson})
        file = self.hands["file"]
        return list(csv.DictReader(StringIO(file["content"].removeprefix("\ufeff"), newline=""))) if file else []


def test_hands_are_counted_by_strokes_and_said() -> None:
    room = Room(ChooseWidget(WHICH))
    assert room.count("+2", "+2", "+1")["live"] == "1 hand for answer 1. 3 in all."
    assert room.count("=3:12")["live"] == "12 hands for answer 3. 15 in all."
    assert room.count("-3")["live"] == "11 hands for answer 3. 14 in all."
    assert room.counts == ["1", "2", "11"]
    assert [row["share"].split()[0] for row in room.hands["rows"]] == ["7", "14", "79"]
    assert [row["bar"] for row in room.hands["rows"]] == [pytest.approx(count / 11) for count in (1, 2, 11)]
    assert room.count("undo", "undo")["live"] == "Taken back. 0 hands for answer 3. 3 in all."
    room.press("hands-undo")
    assert room.counts == ["0", "2", "0"]


def test_a_count_made_from_an_older_state_still_counts() -> None:
    room = Room(ChooseWidget(WHICH))
    old = room.state["serial"]
    room.count("+1")
    room.send({"type": "hands", "serial": old, "key": "", "strokes": ["+1"]})
    assert room.counts == ["2", "0", "0"]


def test_what_is_typed_wrongly_stays_with_its_reason_and_changes_nothing() -> None:
    room = Room(ChooseWidget(WHICH))
    room.count("+1")
    state = room.count("=2:a dozen")
    row = room.hands["rows"][1]
    assert (row["value"], row["count"]) == ("a dozen", "0")
    assert row["fault"] == state["live"] == "Give a whole number from 0 to 999."
    room.count("=2:12")
    assert room.hands["rows"][1]["fault"] is None
    assert room.counts == ["1", "12", "0"]


@pytest.mark.parametrize(
    "stroke", ["+0", "+4", "2", "+", "=1", "++1", "+1 ", "", None, 7, ["+1"], "-x", "+9999", "undo"]
)
def test_a_stroke_without_meaning_does_nothing(stroke: object) -> None:
    room = Room(ChooseWidget(WHICH))
    room.count(stroke)
    assert room.counts == ["0", "0", "0"]


def test_a_count_for_another_question_or_a_closed_one_does_nothing() -> None:
    room = Room(ChooseWidget(WHICH))
    room.count("+1", key="5")
    room.send({"type": "hands", "serial": room.state["serial"], "key": "", "strokes": "+1"})
    room.press("hands")
    assert room.hands["rows"] == []
    room.count("+1")
    room.press("hands")
    assert room.counts == ["0", "0", "0"]


def test_clearing_asks_first_and_begins_anew() -> None:
    room = Room(ChooseWidget(WHICH))
    assert "why" in room.hands["buttons"][1]
    room.count("+2", "+2")
    assert room.hands["buttons"][1]["ask"]["text"].startswith("2 hands")
    room.reveal()
    assert room.hands["answer"]
    room.press("hands-reset")
    assert room.counts == ["0", "0", "0"]
    room.count("+1")
    assert room.hands["answer"] is None


def test_without_present_mode_there_is_nothing_to_count() -> None:
    browser = Browser(ChooseWidget(WHICH))
    browser.hello()
    browser.send({"type": "hands", "serial": browser.state["serial"], "key": "", "strokes": ["+1"]})
    browser.press("hands")
    assert "hands" not in browser.exercise
    assert "hands" not in browser.state["save"]["text"].replace("hands-", "")
    playing = Browser(PlayWidget(CLIMB))
    playing.hello("?present=1")
    assert "hands" not in playing.exercise


def right_elsewhere(options: tuple[Option, ...]) -> tuple[Option, ...]:
    return tuple(replace(option, right=not option.right) for option in options)


@pytest.mark.parametrize("routes", [False, True])
def test_no_message_before_the_reveal_depends_on_what_is_right(routes: bool) -> None:  # noqa: FBT001 - a parameter
    def messages(other: bool) -> list[Content]:  # noqa: FBT001 - the two worlds
        one = ROUTES if routes else WHICH
        exercise: Any = replace(one, options=right_elsewhere(one.options)) if other else one
        room = Room(RouteChooseWidget(exercise) if routes else ChooseWidget(exercise))
        room.count("+1", "+2", "+2")
        room.count("=2:x")
        room.press("hands")
        room.press("hands")
        room.save()
        room.press("hands-undo")
        return room.states

    assert messages(other=False) == messages(other=True)


def test_the_reveal_marks_what_is_right_and_says_how_the_room_did() -> None:
    room = Room(ChooseWidget(WHICH))
    assert room.count("=1:5", "=2:8", "=3:3")["exercise"]["hands"]["answer"] is None
    state = room.reveal()
    assert [mark["id"] for mark in room.hands["answer"]["marks"]] == ["2", "3"]
    assert room.hands["answer"]["told"] == ["11 of 16 hands went up for a right answer."]
    assert "11 of 16" in state["live"]
    room.reveal()
    assert room.hands["answer"] is None


def far_off(value: float) -> Experiment:
    return counted(value, "by hand")


def test_an_estimate_is_worked_out_with_the_first_hand_and_told_with_the_reveal() -> None:
    def messages(value: float) -> tuple[list[Content], Content]:
        room = Room(EstimateWidget(replace(REACHED, truth=far_off(value))))
        room.count("+1", "+2", "+2")
        room.save()
        return list(room.states), room.reveal()

    (before, after), (other, _) = messages(37.5), messages(88)
    assert before == other
    assert "37.5" not in json.dumps(before)
    answer = after["exercise"]["hands"]["answer"]
    assert [(mark["id"], mark["kind"]) for mark in answer["marks"]] == [("2", "right")]
    assert answer["truth"]["at"] == answer["truth"]["low"] == pytest.approx(0.375)
    assert "37.5" in after["live"]


def test_no_work_is_done_before_the_first_hand() -> None:
    def work() -> Measuring:
        yield from ()
        raise AssertionError("looked for the truth too early")

    room = Room(EstimateWidget(replace(REACHED, truth=Experiment("", work))))
    assert room.hands["progress"] is None
    assert room.hands["answer"] is None


def test_a_truth_between_two_ranges_is_right_for_sure_in_neither() -> None:
    def work() -> Measuring:
        yield 1
        return Measure(40, 36, 44)

    room = Room(EstimateWidget(replace(REACHED, truth=Experiment("", work))))
    room.count("+2", "+3", "+5")
    room.reveal()
    assert [(mark["id"], mark["kind"]) for mark in room.hands["answer"]["marks"]] == [("2", "unsure"), ("3", "unsure")]
    assert [row["right"] for row in room.save()] == ["no", "can't tell", "can't tell", "no", "no"]


def test_a_reload_loses_nothing() -> None:
    room = Room(ChooseWidget(WHICH))
    room.count("+1", "+2", "+2")
    room.reveal()
    again = Room(ChooseWidget(WHICH), room.kept)
    assert again.counts == ["1", "2", "0"]
    assert [row["right"] for row in again.save()] == ["no", "yes", "yes"]
    again.count("undo")
    assert again.counts == ["1", "1", "0"]


def test_a_learners_answers_and_the_hands_are_kept_together() -> None:
    room = Room(ChooseWidget(WHICH))
    room.press("1")
    room.count("+3")
    learner = Browser(ChooseWidget(WHICH))
    learner.hello("", room.kept)
    learner.press("2")
    assert json.loads(learner.state["save"]["text"])["answers"] == ["0", "1"]
    again = Room(ChooseWidget(WHICH), learner.state["save"]["text"])
    assert again.counts == ["0", "0", "1"]
    assert "answers" in json.loads(again.kept)


@pytest.mark.parametrize(
    "hands", [None, [], "{}", {"": None}, {"": {"counts": [1, 2]}}, {"": {"counts": [1, 2, 3, 4], "before": []}}]
)
def test_kept_hands_that_make_no_sense_are_left_out(hands: object) -> None:
    text = json.dumps({"answers": ["0"], "hints": 0, "done": False, "hands": hands, "told": []})
    room = Room(ChooseWidget(WHICH), text)
    assert room.counts == ["0", "0", "0"]
    assert room.exercise["options"][0]["chosen"]


def test_each_question_on_the_way_has_its_own_hands() -> None:
    room = Room(WatchWidget(ROUND))
    room.count("+1", "+1")
    room.press("1")
    room.reveal()
    room.press("next")
    assert "hands" not in room.exercise
    room.send({"type": "press", "serial": room.state["serial"], "id": "turn-4"})
    assert room.hands["key"] == "5"
    assert room.counts == ["0", "0", "0"]
    assert (room.hands["said"], room.hands["counted"]) == ("", "")
    room.count("+3")
    assert [(row["task"], row["hands"]) for row in room.save()] == [
        ("What would you lay?", "2"),
        ("What would you lay?", "0"),
        ("What may go?", "0"),
        ("What may go?", "0"),
        ("What may go?", "1"),
    ]


def test_the_table_holds_the_whole_lesson_and_tells_only_what_was_shown() -> None:
    first, second = Room(ChooseWidget(WHICH)), Room(RouteChooseWidget(ROUTES))
    assert second.save() == []
    assert second.hands["saved"] == second.state["live"]
    first.count("+2")
    first.reveal()
    second.count("+1")
    found = second.save("Two courses: a “test”!")
    assert [(row["exercise"], row["option"], row["hands"], row["right"]) for row in found] == [
        ("which", "The 10", "0", "no"),
        ("which", "The 2", "1", "yes"),
        ("which", "The 6", "0", "yes"),
        ("routes-which", "West", "1", ""),
        ("routes-which", "East", "0", ""),
    ]
    assert second.hands["file"]["name"] == "hands-two-courses-a-test.csv"
    assert second.state["live"] == "Saved as hands-two-courses-a-test.csv."
    second.count("+1")
    assert second.hands["file"] is None


@pytest.mark.parametrize("lesson", ["", "…", "x" * 5000])
def test_any_title_of_a_lesson_makes_a_table(lesson: str) -> None:
    room = Room(ChooseWidget(WHICH))
    room.count("+1")
    assert len(room.save(lesson)) == 3
    assert len(room.hands["file"]["name"]) < 140


def test_what_the_cell_runs_again_takes_its_own_place() -> None:
    Room(ChooseWidget(WHICH)).count("+1")
    other = Room(RouteChooseWidget(ROUTES))
    again = Room(ChooseWidget(WHICH))
    again.count("+2", "+2")
    other.count("+1")
    assert [row["hands"] for row in other.save()] == ["0", "2", "0", "1", "0"]
    assert isinstance(again.widget, ExerciseWidget)


def test_hands_stay_while_present_mode_is_switched_off_and_on() -> None:
    room = Room(ChooseWidget(WHICH))
    room.count("+3")
    room.send({"type": "present", "serial": room.state["serial"], "on": False})
    assert "hands" not in room.exercise
    room.send({"type": "present", "serial": room.state["serial"], "on": True})
    assert room.counts == ["0", "0", "1"]


def test_the_hands_of_the_whole_lesson_go_at_once() -> None:
    first, second = Room(ChooseWidget(WHICH)), Room(RouteChooseWidget(ROUTES))
    first.count("+2")
    first.reveal()
    second.count("+1")
    second.press("hands-reset-all")
    assert second.counts == ["0", "0"]
    kept = json.loads(first.widget.state["save"]["text"])
    assert "hands" not in kept
    first.count("+3")
    assert first.counts == ["0", "0", "1"]
    assert first.hands["answer"] is None
