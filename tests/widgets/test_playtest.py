"""The playtest's widgets by messages: answers that stand there whole, and a sample that is played on request."""

import subprocess
import sys

from expeditions_widgets.experiments.playtest.questions import QUESTIONS
from expeditions_widgets.widgets.playtest_answer import PlaytestAnswer
from expeditions_widgets.widgets.playtest_sample import PlaytestSample
from expeditions_widgets.widgets.protocol import State
from tests.widgets.driving import Browser, Content
from tests.widgets.shapes import misfits


def chart(browser: Browser) -> Content:
    found: Content = browser.state["chart"]
    assert list(misfits(browser.state, State)) == []
    return found


def sample(saved: str | None = None) -> Browser:
    browser = Browser(PlaytestSample())
    browser.hello(saved=saved)
    return browser


def test_an_answer_is_drawn_in_words_and_as_a_table_from_the_start() -> None:
    browser = Browser(PlaytestAnswer("start"))
    browser.hello()
    shown, finding = chart(browser), QUESTIONS["start"].finding()
    assert shown["title"] == finding.question
    assert shown["intro"].endswith("expeditions playtest start")
    assert tuple(shown["drawn"]["points"]) == finding.said
    assert [row[0] for row in shown["drawn"]["rows"]] == [line.label for line in finding.lines]
    assert {len(row) for row in shown["drawn"]["rows"]} == {len(shown["drawn"]["head"])}
    assert all(one.startswith("<svg") for one in shown["drawn"]["drawings"])


def test_a_stored_notebook_has_the_answer_s_words_and_picture() -> None:
    widget = PlaytestAnswer("fourth")
    assert widget.text().splitlines() == [(finding := QUESTIONS["fourth"].finding()).question, *finding.said]
    assert widget.picture().startswith("<svg")


def test_nothing_that_is_sent_to_an_answer_changes_it() -> None:
    browser = Browser(PlaytestAnswer("length"))
    browser.hello(saved="played")
    before = chart(browser)
    browser.press("play")
    assert chart(browser) == before


def test_the_sample_is_played_when_it_is_asked_for() -> None:
    browser = sample()
    assert chart(browser)["drawn"] is None
    assert [button["label"] for button in chart(browser)["buttons"]] == ["Play them"]
    state = browser.press("play")
    drawn = chart(browser)["drawn"]
    assert chart(browser)["buttons"] == []
    assert "over 20,000 rounds" in drawn["points"][0]
    assert state["live"] == drawn["points"][0]


def test_a_reload_plays_it_again_without_a_word() -> None:
    browser = sample()
    browser.press("play")
    again = sample(browser.state["save"]["text"])
    assert chart(again) == chart(browser)
    assert again.state["live"] == ""


def test_other_saves_and_presses_play_nothing() -> None:
    for saved in (None, "", "shown", '{"answers": []}'):
        browser = sample(saved)
        browser.press("show")
        assert chart(browser)["drawn"] is None
    assert "rounds" in PlaytestSample().text()


def test_the_sample_loads_no_numbers_library_before_it_is_asked_for() -> None:
    code = (
        "import sys; from tests.widgets.test_playtest import sample; browser = sample(); "
        "print([name for name in ('numpy', 'numba', 'matplotlib') if name in sys.modules])"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ended.stdout == "[]\n"
