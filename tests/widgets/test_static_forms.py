"""What a notebook file keeps of a widget: text and picture of the same board, and a repr that never changes."""

from collections.abc import Callable
from xml.etree import ElementTree as ET

import pytest

from expeditions_widgets.drawing.text_board import text_board
from expeditions_widgets.engine.cards import Seat
from expeditions_widgets.widgets.card_match import CardMatch
from expeditions_widgets.widgets.choose_exercise import ChooseWidget
from expeditions_widgets.widgets.play_exercise import PlayWidget
from expeditions_widgets.widgets.watch_exercise import WatchWidget
from tests.lessons.exercises import CLIMB, WHICH
from tests.lessons.watching import ROUND
from tests.widgets.driving import Browser, Widget, cards_named, dealt, match_of, public_cards

VIEW = "application/vnd.jupyter.widget-view+json"


def bundle_of(widget: Widget) -> dict[str, str]:
    data, metadata = widget._repr_mimebundle_()
    assert metadata == {}
    assert VIEW in data
    found: dict[str, str] = data
    return found


def test_before_the_deal_there_is_a_sentence_and_no_picture() -> None:
    bundle = bundle_of(CardMatch())
    assert "image/svg+xml" not in bundle
    assert bundle["text/plain"].endswith(".")


def test_after_the_deal_there_are_the_board_and_its_picture() -> None:
    browser = dealt()
    bundle = bundle_of(browser.widget)
    assert bundle["text/plain"] == text_board(match_of(browser).position.view(Seat.A), ("You", "Scout"))
    assert ET.fromstring(bundle["image/svg+xml"]).tag.endswith("svg")  # noqa: S314 - our own drawing


def test_the_board_follows_the_match() -> None:
    browser = dealt()
    before = bundle_of(browser.widget)
    browser.attempt("s2", "own-s")
    after = bundle_of(browser.widget)
    assert before["text/plain"] != after["text/plain"]
    assert before["image/svg+xml"] != after["image/svg+xml"]


def test_the_static_forms_name_no_hidden_card() -> None:
    browser = dealt()
    for _ in range(10):
        code, place = browser.choices()[0]
        browser.attempt(code, place)
        view = match_of(browser).position.view(Seat.A)
        picture = bundle_of(browser.widget)["image/svg+xml"]
        assert cards_named(picture) <= public_cards(view) | set(view.hand)


def test_two_people_s_picture_waits_until_the_cover_is_lifted() -> None:
    browser = dealt("?seed=482913&dealer=B&opponent=person")
    assert "image/svg+xml" not in bundle_of(browser.widget)
    browser.press("ready")
    assert "image/svg+xml" in bundle_of(browser.widget)
    assert "hand" in bundle_of(browser.widget)["text/plain"]


def test_an_exercise_keeps_its_task_and_its_board() -> None:
    play, question = PlayWidget(CLIMB), ChooseWidget(WHICH)
    assert CLIMB.task in bundle_of(play)["text/plain"]
    assert text_board(play._view(), ("You", "Opponent")) in bundle_of(play)["text/plain"]
    assert "<svg" in bundle_of(play)["image/svg+xml"]
    assert WHICH.task in bundle_of(question)["text/plain"]
    assert all(option.text in bundle_of(question)["text/plain"] for option in WHICH.options)
    assert not any(option.reason in bundle_of(question)["text/plain"] for option in WHICH.options)
    assert "<svg" in bundle_of(question)["image/svg+xml"]


@pytest.mark.parametrize(
    "make", [CardMatch, lambda: PlayWidget(CLIMB), lambda: ChooseWidget(WHICH), lambda: WatchWidget(ROUND)]
)
def test_two_widgets_of_the_same_kind_have_the_same_static_forms(make: Callable[[], Widget]) -> None:
    one, other = make(), make()
    assert repr(one) == repr(other) == f"{type(one).__name__}()"
    first, second = bundle_of(one), bundle_of(other)
    assert {**first, VIEW: ""} == {**second, VIEW: ""}


def test_the_repr_stays_the_same_while_playing() -> None:
    browser = Browser(CardMatch())
    before = repr(browser.widget)
    browser.hello("?seed=7")
    assert repr(browser.widget) == before
