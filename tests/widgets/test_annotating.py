"""A drawing sent by the browser: kept in the record, shown at its moment, refused in words, hidden with the hand."""

import re
from random import Random

import pytest

from expeditions_widgets.engine.cards import Seat, Variant, parse_record, start_match
from expeditions_widgets.widgets.card_match import CardMatch
from tests.play.sittings import shuffled_deck
from tests.widgets.driving import Browser, Content, dealt, sitting_of

PEOPLE = "?seed=482913&dealer=B&opponent=person"


def annotate(browser: Browser, *marks: object) -> Content:
    return browser.send({"type": "annotate", "serial": browser.state["serial"], "marks": list(marks)})


def kept(browser: Browser) -> list[str]:
    marks: list[str] = browser.table["pen"]["kept"]
    return marks


def test_a_drawing_is_kept_in_the_record_at_its_move_and_shown_again_there() -> None:
    browser = dealt()
    assert browser.table["pen"] == {"kept": [], "keeps": True}
    code = browser.table["hand"][0]["code"]
    start = [code, f"{code}~own-{code[0]}:2"]
    annotate(browser, *start)
    assert kept(browser) == start
    assert browser.state["live"] == "The record keeps this drawing: 1 mark, 1 arrow."
    browser.attempt(code, f"discard-{code[0]}")
    assert kept(browser) == []
    annotate(browser, "pile:3")
    browser.press("undo")
    assert kept(browser) == start
    browser.press("redo")
    assert kept(browser) == ["pile:3"]
    record = parse_record(browser.state["save"]["text"])
    assert record.rounds[0][-1].marks == ("pile:3",)
    assert record.notes["Marks 1"] == f"{code} {code}~A-{code[0]}:2"


def test_a_reload_loses_nothing_that_was_kept() -> None:
    browser = dealt()
    numbers = Random(5)
    for _ in range(4):
        browser.play(numbers)
    annotate(browser, "own-h", "other-hand~pile")
    again = Browser(CardMatch())
    again.hello("", browser.state["save"]["text"])
    assert kept(again) == ["own-h", "other-hand~pile"]
    again.press("undo")
    assert kept(again) == []


@pytest.mark.parametrize("marks", [["no thing"], ["own-h", ""], ["own-h~own-h"], ["own-h"] * 50, ["<own-h>"]])
def test_what_is_no_drawing_is_refused_and_leaves_what_was_kept(marks: list[str]) -> None:
    browser = dealt()
    annotate(browser, "pile")
    state = browser.send({"type": "annotate", "serial": browser.state["serial"], "marks": marks})
    assert kept(browser) == ["pile"]
    assert browser.table["message"]["kind"] == "refused"
    assert state["live"] == browser.table["message"]["text"]
    assert re.search(r"[.]$", state["live"])


def test_a_card_of_the_hidden_hand_is_refused_whichever_it_is() -> None:
    browser = dealt()
    hidden = sitting_of(browser).match.position.hands[Seat.B][0].code
    pile = sitting_of(browser).match.position.pile[0].code
    told = {annotate(browser, one)["live"].replace(one, "…") for one in (hidden, pile)}
    assert len(told) == 1
    assert kept(browser) == []


def test_an_emptied_drawing_takes_the_kept_one_away() -> None:
    browser = dealt()
    annotate(browser, "pile")
    annotate(browser)
    assert kept(browser) == []
    assert browser.state["live"] == "The record keeps no drawing here any more."
    assert "Marks" not in browser.state["save"]["text"]


def test_a_drawing_of_one_person_shows_the_other_no_card_of_the_hand() -> None:
    browser = dealt(PEOPLE)
    browser.press("ready")
    code = browser.table["hand"][0]["code"]
    browser.attempt(code, f"discard-{code[0]}")
    browser.attempt(None, "pile")
    held = browser.table["hand"][0]["code"]
    annotate(browser, "own-h", "hand~pile")
    for secret in (held, f"{held}~other-s", f"own-s~{held}:2"):
        annotate(browser, "own-h", secret)
        assert browser.table["message"]["kind"] == "refused"
        assert "it is in your hand" in browser.state["live"]
    browser.press("hand-over")
    assert "pen" not in browser.table
    annotate(browser, "pile")
    browser.press("ready")
    assert kept(browser) == ["other-h", "other-hand~pile"]
    assert sitting_of(browser).marks == ("A-h", "A-hand~pile")
    assert held not in f"{browser.state['share']} {browser.state['save']}"


def test_what_the_viewer_does_not_see_of_the_kept_marks_stays() -> None:
    browser = dealt(PEOPLE)
    browser.press("ready")
    hidden = sitting_of(browser).match.position.hands[Seat.B][0].code
    sitting_of(browser).annotate((f"{hidden}~A-h", "(look)", "B-s"))
    annotate(browser, "pile")
    assert kept(browser) == ["pile"]
    assert sitting_of(browser).marks == (f"{hidden}~A-h", "(look)", "pile")
    annotate(browser)
    assert sitting_of(browser).marks == (f"{hidden}~A-h", "(look)")


def test_a_match_whose_deck_is_written_out_has_no_record_to_keep_a_drawing_in() -> None:
    browser = Browser(CardMatch(start_match("secret", Variant(), dealer=Seat.B, decks=(shuffled_deck("x"),))))
    browser.hello()
    assert browser.table["pen"] == {"kept": [], "keeps": False}
    annotate(browser, "pile")
    assert kept(browser) == []
