"""Answers a *play* exercise of the route game on its page: its solution, and a wrong way with its reaction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from expeditions_widgets.engine.routes import (
    Action,
    DeclineBlue,
    EndTurn,
    Keep,
    LaidArrow,
    LayToken,
    LoopArrow,
    Remove,
    Swap,
    TicketArrow,
    parse_action,
)
from expeditions_widgets.lessons.goal_session import judged
from expeditions_widgets.lessons.routes.play_findings import wrong_ways
from expeditions_widgets.lessons.routes.trail import ROUTES, Trail, Tried
from expeditions_widgets.lessons.verdict import Judgement

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from expeditions_widgets.lessons.routes import PlayExercise


def act(group: Locator, action: Action) -> None:
    """Do an action by mouse: by its button, by the form of a swap, or by its line in the list."""
    if isinstance(action, DeclineBlue | EndTurn | Swap):
        _keyed(group, f"button-do:{action}").click()
    elif isinstance(action, Keep):
        group.locator('input[name="drawn"]').nth(action.drawn - 1).check(force=True)
        group.locator('input[name="discarded"]').nth(action.discarded - 1).check(force=True)
        _keyed(group, "button-swap").click()
    else:
        _choose(group, action)
        _keyed(group, f"move-do:{action}").click()
        _keyed(group, "lay").click()


def attempt(group: Locator, action: Action) -> None:
    """Press the place that an action the rules refuse would lead to."""
    assert isinstance(action, LaidArrow | LayToken)
    if isinstance(action, LaidArrow):
        _choose(group, action)
    place = action.place if isinstance(action, LayToken) else action.tip
    group.locator(f'.exp-routes-map [data-place="{place}"]').first.dispatch_event("click")


def right(group: Locator, exercise: PlayExercise) -> None:
    """Play the exercise's solution."""
    for tried in _solution(exercise):
        _do(group, tried)


def wrong(group: Locator, exercise: PlayExercise) -> str:
    """Go a wrong way, one with a reaction of its own if there is one; return the words, or "" if all ways are right."""
    trail, words = wrong_answer(exercise)
    for tried in trail:
        _do(group, tried)
    return words


def wrong_answer(exercise: PlayExercise) -> tuple[Trail, str]:
    """Return a wrong way that a person can go on the page, and what is said to it; empty if there is none."""
    found: list[tuple[Trail, str]] = []
    for trail in wrong_ways(exercise, _solution(exercise)):
        verdict = judged(exercise, trail)
        earlier = any(judged(exercise, trail[:count]) for count in range(1, len(trail)))
        if verdict and verdict.judgement is Judgement.NOT_RIGHT and not earlier and all(map(_can_be_tried, trail)):
            found.append((trail, verdict.text))
    return next((each for each in found if each[1] != exercise.otherwise), found[0] if found else ((), ""))


def _solution(exercise: PlayExercise) -> Trail:
    return ROUTES.walk(exercise.start(), map(parse_action, exercise.solution))


def _can_be_tried(tried: Tried) -> bool:
    """Tell whether the page has a place to press for an attempt; whatever is legal it offers."""
    if tried.refused is None:
        return True
    laid = isinstance(tried.action, LaidArrow) and not isinstance(tried.action, LoopArrow | TicketArrow)
    return laid or isinstance(tried.action, LayToken)


def _do(group: Locator, tried: Tried) -> None:
    (attempt if tried.refused else act)(group, tried.action)


def _choose(group: Locator, action: LaidArrow | LayToken | Remove) -> None:
    """Choose what comes before the move itself: the use of a ticket, the expedition, the place to leave from."""
    if isinstance(action, TicketArrow | Remove):
        _keyed(group, f"button-ticket-{'remove' if isinstance(action, Remove) else 'arrow'}").click()
    if isinstance(action, LoopArrow):
        _keyed(group, f"tail-{action.tail}").click()
    elif isinstance(action, LaidArrow):
        _keyed(group, f"expedition-{action.expedition}").check(force=True)


def _keyed(group: Locator, key: str) -> Locator:
    return group.locator(f'[data-key="{key}"]')
