"""Setting up a route position on the page: clicking and typing in step, faults told, links opened, a reload."""

import json

import pytest

from expeditions_widgets.engine.routes import parse_position, world
from expeditions_widgets.play.routes.position_presets import middle_position
from expeditions_widgets.widgets.position_link import position_query
from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.routes.position_save import SAVE_KEY
from expeditions_widgets.widgets.routes.position_setup import RoutePositionSetup
from expeditions_widgets.widgets.routes.route_game import RouteGame
from tests.widgets.driving import Browser
from tests.widgets.shapes import misfits

ADDRESS = "http://192.168.1.20:8866/voila/render/notebooks/set-up-routes.ipynb"


def opened(query: str = "", saved: str | None = None) -> Browser:
    browser = Browser(RoutePositionSetup())
    browser.send({"type": "hello", "query": query, "saved": saved, "address": ADDRESS})
    return browser


def fill(browser: Browser, **values: str) -> None:
    browser.send({"type": "fill", "values": values, "serial": browser.state["serial"]})


def typed(browser: Browser, text: str) -> None:
    browser.send({"type": "submit", "values": {"typed-at": text}, "serial": browser.state["serial"]})


def text_of(browser: Browser) -> str:
    text: str = browser.state["routeSetup"]["typed"]["text"]
    return text


def test_places_and_lists_become_the_text_and_the_link() -> None:
    browser = opened()
    browser.press("lay:a:cop-mat")
    browser.press("lay:a:mat-wie")
    browser.press("lay:a:wie-cop")
    assert {tail["place"] for tail in browser.state["routes"]["tails"]} == {"cop", "mat", "wie"}
    browser.press("lay:a:mat-pom")
    fill(browser, what="hand", seat="2")
    browser.press("put:giz")
    browser.attempt(None, "taj")
    browser.press("ticket-more")
    fill(browser, turn="2", step="after", used="1")
    text = "a cop-mat-wie-cop mat-pom / 1 t3 / 2 giz taj t4 / T 2 after used1 / F 1"
    assert text_of(browser) == text
    assert browser.state["positionShare"]["link"]["query"] == position_query(text)
    assert browser.state["positionShare"]["link"]["code"].startswith("<svg")
    assert list(misfits(browser.state, State)) == []


def test_a_typed_text_lies_on_the_map() -> None:
    browser = opened()
    typed(browser, "B europe / a cop-ber / 1 / 2 / 3")
    faults = browser.state["routeSetup"]["typed"]["faults"]
    typed(browser, "a cop-gei-sva / 1 thi / 2 / 3 ulu !ulu / T 3 arrow")
    assert faults
    assert browser.state["routeSetup"]["typed"]["faults"] == []
    assert browser.state["routes"]["scene"]["journeys"][0]["arrows"] == [["cop", "gei"], ["gei", "sva"]]
    assert len(browser.state["routes"]["players"]["rows"]) == 3


def test_every_fault_is_told_and_nothing_is_lost() -> None:
    browser = opened()
    browser.press("lay:v:cop-mat")
    fill(browser, what="v")
    browser.press("lay:v:cop-mat")
    typed(browser, "a cop-xyz / 1 giz giz / T 9")
    assert len(browser.state["routeSetup"]["typed"]["faults"]) == 3
    assert text_of(browser) == "a cop-xyz / 1 giz giz / T 9"
    assert browser.state["routes"]["scene"]["journeys"][1]["arrows"] == [["cop", "mat"]]
    assert "positionShare" not in browser.state
    kept = browser.state["save"]["text"]
    again = opened(saved=kept)
    assert text_of(again) == "a cop-xyz / 1 giz giz / T 9"
    again.press("undo")
    assert text_of(again).startswith("v cop-mat / ")


def test_an_emptied_field_takes_nothing_away() -> None:
    browser = opened()
    browser.press("lay:a:cop-mat")
    before = text_of(browser)
    typed(browser, "  ")
    assert text_of(browser) == before
    assert browser.state["routeSetup"]["typed"]["faults"] == []


def test_what_the_rules_forbid_is_refused_in_words() -> None:
    browser = opened()
    fill(browser, what="tokens", seat="1")
    for code in ("giz", "taj", "fuj", "ulu", "moh", "bai"):
        browser.attempt(None, code)
    most = world().set_up.tokens
    assert browser.state["routes"]["message"]["kind"] == "refused"
    assert len(browser.state["routes"]["scene"]["tokens"]) == most
    browser.attempt(None, "dak")
    assert "no card" in browser.state["routes"]["message"]["text"]


