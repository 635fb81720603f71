"""Present mode where something is worked out: truths, charts, prices, reviews, the quiz; none before the reveal."""

from __future__ import annotations

import json
from dataclasses import replace

from expeditions_widgets.experiments.measures import Measure
from expeditions_widgets.experiments.playtest.questions import QUESTIONS
from expeditions_widgets.lessons import EstimateExercise, Scale
from expeditions_widgets.widgets.curtain import NOTE
from expeditions_widgets.widgets.estimate_exercise import EstimateWidget
from expeditions_widgets.widgets.match_review import MatchReview
from expeditions_widgets.widgets.playtest_answer import PlaytestAnswer
from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.routes.world_map import WorldMap
from expeditions_widgets.widgets.wager_chart import WagerChart
from expeditions_widgets.widgets.wager_lab import WagerLab
from tests.experiments.hands import FEW
from tests.lessons.estimates import REACHED, slow
from tests.play.records import BLUNDER
from tests.widgets.driving import Browser, Content, dealt
from tests.widgets.routes.test_world_map import asked
from tests.widgets.shapes import misfits

POINTS = replace(REACHED, scale=Scale(-40, 60, start=0, unit="points"), truth=slow(3, Measure(30, 26, 35)))


def presented(browser: Browser) -> Browser:
    browser.hello("?present=1")
    return browser


def reveal(browser: Browser) -> Content:
    assert browser.state["reveal"]["open"] is False
    shown = browser.send({"type": "reveal", "serial": browser.state["serial"]})
    assert list(misfits(shown, State)) == []
    assert shown["reveal"]["open"] is True
    return shown


def words(state: object) -> str:
    return json.dumps(state, ensure_ascii=False)


def covered(browser: Browser, *texts: str) -> None:
    """None of the texts was sent; what was sent says that there is something to show."""
    assert browser.state["live"] in {"", NOTE}
    for state in browser.states:
        assert list(misfits(state, State)) == []
        assert not [text for text in texts if text in words(state)]


def estimates(exercise: EstimateExercise, *guesses: str) -> list[Browser]:
    found = []
    for guess in guesses:
        browser = presented(Browser(EstimateWidget(exercise)))
        browser.submit(guess=guess)
        found.append(browser)
    return found


def test_an_estimate_s_truth_and_its_verdict_wait() -> None:
    right, low, high = estimates(POINTS, "30", "-20", "55")
    texts = (POINTS.praise, POINTS.too_low, POINTS.too_high, "It came to", "Truth", "between")
    for browser, said in ((right, POINTS.praise), (low, POINTS.too_low), (high, POINTS.too_high)):
        covered(browser, *texts)
        line = browser.exercise["estimate"]["line"]
        assert line["truth"] is None
        assert line["text"].startswith("A line from −40\N{NO-BREAK SPACE}points to 60\N{NO-BREAK SPACE}points. You: ")
        shown = reveal(browser)
        assert said in words(shown["exercise"]["verdict"])
        assert "It came to 30" in shown["live"]
    assert {browser.exercise["done"] for browser in (low, high)} == {False}
    right.press("retry")
    assert "reveal" not in right.state


def test_the_hint_that_names_what_counts_as_right_waits_too() -> None:
    browser = presented(Browser(EstimateWidget(POINTS)))
    browser.submit(guess="0")
    for _ in range(len(POINTS.hints) + 1):
        browser.press("hint")
    covered(browser, 'counts as right.",')
    assert "Every number from" in words(reveal(browser)["exercise"]["hints"]["open"])


def test_a_chart_is_drawn_only_once_it_is_revealed() -> None:
    browser = presented(Browser(WagerChart("test-chart", FEW, "A promising hand")))
    browser.press("show")
    covered(browser, "<svg", "mean", "±")
    assert browser.state["chart"]["cover"] == NOTE
    shown = reveal(browser)
    assert shown["live"] == " ".join(shown["chart"]["drawn"]["points"])


def test_an_answer_of_the_playtest_is_not_sent_before_it_is_known_whether_the_page_is_presented() -> None:
    browser = presented(Browser(PlaytestAnswer("start")))
    covered(browser, "<svg", *QUESTIONS["start"].finding().said)
    assert reveal(browser)["chart"]["drawn"]["points"] == list(QUESTIONS["start"].finding().said)


