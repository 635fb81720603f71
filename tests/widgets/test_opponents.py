"""Each opponent at the table: chosen in the form and by a link, named wherever it is spoken of, and there again."""

from random import Random

import pytest

from expeditions_widgets.engine.cards import Seat, score_side
from expeditions_widgets.play.opponents import OPPONENTS
from expeditions_widgets.play.saving import opponent_key
from expeditions_widgets.widgets.card_match import CardMatch
from expeditions_widgets.widgets.match_settings import MatchSettings
from tests.widgets.driving import Browser, Content, dealt, fields, match_of, sitting_of, whole_match

each = pytest.mark.parametrize("key", OPPONENTS)


def against(key: str, seed: str = "7", more: str = "") -> Browser:
    return dealt(f"?seed={seed}&opponent={key}&dealer=B{more}")


def choices() -> dict[str, Content]:
    form = Browser(CardMatch()).hello()["form"]
    return {option["value"]: option for option in fields(form)["opponent"]["options"]}


def whole_round(browser: Browser) -> Browser:
    for state in whole_match(browser, Random(9)):
        if "summary" in state:
            break
    return browser


def test_the_form_offers_every_opponent_and_two_at_one_screen_with_a_sentence_each() -> None:
    offered = choices()
    assert [*offered] == ["steady", "strong", "eager", "waiting", "hopeful", "person"]
    assert [offered[key]["label"] for key in offered] == [
        "Scout",
        "Pilot",
        "Rover",
        "Camper",
        "Dreamer",
        "Two at this screen",
    ]
    assert all(option["help"].endswith(".") for option in offered.values())


@each
def test_the_form_seats_who_was_chosen(key: str) -> None:
    browser = Browser(CardMatch())
    browser.hello()
    browser.submit(seed="7", opponent=key)
    assert opponent_key(sitting_of(browser)) == key
    assert browser.table["other"]["name"] == choices()[key]["label"]


@each
def test_the_link_that_a_match_hands_on_names_its_opponent(key: str) -> None:
    browser = against(key)
    link = browser.state["share"]["link"]["query"]
    assert ("opponent" in link) is (key != MatchSettings().opponent)
    again = dealt(link)
    assert opponent_key(sitting_of(again)) == key
    assert match_of(again) == match_of(browser)


@each
def test_what_it_did_is_told_with_its_name(key: str) -> None:
    browser, name = against(key), choices()[key]["label"]
    for _ in range(2):
        browser.play(Random(3))
    assert browser.state["live"].startswith(f"{name} ") or f" {name} " in browser.state["live"]
    told = [line["text"] for line in browser.table["log"]["lines"] if line["who"] == "other"]
    assert len(told) == 2
    assert all(text.startswith(f"{name} ") for text in told)


@each
def test_a_reload_finds_it_still_there(key: str) -> None:
    browser = against(key)
    for _ in range(6):
        browser.play(Random(5))
    again = Browser(CardMatch())
    again.hello(saved=browser.state["save"]["text"])
    assert opponent_key(sitting_of(again)) == key
    assert match_of(again) == match_of(browser)
    for other in (browser, again):
        for _ in range(2):
            code, place = other.choices()[0]
            other.attempt(code, place)
    assert match_of(again) == match_of(browser)


@each
def test_the_round_s_arithmetic_is_under_its_name(key: str) -> None:
    browser = whole_round(against(key, more="&short=1"))
    summary, name = browser.state["summary"], choices()[key]["label"]
    assert [sheet["name"] for sheet in summary["sheets"]] == ["You", name]
    assert summary["scores"]["head"] == ["Round", "You", name]
    total = score_side(match_of(browser).position.columns[Seat.B]).total
    assert summary["sheets"][1]["total"]["value"].replace("−", "-") == str(total)


def test_camper_s_sheet_says_that_nothing_was_started_and_comes_to_0() -> None:
    sheet = whole_round(against("waiting")).state["summary"]["sheets"][1]
    assert [row["note"] for row in sheet["rows"]] == ["Not started: scores nothing."] * 4
    assert sheet["total"]["value"] == "0"
