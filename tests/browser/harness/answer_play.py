"""Answers a *play* exercise on its page: its solution, and a wrong way that it has a reaction for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from expeditions_widgets.engine.cards import Action, Draw, Play
from expeditions_widgets.engine.cards import parse_action as action_of
from expeditions_widgets.lessons.goal_session import judged
from expeditions_widgets.lessons.play_findings import wrong_ways
from expeditions_widgets.lessons.verdict import Judgement
from tests.browser.harness.table import card, focused, place

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from expeditions_widgets.lessons import PlayExercise

MOST_KEYS = 60
"""More presses of one key than there are stops in any exercise."""


def place_of(action: Action) -> str:
    """Return the place that an action is aimed at: "own-h", "discard-h" or "pile"."""
    if isinstance(action, Draw):
        return f"discard-{action.suit}" if action.suit else "pile"
    return f"{'own' if isinstance(action, Play) else 'discard'}-{action.card.suit}"


def act(group: Locator, action: Action) -> None:
    """Do an action by mouse."""
    if not isinstance(action, Draw):
        card(group, action.card.code).click()
    place(group, place_of(action)).click()


def act_by_keys(group: Locator, action: Action) -> None:
    """Do an action from wherever the focus is, with the keyboard alone."""
    target = place_of(action)
    _press_until(group, "Tab", "[data-card], [data-place]")
    if not isinstance(action, Draw):
        _press_until(group, "ArrowRight", f'[data-card="{action.card.code}"]')
        group.page.keyboard.press("Enter")
    _press_until(group, "p" if target == "pile" else target[-1], f'[data-place="{target}"]')
    group.page.keyboard.press("Enter")


def right(group: Locator, exercise: PlayExercise) -> None:
    """Play the exercise's solution."""
    for step in exercise.solution:
        act(group, action_of(step))


def right_by_keys(group: Locator, exercise: PlayExercise) -> None:
    """Play the solution with the keyboard alone."""
    for step in exercise.solution:
        act_by_keys(group, action_of(step))


def wrong(group: Locator, exercise: PlayExercise) -> str:
    """Go a wrong way, one with a reaction of its own if there is one; return the words that the page must show."""
    actions, words = wrong_answer(exercise)
    for action in actions:
        act(group, action)
    return words


def wrong_answer(exercise: PlayExercise) -> tuple[list[Action], str]:
    """Return a wrong way that a person can go on the page, and the reaction's words.

    Raises:
        AssertionError: if there is none.
    """
    found: list[tuple[list[Action], str]] = []
    for trail in wrong_ways(exercise):
        verdict = judged(exercise, trail)
        earlier = any(judged(exercise, trail[:count]) for count in range(1, len(trail)))
        if verdict and verdict.judgement is Judgement.NOT_RIGHT and not earlier:
            found.append(([tried.action for tried in trail], verdict.text))
    assert found, f"{exercise.name}: no wrong way leads to a reaction"
    return next((each for each in found if each[1] != exercise.otherwise), found[0])


def _press_until(group: Locator, key: str, wanted: str) -> None:
    """Press a key until the focus is on an element of the group that fits a CSS selector."""
    for _ in range(MOST_KEYS):
        here = focused(group.page)
        inside = "([here, group, wanted]) => group.contains(here) && here.matches(wanted)"
        if here.count() and group.page.evaluate(inside, [here.element_handle(), group.element_handle(), wanted]):
            return
        group.page.keyboard.press(key)
    raise AssertionError(f"{key} never leads to {wanted}.")
