"""A drawing on the map sent by the browser: kept in the record, shown at its moment, refused in words."""

from random import Random

import pytest

from expeditions_widgets.engine.routes import parse_record, small_board
from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.routes.route_game import RouteGame
from tests.widgets.driving import Browser, Content
from tests.widgets.routes.tables import act, at_table, sitting_at, table_of, whole_game
from tests.widgets.shapes import misfits


def annotate(browser: Browser, *marks: object) -> Content:
    return browser.send({"type": "annotate", "serial": browser.state["serial"], "marks": list(marks)})


def kept(browser: Browser) -> list[str]:
    marks: list[str] = table_of(browser)["pen"]["kept"]
    return marks


def not_in_hand(browser: Browser) -> list[str]:
    return [code for code in small_board("europe").places if code not in table_of(browser)["scene"]["own"]]


def test_a_drawing_is_kept_in_the_record_at_its_move_and_shown_again_there() -> None:
    browser = at_table("?seed=7&seats=person,person&board=europe")
    browser.press("ready")
    first, second, *_ = not_in_hand(browser)
    annotate(browser, first, f"{first}~{second}:2", "a")
    assert kept(browser) == [first, f"{first}~{second}:2", "a"]
    assert browser.state["live"] == "The record keeps this drawing: 2 marks, 1 arrow."
    act(browser, Random(1))
    assert kept(browser) == []
    annotate(browser, f"v~{second}:3")
    browser.press("undo")
    assert kept(browser) == [first, f"{first}~{second}:2", "a"]
    browser.press("redo")
    assert kept(browser) == [f"v~{second}:3"]
    record = parse_record(browser.state["save"]["text"])
    assert record.entries[-1].marks == (f"v~{second}:3",)
    assert record.notes["Marks"] == f"{first} {first}~{second}:2 a"
    again = Browser(RouteGame())
    again.hello("", browser.state["save"]["text"])
    assert kept(again) == [f"v~{second}:3"]
    assert list(misfits(again.state, State)) == []


@pytest.mark.parametrize("marks", [["h9"], ["own-h"], ["a~a"], ["a"] * 41])
def test_what_is_no_drawing_of_the_map_is_refused_and_leaves_what_was_kept(marks: list[str]) -> None:
    browser = at_table()
    annotate(browser, "a")
    state = browser.send({"type": "annotate", "serial": browser.state["serial"], "marks": marks})
    assert kept(browser) == ["a"]
    assert table_of(browser)["message"]["kind"] == "refused"
    assert state["live"] == table_of(browser)["message"]["text"]


def test_people_at_one_screen_keep_no_mark_on_a_card_of_the_own_hand() -> None:
    browser = at_table("?seed=7&seats=person,greedy,person&board=europe")
    annotate(browser, "a")
    assert sitting_at(browser).marks == ()
    browser.press("ready")
    held, open_place = table_of(browser)["scene"]["own"][0], not_in_hand(browser)[0]
    annotate(browser, open_place)
    for secret in (held, f"{open_place}~{held}:2"):
        annotate(browser, open_place, secret)
        assert table_of(browser)["message"]["kind"] == "refused"
        assert small_board("europe").places[held].name in browser.state["live"]
    assert kept(browser) == [open_place]
    alone = at_table()
    own = table_of(alone)["scene"]["own"][0]
    annotate(alone, own)
    assert kept(alone) == [own]


def test_what_is_no_drawing_of_the_kept_marks_stays() -> None:
    browser = at_table()
    sitting_at(browser).annotate(("(look)", "a"))
    annotate(browser, "v")
    assert kept(browser) == ["v"]
    assert sitting_at(browser).marks == ("(look)", "v")


def test_the_map_at_the_end_takes_a_drawing_too() -> None:
    browser = at_table()
    for _ in whole_game(browser, Random(3)):
        pass
    annotate(browser, "s")
    assert browser.state["routeEnd"]["pen"] == {"kept": ["s"], "keeps": True}
