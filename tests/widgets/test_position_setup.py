"""The page that sets up a position: a link opens it, a bad one is told, nothing is lost, and all can be handed on."""

import json
from urllib.parse import quote

import pytest

from expeditions_widgets.drawing.qr_code import fits_code
from expeditions_widgets.engine.cards import deck, parse_view
from expeditions_widgets.widgets.position_link import linked_position, page_address, position_query, position_share
from expeditions_widgets.widgets.position_save import SAVE_KEY
from expeditions_widgets.widgets.position_setup import PositionSetup
from expeditions_widgets.widgets.protocol import State
from tests.widgets.driving import Browser, Content
from tests.widgets.shapes import misfits

PAGE = "http://192.168.1.20:8866/voila/render/notebooks/set-up-cards.ipynb"
TEXT = "A sJ36 / D h5 / a hKQ479T c23 / b ?8 / P ?20 / T A1"
LINK = "?at=A+sJ36/D+h5/a+hKQ479T+c23/b+?8/P+?20/T+A1"


def opened(query: str = "", saved: str | None = None, address: str = PAGE) -> Browser:
    browser = Browser(PositionSetup())
    browser.send({"type": "hello", "query": query, "saved": saved, "address": address})
    assert list(misfits(browser.state, State)) == []
    return browser


def act(browser: Browser, kind: str, **more: object) -> Content:
    state = browser.send({"type": kind, "serial": browser.state["serial"], **more})
    assert list(misfits(state, State)) == []
    return state


def press(browser: Browser, *marks: str) -> None:
    """Press places by letter and cards by code."""
    for mark in marks:
        act(browser, "enter", **({"code": "", "seat": mark} if len(mark) == 1 else {"code": mark, "seat": ""}))


def type_text(browser: Browser, text: str) -> Content:
    return act(browser, "submit", values={"typed-setup": text})


def test_pressing_and_typing_stay_in_step() -> None:
    browser = opened()
    press(browser, "A", "s3", "sJ")
    assert browser.state["setup"]["typed"]["text"] == "A sJ3 / T A1"
    type_text(browser, "A sJ36 / a h9")
    setup = browser.state["setup"]
    assert setup["typed"]["text"] == "A sJ36 / a h9 / T A1"
    assert [place["cards"] for place in setup["places"]] == ["h9", "sJ36", "", "", "", ""]
    cards = {card["code"]: card for suit in setup["cards"] for card in suit["cards"]}
    assert len(cards) == 48
    assert (cards["s6"]["lies"], cards["s6"]["mark"]) == ("here", "A")
    assert cards["h9"]["label"] == "9 of hearts, your hand"
    assert [card["code"] for card in setup["table"]["hand"]] == ["h9"]


def test_faults_stand_beside_their_places_and_nothing_is_handed_on() -> None:
    browser = opened()
    state = type_text(browser, "A h93 / a h9 / P ?60 / T A2s")
    faults = {place["letter"]: place["faults"] for place in state["setup"]["places"] if place["faults"]}
    assert set(faults) == {"A", "a"}
    assert len(state["setup"]["faults"]) == len(state["setup"]["fieldFaults"]) == 1
    assert "positionShare" not in state
    act(browser, "press", id="look")
    assert "table" not in browser.state


def test_a_good_position_is_handed_on_as_text_link_and_code() -> None:
    browser = opened()
    share = type_text(browser, TEXT)["positionShare"]
    assert share["text"]["value"] == TEXT
    assert share["link"]["query"] == LINK
    assert f'aria-label="QR code of {PAGE}{LINK}"' in share["link"]["code"]
    assert share["link"]["notes"] == []
    assert linked_position(LINK) == "A sJ36/D h5/a hKQ479T c23/b ?8/P ?20/T A1"


def test_who_can_open_the_link_is_told() -> None:
    for host in ("localhost:8866", "127.0.0.1", "[::1]:80"):
        (note,) = position_share(TEXT, f"http://{host}/x", "")["link"]["notes"]
        assert "Only this machine" in note
        assert "expeditions serve --lan" in note


def test_a_position_too_long_for_a_code_keeps_its_link() -> None:
    address = f"https://hub.example/{'x' * 480}"
    text = f"a {' '.join(f'{card.code}!' for card in deck() * 3)}"
    assert not fits_code(address + position_query(text))
    link = position_share(text, address, "")["link"]
    assert link["code"] == ""
    assert "too long for a QR code" in link["notes"][0]
    assert fits_code(PAGE + position_query(text))


@pytest.mark.parametrize(
    "address",
    [
        None,
        7,
        "",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "http://",
        "http://a b/",
        "http://u:p@host/",
        "http://host/?token=1",
        "http://host/#here",
        "http://[::1/",
        "http://host:99999/",
        "http://host/\ud800",
        "https://host/" + "x" * 500,
    ],
)
def test_an_address_that_is_none_of_a_page_is_not_believed(address: object) -> None:
    assert page_address(address) == ""


def test_a_link_opens_the_position_on_a_table_to_try() -> None:
    browser = opened(LINK)
    assert browser.state["positionHead"]["title"] == "A position"
    assert browser.state["positionShare"]["text"]["value"] == TEXT
    browser.attempt("h4", "own-h")
    browser.attempt(None, "pile")
    assert "Side B: Step 1" in browser.table["prompt"]
    act(browser, "press", id="again")
    assert len(browser.table["hand"]) == 8
    act(browser, "press", id="change")
    assert browser.state["setup"]["typed"]["text"] == TEXT
    assert not browser.state["setup"]["typed"]["faults"]


