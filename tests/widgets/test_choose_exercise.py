"""The *choose* exercise by messages: every option answers with its reason."""

from dataclasses import replace

import pytest

from expeditions_widgets.widgets.choose_exercise import ChooseWidget, choose
from expeditions_widgets.widgets.protocol import State
from tests.lessons.exercises import WHICH
from tests.widgets.driving import Browser, Content
from tests.widgets.shapes import misfits


def at_the_question() -> Browser:
    browser = Browser(ChooseWidget(WHICH))
    browser.hello()
    return browser


def options(browser: Browser) -> list[Content]:
    found: list[Content] = browser.exercise["options"]
    assert list(misfits(browser.state, State)) == []
    return found


def test_no_option_gives_itself_away_before_it_is_chosen() -> None:
    browser = at_the_question()
    assert [option["text"] for option in options(browser)] == [option.text for option in WHICH.options]
    assert all(option["verdict"] is None and option["reason"] is None for option in options(browser))
    assert browser.exercise["verdict"] is None
    written = str(browser.state)
    assert not any(option.reason in written for option in WHICH.options)
    assert [option.get("card") for option in options(browser)] == ["hT", "h2", None]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_each_option_is_judged_with_its_reason(number: int) -> None:
    browser = at_the_question()
    option = WHICH.options[number - 1]
    state = browser.press(str(number))
    shown = options(browser)
    assert shown[number - 1]["verdict"] == ("right" if option.right else "wrong")
    assert shown[number - 1]["reason"] == option.reason
    assert [each["verdict"] for each in shown].count(None) == 2
    assert browser.exercise["verdict"]["kind"] == ("right" if option.right else "wrong")
    assert browser.exercise["done"] is option.right
    assert (WHICH.praise if option.right else option.reason) in state["live"]
    assert browser.exercise["task"] == WHICH.task


def test_all_options_may_be_chosen_one_after_the_other() -> None:
    browser = at_the_question()
    for number in ("2", "1", "3"):
        browser.press(number)
    assert [option["verdict"] for option in options(browser)] == ["wrong", "right", "right"]
    assert browser.exercise["done"]


@pytest.mark.parametrize("number", ["0", "4", "-1", "01", "1.0", ""])
def test_an_option_that_is_not_there_changes_nothing(number: str) -> None:
    browser = at_the_question()
    before = browser.exercise
    browser.press(number)
    assert browser.exercise == before


def test_the_table_is_to_look_at() -> None:
    browser = at_the_question()
    assert browser.table["step"] == 0
    assert browser.choices() == []
    assert all(card["targets"] == {} for card in browser.table["hand"])
    state = browser.attempt("h2", "own-h")
    assert state["live"]
    assert browser.exercise["verdict"] is None


def test_set_up_again_clears_the_answers_and_keeps_hints_and_done() -> None:
    browser = at_the_question()
    assert browser.buttons() == []
    browser.press("2")
    browser.press("hint")
    assert browser.buttons() == ["retry"]
    browser.press("retry")
    assert all(option["verdict"] is None for option in options(browser))
    assert browser.exercise["verdict"] is None
    assert browser.exercise["done"]
    assert browser.exercise["hints"]["open"] == list(WHICH.hints)


def test_the_last_hint_is_the_answer() -> None:
    browser = at_the_question()
    browser.press("hint")
    answer = browser.press("hint")["live"]
    assert "The 2" in answer
    assert "The 10" not in answer
    assert browser.exercise["hints"]["more"] is None


def test_progress_outlives_a_reload() -> None:
    browser = at_the_question()
    for number in ("1", "3"):
        browser.press(number)
        again = Browser(ChooseWidget(WHICH))
        again.hello(saved=browser.state["save"]["text"])
        assert again.exercise == browser.exercise
        assert again.state["save"] == browser.state["save"]


def test_an_unreadable_save_starts_afresh() -> None:
    for text in ("", "Dear diary", '{"answers": ["7"], "hints": 0, "done": false}', '{"answers": 1}'):
        browser = Browser(ChooseWidget(WHICH))
        assert browser.hello(saved=text)["exercise"] == at_the_question().exercise


def test_a_question_without_a_table() -> None:
    widget = ChooseWidget(replace(WHICH, position=""))
    assert Browser(widget).exercise["table"] is None
    assert widget.picture() is None
    assert "1. The 10" in widget.text()


def test_a_notebook_s_cell_makes_the_widget_of_its_parts() -> None:
    widget = choose(
        "which",
        task=WHICH.task,
        options=WHICH.options,
        hints=WHICH.hints,
        praise=WHICH.praise,
        position=WHICH.position,
    )
    assert widget.exercise == WHICH
