"""Writing a lesson by messages: every field is kept, faults stand beside their fields, and what is tried is played."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest

from expeditions_widgets.lessons import constructed
from expeditions_widgets.lessons.writing.draft import KINDS
from expeditions_widgets.lessons.writing.lesson import Lesson, read_lesson
from expeditions_widgets.widgets import exercise, hands
from expeditions_widgets.widgets.lesson_writer import SAVE_KEY, LessonWriter
from expeditions_widgets.widgets.protocol import State
from tests.lessons.writing.drafts import CHOOSE, COUNTED, DRAFTS, PLAY, SCORE, SIMULATED
from tests.widgets.driving import Browser, Content
from tests.widgets.shapes import misfits

SLOW = "A h2 / B s3 c25 / D hJQK d4 / a h78 d59 s72 c9T / b ?8 / P ?6 / T A1"


class Author(Browser):
    """A browser at the page for authors."""

    def __init__(self, saved: str | None = None) -> None:
        super().__init__(LessonWriter())
        self.hello("", saved)

    @property
    def shown(self) -> Content:
        assert list(misfits(self.state, State)) == []
        content: Content = self.state["writer"]
        return content

    def fields(self) -> dict[str, Content]:
        parts = [self.shown["lesson"], *self.shown["parts"]]
        rows = [row for part in parts for row in part["rows"]]
        return {field["name"]: field for each in (*parts, *rows) for field in each["fields"]}

    def values(self, **texts: str) -> dict[str, str]:
        """Return what the form would send, some fields being filled in anew; "__" stands for a dot."""
        sent = {}
        for name, field in self.fields().items():
            chosen = [one["value"] for one in field["options"] if one["checked"]]
            sent[name] = ",".join(chosen) if field["options"] else field["value"]
        sent["form"] = self.shown["form"]
        return sent | {name.replace("__", "."): text for name, text in texts.items()}

    def fill(self, **texts: str) -> Content:
        return self.send({"type": "fill", "serial": self.state["serial"], "values": self.values(**texts)})

    def push(self, button: str, **texts: str) -> Content:
        """Press a button of the form, which takes along what was typed."""
        return self.submit(**self.values(**texts), press=button)

    def faults(self, place: str) -> list[str]:
        field = self.fields().get(place)
        if field is not None:
            return list(field["faults"])
        name, _, number = place.partition(".")
        part = next(part for part in self.shown["parts"] if part["id"] == name)
        return list(part["rows"][int(number) - 1]["faults"] if number else part["faults"])


def written(*drafts: object, **more: object) -> str:
    return Lesson("Detours", drafts=drafts, **more).saved()  # type: ignore[arg-type]


def test_an_empty_page_finds_no_fault_until_it_is_asked() -> None:
    author = Author()
    assert author.state["save"] == {"key": SAVE_KEY, "text": ""}
    assert "exercise" not in author.state
    assert all(field["faults"] == [] for field in author.fields().values())
    author.push("check")
    assert author.faults("task") == ["This exercise has no task; say in one sentence what is to be done."]
    assert author.faults("hints") == ["This exercise has no hint; give at least one nudge."]
    assert author.shown["todo"]["items"][0] == "This exercise has no task; say in one sentence what is to be done."
    assert author.state["live"] == "5 things to do."


def test_what_is_typed_is_kept_and_comes_back_after_a_reload() -> None:
    author = Author()
    author.fill(lesson__title="Detours", lesson__story="It begins.", task="Go on.", position="A h43 / x")
    save = author.state["save"]
    assert save["key"] == SAVE_KEY
    again = Author(save["text"])
    assert again.state["live"] == "Welcome back: Detours."
    for name, value in {"lesson.title": "Detours", "task": "Go on.", "position": "A h43 / x"}.items():
        assert again.fields()[name]["value"] == value
    assert again.state["save"] == save


def test_all_faults_of_a_position_stand_beside_it_and_lose_nothing() -> None:
    author = Author(written(PLAY))
    author.fill(position="A h43 / a x9")
    assert [fault.partition(":")[0] for fault in author.faults("position")] == ["Character 5", "Character 11"]
    assert author.fields()["position"]["value"] == "A h43 / a x9"
    assert "exercise" not in author.state
    assert author.faults("position")[0] in author.shown["tryAbout"]


@pytest.mark.parametrize(("name", "typed"), [("position", "A h34 / a h2x"), ("step", "0"), ("start", "200")])
def test_an_estimate_half_typed_is_kept_with_its_fault(name: str, typed: str) -> None:
    author = Author(written(COUNTED))
    author.fill(**{name: typed})
    assert author.faults("low" if name == "start" else name)
    assert json.loads(author.state["save"]["text"])["drafts"][0]["texts"][name] == typed
    assert "exercise" not in author.state


def test_a_fault_of_a_row_stands_in_the_row() -> None:
    author = Author(written(PLAY))
    author.fill(reactions__2__act="played")
    author.fill(reactions__2__cards="x9")
    assert author.faults("reactions.2") == [
        "This exercise names a card that there is not: x9. Write h9 or hKQ9, or h for any heart."
    ]
    assert author.faults("reactions.1") == author.faults("reactions") == []


@pytest.mark.parametrize("draft", DRAFTS, ids=lambda draft: f"{draft.kind}-{draft.number}")
def test_every_kind_is_shown_to_try_with_its_cell(draft: object) -> None:
    author = Author(written(draft))
    assert author.exercise["task"] == "Go on with your “hearts”."
    assert author.exercise["number"] == "Exercise 1"
    assert f"{draft.kind}(" in author.shown["cell"]["text"]  # type: ignore[attr-defined]


def test_the_exercise_is_played_beside_the_form() -> None:
    author = Author(written(PLAY))
    author.attempt("h2", "own-h")
    assert author.exercise["verdict"]["text"] == "The 2 lies below the 4."
    author.attempt("h6", "own-h")
    author.attempt(None, "pile")
    assert author.exercise["verdict"]["kind"] == "right"
    assert "Right. The hearts have climbed." in author.state["live"]
    author.fill(praise="Well climbed.")
    assert author.exercise["verdict"]["text"] == "Well climbed."
    author.fill(position="A h3 / a h269 c6 / P ?30 / T A1")
    assert author.exercise["verdict"] is None


def test_a_question_and_a_sheet_are_answered_beside_the_form() -> None:
    author = Author(written(CHOOSE, SCORE))
    author.press("2")
    assert author.exercise["verdict"]["text"] == "9 is higher than 4."
    author.push("open-3")
    author.send({"type": "fill", "serial": author.state["serial"], "values": {"s-sum": "9"}})
    assert any(box["value"] == "9" for row in author.exercise["worksheet"]["rows"] for box in boxes(row))
    assert author.fields()["task"]["value"] == "Go on with your “hearts”."


def test_a_guess_keeps_its_answer_while_the_form_goes_on() -> None:
    author = Author(written(COUNTED))
    author.submit(guess="90")
    assert author.exercise["verdict"]["text"] == "Less than that."
    author.fill(too_high="Much less.")
    assert author.exercise["verdict"]["text"] == "Much less."
    author.fill(detail="They still stand at 4.")
    assert author.exercise["estimate"]["result"]


def test_work_in_the_background_answers_nothing_and_that_of_a_replaced_exercise_is_not_heard_of() -> None:
    author = Author(written(COUNTED))
    assert isinstance(author.widget, LessonWriter)
    before = author.widget._tried
    assert before is not None
    serial = author.state["serial"]
    before.freshen()
    assert author.widget.state["serial"] == serial
    before.show()
    assert author.widget.state["serial"] == serial + 1
    author.fill(task="Another.")
    before.say("Right.")
    before.freshen()
    before.show()
    assert author.widget.state == author.state


def test_what_is_tried_is_no_exercise_of_the_notebook() -> None:
    before = list(constructed.EXERCISES), dict(exercise._numbers), dict(hands._rooms)
    author = Author(written(*DRAFTS))
    for draft in DRAFTS:
        author.push(f"open-{draft.number}")
        author.fill(name=f"tried-{draft.kind}")
        assert author.exercise["task"]
    assert (constructed.EXERCISES, exercise._numbers, hands._rooms) == before


def boxes(row: Content) -> list[Content]:
    return [cell["box"] for cell in row["cells"] if cell.get("box")]


def test_rows_are_added_and_taken_away_with_what_was_typed_meanwhile() -> None:
    author = Author(written(CHOOSE))
    author.push("add-options", options__2__reason="Typed just now.")
    assert author.fields()["options.2.reason"]["value"] == "Typed just now."
    author.push("drop-options-1", options__3__text="The third")
    assert author.fields()["options.1.reason"]["value"] == "Typed just now."
    assert author.fields()["options.2.text"]["value"] == "The third"
    author.push("drop-options-1")
    assert "options.2.text" in author.fields()


def test_a_change_of_kind_keeps_what_the_other_kind_had() -> None:
    author = Author(written(PLAY))
    author.fill(kind="choose")
    assert "options.1.text" in author.fields()
    author.fill(kind="play")
    assert author.fields()["otherwise"]["value"] == "First a heart, then the draw pile."
    assert author.exercise["task"] == "Go on with your “hearts”."


def test_a_way_to_the_goal_is_filled_in() -> None:
    author = Author(written(PLAY.with_texts({"solution": ""})))
    assert author.faults("solution") == []
    author.push("find")
    assert author.fields()["solution"]["value"] == "h6 p"
    assert author.shown["todo"]["well"]


@pytest.mark.parametrize("kind", KINDS)
def test_an_example_of_each_kind_is_filled_in_over_nothing_and_is_all_well(kind: str) -> None:
    author = Author()
    author.push("example", kind=kind)
    assert author.shown["tabs"][0]["note"] == "all well"
    assert "exercise" in author.state
    task = author.fields()["task"]["value"]
    author.push("example", praise="My own.")
    assert (author.fields()["task"]["value"], author.fields()["praise"]["value"]) == (task, "My own.")


def test_a_position_is_set_up_by_pressing_cards() -> None:
    author = Author(written(PLAY))
    author.push("cards")
    assert "exercise" not in author.state
    assert "Done: back to the exercise" in str(author.shown["parts"])
    author.send({"type": "enter", "serial": author.state["serial"], "code": "s7", "seat": ""})
    assert author.fields()["position"]["value"] == "A h34 / a s7 h269 c6 / P ?30 / T A1"
    author.fill(position="A h3 / a h269 / P ?30 / T A1")
    author.press("setup-undo")
    assert author.fields()["position"]["value"] == "A h34 / a s7 h269 c6 / P ?30 / T A1"
    author.press("cards")
    assert "setup" not in author.state
    assert [card["code"] for card in author.table["hand"]] == ["s7", "h2", "h6", "h9", "c6"]


def test_the_editor_keeps_a_position_at_fault_until_it_is_pressed_right() -> None:
    author = Author(written(PLAY.with_texts({"position": "A h43"})))
    author.push("cards")
    assert author.fields()["position"]["value"] == "A h43"
    author.press("setup-empty")
    assert author.fields()["position"]["value"] == ""
    assert author.faults("position") == []


def test_exercises_are_added_opened_moved_and_removed() -> None:
    author = Author(written(PLAY, CHOOSE))
    author.push("new")
    assert [tab["current"] for tab in author.shown["tabs"]] == [False, True, False]
    author.push("up", task="A third")
    assert author.shown["tabs"][0]["label"] == "1. A third"
    author.push("remove")
    author.push("open-2")
    assert [tab["note"] for tab in author.shown["tabs"]] == ["all well", "all well"]
    assert author.shown["formTitle"] == "Exercise 2"


@pytest.mark.parametrize(
    ("first", "second", "texts"),
    [
        ("open-2", "open-1", ["a", "b", "c"]),
        ("remove", "open-3", ["b", "c"]),
        ("new", "open-3", ["a", "", "b", "c"]),
        ("over", "add-goal", [""]),
        ("down", "down", ["b", "c", "a"]),
    ],
)
def test_a_second_press_before_the_answer_writes_nothing_into_another_exercise(
    first: str, second: str, texts: list[str]
) -> None:
    drafts = [replace(PLAY.with_texts({"task": task}), number=at) for at, task in enumerate("abc", start=1)]
    author = Author(written(*drafts))
    values = author.values()
    author.push(first)
    author.submit(**values, press=second)
    kept = json.loads(author.state["save"]["text"] or '{"drafts": [{"texts": {}}]}')["drafts"]
    assert [draft["texts"].get("task", "") for draft in kept] == texts
    assert sum(tab["current"] for tab in author.shown["tabs"]) == 1
    if second.startswith("open-"):
        assert next(tab["id"] for tab in author.shown["tabs"] if tab["current"]) == second


def test_rows_pressed_away_faster_than_answers_come_take_no_other_with_them() -> None:
    author = Author(written(CHOOSE))
    for _ in range(2):
        author.push("add-options")
    author.fill(**{f"options__{number}__text": text for number, text in enumerate("abcd", start=1)})
    values = author.values()
    author.push("drop-options-1")
    author.submit(**values, press="drop-options-2")
    assert [author.fields()[f"options.{number}.text"]["value"] for number in (1, 2, 3)] == ["b", "c", "d"]


@pytest.mark.parametrize("button", ["find", "example"])
def test_what_was_filled_in_by_a_button_is_not_emptied_by_a_form_from_before(button: str) -> None:
    author = Author(written(PLAY.with_texts({"solution": ""})) if button == "find" else None)
    values = author.values()
    author.push(button)
    author.send({"type": "fill", "serial": author.state["serial"], "values": values})
    assert author.fields()["solution"]["value"] == "h6 p" if button == "find" else author.fields()["task"]["value"]


def test_what_is_typed_before_a_saved_lesson_is_read_empties_none_of_it() -> None:
    author = Author()
    values = author.values(task="Typed early.")
    author.hello("", written(PLAY))
    author.send({"type": "fill", "serial": author.state["serial"], "values": values})
    assert author.fields()["task"]["value"] == "Go on with your “hearts”."
    assert author.fields()["lesson.title"]["value"] == "Detours"


def test_what_is_typed_while_an_answer_is_due_is_kept() -> None:
    author = Author(written(PLAY))
    values = author.values(task="Typed on.")
    author.push("check")
    author.send({"type": "fill", "serial": author.state["serial"] - 1, "values": values})
    assert author.fields()["task"]["value"] == "Typed on."


def test_the_notebook_holds_what_was_written() -> None:
    author = Author(written(PLAY, COUNTED))
    notebook = author.shown["notebook"]
    assert notebook["file"] == "detours.ipynb"
    assert notebook["about"] == "detours.ipynb: 2 of 2 exercises."
    cells = json.loads(notebook["text"])["cells"]
    assert [cell["cell_type"] for cell in cells] == ["markdown", "code", "code"]
    assert author.shown["cell"]["text"] == "".join(cells[1]["source"])


def test_the_truth_of_an_estimate_is_looked_for_when_it_is_asked() -> None:
    author = Author(written(SIMULATED.with_texts({"position": SLOW})))
    assert "has not been looked for" in author.shown["todo"]["said"]
    author.push("check")
    assert author.faults("low") == author.shown["todo"]["items"]
    assert author.faults("low")[0].startswith("This exercise has a truth that is not on its scale: −")


def test_work_in_the_background_is_told_and_ends() -> None:
    async def ask() -> Author:
        author = Author(written(SIMULATED.with_texts({"seed": "another", "position": SLOW})))
        author.push("check")
        assert "is being worked out" in author.shown["todo"]["said"]
        answered = asyncio.Event()

        def heard(change: dict[str, Content]) -> None:
            if change["new"]["serial"] > author.state["serial"]:
                answered.set()

        author.widget.observe(heard, "state")
        await answered.wait()
        author.states.append(dict(author.widget.state))
        return author

    author = asyncio.run(ask())
    assert "is being worked out" not in author.shown["todo"]["said"]


def test_a_saved_lesson_that_can_t_be_read_is_put_aside() -> None:
    author = Author("[1]")
    assert author.state["save"] == {"key": f"{SAVE_KEY}:unread", "text": "[1]"}
    assert "put aside" in author.state["live"]
    author.fill(task="Go on.")
    assert author.state["save"]["key"] == SAVE_KEY


@pytest.mark.parametrize(("more", "said"), [([None], "One exercise"), ([PLAY.saved()] * 22, "3 exercises")])
def test_a_saved_lesson_with_exercises_that_can_t_be_taken_up_is_put_aside_whole(more: list[object], said: str) -> None:
    saved = json.loads(written(PLAY))
    saved["drafts"] += more
    text = json.dumps(saved)
    author = Author(text)
    assert author.state["save"] == {"key": f"{SAVE_KEY}:unread", "text": text}
    assert (
        author.state["live"]
        == f"Welcome back: Detours. {said} can’t be taken up: your saved lesson is put aside whole."
    )
    assert author.fields()["task"]["value"] == "Go on with your “hearts”."


def test_nothing_typed_is_executed_or_believed() -> None:
    author = Author(written(PLAY))
    typed = '__import__("os").system("false")'
    author.fill(goal__1__act=typed, goal__1__cards=typed, rule=typed, kind=typed, reactions__1__act=typed)
    assert author.shown["tabs"][0]["note"] != "all well"
    for button in ("add-wings", "drop-options-1", "drop-goal-9", "open-", "open-77", "add-", "", "up"):
        author.push(button)
    assert read_lesson(author.state["save"]["text"])[0] is not None
    assert author.shown["formTitle"] == "Exercise 1"