def test_the_lab_s_figures_wait_and_new_deals_cover_them_again() -> None:
    browser = Browser(WagerLab())
    browser.hello("?preset=late&deals=120&seed=few&present=1")
    covered(browser, "<svg", "±\N{NO-BREAK SPACE}")
    assert browser.state["lab"]["saves"] == []
    shown = reveal(browser)
    assert [part["id"] for part in shown["lab"]["parts"]] == ["laid", "sums", "starts", "policy", "arrivals"]
    changed = browser.submit(**{**_fields(shown), "deals": "100"})
    assert changed["lab"]["parts"], "while the curtain is up, the next answer is shown at once"
    assert browser.press("fresh")["lab"]["parts"] == []


def _fields(state: Content) -> dict[str, str]:
    return {one["name"]: one["value"] for one in state["lab"]["numbers"]}


def test_the_coach_s_word_prices_and_reasons_wait() -> None:
    open_, browser = dealt(), presented(Browser(dealt().widget))
    browser.hello("?seed=482913&dealer=B&present=1")
    nudge = open_.press("hint")["table"]["message"]["text"]
    browser.press("hint")
    covered(browser, nudge)
    assert "Press R" in browser.table["message"]["text"]
    open_.press("hint")
    browser.press("hint")
    prices = [row["lead"] for row in open_.table["coach"]["rows"]]
    covered(browser, nudge, *prices)
    assert "coach" not in browser.table
    assert reveal(browser)["table"]["coach"]["rows"] == open_.table["coach"]["rows"]


def test_a_warning_holds_the_card_back_without_its_price() -> None:
    browser = Browser(dealt("?seed=482913&dealer=B&warn=1").widget)
    browser.hello("?present=1")
    for code, place in browser.choices():
        held = browser.attempt(code, place)
        if held["table"]["hand"] == browser.states[-2]["table"]["hand"]:
            break
        browser.press("undo")
    covered(browser, "points")
    assert browser.table["message"]["kind"] == "hint"
    assert reveal(browser)["table"]["message"]["kind"] == "warned"


def test_a_review_tells_nothing_and_keeps_nothing_solved_before_the_reveal() -> None:
    browser = presented(Browser(MatchReview()))
    browser.submit(record=BLUNDER, seats="")
    covered(browser, "cost something", "±")
    retry = reveal(browser)["review"]["sides"][0]["retries"][0]["id"]
    browser.press(retry)
    for _ in range(9):
        for code, place in browser.choices():
            browser.attempt(code, place)
            break
    assert browser.state["reveal"]["open"] is False
    assert browser.exercise["verdict"] is None
    assert '"done": true' not in browser.state["save"]["text"].replace("\\", "")
    assert reveal(browser)["exercise"]["verdict"]


def test_the_quiz_tells_neither_where_nor_whether_before_the_reveal() -> None:
    right, wrong, shown = (presented(Browser(WorldMap(seed="7"))) for _ in range(3))
    for browser in (right, wrong, shown):
        browser.press("quiz")
    code = asked(right)
    other = next(place for place in ("cop", "nyc") if place != code)
    right.attempt(None, code)
    wrong.attempt(None, other)
    shown.press("show")
    parts = []
    for browser in (right, wrong):
        again = browser.attempt(None, "cop")
        assert again["explorer"]["quiz"]["right"] is None
        parts.append(words(browser.state["explorer"] | {"scene": None}))
        assert browser.state["explorer"]["scene"]["nameless"]
    assert parts[0] == parts[1]
    for browser in (right, wrong):
        before = browser.state["save"]
        assert browser.press("show")["live"] == NOTE
        assert browser.state["save"] == before
        assert words(browser.state["explorer"] | {"scene": None}) == parts[0]
    assert reveal(wrong)["explorer"]["quiz"]["answer"].startswith("No, this is ")
    assert shown.state["explorer"]["scene"]["marks"] == []
    assert reveal(shown)["explorer"]["scene"]["marks"] == [code]
    assert reveal(right)["explorer"]["quiz"]["right"] is True
    assert "first try: 1" in right.state["explorer"]["quiz"]["count"]
    right.press("next")
    assert "reveal" not in right.state
    assert right.widget.is_curtained
