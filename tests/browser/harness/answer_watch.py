"""Answers a *watch* exercise through the page: step by step to the end, or a wrong answer at its first question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from expeditions_widgets.lessons import Option, Question
    from expeditions_widgets.lessons.record_exercise import RecordExercise


def right(group: Locator, exercise: RecordExercise[Any]) -> None:
    """Go from the start to the last turn, answering each question rightly on the way."""
    go_to(group, "First", "then")
    for question in sorted(exercise.questions, key=lambda one: one.before_turn):
        go_to_question(group, question)
        choose(group, question, next(option for option in question.options if option.right))
    step(group, "Last").click()
    expect(step(group, "Next turn")).to_have_attribute("aria-disabled", "true")


def wrong(group: Locator, exercise: RecordExercise[Any]) -> str:
    """Choose a wrong answer at the first question and return its reason; "" if nothing is asked."""
    if not exercise.questions:
        return ""
    question = min(exercise.questions, key=lambda one: one.before_turn)
    go_to_question(group, question)
    option = next(option for option in question.options if not option.right)
    choose(group, question, option)
    return option.reason


def step(group: Locator, name: str) -> Locator:
    """Return one of the round's buttons."""
    return group.locator(".exp-watch-bar").get_by_role("button", name=name, exact=True)


def counter(group: Locator) -> Locator:
    """Return what says which turn is shown."""
    return group.locator(".exp-watch-counter")


def go_to(group: Locator, name: str, words: str) -> None:
    """Press a step unless its turn is shown already, and wait for that turn."""
    if words not in counter(group).inner_text():
        step(group, name).click()
    expect(counter(group)).to_contain_text(words)


def go_to_question(group: Locator, question: Question) -> None:
    """Go as far as the questions allow, which is to the first that is open."""
    turn = question.before_turn - 1
    go_to(group, "Last", f"Turn {turn} of" if turn else "then")
    expect(group.locator(".exp-watch-asked")).to_have_text(question.text)


def choose(group: Locator, question: Question, option: Option) -> None:
    """Choose an answer and wait for its reason."""
    group.locator(".exp-option").nth(question.options.index(option)).click()
    expect(group.locator(".exp-watch-question")).to_contain_text(option.reason)
