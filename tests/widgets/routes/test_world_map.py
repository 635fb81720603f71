"""The world's page: every place with its fact, and a quiz whose names stay hidden until they are found."""

import pytest

from expeditions_widgets.engine.routes import world
from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.routes.world_map import WorldMap
from tests.widgets.driving import Browser, Content
from tests.widgets.shapes import misfits


def wandering() -> Browser:
    browser = Browser(WorldMap(seed="7"))
    browser.hello()
    return browser


def explorer(browser: Browser) -> Content:
    found: Content = browser.state["explorer"]
    return found


def asked(browser: Browser) -> str:
    """Return the code of the place that is asked for, from the question's words."""
    name = explorer(browser)["quiz"]["text"].removeprefix("Where is ").removesuffix("?")
    return next(code for code, place in world().places.items() if place.name == name)


def test_it_begins_without_a_question() -> None:
    browser = wandering()
    assert explorer(browser)["quiz"] is None
    browser.attempt(None, "fuj")
    assert explorer(browser)["quiz"] is None
    assert list(misfits(browser.state, State)) == []


def test_a_question_hides_every_name_until_it_is_answered() -> None:
    browser = wandering()
    browser.press("quiz")
    scene = explorer(browser)["scene"]
    assert scene["nameless"]
    assert set(scene["told"]) == set(world().places)
    assert not [text for code, text in scene["told"].items() if world().places[code].name in text]
    browser.attempt(None, asked(browser))
    assert explorer(browser)["quiz"]["right"]
    assert "nameless" not in explorer(browser)["scene"]
    assert explorer(browser)["scene"]["reached"] == asked(browser)
    assert list(misfits(browser.state, State)) == []


def test_a_wrong_place_is_named_and_the_way_told() -> None:
    browser = wandering()
    browser.press("quiz")
    code = "sva" if asked(browser) != "sva" else "ant"
    browser.attempt(None, code)
    assert explorer(browser)["quiz"]["answer"].startswith(f"No, this is {world().places[code].name}. Go ")
    assert explorer(browser)["quiz"]["right"] is False
    browser.press("next")
    assert explorer(browser)["quiz"]["title"] == "Question 1 of 10"


def test_ten_questions_end_with_the_count() -> None:
    browser = wandering()
    browser.press("quiz")
    for number in range(10):
        assert explorer(browser)["quiz"]["title"] == f"Question {number + 1} of 10"
        if number % 2:
            browser.press("show")
        else:
            browser.attempt(None, asked(browser))
        browser.press("next")
    assert explorer(browser)["quiz"]["count"] == "Found at the first try: 5"
    browser.press("stop")
    assert explorer(browser)["quiz"] is None


def test_a_reload_finds_the_quiz_again() -> None:
    browser = wandering()
    browser.press("quiz")
    browser.attempt(None, asked(browser))
    browser.press("next")
    again = Browser(WorldMap())
    again.hello("", browser.state["save"]["text"])
    assert explorer(again)["quiz"] == explorer(browser)["quiz"]
    broken = Browser(WorldMap())
    broken.hello("", "seven xxx")
    assert explorer(broken)["quiz"] is None
    assert broken.state["save"] == {"key": "expeditions:routes:quiz:world:unread", "text": "seven xxx"}
    assert "can’t be read" in broken.state["live"]


def test_after_a_reload_another_quiz_asks_other_questions() -> None:
    browser = wandering()
    browser.press("quiz")
    again = Browser(WorldMap(seed="7"))
    again.hello("", browser.state["save"]["text"])
    again.press("stop")
    again.press("quiz")
    assert again.state["save"]["text"].split()[0] != "7"


def test_a_seed_that_no_line_could_hold_is_told() -> None:
    with pytest.raises(ValueError, match="A seed is"):
        WorldMap(seed="class 7b")