def test_a_link_shows_its_position_and_can_be_changed() -> None:
    position = middle_position(world(), 6)
    browser = opened(position_query(str(position)) + "&theme=dark")
    assert [button["id"] for button in browser.state["positionHead"]["buttons"]] == ["edit"]
    assert browser.state["routes"]["choices"] == []
    assert len(browser.state["routes"]["log"]["lines"]) == 7
    fill(browser, seat="4")
    assert browser.state["routes"]["scene"]["own"] == list(position.hands[3])
    assert list(misfits(browser.state, State)) == []
    browser.press("edit")
    assert parse_position(text_of(browser)) == position
    assert list(misfits(browser.state, State)) == []


def test_looking_at_a_link_leaves_what_was_kept() -> None:
    first = opened()
    first.press("lay:a:cop-mat")
    second = opened("?at=1+giz/2", first.state["save"]["text"])
    assert second.state["save"] is None
    second.press("edit")
    second.press("undo")
    assert text_of(second) == text_of(first)


def test_a_faulty_link_is_told_with_the_way_to_the_front_page() -> None:
    browser = opened("?at=a+cop-xyz/1+giz+giz")
    fault = browser.state["positionHead"]["fault"]
    assert len(fault["faults"]) == 2
    again = opened("?at=a+cop-xyz/1+giz+giz", browser.state["save"]["text"])
    assert again.state["positionHead"]["fault"] == fault
    assert text_of(browser) == "a cop-xyz/1 giz giz"
    assert list(misfits(browser.state, State)) == []
    typed(browser, "a cop-gei/1 giz")
    assert "fault" not in browser.state["positionHead"]


@pytest.mark.parametrize("query", ["?at=1+giz/2", "?at=a+cop-xyz"])
def test_a_reload_goes_on_with_what_was_made_of_a_link(query: str) -> None:
    browser = opened(query)
    browser.press("edit")
    browser.press("lay:a:cop-mat")
    again = opened(query, browser.state["save"]["text"])
    assert text_of(again) == text_of(browser)
    assert text_of(again).startswith("a cop-mat / ")
    assert "fault" not in again.state["positionHead"]
    other = opened("?at=2+taj", browser.state["save"]["text"])
    assert [button["id"] for button in other.state["positionHead"]["buttons"]] == ["edit"]


@pytest.mark.parametrize("saved", ["{", '{"moments":[["a cop-xyz",""]],"at":0}', "x" * 300_000, " " * 2_000_000])
def test_a_save_that_cannot_be_read_is_put_aside(saved: str) -> None:
    browser = opened(saved=saved)
    assert text_of(browser) == "1 t3 / 2 t3 / T 1 arrow / F 1"
    assert browser.state["save"] == {"key": f"{SAVE_KEY}:unread", "text": saved}
    assert browser.state["routes"]["message"]["text"] == browser.state["live"]
    assert "put aside" in browser.state["live"]
    browser.press("lay:a:cop-mat")
    assert browser.state["save"]["key"] == SAVE_KEY
    linked = opened("?at=1+giz/2", saved)
    assert linked.state["save"] == {"key": f"{SAVE_KEY}:unread", "text": saved}
    assert "put aside" in linked.state["live"]
    assert "position of the link" in linked.state["live"]


def test_of_a_save_that_can_be_read_in_part_the_rest_is_here() -> None:
    browser = opened()
    browser.press("lay:a:cop-mat")
    kept = json.loads(browser.state["save"]["text"])
    kept["moments"].insert(1, ["a cop-xyz", ""])
    again = opened(saved=json.dumps(kept))
    assert text_of(again) == text_of(browser)
    assert again.state["save"] == {"key": f"{SAVE_KEY}:unread", "text": json.dumps(kept)}
    assert "Not all" in again.state["live"]


def test_without_a_save_nothing_is_said() -> None:
    assert (opened(saved="").state["live"], opened(saved="").state["save"]["key"]) == ("", SAVE_KEY)


def test_another_board_is_laid_out_and_empty() -> None:
    browser = opened()
    browser.press("middle")
    fill(browser, board="europe")
    assert browser.widget.board["name"] == "europe"
    assert browser.state["routes"]["heading"]["round"] == "2 players, 0 arrows"
    browser.press("undo")
    assert browser.widget.board["name"] == "world"


def test_a_position_is_played_on_from() -> None:
    position = middle_position(world(), 3)
    query = position_query(str(position))
    browser = Browser(RouteGame())
    browser.hello(query)
    assert len(browser.state["routes"]["players"]["rows"]) == 3
    browser.press("ready")
    browser.press(browser.state["routes"]["choices"][0]["id"])
    kept = browser.state["save"]["text"]
    again = Browser(RouteGame())
    again.hello(query, kept)
    assert again.state["routes"]["scene"]["journeys"] == browser.state["routes"]["scene"]["journeys"]


def test_a_position_that_can_not_be_played_leaves_the_form_with_the_reason() -> None:
    browser = Browser(RouteGame())
    browser.hello("?at=a+cop-xyz")
    fields = browser.state["form"]["folded"]["fields"]
    assert any("xyz" in field.get("fault", "") for field in fields)
