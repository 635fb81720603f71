"""The *estimate* exercise by messages: a guess, then the truth, and nothing of the truth before."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from expeditions_widgets.experiments.measures import Experiment, Measure, Measuring
from expeditions_widgets.lessons import EstimateExercise, Scale
from expeditions_widgets.widgets.estimate_exercise import EstimateWidget, estimate
from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.surface import SORRY
from tests.lessons.estimates import REACHED, broken, slow
from tests.widgets.driving import Browser, Content
from tests.widgets.shapes import misfits

FOUND = Measure(30, 26, 35)
POINTS = replace(REACHED, scale=Scale(-40, 60, start=0, unit="points"), truth=slow(3, FOUND))


def at(exercise: EstimateExercise = REACHED, saved: str | None = None) -> Browser:
    browser = Browser(EstimateWidget(exercise))
    browser.hello(saved=saved)
    return browser


def number(browser: Browser) -> Content:
    found: Content = browser.exercise["estimate"]
    assert list(misfits(browser.state, State)) == []
    return found


async def until(condition: Callable[[], bool]) -> None:
    """Let the loop run until something holds; fails if it never does."""
    async with asyncio.timeout(20):
        while not condition():  # noqa: ASYNC110 - the condition is the widget's state, which knows no event
            await asyncio.sleep(0)


def test_the_controls_come_first_and_the_truth_is_nowhere() -> None:
    browser = at()
    shown = number(browser)
    assert (shown["low"], shown["high"], shown["step"], shown["value"]) == (0, 100, 1, 50)
    assert shown["commit"]["label"] == "Commit"
    assert (shown["line"], shown["progress"], shown["result"]) == (None, None, "")
    browser.press("hint")
    browser.press("hint")
    assert "37.5" not in json.dumps(browser.states)
    assert "32.5" not in json.dumps(browser.states)


def test_no_work_is_done_before_a_guess() -> None:
    def work() -> Measuring:
        yield from ()
        raise AssertionError("looked for the truth too early")

    browser = at(replace(REACHED, truth=Experiment("", work)))
    browser.press("hint")
    browser.press("retry")
    browser.submit(guess="many")
    assert SORRY not in browser.state["live"]


@pytest.mark.parametrize(
    ("guess", "kind", "text"),
    [("10", "wrong", REACHED.too_low), ("40", "right", REACHED.praise), ("62.5", "wrong", REACHED.too_high)],
)
def test_a_guess_is_judged_by_its_direction(guess: str, kind: str, text: str) -> None:
    browser = at()
    state = browser.submit(guess=guess)
    shown = number(browser)
    assert (browser.exercise["verdict"]["kind"], browser.exercise["verdict"]["text"]) == (kind, text)
    assert browser.exercise["done"] is (kind == "right")
    assert shown["result"] == f"You said {guess}\xa0%. It is 37.5\xa0%."
    assert shown["line"]["truth"]["mark"] == {"at": 0.375, "label": "Truth: 37.5"}
    assert shown["line"]["guess"] == {"at": float(guess) / 100, "label": f"You: {guess}"}
    assert shown["commit"] is None
    assert shown["result"] in state["live"]
    assert text in state["live"]


def test_a_simulated_truth_is_shown_with_how_sure_it_is() -> None:
    browser = at(POINTS)
    browser.submit(guess="-12")
    line = number(browser)["line"]
    assert [tick["label"] for tick in line["ticks"]] == ["−40", "−20", "0", "20", "40", "60"]
    assert line["guess"] == {"at": pytest.approx(0.28), "label": "You: −12"}
    assert line["truth"]["likely"] == pytest.approx([0.66, 0.75])
    assert line["truth"]["accepted"] == pytest.approx([0.61, 0.8])
    assert "between 26.0 and 35.0\xa0points" in line["text"]


def test_the_truth_stays_the_truth_after_try_again() -> None:
    browser = at(POINTS)
    browser.submit(guess="-12")
    truth = number(browser)["line"]["truth"]
    browser.press("retry")
    assert number(browser)["line"] is None
    assert browser.exercise["verdict"] is None
    assert number(browser)["value"] == -12
    browser.submit(guess="31")
    assert number(browser)["line"]["truth"] == truth
    assert browser.exercise["done"]


@pytest.mark.parametrize("guess", ["", "ten", "101", "-1", "nan", "inf", "1e999"])
def test_what_is_no_number_on_the_scale_is_said_at_the_field(guess: str) -> None:
    browser = at()
    state = browser.submit(guess=guess)
    assert number(browser)["fault"] == state["live"] == "Give a number from 0\xa0% to 100\xa0%."
    assert number(browser)["line"] is None
    browser.submit(guess="20")
    assert number(browser)["fault"] is None


def test_a_second_commitment_needs_try_again_first() -> None:
    browser = at()
    browser.submit(guess="20")
    browser.submit(guess="40")
    assert number(browser)["line"]["guess"]["label"] == "You: 20"


def test_a_reload_keeps_the_guess_and_comes_to_the_same_truth() -> None:
    browser = at(POINTS)
    browser.submit(guess="55")
    saved = browser.state["save"]["text"]
    assert "30" not in saved
    again = at(POINTS, saved)
    assert number(again) == number(browser)
    assert again.exercise["verdict"] == browser.exercise["verdict"]
    assert again.state["live"] == ""


def test_the_page_hears_of_progress_and_keeps_answering_meanwhile() -> None:
    waiting = asyncio.Event()

    async def visit() -> list[Content]:
        browser = at(replace(REACHED, truth=gated(waiting)))
        states: list[Content] = []
        browser.widget.observe(lambda change: states.append(dict(change["new"])), "state")
        browser.submit(guess="20")
        serial = browser.state["serial"]
        assert number(browser)["progress"]
        assert number(browser)["line"]["truth"] is None
        await until(lambda: states[-1]["exercise"]["estimate"]["progress"]["share"] == 0.5)
        assert browser.widget.state["serial"] == serial, "progress is no answer: what a person does meanwhile counts"
        browser.press("hint")
        assert browser.exercise["hints"]["open"] == [REACHED.hints[0]]
        waiting.set()
        await until(lambda: not states[-1]["exercise"]["estimate"]["progress"])
        return states

    states = asyncio.run(visit())
    shares = [one["exercise"]["estimate"]["progress"]["share"] for one in states[:-1]]
    assert shares == sorted(shares)
    assert states[-1]["exercise"]["verdict"]["text"] == REACHED.too_low
    assert REACHED.too_low in states[-1]["live"]
    assert all(one["exercise"]["estimate"]["line"]["truth"] is None for one in states[:-1])


def gated(gate: asyncio.Event) -> Experiment:
    """Return an experiment that stays at the half until the gate opens; its pieces take a slice each."""

    def work() -> Measuring:
        yield 0.5
        while not gate.is_set():
            yield 0.5
        yield 0.9
        return Measure(37.5, 37.5, 37.5)

    return Experiment("behind a gate", work)


def test_try_again_while_the_truth_is_on_its_way() -> None:
    waiting = asyncio.Event()

    async def visit() -> Browser:
        browser = at(replace(REACHED, truth=gated(waiting)))
        browser.submit(guess="20")
        browser.press("retry")
        assert number(browser)["progress"] is None
        browser.submit(guess="40")
        waiting.set()
        await until(lambda: bool(browser.widget.state["exercise"]["verdict"]))
        return browser

    verdict = asyncio.run(visit()).widget.state["exercise"]["verdict"]
    assert verdict["text"] == REACHED.praise


def test_an_experiment_that_fails_gives_the_controls_back() -> None:
    browser = at(replace(REACHED, truth=broken()))
    assert browser.submit(guess="20")["live"] == SORRY
    browser.press("hint")
    assert number(browser)["commit"]
    assert number(browser)["progress"] is None


def test_an_experiment_that_fails_in_the_background_gives_the_controls_back(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def visit() -> Content:
        browser = at(replace(REACHED, truth=fails_later()))
        browser.submit(guess="20")
        await until(lambda: browser.widget.state["live"] == SORRY)
        return dict(browser.widget.state)

    state = asyncio.run(visit())
    assert state["exercise"]["estimate"]["commit"]
    assert "later than that" in caplog.text


def fails_later() -> Experiment:
    def work() -> Measuring:
        clock = asyncio.get_running_loop().time
        until = clock() + 0.2
        while clock() < until:
            yield 0.1
        raise ZeroDivisionError("later than that")

    return Experiment("badly", work)


def test_a_notebook_s_cell_makes_the_widget_of_its_parts() -> None:
    widget = estimate(
        "reached",
        task=REACHED.task,
        label=REACHED.label,
        scale=REACHED.scale,
        truth=REACHED.truth,
        tolerance=REACHED.tolerance,
        hints=REACHED.hints,
        praise=REACHED.praise,
        too_low=REACHED.too_low,
        too_high=REACHED.too_high,
    )
    assert widget.exercise == REACHED
    assert widget.picture() is None
    assert "One card, in time: a number from 0\xa0% to 100\xa0%." in widget.text()
    assert "37.5" not in widget.text()