def test_everyone_who_opens_a_link_finds_the_same_unseen_cards() -> None:
    hands = []
    for _ in range(2):
        browser = opened(LINK)
        browser.attempt("h4", "own-h")
        browser.attempt(None, "pile")
        hands.append([card["code"] for card in browser.table["hand"]])
    assert hands[0] == hands[1]


@pytest.mark.parametrize("text", ["A h93", "A h9 / x", "Ä", "A " + "h9" * 2000, "a ?8 / b ?8", ""])
def test_a_bad_link_is_told_and_the_editor_holds_its_text(text: str) -> None:
    browser = opened(f"?at={quote(text)}&theme=dark")
    if not text:
        assert "fault" not in browser.state["positionHead"]
        return
    fault = browser.state["positionHead"]["fault"]
    assert fault["faults"]
    assert fault["home"] == "To the front page"
    assert fault["text"] in browser.state["live"]
    assert browser.state["setup"]["typed"]["text"].startswith(text[:5])
    type_text(browser, "A h39 / a s2 / T A1")
    assert "fault" not in browser.state["positionHead"]


def test_a_reload_loses_nothing() -> None:
    browser = opened(LINK)
    browser.attempt("h4", "own-h")
    again = opened(LINK, browser.state["save"]["text"])
    assert [card["code"] for card in again.table["hand"]] == [card["code"] for card in browser.table["hand"]]
    assert again.table["step"] == 2
    act(again, "press", id="change")
    type_text(again, "A h4 zz")
    editor = opened(LINK, again.state["save"]["text"])
    assert editor.state["setup"]["typed"]["text"] == "A h4 zz"
    act(editor, "press", id="setup-undo")
    assert editor.state["setup"]["typed"]["text"] == TEXT


def test_another_link_wins_over_what_was_kept_and_take_back_leads_to_it() -> None:
    kept = opened()
    press(kept, "a", "a", "h9")
    type_text(kept, "a h9")
    browser = opened(LINK, kept.state["save"]["text"])
    assert "table" in browser.state
    act(browser, "press", id="change")
    act(browser, "press", id="setup-undo")
    assert browser.state["setup"]["typed"]["text"] == "a h9 / T A1"


@pytest.mark.parametrize(
    "saved", ["x", "{}", "[]", '{"texts":[]}', '{"texts":[3,{}]}', "[" * 100_000, '{"texts":"a"}', " " * 300_000]
)
def test_what_was_kept_and_makes_no_sense_is_put_aside(saved: str) -> None:
    browser, linked = opened("", saved), opened(LINK, saved)
    assert "setup" in browser.state
    assert "table" in linked.state
    for one in (browser, linked):
        assert one.state["save"] == {"key": f"{SAVE_KEY}:unread", "text": saved}
        assert "put aside" in one.state["live"]
    assert "put aside" in browser.state["positionHead"]["intro"]
    type_text(browser, "a h9")
    assert browser.state["save"]["key"] == SAVE_KEY
    assert "put aside" not in browser.state["positionHead"]["intro"]


def test_without_a_save_nothing_is_said() -> None:
    assert (opened("", "").state["live"], opened("", "").state["save"]["key"]) == ("", SAVE_KEY)


@pytest.mark.parametrize("letter", ["é", '"', "\x01"])
def test_whatever_is_typed_can_be_kept_and_read_again(letter: str) -> None:
    browser = opened()
    for number in range(1000, 1022):
        type_text(browser, f"{number}{letter * 990}")
    again = opened("", browser.state["save"]["text"])
    assert again.state["setup"]["typed"]["text"] == browser.state["setup"]["typed"]["text"]


def test_kept_actions_that_cannot_be_done_lead_to_the_position_itself() -> None:
    kept = json.loads(opened(LINK).state["save"]["text"])
    for actions in (["h2"], ["zz"], ["h4", "h7"]):
        browser = opened(LINK, json.dumps(kept | {"actions": actions}))
        assert len(browser.table["hand"]) == 8
        assert browser.table["step"] == 1


def test_the_round_can_be_played_on_against_a_player_and_taken_up_again() -> None:
    browser = opened(LINK)
    act(browser, "fill", values={"against": "steady"})
    assert browser.table["own"]["name"] == "You"
    browser.attempt("h4", "own-h")
    state = browser.attempt(None, "pile")
    assert "Scout" in state["live"]
    assert browser.table["step"] == 1
    assert len(browser.table["hand"]) == 8
    again = opened(LINK, state["save"]["text"])
    assert again.table["hand"] == browser.table["hand"]
    while browser.table["step"]:
        code, place = browser.choices()[0]
        browser.attempt(code, place)
    assert "the round is over" in browser.table["message"]["text"]


def test_a_player_gets_its_own_view_alone() -> None:
    browser = opened(LINK)
    act(browser, "fill", values={"against": "steady"})
    named = {card["code"] for card in browser.table["hand"]}
    assert named == {card.code for card in parse_view(TEXT).hand}


@pytest.mark.parametrize("text", ["A h47", "a h9 / b ?8 / P ?20", "A h4 / a h9"])
def test_what_cannot_be_played_to_its_end_offers_no_player(text: str) -> None:
    browser = opened(f"?at={quote(text)}")
    assert browser.state["positionHead"]["fields"] == []
    act(browser, "fill", values={"against": "steady"})
    assert browser.state["positionHead"]["fields"] == []


def test_it_reads_as_text_without_a_browser() -> None:
    assert "Set up a position" in PositionSetup().text()
    widget = PositionSetup(TEXT)
    assert TEXT in widget.text()
    assert widget.picture().startswith("<svg")  # type: ignore[union-attr]
