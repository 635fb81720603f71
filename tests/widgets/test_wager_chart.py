"""The chart's widget by messages: covered first, then drawn; a reload keeps that it was shown."""

import json
import subprocess
import sys

from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.wager_chart import WagerChart
from tests.experiments.hands import FEW
from tests.widgets.driving import Browser, Content
from tests.widgets.shapes import misfits


def at_the_chart(saved: str | None = None) -> Browser:
    browser = Browser(WagerChart("test-chart", FEW, "A promising hand"))
    browser.hello(saved=saved)
    return browser


def chart(browser: Browser) -> Content:
    found: Content = browser.state["chart"]
    assert list(misfits(browser.state, State)) == []
    return found


def test_nothing_is_drawn_before_it_is_asked_for() -> None:
    browser = at_the_chart()
    shown = chart(browser)
    assert shown["drawn"] is None
    assert [button["label"] for button in shown["buttons"]] == ["Show"]
    assert "12 deals from the seed “few”" in shown["intro"]
    assert "mean" not in json.dumps(browser.states)


def test_show_draws_it_with_its_words_and_its_numbers() -> None:
    browser = at_the_chart()
    state = browser.press("show")
    drawn = chart(browser)["drawn"]
    assert chart(browser)["buttons"] == []
    assert all(one.startswith("<svg") for one in drawn["drawings"])
    assert [row[0] for row in drawn["rows"]] == [
        "No wager, × 1",
        "One wager, × 2",
        "Two wagers, × 3",
        "Three wagers, × 4",
    ]
    results = [FEW.outcome(0, deal).expedition for deal in range(12)]
    assert drawn["rows"][0][1].startswith(f"{sum(results) / 12:.1f} ±\xa0".replace("-", "−"))
    assert state["live"] == " ".join(drawn["points"])


def test_a_reload_shows_it_again_without_a_word() -> None:
    browser = at_the_chart()
    browser.press("show")
    again = at_the_chart(browser.state["save"]["text"])
    assert chart(again) == chart(browser)
    assert again.state["live"] == ""


def test_other_saves_and_presses_show_nothing() -> None:
    for saved in (None, "", "hidden", '{"answers": []}'):
        browser = at_the_chart(saved)
        browser.press("hint")
        browser.attempt("h2", "own-h")
        assert chart(browser)["drawn"] is None


def test_a_cell_s_text_tells_no_result() -> None:
    widget = WagerChart("test-chart", FEW, "A promising hand")
    assert widget.text() == "A promising hand\n12 deals from the seed “few”, with Scout on both sides."
    assert widget.picture() is None


def test_matplotlib_is_loaded_when_a_chart_is_drawn_and_not_before() -> None:
    code = (
        "import sys; from tests.widgets.test_wager_chart import at_the_chart; browser = at_the_chart(); "
        "print('matplotlib' in sys.modules); browser.press('show'); print('matplotlib' in sys.modules)"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ended.stdout.split() == ["False", "True"]
